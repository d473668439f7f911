"""The door to the browser: what a worker's script brings (storage, compiled code) becomes what a host asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from niagara.protocol.encoding import encode
from niagara.tab.host import TabHost
from niagara.tab.shelf import Change, Pair, Written
from niagara.tab.thinking import Carry, TabAnalyst, TabThinkers

Read = Callable[[str], Awaitable[str]]
Write = Callable[[str], Awaitable[str]]

_pairs = msgspec.json.Decoder(list[Pair]).decode


class BridgeShelf:
    """The browser's storage, reached through two functions of the script: pairs and changes travel as JSON."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    async def read(self, prefix: str) -> list[Pair]:
        """All keys that begin so, in their order, with their texts."""
        return _pairs(await self._read(prefix))

    async def write(self, changes: Sequence[Change]) -> Written:
        """Change texts, all or none."""
        written: Written = msgspec.convert(await self._write(encode(changes).decode()), Written)
        return written


async def begin(read: Read, write: Write, carry: Carry, kept: bool) -> TabHost:
    """A host that has read what the browser keeps, and lets time pass; `kept` says whether it keeps anything."""
    host = TabHost(BridgeShelf(read, write) if kept else None, TabThinkers(carry), TabAnalyst(carry))
    await host.start()
    return host
