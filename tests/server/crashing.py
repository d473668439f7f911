"""Crash after crash under load, for the quick test and for the long run alike."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass

from tests.server.crew import Crew, free_port
from tests.server.nursery import Nursery

POINTS = 40  # write points that are tried one after the other; a move passes about ten


@dataclass
class Crashed:
    """What came of it."""

    crashes: int = 0
    at_points: int = 0
    in_flight: int = 0
    acknowledged: int = 0
    tables: int = 0

    def add(self, other: Crashed) -> None:
        """Count both together."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


async def crash(
    database: str, count: int, *, seed: int = 0, tables: int = 4, moves: int = 8, first: int = 1
) -> Crashed:
    """Kill a server so many times while a crew plays, then hold everything against the log.

    Every other crash comes at a moment of chance; those between at write points `first`, `first + 1`, …, in turn.
    """
    chance, result, nursery, port = random.Random(seed), Crashed(), Nursery(), free_port()
    crew = Crew(f"127.0.0.1:{port}", tables, seed)
    try:
        while result.crashes < count:
            at_point = result.crashes % 2 == 1
            point = first + result.at_points % POINTS if at_point else 0
            pid = await nursery.launch(port, database, die_at=point)
            if at_point:
                await _dies(crew, nursery, pid)
                result.at_points += 1
            else:
                await crew.more_moves(moves)
                await asyncio.sleep(chance.random() * 0.05)
            result.in_flight += crew.in_flight
            result.crashes += 1
            await nursery.kill(pid)
        pid = await nursery.launch(port, database)
        await crew.more_moves(moves)
        await crew.rest()
        result.acknowledged, result.tables = await crew.check(database), len(crew.tables)
        await crew.away()
    finally:
        with contextlib.suppress(Exception):
            await crew.rest()
        await nursery.close()
    return result


async def _dies(crew: Crew, nursery: Nursery, pid: int) -> None:
    async with asyncio.timeout(60):
        while nursery.lives(pid):
            await asyncio.sleep(0.005)
            crew.raise_failures()
