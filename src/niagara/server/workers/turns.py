"""Fair turns: a few places to work at, given to owners in turn, so that who asks for much waits for himself alone."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]


class TooManyWaiting(Exception):
    """One owner has as much waiting as one may have."""


class Turns:
    """So many places; of those who wait, a lower rank goes first, and within a rank each owner in turn."""

    def __init__(self, places: int, ranks: int = 1, most: int = 1_000_000, rest_after: float = math.inf) -> None:
        self._free = places
        self._most = most  # that may wait for one owner
        self._rest_after = rest_after  # seconds of work: whoever takes longer leaves the place empty for as long again
        self._waiting: list[Waiting] = [OrderedDict() for _ in range(ranks)]

    @asynccontextmanager
    async def turn(self, owner: str, rank: int = 0) -> AsyncIterator[None]:
        """Wait for a place, and have it while the block runs."""
        await self._wait(owner, rank)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            yield
        finally:
            took = loop.time() - begun
            if took > self._rest_after:
                loop.call_later(took, self._next)
            else:
                self._next()

    @property
    def waiting(self) -> int:
        """How many wait for a place, of all owners and ranks."""
        return sum(len(line) for waiting in self._waiting for line in waiting.values())

    def ahead(self, owner: str, rank: int = 0) -> int:
        """How many would have their turn before one that this owner asked for now."""
        mine = len(self._waiting[rank].get(owner, ()))
        before = sum(len(line) for waiting in self._waiting[:rank] for line in waiting.values())
        return before + sum(min(len(line), mine + 1) for line in self._waiting[rank].values())

    async def _wait(self, owner: str, rank: int) -> None:
        if self._free > 0:
            self._free -= 1
            return
        line = self._waiting[rank].setdefault(owner, deque())
        if len(line) >= self._most:
            raise TooManyWaiting
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # it was given in the moment in which nobody wanted it any more
            else:
                self._forget(owner, rank, place)
            raise

    def _forget(self, owner: str, rank: int, place: asyncio.Future[None]) -> None:
        line = self._waiting[rank].get(owner)
        if line is not None and place in line:
            line.remove(place)
            if not line:
                del self._waiting[rank][owner]

    def _next(self) -> None:
        """Give a place that has become free to whose turn it is."""
        for waiting in self._waiting:
            while waiting:
                owner, line = waiting.popitem(last=False)
                place = line.popleft()
                if line:
                    waiting[owner] = line  # behind all others
                if not place.done():
                    place.set_result(None)
                    return
        self._free += 1
