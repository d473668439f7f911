"""What a client that knows no rules is told about its choices; every answer comes from asking the engine.

Whoever asks is answered from its own view (`Game.observe`), so that no answer can depend on a card it may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from niagara.events import AnyEvent, CardRevealed, way
from niagara.game import Game
from niagara.protocol.server import Decision, Deed, LegalMove, Previewed
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
from niagara.rules.state import CHOOSE, State
from niagara.rules.why import Reason, why_not_there
from niagara.server.reach import reach_of
from niagara.server.views import Held, turn_of

DEED_COST = {"load": SITE_COST, "unload": SITE_COST, "swap": SWAP_COST, "steal": 0}


def decisions_for(game: Game, held: Held) -> tuple[Decision, ...]:
    """What the seats of an observer have to decide now, or, with a card down, may still change."""
    return tuple(decision for seat in sorted(held) if (decision := decision_of(game, seat)) is not None)


def decision_of(game: Game, seat: int, before: Decision | None = None) -> Decision | None:
    """What one seat has to decide, with everything it needs to choose well.

    `before` is the same seat's earlier choice of a card in this round: its hints hold until the cards are open.
    """
    moves = game.legal_moves(seat)
    if not moves:
        return None
    if before is not None:
        return Decision(seat, tuple(_plain(move.number) for move in moves), before.reach)
    if game.state.phase != CHOOSE:  # where canoes are and what they carry, everybody sees
        return Decision(seat, describe(game.state, seat, moves))
    return Decision(seat, describe(game.state, seat, moves), reach_of(game.observe(seat), seat))


def describe(state: State, seat: int, moves: Sequence[Move]) -> tuple[LegalMove, ...]:
    """Legal moves spelled out, by what lies open: where canoes are, what they carry, which arm is next."""
    return tuple(_describe(state, seat, move) for move in moves)


def _describe(state: State, seat: int, move: Move) -> LegalMove:
    if move.number < CANOE:
        return _plain(move.number)
    victim = move.victim
    robbed = NO_GEM if victim is None else state.cargo[victim[0]][victim[1]]
    arm = state.next_arm if move.end == LOST else LEFT  # only over the falls does the next arm show in the way
    return _canoe(seat, move.number, state.at[seat][move.canoe], state.cargo[seat][move.canoe], robbed, arm)


@lru_cache(maxsize=CANOE)
def _plain(number: int) -> LegalMove:
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


def preview(game: Game, seat: int, moves: Sequence[int], command: str) -> Previewed:
    """What would follow if a seat played these moves, as far as it can know; IllegalMove if it may not."""
    ahead = _ahead(game, seat)
    events: list[AnyEvent] = []
    for number in moves:
        events += ahead.play(seat, number)
    # What the next seat's card is, nobody knows before that seat's turn.
    known = tuple(event for event in events if not isinstance(event, CardRevealed))
    legal = describe(ahead.state, seat, ahead.legal_moves(seat))
    return Previewed(command, tuple(moves), known, turn_of(ahead.state) if legal else None, legal)


def why_not_end(game: Game, seat: int, canoe: int, space: str, moves: Sequence[int]) -> Reason | None:
    """Why a canoe cannot end on a space after these moves of its seat's turn; None if it can."""
    ahead = _ahead(game, seat)
    for number in moves:
        ahead.play(seat, number)
    return why_not_there(ahead.state, seat, canoe, SPACE_NAMES.index(space))


def _ahead(game: Game, seat: int) -> Game:
    """A game to try moves in, which knows no more than the seat does."""
    return Game(game.observe(seat), river="waits")
