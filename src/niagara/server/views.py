"""What one observer is shown: positions, updates and tables, each built from what that observer may know.

An observer is the set of seats that a session holds: none for a spectator, several for a device that is handed round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from niagara.events import AnyEvent
from niagara.game import Game
from niagara.protocol.server import Outcome, Position, TurnView, UpdateHead
from niagara.rules.actions import Move
from niagara.rules.board import CANOES
from niagara.rules.state import BUY_BACK, TURNS, State
from niagara.server.connection import encode

Held = frozenset[int]
SPECTATING: Held = frozenset()
NONE = b"[]"


@dataclass(frozen=True, slots=True)
class Step:
    """One recorded move and what followed, written once: as everybody may see it, and as its own seat does."""

    seq: int
    seat: int
    public: bytes
    own: bytes


def make_step(seq: int, seat: int, move: Move, events: Sequence[AnyEvent], game: Game) -> Step:
    """What is to be told of a move, given the game after it."""
    secret = move.kind == "card" and not game.state.revealed[seat]
    told = tuple(events), deciders(game), turn_of(game.state)
    own = encode(UpdateHead(seq, seat, str(move), *told))
    return Step(seq, seat, encode(UpdateHead(seq, seat, "", *told)) if secret else own, own)


def deciders(game: Game) -> tuple[int, ...]:
    """The seats that have to decide; the river is none."""
    return tuple(seat for seat in game.to_decide if seat < game.players)


def update_for(step: Step, held: Held, decisions: bytes = NONE, clocks: bytes = NONE) -> bytes:
    """A step as an observer may see it, as it goes over the wire, with what is to be decided now."""
    head = step.own if step.seat in held else step.public
    return head[:-1] + b',"decisions":' + decisions + b',"clocks":' + clocks + b"}"


def listed(items: Iterable[bytes]) -> bytes:
    """A JSON list of what is JSON already."""
    return b"[" + b",".join(items) + b"]"


def position_for(game: Game, held: Held) -> Position:
    """The position as an observer may see it: as a spectator, and each own seat as that seat sees itself."""
    position = game.view(None)
    for seat in held:
        position["seats"][seat] = game.view(seat)["seats"][seat]
    return msgspec.convert(position, Position)


def turn_of(state: State) -> TurnView | None:
    """Whose turn it is, as in the position, without making all of that."""
    if state.phase == TURNS:
        return TurnView(state.seat, _canoes(state.must), _canoes(state.may), bool(state.done))
    return TurnView(state.seat) if state.phase == BUY_BACK else None


def _canoes(mask: int) -> tuple[int, ...]:
    return tuple(canoe for canoe in range(CANOES) if mask & (1 << canoe))


def outcome_of(game: Game) -> Outcome | None:
    """Who won, once the game is over."""
    outcome = game.outcome
    return None if outcome is None else Outcome(outcome.winners, outcome.goals)
