"""Analysis: of finished games only, and of positions that somebody sets up."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Protocol

from niagara.analysis import QUICK, Answer, Evaluation, Question, Weighed
from niagara.analysis.plans import list_plans, plan_text, seen_by
from niagara.analysis.report import SHOWN, grade_of
from niagara.analysis.story import Made, Story
from niagara.api.aside import Aside
from niagara.game import Game, IllegalMove
from niagara.notation.reader import BadPosition
from niagara.protocol.analysis import Candidate, Evaluate, Evaluated, LineStep, Tried, Try
from niagara.rules.state import State
from niagara.tables.live import LiveTable
from niagara.tables.refusals import Refusal, by_rule, need_game


class Analyst(Protocol):
    """Where analysis is worked out."""

    async def answer(self, question: Question) -> Answer:
        """What a question of an analysis comes to."""
        ...

    async def evaluate(self, state: State, seat: int | None) -> Evaluation:
        """A position looked at."""
        ...


def finished(room: LiveTable) -> Game:
    """The game of a table, if it is over: until then it holds secrets (R3.3)."""
    log = need_game(room.log)
    if room.table.status != "over":
        raise Refusal(403, "still_playing", "A game can be analysed when it is over.")
    return log.game.copy()


async def attempt(game: Game, wanted: Try, analyst: Analyst, aside: Aside) -> Tried:
    """How other moves would have done in a decision of a finished game."""
    made, state = await aside(partial(_decision, game, wanted))
    weighed = plans_of(await analyst.answer(Question(replace(made, moves=wanted.moves), state, QUICK)))
    mine = next(found for found in weighed if wanted.moves in found.plan.ways)
    played = next(found for found in weighed if made.moves in found.plan.ways)
    grade = grade_of(mine.behind, mine.error, len(weighed))
    return Tried(plan_text(wanted.moves), mine.value, played.value, _told(weighed), mine.behind, grade)


def plans_of(found: Answer) -> list[Weighed]:
    """The plans of a decision that was weighed, best first."""
    assert isinstance(found, list), "a decision is answered with its plans"
    return found


def _decision(game: Game, wanted: Try) -> tuple[Made, State]:
    """The decision that is meant, and the position it was made in; a problem if the moves are none for it."""
    story = Story(game)
    asked = (wanted.before, wanted.seat)
    made = next((made for made in story.decisions if (made.before, made.seat) == asked), None)
    if made is None:
        raise Refusal(404, "no_such_decision", "This seat had nothing to decide there.", "before")
    state = story.states[made.before]
    if not any(wanted.moves in plan.ways for plan in list_plans(seen_by(state, made.seat), made.seat)):
        raise _why_not(state, made.seat, wanted.moves)
    return made, state


def _why_not(state: State, seat: int, moves: tuple[int, ...]) -> Refusal:
    """Why moves are not a whole decision: a rule stands in the way, or some are missing."""
    game = Game(state, river="waits")
    try:
        for number in moves:
            game.play(seat, number)
    except IllegalMove as illegal:
        return by_rule(illegal.reason)
    return Refusal(422, "unfinished_turn", "These moves do not make a whole turn.", "moves")


def _told(weighed: list[Weighed] | tuple[Weighed, ...]) -> tuple[Candidate, ...]:
    return tuple(Candidate(found.text, found.plan.moves, found.value) for found in weighed[:SHOWN])


async def look_at_position(wanted: Evaluate, analyst: Analyst) -> Evaluated:
    """Each seat's chance in a position, the best moves, and how it may go on."""
    try:
        state = Game.from_position(wanted.position, seed=1).state
    except BadPosition as problem:
        raise Refusal(400, "bad_position", str(problem), "position") from problem
    if wanted.seat is not None and wanted.seat >= state.players:
        raise Refusal(400, "no_such_seat", f"There is no seat {wanted.seat} at this table.", "seat")
    try:
        found = await analyst.evaluate(state, wanted.seat)
    except ValueError as problem:
        raise Refusal(400, "not_your_turn", str(problem), "seat") from problem
    line = tuple(LineStep(step.seat, step.text) for step in found.line)
    return Evaluated(found.chances, found.seat, _told(found.plans), line)
