"""Removing single tables, single people, and what is old, with the server's own code."""

from __future__ import annotations

import secrets
import time

from niagara.server.forgetting import forget_person
from niagara.server.hosting import Hosting
from niagara.server.settings import Settings
from niagara.server.store import SqlStore
from niagara.server.store.retention import Keeping


async def remove_table(database: str, game_id: str) -> None:
    """Remove a table with its log, its chat and its analyses."""
    store = SqlStore(database)
    try:
        if (log := await store.log(game_id)) is not None:
            await store.remove(log.table)
    finally:
        await store.close()


async def remove_person(database: str, person: str) -> None:
    """Forget somebody, as if they had asked for it themselves."""
    hosting = Hosting(Settings(database=database, warm=False, helpers=0), secrets.choice, time.monotonic)
    try:
        await forget_person(hosting, person)
    finally:
        await hosting.registry.drain()
        hosting.bots.close()
        await hosting.helpers.close()
        await hosting.store.close()


async def remove_old(database: str, keeping: Keeping, sessions: float) -> int:
    """Remove games whose time is over, and devices that never came back; how many games."""
    store = SqlStore(database)
    try:
        games = await store.forget_old(keeping, ())
        await store.people.forget_old(sessions)
        return games
    finally:
        await store.close()
