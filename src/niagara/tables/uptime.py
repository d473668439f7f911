"""How long hosts of these tables have been up in all: the time by which tables live.

It goes on where the last host stopped, by a clock that nobody sets. What was not kept before a crash (a few seconds)
is a present to the players.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from niagara.tables.interfaces import Store, Timer
from niagara.tables.registry import Registry

KEPT_EVERY = 10.0  # seconds


class Uptime:
    """Counts, keeps the count, and has the tables look whose time has run out."""

    def __init__(self, tick: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._clock = clock
        self._started = clock()
        self._before = 0.0
        self._kept = -KEPT_EVERY
        self._task: asyncio.Task[None] | None = None

    def now(self) -> float:
        """Seconds of uptime."""
        return self._before + self._clock() - self._started

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        """Call something after a while."""
        return asyncio.get_running_loop().call_later(seconds, then)

    async def sleep(self, seconds: float) -> None:
        """Wait for a while."""
        await asyncio.sleep(seconds)

    async def start(self, store: Store, registry: Registry) -> None:
        """Go on where the last host stopped."""
        self._before = await store.uptime() / 1000
        self._started = self._clock()
        self._task = asyncio.create_task(self._watch(registry))

    async def stop(self, registry: Registry) -> None:
        """Keep the count and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
            await registry.keep_time()

    async def _watch(self, registry: Registry) -> None:
        while True:
            registry.look_at_clocks()
            if self.now() - self._kept >= KEPT_EVERY:
                self._kept = self.now()
                await registry.keep_time()
            await asyncio.sleep(self._tick)
