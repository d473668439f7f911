"""Where a tab keeps things: texts by their keys, of which several change at once or none does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from niagara.tables.records import Conflict, Unavailable


class Change(msgspec.Struct, frozen=True):
    """A text that is to stand under a key; None removes it, and a `fresh` one must not stand there yet."""

    key: str
    text: str | None
    fresh: bool = False


Pair = tuple[str, str]
Written = Literal["safe", "taken", "full", "broken"]
Keeping = Literal["kept", "memory", "full"]


class Shelf(Protocol):
    """The browser's storage."""

    async def read(self, prefix: str) -> list[Pair]:
        """All keys that begin so, in their order, with their texts."""
        ...

    async def write(self, changes: Sequence[Change]) -> Written:
        """Change texts, all or none. What is `safe` survives the end of the tab and of the browser."""
        ...


class MemoryShelf:
    """A shelf that ends with the tab."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def read(self, prefix: str) -> list[Pair]:
        """All keys that begin so, with their texts."""
        return sorted(pair for pair in self._texts.items() if pair[0].startswith(prefix))

    async def write(self, changes: Sequence[Change]) -> Written:
        """Change texts, all or none."""
        if any(change.fresh and change.key in self._texts for change in changes):
            return "taken"
        for change in changes:
            if change.text is None:
                self._texts.pop(change.key, None)
            else:
                self._texts[change.key] = change.text
        return "safe"


class BrowserShelf:
    """The browser's storage as far as there is some; what finds no room waits in memory until it does."""

    def __init__(self, shelf: Shelf | None) -> None:
        self._shelf = MemoryShelf() if shelf is None else shelf
        self._waiting: list[Change] = []
        self._usual: Keeping = "memory" if shelf is None else "kept"
        self.keeping: Keeping = self._usual

    async def read(self, prefix: str) -> list[Pair]:
        """All keys that begin so, in their order, with their texts."""
        found = dict(await self._shelf.read(prefix))
        for change in self._waiting:
            if change.text is None:
                found.pop(change.key, None)
            elif change.key.startswith(prefix):
                found[change.key] = change.text
        return sorted(found.items())

    async def write(self, changes: Sequence[Change]) -> None:
        """Change texts, all or none; Conflict where a fresh one stands already."""
        written = await self._shelf.write([*self._waiting, *changes])
        if written == "safe":
            self._waiting = []
            self.keeping = self._usual
        elif written == "taken":
            raise Conflict("somebody else has written that")
        elif written == "full":
            fresh = {change.key for change in changes if change.fresh}
            if fresh & {change.key for change in self._waiting}:
                raise Conflict("somebody else has written that")
            self._waiting += changes
            self.keeping = "full"
        else:
            raise Unavailable("the browser's storage does not answer")
