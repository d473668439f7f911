"""Where chunks are played: in this process, or on a pool of processes; results come in the order of the chunks.

Another engine (a cluster, say) is one more function from chunks to results.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from niagara.arena.games import Chunk, Played, play_chunk

Engine = Callable[[Sequence[Chunk]], Iterator[Played]]


def local_engine(workers: int | None = None) -> Engine:
    """Play on so many processes of this machine, by default one for each core."""
    count = workers or os.cpu_count() or 1

    def play(chunks: Sequence[Chunk]) -> Iterator[Played]:
        if count == 1 or len(chunks) == 1:
            yield from map(play_chunk, chunks)
            return
        play_chunk(Chunk(chunks[0].table, chunks[0].openings[:0], 0))  # compile once, before all processes would
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            yield from pool.map(play_chunk, chunks)

    return play


ENGINES: dict[str, Callable[[int | None], Engine]] = {"local": local_engine}


def make_engine(name: str, workers: int | None = None) -> Engine:
    """An engine by its name."""
    if name not in ENGINES:
        raise ValueError(f"engine: {name!r} is not one of {', '.join(ENGINES)}")
    return ENGINES[name](workers)
