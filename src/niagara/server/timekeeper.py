"""The clocks of a table at work: who is told of them, whose time has run out, and what the store is to know."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from niagara.protocol.server import Clocks as ClocksMessage
from niagara.server.connection import Connection, encode
from niagara.server.problems import RoomClosed
from niagara.server.store import Store, StoreError
from niagara.server.views import deciders

if TYPE_CHECKING:
    from niagara.server.room import Room

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks after the clocks of one room."""

    def __init__(self, room: Room, store: Store) -> None:
        self._room = room
        self._store = store
        self._keeping: asyncio.Task[None] | None = None

    def follow(self, besides: Connection | None = None) -> None:
        """Somebody came, went or changed seats: let those clocks run that are to run now."""
        if self._room.clocks.follow():
            self._tell(besides)

    def look(self) -> None:
        """See whose time has run out: a bot paddles from now on, and everybody is told."""
        if self._room.clocks.rule is None or self._room.closed or self._room.table.status != "playing":
            return
        started, late = self._room.clocks.follow(), self._room.clocks.look()
        if late:
            self._room.tell_table()
        if started or late:
            self._tell()
            self._keep_soon()
        self._room.paddlers.wake()

    async def back(self, session: str, seat: int) -> bool:
        """A player decides again; False where the seat is somebody else's."""
        if seat not in self._room.held(session):
            return False
        self.is_back(seat)
        return True

    def is_back(self, seat: int) -> None:
        """A player decides again, and perhaps a bot did until now."""
        if self._room.clocks.back(seat):
            self._room.tell_table()
            self._tell()
            self._keep_soon()

    def _tell(self, besides: Connection | None = None) -> None:
        message = encode(ClocksMessage(self._room.clocks.shown()))
        for connection in self._room.connections:
            if connection is not besides:
                connection.tell(message)

    def _keep_soon(self) -> None:
        """A game by post may leave the memory long before its next move, so the store is to know at once."""
        if self._room.clocks.by_post and self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        try:
            await self._room.do(self._write)
        except (RoomClosed, StoreError) as error:
            log.warning("the clocks of table %s could not be kept: %s", self._room.table.id, error)
        finally:
            self._keeping = None

    async def _write(self) -> None:
        if self._room.ledger is not None:
            state = self._room.clocks.state
            due = self._room.clocks.due(state, deciders(self._room.ledger.game))
            await self._store.keep_clocks(self._room.table.id, msgspec.to_builtins(state), due)
