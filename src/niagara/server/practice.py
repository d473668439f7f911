"""Practice and lessons over HTTP: nothing is kept between requests, and every answer is the engine's."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from niagara.events import AnyEvent
from niagara.game import Game, IllegalMove
from niagara.learn.attempt import Attempt as Trial
from niagara.learn.example import example
from niagara.learn.puzzles import by_id, daily, puzzles
from niagara.learn.scenes import BY_ID, SCENES, Scene
from niagara.notation.line import to_line
from niagara.notation.reader import BadPosition
from niagara.protocol.http import (
    AnyPosition,
    Attempt,
    Attempted,
    ExampleGame,
    ExampleStep,
    LessonInfo,
    Lessons,
    Practice,
    PracticeWhy,
    Practised,
    Problem,
    PuzzleInfo,
)
from niagara.protocol.server import Because, Position, Previewed, TurnView
from niagara.rules.board import SPACE_NAMES
from niagara.rules.why import Reason
from niagara.server.advice import decisions_for, preview, why_not_end
from niagara.server.api import same_site_changes
from niagara.server.problems import TableProblem
from niagara.server.views import deciders, position_for, turn_of

RATE, BURST = 15.0, 60.0  # requests a second from one address, and how many may come at once
AnyRequest = Request[Any, Any, Any]


class NotAllowed(TableProblem):
    """A rule stands in the way."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(422, reason.code, reason.text)
        self.problem = Problem(reason.code, reason.text, "moves", reason.rule, reason.params)


async def not_too_often(request: AnyRequest) -> None:
    """Refuse one address that asks without pause: trying moves costs the engine's time."""
    await same_site_changes(request)
    if not request.app.state.practice.take(request.client.host if request.client else ""):
        raise TableProblem(429, "slow_down", "That is a lot of practice; please wait a moment.")


def _game(position: AnyPosition, seat: int) -> Game:
    try:
        game = Game.from_position(position, seed=1)
    except BadPosition as problem:
        raise TableProblem(400, "bad_position", str(problem), "position") from problem
    if seat >= game.players:
        raise TableProblem(400, "no_such_seat", f"There is no seat {seat} at this table.", "seat")
    return game


def _practised(game: Game, seat: int, events: list[AnyEvent], *, more: bool = True) -> Practised:
    """What there is to tell of a game; with `more` off nothing is left to decide."""
    asked = deciders(game) if more else ()
    return Practised(
        position=to_line(game.state),
        view=position_for(game, frozenset({seat})),
        events=tuple(events),
        to_decide=asked,
        turn=turn_of(game.state),
        decisions=decisions_for(game, frozenset(asked)),
    )


@post("/api/practice", status_code=200, before_request=not_too_often)
async def practise(data: JSONBody[Practice]) -> Practised:
    """Play moves of one seat from any position, and the river's after them."""
    game = _game(data.position, data.seat)
    events: list[AnyEvent] = []
    try:
        for number in data.moves:
            events += game.play(data.seat, number)
    except IllegalMove as illegal:
        raise NotAllowed(illegal.reason) from illegal
    return _practised(game, data.seat, events)


@post("/api/practice/preview", status_code=200, before_request=not_too_often)
async def try_out(data: JSONBody[Practice]) -> Previewed:
    """What would follow if the seat played these moves of its turn."""
    try:
        return preview(_game(data.position, data.seat), data.seat, data.moves, "")
    except IllegalMove as illegal:
        raise NotAllowed(illegal.reason) from illegal


@post("/api/practice/why", status_code=200, before_request=not_too_often)
async def why(data: JSONBody[PracticeWhy]) -> Because:
    """The rule that keeps a canoe from ending on a space; an empty code where it can."""
    game = _game(data.position, data.seat)
    if data.space not in SPACE_NAMES:
        raise TableProblem(400, "no_such_space", f"There is no space {data.space!r}.", "space")
    try:
        reason = why_not_end(game, data.seat, "ab".index(data.canoe), data.space, data.moves)
    except IllegalMove as illegal:
        raise NotAllowed(illegal.reason) from illegal
    if reason is None:
        return Because("", "", "", "")
    return Because("", reason.code, reason.rule, reason.text, reason.params)


@get("/api/learn")
async def lessons() -> Lessons:
    """What there is to learn with."""
    return Lessons(
        scenes=tuple(LessonInfo(scene.id, scene.rule) for scene in SCENES),
        puzzles=tuple(
            PuzzleInfo(puzzle.id, puzzle.grade, puzzle.task, puzzle.gem, puzzle.other, puzzle.victim, puzzle.rounds)
            for puzzle in puzzles()
        ),
        today=daily(datetime.now(UTC).date()).id,
    )


def _scene(scene_id: str) -> Scene:
    puzzle = by_id().get(scene_id)
    scene = BY_ID.get(scene_id) if puzzle is None else puzzle.scene
    if scene is None:
        raise TableProblem(404, "no_such_lesson", "There is no such lesson.")
    return scene


@post("/api/learn/scenes/{scene_id:str}", status_code=200, before_request=not_too_often)
async def attempt(scene_id: FromPath[str], data: JSONBody[Attempt]) -> Attempted:
    """Play a scene from its start, and judge it."""
    trial = Trial(_scene(scene_id))
    told = len(data.moves) - min(data.fresh, len(data.moves))
    try:
        trial.play(data.moves[:told])
        events = trial.play(data.moves[told:])
    except IllegalMove as illegal:
        raise NotAllowed(illegal.reason) from illegal
    status, seat = trial.status, trial.scene.seat
    now = _practised(trial.game, seat, events, more=status == "open")
    return Attempted(status, seat, trial.scene.rule, now)


@get("/api/learn/example")
async def printed_example() -> ExampleGame:
    """The printed example, to be watched."""
    shown = example()
    steps = (
        ExampleStep(step.id, step.events, None if step.turn is None else msgspec.convert(step.turn, TurnView))
        for step in shown.steps
    )
    return ExampleGame(msgspec.convert(shown.start, Position), tuple(steps))


HANDLERS = [practise, try_out, why, lessons, attempt, printed_example]
