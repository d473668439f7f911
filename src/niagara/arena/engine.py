"""Where jobs are done: in this process, on a pool of processes, or on a Ray cluster; the same function everywhere.

Results come in the order of the jobs, and do not depend on who did which: luck follows from a job's seed.
Another engine is one more function from work and jobs to results, and one line in ENGINES.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Engine(Protocol):
    """Does the same work for each of many jobs, such as chunks of games."""

    def __call__(self, work: Callable[[Job], Done], jobs: Sequence[Job], /) -> Iterator[Done]:
        """What came of every job, in their order."""


class NoEngine(ValueError):
    """What was asked for cannot be played on here."""


def local_engine(workers: int | None = None) -> Engine:
    """Work on so many processes of this machine, by default one for each core."""
    count = workers or os.cpu_count() or 1

    def run(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        if count == 1 or len(jobs) == 1:
            yield from map(work, jobs)
            return
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, jobs)

    return run


def ray_engine(workers: int | None = None) -> Engine:
    """Work on the Ray cluster that RAY_ADDRESS names, or on a Ray of this machine alone, on so many cores of it."""
    # Under `uv run` Ray would start workers in a copy of the folder, with a new and empty environment; they are to use
    # the one that is there. Ray reads this once, when it is first imported.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    try:
        import ray
    except ImportError as problem:
        raise NoEngine("engine: ray is not installed; pip install 'niagara-game[ray]'") from problem

    def run(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        found = ray.is_initialized()
        if not found:
            # A cluster says itself how many cores it has. Nothing is sent home, no dashboard is started.
            here = None if os.environ.get("RAY_ADDRESS") else workers
            try:
                ray.init(num_cpus=here, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
            except Exception as problem:  # Ray names no class for it; a busy machine is too slow for its half a minute
                raise NoEngine(f"engine: Ray did not start: {problem}") from problem
        try:
            task = ray.remote(work)
            waiting: deque[ray.ObjectRef[Done]] = deque()
            cores = ray.cluster_resources().get("CPU", 1)
            most = 2 * int(cores)  # jobs under way: a test that stops early wastes little
            for job in jobs:
                waiting.append(task.remote(job))
                if len(waiting) > most:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            if not found:
                ray.shutdown()

    return run


ENGINES: dict[str, Callable[[int | None], Engine]] = {"local": local_engine, "ray": ray_engine}


def make_engine(name: str, workers: int | None = None) -> Engine:
    """An engine by its name."""
    if name not in ENGINES:
        raise NoEngine(f"engine: {name!r} is not one of {', '.join(ENGINES)}")
    return ENGINES[name](workers)
