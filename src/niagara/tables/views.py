"""Updates: what one observer is told of a recorded move, built from what that observer may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from niagara.events import AnyEvent, CardChosen
from niagara.game import Game
from niagara.hints.position import Held, deciders, phase_of, turn_of
from niagara.protocol.encoding import encode
from niagara.protocol.server import Clock, ReadyUpdate, TurnView
from niagara.rules.actions import Move
from niagara.rules.board import CARD_NAMES
from niagara.rules.state import PhaseName


class Told(msgspec.Struct, frozen=True):
    """A move and its events, written once for all who may see the same of them."""

    text: str
    events: msgspec.Raw


class Step(msgspec.Struct, frozen=True):
    """One recorded move and what followed: as everybody may see it, and as its own seat does."""

    seq: int
    seat: int
    public: Told
    own: Told
    to_decide: tuple[int, ...]
    phase: PhaseName
    turn: TurnView | None


def make_step(seq: int, seat: int, move: Move, events: Sequence[AnyEvent], game: Game) -> Step:
    """What is to be told of a move, given the game after it."""
    state = game.state
    if move.kind == "card" and not state.revealed[seat]:
        named = CardChosen(seat, CARD_NAMES[move.card])
        own = _told(str(move), [named if isinstance(event, CardChosen) else event for event in events])
        public = _told("", events)
    else:
        own = public = _told(str(move), events)
    return Step(seq, seat, public, own, deciders(game), phase_of(state), turn_of(state))


def is_private(step: Step) -> bool:
    """Whether its own seat is told more of a step than the others."""
    return step.own is not step.public


def _told(text: str, events: Sequence[AnyEvent]) -> Told:
    return Told(text, msgspec.Raw(encode(events)))


def update_for(
    step: Step, held: Held, decisions: tuple[msgspec.Raw, ...] = (), clocks: tuple[Clock, ...] = ()
) -> bytes:
    """A step as an observer may see it, as it goes over the wire, with what is to be decided now."""
    told = step.own if step.seat in held else step.public
    return encode(
        ReadyUpdate(
            step.seq, step.seat, told.text, told.events, step.to_decide, step.phase, step.turn, decisions, clocks
        )
    )
