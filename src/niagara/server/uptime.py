"""How long servers of this database have been up in all: the time by which clocks run.

It goes on where the last server stopped, by a clock that nobody sets. What was not kept before a crash (a few seconds)
is a present to the players.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from niagara.server.store import StoreError

if TYPE_CHECKING:
    from niagara.server.house import House

log = logging.getLogger(__name__)
KEPT_EVERY = 10.0  # seconds
MOST_DUE = 50  # games by post that are woken at once


class Uptime:
    """Counts, keeps the count, and looks whose time has run out."""

    def __init__(self, house: House, tick: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._tick = tick
        self._clock = clock
        self._started = clock()
        self._before = 0.0
        self._kept = -KEPT_EVERY
        self._task: asyncio.Task[None] | None = None

    def __call__(self) -> float:
        """Seconds of uptime."""
        return self._before + self._clock() - self._started

    async def start(self) -> None:
        """Go on where the last server stopped."""
        self._before = await self._house.store.uptime() / 1000
        self._started = self._clock()
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Keep the count and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
            await self._keep()

    async def _watch(self) -> None:
        while True:
            self._look_at_clocks()
            if self() - self._kept >= KEPT_EVERY:
                self._kept = self()
                await self._keep()
            await asyncio.sleep(self._tick)

    def _look_at_clocks(self) -> None:
        # Not in the loop that sleeps: it would hold the last room in memory.
        for room in list(self._house.in_memory.values()):
            room.timekeeper.look()

    async def _keep(self) -> None:
        """Remember the uptime, and wake sleeping games of which a clock has run out meanwhile."""
        try:
            await self._house.store.keep_uptime(int(self() * 1000))
            for table_id in await self._house.store.due(int(self() * 1000), MOST_DUE):
                async with self._house.room(table_id) as room:
                    room.timekeeper.look()
        except StoreError as error:
            log.warning("clocks could not be kept: %s", error)
        except Exception:
            log.exception("looking at clocks failed")
