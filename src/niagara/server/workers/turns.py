"""Fair turns: a few places to work at, given to owners in turn, so that who asks for much waits for himself alone."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]
LEAST_KNOWN = 0.01  # seconds: less is forgotten


class TooManyWaiting(Exception):
    """One owner has as much waiting as one may have."""


class Turns:
    """So many places; of those who wait, a lower rank goes first, and within a rank each owner in turn.

    Where work is long, a turn each is not fair: one owner's may be a hundred times as long as another's. With a
    `memory`, whoever had least time of late goes first. Where work cannot be broken off, places are `kept` for rank 0.
    """

    def __init__(
        self, places: int, ranks: int = 1, most: int = 1_000_000, *, memory: float = 0.0, kept: int = 0
    ) -> None:
        self._free = places
        self._most = most  # that may wait for one owner
        self._kept = min(kept, places - 1)
        self._had = TimeHad(memory)
        self._waiting: list[Waiting] = [OrderedDict() for _ in range(ranks)]

    @asynccontextmanager
    async def turn(self, owner: str, rank: int = 0) -> AsyncIterator[None]:
        """Wait for a place, and have it while the block runs."""
        await self._wait(owner, rank)
        begun = time.monotonic()
        try:
            yield
        finally:
            self._had.add(owner, time.monotonic() - begun)
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
        if self._may_begin(rank):
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

    def _may_begin(self, rank: int) -> bool:
        return self._free > (self._kept if rank else 0)

    def _next(self) -> None:
        """Give a place that has become free to whose turn it is."""
        self._free += 1
        for rank, waiting in enumerate(self._waiting):
            while waiting and self._may_begin(rank):
                owner = self._had.least(waiting)
                line = waiting.pop(owner)
                place = line.popleft()
                if line:
                    waiting[owner] = line  # behind all others
                if not place.done():
                    self._free -= 1
                    place.set_result(None)
                    return


class TimeHad:
    """How many seconds each owner had of late: what is `memory` seconds ago counts half; without memory, none count."""

    def __init__(self, memory: float) -> None:
        self._memory = memory
        self._seconds: dict[str, float] = {}
        self._halved = time.monotonic()

    def add(self, owner: str, seconds: float) -> None:
        """Somebody had his turn."""
        if self._memory:
            self._forget()
            self._seconds[owner] = self._seconds.get(owner, 0.0) + seconds

    def least(self, owners: Waiting) -> str:
        """Who had least; of equals the first."""
        return min(owners, key=lambda owner: self._seconds.get(owner, 0.0)) if self._seconds else next(iter(owners))

    def _forget(self) -> None:
        if time.monotonic() - self._halved > self._memory:
            self._halved = time.monotonic()
            halves = ((owner, had / 2) for owner, had in self._seconds.items())
            self._seconds = {owner: had for owner, had in halves if had > LEAST_KNOWN}
