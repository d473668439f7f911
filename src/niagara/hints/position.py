"""A position as one observer may see it, and who acts in it.

An observer is the set of seats that a session holds: none for a spectator, several for a device that is handed round.
"""

from __future__ import annotations

import msgspec

from niagara.game import Game
from niagara.protocol.server import Outcome, Position, TurnView
from niagara.rules.board import CANOES
from niagara.rules.state import BUY_BACK, PHASE_NAMES, TURNS, PhaseName, State

Held = frozenset[int]
SPECTATING: Held = frozenset()


def deciders(game: Game) -> tuple[int, ...]:
    """The seats that have to decide; the river is none."""
    return tuple(seat for seat in game.to_decide if seat < game.players)


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


def phase_of(state: State) -> PhaseName:
    """Which part of a round it is."""
    return PHASE_NAMES[state.phase]


def _canoes(mask: int) -> tuple[int, ...]:
    return tuple(canoe for canoe in range(CANOES) if mask & (1 << canoe))


def outcome_of(game: Game) -> Outcome | None:
    """Who won, once the game is over."""
    outcome = game.outcome
    return None if outcome is None else Outcome(outcome.winners, outcome.goals)
