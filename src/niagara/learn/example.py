"""The three printed rounds of five seats (example E9), step by step, for watching."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from niagara.events import AnyEvent
from niagara.game import Game
from niagara.notation.position import PositionDict, TurnDict
from niagara.record import read_record
from niagara.rules.board import RIVER
from niagara.rules.state import CHOOSE, FLOW, PHASE_NAMES, TURNS, PhaseName

RECORD = """[Niagara "1"]
[Players "5"]
[Result "unfinished"]

1.  river first 0, arm L
    cards 6 C 5 1 4
    0 a >4 +C
    1 weather +
    2 a >3 +P
    3 a >1
    4 a >4
    river flow
2.  cards 5 1 6 5 3
    1 a >1
    2 a ~Y >3, b >4 +C
    3 a +P >J, b >3 +P
    4 a >3 x2a, b >3
    0 a - >3 x3b, done
    river flow
3.  cards C 5 4 2 5
    2 b ~B stay, a +Y >3
    3 b >3 x2a, a >2
    4 a >6L ~B, b +Y >2
    0 weather +
    1 a +P >J, done
    river flow
"""


@dataclass(frozen=True, slots=True)
class Step:
    """What is shown at once: everybody's choice of a card, one seat's turn, or the river. Named `2-cards`, `2-4`, …"""

    id: str
    events: tuple[AnyEvent, ...]
    phase: PhaseName
    turn: TurnDict | None


@dataclass(frozen=True, slots=True)
class Example:
    """Where the example begins, as anyone at the table sees it, and its steps."""

    start: PositionDict
    steps: tuple[Step, ...]


@cache
def example() -> Example:
    """The example, replayed by the engine."""
    history = read_record(RECORD).game.history
    game = Game.new(players=5, river="waits")
    steps: list[Step] = []
    name = ""
    events: list[AnyEvent] = []
    start = game.view(None)
    for seat, move in history:
        phase = game.state.phase
        if phase not in (CHOOSE, TURNS, FLOW):  # who begins and which arm: before the first step
            game.play(seat, move)
            start = game.view(None)
            continue
        part = "river" if seat == RIVER else "cards" if phase == CHOOSE else str(seat)
        now = f"{game.state.round}-{part}"
        if name not in ("", now):
            steps.append(Step(name, tuple(events), PHASE_NAMES[game.state.phase], game.position().get("turn")))
            events = []
        name = now
        events += game.play(seat, move)
    steps.append(Step(name, tuple(events), PHASE_NAMES[game.state.phase], game.position().get("turn")))
    return Example(start, tuple(steps))
