"""Games being analysed, one after the other: what is known of each by now, and what is kept in the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol

import msgspec

from niagara.analysis import Study, engine_name
from niagara.api.analysis import Analyst
from niagara.api.aside import Aside
from niagara.game import Game
from niagara.protocol.analysis import Analysis, Depth
from niagara.protocol.limits import ANALYSED_MOVES, RECORD_ROUNDS
from niagara.tables.records import StoreError
from niagara.tables.refusals import Refusal

log = logging.getLogger(__name__)

State = Literal["waiting", "running", "failed"]
Told = str | float | None | dict[str, "Told"] | list["Told"] | tuple["Told", ...]  # as JSON has it

MOST = 200  # games at once; who comes later is asked to come back
MOST_OF_ONE = 10  # of them for one owner
DIGITS = 5
NEWS = 0.01  # of the whole work: less is not worth telling it all again


class AnalysisStore(Protocol):
    """Keeps analyses."""

    async def analysis(self, game_id: str, depth: str, engine: str) -> str | None:
        """A game's analysis as JSON, if this engine has made it."""
        ...

    async def keep_analysis(self, game_id: str, depth: str, engine: str, found: str) -> None:
        """Keep a game's analysis in the place of an older one."""
        ...


@dataclass(slots=True)
class Job:
    """One game being analysed."""

    study: Study
    depth: Depth
    owner: str
    state: State = "waiting"
    task: asyncio.Task[None] | None = None
    told: tuple[float, State, Analysis] | None = None  # what was last made of it


class Analyses:
    """The games that are being analysed, all at once: whose question is answered next is for the analyst to say.

    An analyst, one for each owner and depth, takes `width` questions of a game at once.
    """

    def __init__(
        self, store: AnalysisStore, analyst: Callable[[str, Depth], Analyst], width: int, aside: Aside
    ) -> None:
        self._store, self._analyst, self._width, self._aside = store, analyst, width, aside
        self._jobs: dict[tuple[str, Depth], Job] = {}

    async def look(self, game_id: str, depth: Depth) -> Analysis:
        """What is known of a game by now: nothing, a part, or all."""
        job = self._jobs.get((game_id, depth))
        if job is not None:
            return await self._tell(job)
        kept = await self._store.analysis(game_id, depth, await self._aside(engine_name))
        if kept is None:
            return Analysis("none", depth, 0.0)
        return msgspec.json.decode(kept, type=Analysis)

    async def begin(self, game_id: str, game: Game, depth: Depth, owner: str = "") -> Analysis:
        """Have a finished game analysed, unless it has been or is being; one owner has a few under way."""
        if game.length > ANALYSED_MOVES:
            limits = {"moves": str(ANALYSED_MOVES), "rounds": str(RECORD_ROUNDS)}
            raise Refusal(409, "long_record", "This game is too long to be analysed.", params=limits)
        found = await self.look(game_id, depth)
        if found.status not in ("none", "failed"):
            return found
        under_way = [job for job in self._jobs.values() if job.state != "failed"]
        if len(under_way) >= MOST or sum(job.owner == owner for job in under_way) >= MOST_OF_ONE:
            raise Refusal(503, "busy", "Many games are waiting to be analysed; please come back a little later.")
        study = await self._aside(partial(Study, game, depth))
        job = self._jobs.get((game_id, depth))
        if job is None or job.state == "failed":  # nobody else began meanwhile
            job = self._jobs[game_id, depth] = Job(study, depth, owner)
            job.task = asyncio.create_task(self._run(game_id, job))
        return await self._tell(job)

    async def _tell(self, job: Job) -> Analysis:
        """What is known of a job by now, and while it waits, how many games have their turn before it."""
        found = await self._aside(partial(_so_far, job))
        return msgspec.structs.replace(found, ahead=self._ahead(job)) if found.status == "waiting" else found

    def _ahead(self, job: Job) -> int:
        """One game of every other owner, since all have their turn; and of the same owner those that came before."""
        under_way = [each for each in self._jobs.values() if each.state != "failed"]
        others = {each.owner for each in under_way} - {job.owner}
        own = [each for each in under_way if each.owner == job.owner]
        return len(others) + (own.index(job) if job in own else 0)

    async def close(self) -> None:
        """Stop; what is not done is begun anew when asked for again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, game_id: str, job: Job) -> None:
        """Answer the questions of one game, a few at a time so that others get in between."""
        try:
            analyst, questions = self._analyst(job.owner, job.depth), iter(job.study.questions)

            async def work() -> None:
                for question in questions:
                    answer = await analyst.answer(question)
                    job.state = "running"
                    job.study.take(question, answer)

            async with asyncio.TaskGroup() as group:
                for _ in range(self._width):
                    group.create_task(work())
            job.state = "running"
            found = await self._aside(lambda: msgspec.json.encode(_so_far(job)).decode())
            await self._store.keep_analysis(game_id, job.depth, engine_name(), found)
            del self._jobs[game_id, job.depth]
        except Exception as problem:
            job.state = "failed"
            level = logging.WARNING if isinstance(problem, StoreError) else logging.ERROR
            log.log(level, "the analysis of a game failed", exc_info=problem)


def _so_far(job: Job) -> Analysis:
    """The analysis of a job as it goes over the wire; worked out anew when more is known."""
    progress, state = job.study.progress, job.state
    if job.told is None or job.told[1] != state or progress >= min(1.0, job.told[0] + NEWS) > job.told[0]:
        found = job.study.analysis()
        status = "done" if state == "running" and found.progress == 1.0 else state
        exact = {name: _rounded(value) for name, value in msgspec.to_builtins(found).items()}
        told = {**exact, "status": status, "depth": job.depth}
        job.told = progress, state, msgspec.convert(told, Analysis)
    return job.told[2]


def _rounded(told: Told) -> Told:
    """Numbers as exact as they are known."""
    if isinstance(told, float):
        return round(told, DIGITS)
    if isinstance(told, dict):
        return {name: _rounded(value) for name, value in told.items()}
    return [_rounded(value) for value in told] if isinstance(told, (list, tuple)) else told
