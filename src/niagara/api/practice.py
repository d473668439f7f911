"""Practice and lessons: nothing is kept between requests, and every answer is the engine's."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, partial

import msgspec

from niagara.api.aside import Aside
from niagara.api.tries import Tried, Tries
from niagara.events import AnyEvent
from niagara.game import Game, IllegalMove
from niagara.hints.decisions import decisions_for
from niagara.hints.forecast import forecasts
from niagara.hints.position import deciders, position_for, turn_of
from niagara.hints.preview import preview, why_not_end
from niagara.learn.attempt import Attempt as Trial
from niagara.learn.attempt import solution
from niagara.learn.example import example
from niagara.learn.puzzles import Puzzle, by_id, daily, names, puzzles
from niagara.learn.scenes import BY_ID, SCENES, Scene
from niagara.notation.line import from_line, to_line
from niagara.notation.position import to_dict
from niagara.notation.reader import BadPosition
from niagara.protocol.http import (
    AnyPosition,
    Attempt,
    Attempted,
    ExampleGame,
    ExampleStep,
    LessonInfo,
    Lessons,
    Missed,
    Practice,
    PracticeWhy,
    Practised,
    PuzzleInfo,
    Shown,
)
from niagara.protocol.server import Because, CanoeView, Foreseen, Position, Previewed, SeatView, TurnView
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import SPACE_NAMES
from niagara.tables.refusals import Refusal, by_rule


def _game(position: AnyPosition, seat: int) -> Game:
    try:
        game = Game.from_position(position, seed=1)
    except BadPosition as problem:
        raise Refusal(400, "bad_position", str(problem), "position") from problem
    if seat >= game.players:
        raise Refusal(400, "no_such_seat", f"There is no seat {seat} at this table.", "seat")
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


def practise(data: Practice) -> Practised:
    """Play moves of one seat from any position, and the river's after them."""
    game = _game(data.position, data.seat)
    events: list[AnyEvent] = []
    try:
        for number in data.moves:
            events += game.play(data.seat, number)
    except IllegalMove as error:
        raise by_rule(error.reason) from error
    return _practised(game, data.seat, events)


def try_out(data: Practice) -> Previewed:
    """What would follow if the seat played these moves of its turn."""
    try:
        return preview(_game(data.position, data.seat), data.seat, data.moves, "")
    except IllegalMove as error:
        raise by_rule(error.reason) from error


def why(data: PracticeWhy) -> Because:
    """The rule that keeps a canoe from ending on a space; an empty code where it can."""
    game = _game(data.position, data.seat)
    if data.space not in SPACE_NAMES:
        raise Refusal(400, "no_such_space", f"There is no space {data.space!r}.", "space")
    try:
        return why_not_end(game, data.seat, CANOE_NAMES.index(data.canoe), data.space, data.moves, "")
    except IllegalMove as error:
        raise by_rule(error.reason) from error


def foresee(data: Practice) -> Foreseen:
    """What the river may do at the end of the round, as the seat can tell."""
    game = _game(data.position, data.seat)
    return Foreseen("", forecasts(game.observe(data.seat), data.seat))


async def lessons(tries: Tries) -> Lessons:
    """What there is to learn with, and how hard each puzzle has been so far."""
    tally = await tries.tally()
    return Lessons(
        scenes=tuple(LessonInfo(scene.id, scene.rule) for scene in SCENES),
        puzzles=tuple(_puzzle_info(puzzle, tally.get(puzzle.id, Tried())) for puzzle in puzzles()),
        today=daily(datetime.now(UTC).date()).id,
    )


@cache
def _canoes(position: str) -> tuple[tuple[CanoeView, CanoeView], ...]:
    """Where the canoes of each seat are, for a small picture."""
    seats = msgspec.convert(to_dict(from_line(position))["seats"], tuple[SeatView, ...])
    return tuple(seat.canoes for seat in seats)


def _puzzle_info(puzzle: Puzzle, so_far: Tried) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        grade=puzzle.grade,
        task=puzzle.task,
        gem=puzzle.gem,
        other=puzzle.other,
        victim=puzzle.victim,
        rounds=puzzle.rounds,
        name=names()[puzzle.id],
        canoes=_canoes(puzzle.position),
        tried=so_far.tried,
        solved=so_far.solved,
    )


def _scene(scene_id: str) -> Scene:
    puzzle = by_id().get(scene_id)
    scene = BY_ID.get(scene_id) if puzzle is None else puzzle.scene
    if scene is None:
        raise Refusal(404, "no_such_lesson", "There is no such lesson.")
    return scene


async def attempt(visitor: str, scene_id: str, data: Attempt, tries: Tries) -> Attempted:
    """Play a scene from its start, and judge it; the first try of a puzzle is counted."""
    attempted = judge(scene_id, data)
    if data.first:
        await tries.note(visitor, scene_id, attempted)
    return attempted


def judge(scene_id: str, data: Attempt) -> Attempted:
    """Play a scene from its start, and judge it."""
    trial = Trial(_scene(scene_id))
    told = len(data.moves) - min(data.fresh, len(data.moves))
    try:
        trial.play(data.moves[:told])
        events = trial.play(data.moves[told:])
    except IllegalMove as error:
        raise by_rule(error.reason) from error
    status, seat = trial.status, trial.scene.seat
    now = _practised(trial.game, seat, events, more=status == "open")
    miss = None if trial.miss is None else Missed(trial.miss.code, trial.miss.gem, trial.miss.space)
    return Attempted(status, seat, trial.scene.rule, now, miss)


async def show(scene_id: str, aside: Aside) -> Shown:
    """How a scene is done."""
    return Shown(await aside(partial(solution, _scene(scene_id))))


def printed_example() -> ExampleGame:
    """The printed example, to be watched."""
    shown = example()
    steps = (
        ExampleStep(
            step.id, step.events, step.phase, None if step.turn is None else msgspec.convert(step.turn, TurnView)
        )
        for step in shown.steps
    )
    return ExampleGame(msgspec.convert(shown.start, Position), tuple(steps))
