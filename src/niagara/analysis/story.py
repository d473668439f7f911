"""A game as analysis reads it: its decisions, the moments at which somebody's chance changed, and why it did."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from niagara.events import AnyEvent, read_events
from niagara.game import Game
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY, RIVER
from niagara.rules.legal import decider
from niagara.rules.options import FORK_ALTERNATE
from niagara.rules.state import BUY_BACK, CHOOSE, FLOW, TURNS, State

Kind = Literal["buy", "card", "turn"]
Cause = Literal["decision", "secret", "river"]


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that was made after `before` moves; `seq` is the number of its last move."""

    before: int
    seq: int
    round: int
    seat: int
    kind: Kind
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """A moment to ask for everybody's chances: after `seq` moves, and, if not `reveal`, before a card is laid open."""

    seq: int
    reveal: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """What lies between two looks; `seat` made it, NOBODY for the river."""

    before: Look
    after: Look
    cause: Cause
    seat: int


class Story:
    """All of that for one game, finished or not."""

    def __init__(self, game: Game) -> None:
        self.players = game.players
        self.states = [game.start.copy()]
        self.events: list[list[AnyEvent]] = [[]]  # of every move, by its number
        for seat, move in game.history:
            state = self.states[-1].copy()
            apply(state, seat, move.number)
            self.events.append(read_events(self.states[-1], seat, move.number, state))
            self.states.append(state)
        self.moves = [(seat, move.number) for seat, move in game.history]
        self.decisions = self._decisions()
        self.steps = self._steps()
        self.looks = list(dict.fromkeys(look for step in self.steps for look in (step.before, step.after)))

    @property
    def last(self) -> State:
        """Where the game stands."""
        return self.states[-1]

    def _decisions(self) -> list[Made]:
        """Every decision that was completed, in the order of their last moves."""
        made: list[Made] = []
        at = 0
        while at < len(self.moves):
            state, seat = self.states[at], self.moves[at][0]
            end = at + 1
            if state.phase == CHOOSE:
                while end < len(self.moves) and self.states[end].phase == CHOOSE:
                    end += 1
                if self.states[end].phase == TURNS:
                    made += self._cards(at, end)
            elif seat != RIVER:
                while end < len(self.moves) and self._goes_on(at, end):
                    end += 1
                if not self._goes_on(at, end):
                    kind: Kind = "buy" if state.phase == BUY_BACK else "turn"
                    moves = tuple(number for _, number in self.moves[at:end])
                    made.append(Made(at, end, state.round, seat, kind, moves))
            at = end
        return made

    def _cards(self, start: int, end: int) -> list[Made]:
        """The last choice of each seat between two numbers: a card may be changed until all have chosen (R4.4)."""
        chosen = {self.moves[at][0]: at for at in range(start, end)}
        number = self.states[start].round
        return [
            Made(start, at + 1, number, seat, "card", (self.moves[at][1],))
            for seat, at in sorted(chosen.items(), key=lambda item: item[1])
        ]

    def _goes_on(self, start: int, at: int) -> bool:
        """Whether the turn, or the buying, that began at `start` is still the same seat's at `at`."""
        before, now = self.states[start], self.states[at]
        same = before.phase == now.phase and before.round == now.round
        return same and decider(now) == decider(before)

    def _steps(self) -> list[Step]:
        """All changes of what everybody knows, from the start to where the game stands."""
        looks: list[tuple[Look, Cause, int]] = [(Look(0), "river", NOBODY)]
        for made in [*self.decisions, *self._river()]:
            if made.kind != "card":
                looks += self._after(made)
            elif self.states[made.seq].phase == TURNS:  # the last card: the first seat lays its own open
                looks.append((Look(made.seq), "secret", self.states[made.seq].seat))
        looks.sort(key=lambda found: (found[0].seq, found[0].reveal))
        return [Step(before, after, cause, seat) for (before, _, _), (after, cause, seat) in pairwise(looks)]

    def _after(self, made: Made) -> list[tuple[Look, Cause, int]]:
        """What there is to see after a decision, or a draw of the river's."""
        state = self.states[made.seq]
        if made.seat == RIVER:
            return [(Look(made.seq), "river", NOBODY)]
        if made.kind == "turn" and state.phase == TURNS:
            return [(Look(made.seq, reveal=False), "decision", made.seat), (Look(made.seq), "secret", state.seat)]
        if state.phase == FLOW and state.fork == FORK_ALTERNATE and made.seq < len(self.moves):
            return [(Look(made.seq + 1), "decision", made.seat)]  # where the river will carry all is known
        return [(Look(made.seq), "decision", made.seat)]

    def _river(self) -> list[Made]:
        """The river's moves that nobody could foresee: its draws (R2.2, R9.1)."""
        drawn = []
        for at, (seat, number) in enumerate(self.moves):
            state = self.states[at]
            if seat == RIVER and not (state.phase == FLOW and state.fork == FORK_ALTERNATE):
                drawn.append(Made(at, at + 1, state.round, RIVER, "turn", (number,)))
        return drawn
