"""Analysis over HTTP: of finished games only, and of positions that somebody sets up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import cast

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from niagara.analysis import QUICK, Evaluation, Question, Weighed, answer, evaluate
from niagara.analysis.plans import list_plans, plan_text, seen_by
from niagara.analysis.report import SHOWN, grade_of
from niagara.analysis.story import Made, Story
from niagara.game import Game, IllegalMove
from niagara.notation.reader import BadPosition
from niagara.protocol.analysis import (
    Analyse,
    Analysis,
    Candidate,
    Depth,
    Evaluate,
    Evaluated,
    LineStep,
    Tried,
    Try,
)
from niagara.rules.state import State
from niagara.server.analysts import Analysts
from niagara.server.api import AnyRequest, house_of, same_site_changes
from niagara.server.practice import NotAllowed
from niagara.server.problems import TableProblem
from niagara.server.room import Room

RATE, BURST = 0.2, 12.0  # games a second to be analysed for one address, and how many at once
TRY_RATE, TRY_BURST = 2.0, 20.0  # the same for single positions


def _analysts(request: AnyRequest) -> Analysts:
    analysts: Analysts = request.app.state.analysts
    return analysts


async def not_too_many(request: AnyRequest) -> None:
    """Refuse one address that has game after game analysed."""
    await same_site_changes(request)
    if not request.app.state.analyses.take(request.client.host if request.client else ""):
        raise TableProblem(429, "slow_down", "That is a lot of analysis; please wait a moment.")


async def not_too_often(request: AnyRequest) -> None:
    """Refuse one address that asks for position after position without pause."""
    await same_site_changes(request)
    if not request.app.state.tries.take(request.client.host if request.client else ""):
        raise TableProblem(429, "slow_down", "That is a lot of analysis; please wait a moment.")


def finished(room: Room) -> Game:
    """The game of a table, if it is over: until then it holds secrets (R3.3)."""
    if room.ledger is None:
        raise TableProblem(409, "not_playing", "No game has been played at this table yet.")
    if room.table.status != "over":
        raise TableProblem(403, "still_playing", "A game can be analysed when it is over.")
    return room.ledger.game.copy()


@post("/api/tables/{table_id:str}/analysis", status_code=200, before_request=not_too_many)
async def begin(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Analyse]) -> Analysis:
    """Have a finished game analysed; asked again, what is known by now."""
    async with house_of(request).room(table_id) as room:
        game = finished(room)
    return await _analysts(request).begin(table_id, game, data.depth)


@get("/api/tables/{table_id:str}/analysis")
async def look(request: AnyRequest, table_id: FromPath[str], depth: FromQuery[Depth] = "quick") -> Analysis:
    """What is known by now of a finished game."""
    async with house_of(request).room(table_id) as room:
        finished(room)
    return await _analysts(request).look(table_id, depth)


@post("/api/tables/{table_id:str}/analysis/try", status_code=200, before_request=not_too_often)
async def attempt(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Try]) -> Tried:
    """How other moves would have done in a decision of a finished game."""
    async with house_of(request).room(table_id) as room:
        game = finished(room)
    made, state = await asyncio.to_thread(_decision, game, data)
    question = Question(replace(made, moves=data.moves), state, QUICK)
    weighed = cast(list[Weighed], await _analysts(request).ask(answer, question))
    mine = next(found for found in weighed if data.moves in found.plan.ways)
    played = next(found for found in weighed if made.moves in found.plan.ways)
    grade = grade_of(mine.behind, mine.error, len(weighed))
    return Tried(plan_text(data.moves), mine.value, played.value, _told(weighed), mine.behind, grade)


def _decision(game: Game, wanted: Try) -> tuple[Made, State]:
    """The decision that is meant, and the position it was made in; a problem if the moves are none for it."""
    story = Story(game)
    asked = (wanted.before, wanted.seat)
    made = next((made for made in story.decisions if (made.before, made.seat) == asked), None)
    if made is None:
        raise TableProblem(404, "no_such_decision", "This seat had nothing to decide there.", "before")
    state = story.states[made.before]
    if not any(wanted.moves in plan.ways for plan in list_plans(seen_by(state, made.seat), made.seat)):
        raise _why_not(state, made.seat, wanted.moves)
    return made, state


def _why_not(state: State, seat: int, moves: tuple[int, ...]) -> TableProblem:
    """Why moves are not a whole decision: a rule stands in the way, or some are missing."""
    game = Game(state, river="waits")
    try:
        for number in moves:
            game.play(seat, number)
    except IllegalMove as illegal:
        return NotAllowed(illegal.reason)
    return TableProblem(422, "unfinished_turn", "These moves do not make a whole turn.", "moves")


def _told(weighed: list[Weighed] | tuple[Weighed, ...]) -> tuple[Candidate, ...]:
    return tuple(Candidate(found.text, found.plan.moves, found.value) for found in weighed[:SHOWN])


@post("/api/evaluate", status_code=200, before_request=not_too_often)
async def look_at_position(request: AnyRequest, data: JSONBody[Evaluate]) -> Evaluated:
    """Each seat's chance in a position, the best moves, and how it may go on."""
    try:
        state = Game.from_position(data.position, seed=1).state
    except BadPosition as problem:
        raise TableProblem(400, "bad_position", str(problem), "position") from problem
    if data.seat is not None and data.seat >= state.players:
        raise TableProblem(400, "no_such_seat", f"There is no seat {data.seat} at this table.", "seat")
    try:
        found: Evaluation = await _analysts(request).ask(evaluate, state, data.seat)
    except ValueError as problem:
        raise TableProblem(400, "not_your_turn", str(problem), "seat") from problem
    line = tuple(LineStep(step.seat, step.text) for step in found.line)
    return Evaluated(found.chances, found.seat, _told(found.plans), line)


HANDLERS = [begin, look, attempt, look_at_position]
