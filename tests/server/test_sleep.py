"""A game that nobody looks at leaves the memory, all of it, and comes back when somebody does."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from tests.server.hosting import hosted
from tests.server.people import Person


async def test_sleeping_games_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with hosted(tmp_path, idle=0.05) as host:
        ada = Person(host.address)
        tables = [await ada.make_table("mb") for _ in range(5)]
        for table in tables:
            device = await ada.sit(table)
            await device.hear()
            await device.close()
        rooms = [weakref.ref(host.registry.in_memory[table]) for table in tables if table in host.registry.in_memory]
        for _ in range(20):
            await ada.get(f"/api/tables/{tables[0]}")
        assert len(host.registry._unused) <= len(tables), "one timer waits for a room, however often it was used"
        async with asyncio.timeout(20):
            while host.registry.in_memory or any(room() is not None for room in rooms):
                await asyncio.sleep(0.05)
                gc.collect()
        assert host.registry._unused == {}
        again = await ada.sit(tables[0])
        assert (await again.hear())["position"] is not None


async def test_no_game_is_read_when_the_server_starts(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        for _ in range(3):
            await ada.make_table("mm")
    async with hosted(tmp_path) as host:
        assert (await Person(host.address).get("/health")).json()["tables"] == 0
