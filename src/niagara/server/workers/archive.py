"""Records and replays: written by helpers, of a finished game once, and kept as long as there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from niagara.server.workers.helpers import Helpers

MOST_BYTES = 32 * 1024 * 1024


class Archive:
    """What has been written, the least used of it forgotten first."""

    def __init__(self, helpers: Helpers, most_bytes: int = MOST_BYTES) -> None:
        self._helpers = helpers
        self._room = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._writing: dict[Hashable, asyncio.Task[bytes]] = {}

    async def written(self, owner: str, name: Hashable | None, write: Callable[[], bytes]) -> bytes:
        """What `write` comes to; kept under a name, unless it has none because it will be another next time."""
        if name is None:
            return await self._helpers.do(owner, write)
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._writing.get(name)
        if task is None:
            task = self._writing[name] = asyncio.create_task(self._helpers.do(owner, write))
            task.add_done_callback(lambda done: self._keep(name, done))
        return await asyncio.shield(task)

    def _keep(self, name: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._writing[name]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[name] = done.result()
        self._room -= len(done.result())
        while self._room < 0:
            _, forgotten = self._kept.popitem(last=False)
            self._room += len(forgotten)
