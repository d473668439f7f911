"""How many have tried each puzzle, and found it at the first try: what says how hard it really is."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from niagara.learn.puzzles import by_id
from niagara.protocol.http import Attempted

FRESH_SECONDS = 30.0  # how old a tally may be
REMEMBERED = 50_000  # first tries of visitors: whoever tries again is not counted again


@dataclass(frozen=True, slots=True)
class Tried:
    """Of one puzzle: how many visitors have tried it, and how many of them found it at once."""

    tried: int = 0
    solved: int = 0


class TryStore(Protocol):
    """Keeps the counts."""

    async def tries(self) -> Mapping[str, Tried]:
        """The counts of all puzzles that anybody has tried."""

    async def count_try(self, puzzle: str, *, solved: bool) -> None:
        """Count one more visitor."""


class Tries:
    """Counts everybody once for each puzzle; nobody's name is kept, so a restart forgets who was counted."""

    def __init__(self, store: TryStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._counted: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._tally: Mapping[str, Tried] = {}
        self._read = float("-inf")

    async def tally(self) -> Mapping[str, Tried]:
        """The counts, not older than half a minute."""
        if self._clock() - self._read > FRESH_SECONDS:
            self._tally, self._read = await self._store.tries(), self._clock()
        return self._tally

    async def note(self, visitor: str, puzzle: str, attempted: Attempted) -> None:
        """Count how the first try of a visitor ended; one that is still open, and a lesson, do not count."""
        key = (visitor, puzzle)
        if attempted.status == "open" or puzzle not in by_id() or key in self._counted:
            return
        self._counted[key] = None
        if len(self._counted) > REMEMBERED:
            self._counted.popitem(last=False)
        await self._store.count_try(puzzle, solved=attempted.status == "reached")
        self._read = float("-inf")
