"""Counts rated games, beside all play: each once, whichever process comes first, and none is lost with a process."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from niagara.server.ratings.model import rated_after
from niagara.server.store.ratings import Ratings
from niagara.tables.records import Conflict, StoreError, Table

log = logging.getLogger(__name__)

LOOK_EVERY = 30.0  # seconds between looks for games that a process left uncounted
AFTER_TROUBLE = 1.0
AT_ONCE = 50


class Counter:
    """Counts the rated games of one database."""

    counts = True

    def __init__(self, ratings: Ratings) -> None:
        self._ratings = ratings
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def over(self, table: Table) -> None:
        """A game is over."""
        if table.rated:
            self._wake.set()

    async def start(self) -> None:
        """Begin with what was left over."""
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop; what is not counted yet waits in the database."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def count_all(self) -> None:
        """Count what is there to be counted."""
        while found := await self._ratings.uncounted(AT_ONCE):
            for game_id in found:
                with suppress(Conflict):  # another process was faster; what is left is found again
                    await self._count(game_id)

    async def _count(self, game_id: str) -> None:
        tally = await self._ratings.tally(game_id)
        if tally.result is None:
            await self._ratings.leave_out(game_id)
        else:
            await self._ratings.count(tally, tally.result, rated_after(tally.result.seats, tally.known))

    async def _work(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self.count_all()
            except StoreError as error:
                log.warning("rated games wait: %s", error)
                await asyncio.sleep(AFTER_TROUBLE)
                continue
            except Exception:
                log.exception("counting rated games failed")
                await asyncio.sleep(AFTER_TROUBLE)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wake.wait()
