"""The live lobby: whoever looks at it is sent it again whenever it has changed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from niagara.server.connection import Connection, encode
from niagara.server.store import Store, StoreError, Table

if TYPE_CHECKING:
    from niagara.server.house import House

log = logging.getLogger(__name__)
POLL = 5.0  # seconds between two looks for what other processes have changed


class _Viewer:
    """Somebody who looks at the lobby: their own tables, and what they were last sent."""

    def __init__(self) -> None:
        self.yours: list[Table] | None = None
        self.sent = b""


class LobbyFeed:
    """Gathers changes for a moment, reads the public tables once for all, and tells those for whom they differ."""

    def __init__(self, house: House, store: Store, pause: float) -> None:
        self._house = house
        self._store = store
        self._pause = pause
        self._viewers: dict[Connection, _Viewer] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def came(self, connection: Connection) -> None:
        """Somebody begins to look; the first message is the lobby as it is."""
        self._viewers[connection] = _Viewer()
        self._changed.set()
        if self._task is None:
            self._task = asyncio.create_task(self._tell_always())

    def went(self, connection: Connection) -> None:
        """Somebody looks no more."""
        self._viewers.pop(connection, None)
        if not self._viewers and self._task is not None:
            self._task.cancel()
            self._task = None

    def changed(self, table: Table) -> None:
        """Something about a table has changed that the lobby may show."""
        if not self._viewers:
            return
        sitting = {seat.session for seat in table.seats}
        for connection, viewer in self._viewers.items():
            if connection.session in sitting:
                viewer.yours = None
        if table.public or any(viewer.yours is None for viewer in self._viewers.values()):
            self._changed.set()

    def again(self, connection: Connection) -> bytes:
        """What a reader who fell behind is to see."""
        viewer = self._viewers.get(connection)
        return b"" if viewer is None else viewer.sent

    def close(self, code: int) -> list[Connection]:
        """Send everybody away."""
        viewers = list(self._viewers)
        for connection in viewers:
            connection.close(code)
        return viewers

    async def _tell_always(self) -> None:
        while True:
            shared = self._house.neighbours is not None
            try:
                async with asyncio.timeout(POLL if shared else None):
                    await self._changed.wait()
            except TimeoutError:
                for viewer in self._viewers.values():
                    viewer.yours = None
            self._changed.clear()
            try:
                await self._tell()
            except StoreError as error:
                log.warning("the lobby could not be read: %s", error)
                self._changed.set()
            await asyncio.sleep(self._pause)

    async def _tell(self) -> None:
        opened, playing = await asyncio.gather(self._store.public_tables("open"), self._store.public_tables("playing"))
        for connection, viewer in list(self._viewers.items()):
            if viewer.yours is None:
                viewer.yours = await self._store.tables_of(connection.session)
            message = encode(self._house.lobby_of(connection.session, opened, playing, viewer.yours))
            if message != viewer.sent:
                viewer.sent = message
                connection.tell(message)
