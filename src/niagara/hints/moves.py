"""Legal moves spelled out for a client that knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from niagara.events import way
from niagara.protocol.server import Deed, LegalMove
from niagara.rules.actions import (
    CANOE,
    LOAD_AFTER,
    LOAD_BEFORE,
    NOTHING,
    STAY,
    UNLOAD_BEFORE,
    UNLOAD_STEAL,
    WEATHER_UP,
    Move,
    canoe_id,
)
from niagara.rules.board import CARD_NAMES, GEM_LETTERS, LEFT, LOST, NO_GEM, SITE_COST, SPACE_NAMES, SWAP_COST
from niagara.rules.state import State

DEED_COST = {"load": SITE_COST, "unload": SITE_COST, "swap": SWAP_COST, "steal": 0}


def spell_out(state: State, seat: int, moves: Sequence[Move]) -> tuple[LegalMove, ...]:
    """Legal moves spelled out, by what lies open: where canoes are, what they carry, which arm is next."""
    return tuple(_spell(state, seat, move) for move in moves)


def _spell(state: State, seat: int, move: Move) -> LegalMove:
    if move.number < CANOE:
        return plain(move.number)
    victim = move.victim
    robbed = NO_GEM if victim is None else state.cargo[victim[0]][victim[1]]
    arm = state.next_arm if move.end == LOST else LEFT  # only over the falls does the next arm show in the way
    return _canoe(seat, move.number, state.at[seat][move.canoe], state.cargo[seat][move.canoe], robbed, arm)


@lru_cache(maxsize=CANOE)
def plain(number: int) -> LegalMove:
    """A move that is no canoe's."""
    move = Move(number)
    text = str(move)
    match move.kind:
        case "card":
            return LegalMove(number, text, "card", card=CARD_NAMES[move.card])
        case "weather":
            return LegalMove(number, text, "weather", weather=1 if number == WEATHER_UP else -1)
        case "buy":
            return LegalMove(number, text, "buy", gem=GEM_LETTERS[move.gem])
    return LegalMove(number, text, "done")


@lru_cache(maxsize=16384)
def _canoe(seat: int, number: int, start: int, cargo: int, robbed: int, next_arm: int) -> LegalMove:
    """A canoe's move from where it is, with what is on board there and on the canoe it robs."""
    move = Move(number)
    path = (SPACE_NAMES[start],) if move.end == STAY else way(start, move.end, next_arm)
    before, after = _deeds(move, _letter(cargo), _letter(robbed))
    points = len(path) - 1 + sum(DEED_COST[deed.do] for deed in (before, after) if deed)
    canoe = canoe_id(seat, move.canoe)
    return LegalMove(number, str(move), "canoe", canoe=canoe, path=path, before=before, after=after, points=points)


def _deeds(move: Move, aboard: str, robbed: str) -> tuple[Deed | None, Deed | None]:
    """What a canoe does before its first step and after its last."""
    deed = move.deed
    gem = _letter(move.gem)
    if move.victim is not None:
        theft = Deed("steal", robbed, canoe_id(*move.victim))
        return (Deed("unload", aboard), theft) if deed >= UNLOAD_STEAL else (None, theft)
    if deed == NOTHING:
        return None, None
    first = deed if deed < LOAD_AFTER else deed - LOAD_AFTER + LOAD_BEFORE  # both ends list their deeds alike
    if first < UNLOAD_BEFORE:
        done = Deed("load", gem)
    else:
        done = Deed("unload", aboard) if first == UNLOAD_BEFORE else Deed("swap", gem)
    return (done, None) if deed < LOAD_AFTER else (None, done)


def _letter(gem: int) -> str:
    return "" if gem == NO_GEM else GEM_LETTERS[gem]
