"""Any position looked at: everybody's chances, the best moves of the seat that decides, and how it may go on."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.analysis.plans import plan_text, seen_by
from niagara.analysis.weighing import foresee_steps, native_engine, weigh_steps
from niagara.analysis.worth import QUICK, Effort, Weighed
from niagara.calls import Engine, Steps, carry_out
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY, RIVER, SPECTATOR
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.state import CHOOSE, State

LINE_PLAYOUTS = 1_500  # for one decision of the line
LINE_ROUNDS = 1  # further rounds that the line tells, after the one it begins in


@dataclass(frozen=True, slots=True)
class LineStep:
    """One step of the best line: the moves of a seat, or of the river (NOBODY)."""

    seat: int
    moves: tuple[int, ...]

    @property
    def text(self) -> str:
        """The moves in notation."""
        return plan_text(self.moves)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Everybody's chances as a spectator sees them; the plans of `seat`, best first; the line if all play their best.

    `seat` is NOBODY, and there are no plans, where the game is over or the river moves next.
    """

    chances: tuple[float, ...]
    seat: int
    plans: tuple[Weighed, ...]
    line: tuple[LineStep, ...]


def evaluate_steps(state: State, seat: int | None = None, effort: Effort = QUICK) -> Steps[Evaluation]:
    """Look at a full position (no view of one): for the seat that decides next, or, while cards are chosen, for any."""
    decides = _seat_to_ask(state, seat)
    plans: list[Weighed] = []
    if decides != NOBODY:
        plans = yield from weigh_steps(state, decides, playouts=effort.playouts)
    chances = yield from foresee_steps(state, effort.draws)
    line = yield from line_steps(state)
    return Evaluation(chances, decides, tuple(plans), line)


def evaluate(state: State, seat: int | None = None, effort: Effort = QUICK, engine: Engine | None = None) -> Evaluation:
    """`evaluate_steps`, carried out."""
    return carry_out(evaluate_steps(state, seat, effort), engine or native_engine())


def _seat_to_ask(state: State, seat: int | None) -> int:
    """The seat whose moves are asked for; ValueError if it has nothing to decide."""
    next_seat = decider(state)
    if state.phase == CHOOSE:
        if seat is not None and not 0 <= seat < state.players:
            raise ValueError(f"seat: {seat}, but there are seats 0 to {state.players - 1}")
        first = state.first if next_seat == NOBODY else next_seat
        return first if seat is None else seat
    if next_seat in (RIVER, NOBODY):
        return NOBODY
    if seat not in (None, next_seat):
        raise ValueError(f"seat: it is seat {next_seat} that decides, not {seat}")
    return next_seat


def line_steps(state: State, rounds: int = LINE_ROUNDS) -> Steps[tuple[LineStep, ...]]:
    """How the game goes on if every seat makes what seems best to it, up to the end of a later round.

    Each seat decides from what it may know, and chooses its card anew; draws of the river fall on what comes first.
    """
    state = seen_by(state, SPECTATOR) if state.phase == CHOOSE else state.copy()
    steps: list[LineStep] = []
    last = state.round + rounds
    moves = [0] * MOST_LEGAL
    while state.round <= last:
        seat = decider(state)
        if seat == NOBODY:
            break
        if seat == RIVER:
            plan = tuple(moves[: min(1, legal(state, seat, moves))])
        else:
            weighed = yield from weigh_steps(state, seat, playouts=LINE_PLAYOUTS)
            plan = weighed[0].plan.moves
        for number in plan:
            apply(state, seat, number)
        steps.append(LineStep(NOBODY if seat == RIVER else seat, plan))
    return tuple(steps)


def best_line(state: State, rounds: int = LINE_ROUNDS, engine: Engine | None = None) -> tuple[LineStep, ...]:
    """`line_steps`, carried out."""
    return carry_out(line_steps(state, rounds), engine or native_engine())
