"""A game under study: the questions that have to be asked, and the analysis as far as they are answered.

Every question can be answered by itself, anywhere: by this machine's threads, by other processes, by another engine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from niagara.analysis.moments import find_moments
from niagara.analysis.report import Analysis, Chances, list_judged, list_points, list_swings, report_seat
from niagara.analysis.story import Look, Made, Story
from niagara.analysis.weighing import foresee_steps, native_engine, weigh_steps
from niagara.analysis.worth import EFFORTS, Effort, Weighed
from niagara.calls import Engine, Steps, carry_out
from niagara.game import Game
from niagara.record import Record
from niagara.rules.state import State

Answer = Chances | list[Weighed]
PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to work out: the chances at a moment, or the worth of everything that a seat could have decided."""

    about: Look | Made
    state: State
    effort: Effort

    def steps(self) -> Steps[Answer]:
        """Work it out, call by call."""
        if isinstance(self.about, Look):
            return (yield from foresee_steps(self.state, self.effort.draws, reveal=self.about.reveal))
        return (yield from weigh_steps(self.state, self.about.seat, self.about.moves, self.effort.playouts))

    def answer(self, engine: Engine | None = None) -> Answer:
        """Work it out at once; this takes from a few thousandths of a second to some seconds."""
        return carry_out(self.steps(), engine or native_engine())


def answer(question: Question) -> Answer:
    """Answer a question, in a function that another process can be sent."""
    return question.answer()


@cache
def engine_name() -> str:
    """A name for all that an analysis hangs on, so that one made by an older engine can be told: code and weights."""
    digest = hashlib.sha256()
    for room in ("rules", "fast", "bots", "analysis"):
        for path in sorted((PACKAGE / room).rglob("*.*")):
            if path.suffix in (".py", ".json", ".npz"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:20]


class Study:
    """The analysis of one game, taking shape."""

    def __init__(self, game: Game, depth: str | Effort = "quick") -> None:
        if isinstance(depth, str) and depth not in EFFORTS:
            raise ValueError(f"depth: {depth!r} is not one of {', '.join(EFFORTS)}")
        self.depth = depth if isinstance(depth, str) else "own"
        self.effort = EFFORTS[depth] if isinstance(depth, str) else depth
        self.story = Story(game)
        self.questions = [self._ask(about, about.seq) for about in self.story.looks]
        self.questions += [self._ask(made, made.before) for made in self.story.decisions]
        self._seen: dict[Look, Chances] = {}
        self._found: dict[Made, list[Weighed]] = {}

    def _ask(self, about: Look | Made, seq: int) -> Question:
        return Question(about, self.story.states[seq], self.effort)

    def take(self, question: Question, found: Answer) -> None:
        """Take an answer in."""
        if isinstance(question.about, Look) and isinstance(found, tuple):
            self._seen[question.about] = found
        if isinstance(question.about, Made) and isinstance(found, list):
            self._found[question.about] = found

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        return (len(self._seen) + len(self._found)) / max(len(self.questions), 1)

    def analysis(self) -> Analysis:
        """All that is known by now; another thread may be taking answers in meanwhile."""
        seen, found = dict(self._seen), dict(self._found)
        points = list_points(self.story, seen)
        swings = list_swings(self.story, seen)
        judged = list_judged(self.story, seen, found)
        start = seen.get(Look(0))
        seats = tuple(
            report_seat(self.story, seat, judged, None if start is None else start[seat])
            for seat in range(self.story.players)
        )
        moments = find_moments(self.story, points, swings, judged)
        return Analysis(self.depth, self.progress, points, swings, judged, moments, seats)


def analyse(
    game: Game | Record,
    depth: str | Effort = "quick",
    *,
    workers: int | None = None,
    progress: Callable[[Study], None] | None = None,
) -> Analysis:
    """Analyse a game, `quick`, `deep` or with an effort of your own, on as many threads as there are processors.

    `progress` is called with the study whenever some more is known; its `analysis()` is that of the part done.
    """
    from niagara.analysis.engine.threads import answer_on_threads

    study = Study(game.game if isinstance(game, Record) else game, depth)
    with closing(answer_on_threads(study.questions, workers)) as answers:
        for question, found in answers:
            study.take(question, found)
            if progress is not None:
                progress(study)
    return study.analysis()
