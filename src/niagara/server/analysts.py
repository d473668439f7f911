"""Analyses at work: in processes of their own, which yield to players, one game after the other."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Literal, TypeVar

import msgspec

from niagara.analysis import Study, answer, engine_name
from niagara.game import Game
from niagara.protocol.analysis import Analysis, Depth
from niagara.server.problems import TableProblem
from niagara.server.store import Store, StoreError

log = logging.getLogger(__name__)

Result = TypeVar("Result")
State = Literal["waiting", "running", "failed"]

MOST_WAITING = 20  # games; who comes later is asked to come back
DIGITS = 5
POLITENESS = 5  # how far the processes stand back behind those who play


@dataclass(slots=True)
class Job:
    """One game being analysed."""

    study: Study
    depth: Depth
    state: State = "waiting"
    task: asyncio.Task[None] | None = None
    told: tuple[float, State, Analysis] | None = None  # what was last made of it


class Analysts:
    """The processes that analyse, and the games that wait for them."""

    def __init__(self, store: Store, processes: int) -> None:
        self._store = store
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._leash: tuple[Connection, Connection] | None = None  # the end that processes hold, and this one's
        self._jobs: dict[tuple[str, Depth], Job] = {}
        self._turn = asyncio.Lock()

    async def look(self, game_id: str, depth: Depth) -> Analysis:
        """What is known of a game by now: nothing, a part, or all."""
        job = self._jobs.get((game_id, depth))
        if job is not None:
            return await asyncio.to_thread(_so_far, job)
        kept = await self._store.analysis(game_id, depth, await asyncio.to_thread(engine_name))
        if kept is None:
            return Analysis("none", depth, 0.0)
        return msgspec.json.decode(kept, type=Analysis)

    async def begin(self, game_id: str, game: Game, depth: Depth) -> Analysis:
        """Have a finished game analysed, unless it has been or is being."""
        found = await self.look(game_id, depth)
        if found.status not in ("none", "failed"):
            return found
        if sum(job.state == "waiting" for job in self._jobs.values()) >= MOST_WAITING:
            raise TableProblem(503, "busy", "Many games wait to be analysed; please come back a little later.")
        study = await asyncio.to_thread(Study, game, depth)
        job = self._jobs.get((game_id, depth))
        if job is None or job.state == "failed":  # nobody else began meanwhile
            job = self._jobs[game_id, depth] = Job(study, depth)
            job.task = asyncio.create_task(self._run(game_id, job))
        return await asyncio.to_thread(_so_far, job)

    async def ask(self, question: Callable[..., Result], *arguments: object) -> Result:
        """Have one question answered in one of the processes."""
        pool = self._pool or self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, question, *arguments)
        except BrokenProcessPool as broken:
            if self._pool is pool:
                self._pool = None
            raise TableProblem(503, "busy", "The analysis was interrupted; please try again.") from broken

    async def close(self) -> None:
        """Stop; what is not done is begun anew when asked for again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None and self._leash is not None:
            self._leash[1].close()
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        """Processes are started when first needed, afresh: a copy of this one would hold its threads' locks."""
        self._leash = Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _stand_back, (self._leash[0],))
        return self._pool

    async def _run(self, game_id: str, job: Job) -> None:
        """Answer the questions of one game, a few at a time so that others' single questions get in between."""
        try:
            async with self._turn:
                job.state = "running"
                questions = iter(job.study.questions)

                async def work() -> None:
                    for question in questions:
                        job.study.take(question, await self.ask(answer, question))

                async with asyncio.TaskGroup() as group:
                    for _ in range(self._processes):
                        group.create_task(work())
            found = await asyncio.to_thread(lambda: msgspec.json.encode(_so_far(job)).decode())
            await self._store.keep_analysis(game_id, job.depth, engine_name(), found)
            del self._jobs[game_id, job.depth]
        except Exception as problem:
            job.state = "failed"
            level = logging.WARNING if isinstance(problem, StoreError) else logging.ERROR
            log.log(level, "the analysis of a game failed", exc_info=problem)


def _stand_back(leash: Connection) -> None:
    """What a process does first: let players go before, leave Ctrl+C to the server, and end when the server does."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, args=(leash,), name="end-with-server", daemon=True).start()


def _end_with_server(leash: Connection) -> None:
    """The leash is cut when the server stops, or is killed: without it one would wait for questions for ever."""
    wait([leash])
    os._exit(0)


def _so_far(job: Job) -> Analysis:
    """The analysis of a job as it goes over the wire; worked out anew when more is known."""
    progress, state = job.study.progress, job.state
    if job.told is None or (job.told[0], job.told[1]) != (progress, state):
        found = job.study.analysis()
        status = "done" if state == "running" and found.progress == 1.0 else state
        told = {**_rounded(msgspec.to_builtins(found)), "status": status, "depth": job.depth}
        job.told = progress, state, msgspec.convert(told, Analysis)
    return job.told[2]


def _rounded(told: Any) -> Any:
    """Numbers as exact as they are known."""
    if isinstance(told, float):
        return round(told, DIGITS)
    if isinstance(told, dict):
        return {name: _rounded(value) for name, value in told.items()}
    return [_rounded(value) for value in told] if isinstance(told, (list, tuple)) else told
