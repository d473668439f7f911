"""Other processes on the same database: whose moves to pass on, who is where, and which of them runs a table's bots.

The log in the database is the truth, and its primary key keeps two processes from harming a game. Everything here only
makes a process look at the log soon: when the bell rings, or, while that is out of order, when the clock says so.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING

from niagara.server.bell import Bell
from niagara.server.store import Conflict, News, StoreError

if TYPE_CHECKING:
    from niagara.server.house import House
    from niagara.server.room import Room

log = logging.getLogger(__name__)

WITH_BELL = 4.0  # the bell may lose a word: how many times less often to look by the clock while it works
AFTER_TROUBLE = 0.5
CLOSE_SECONDS = 1.0  # for what is under way when the process ends


class Neighbours:
    """What this process knows of the others."""

    def __init__(self, house: House, redis: str, poll: float) -> None:
        self.node = secrets.token_hex(8)
        self._house = house
        self._store = house.store
        self._poll = poll
        self._closed = False
        self._leads: dict[str, bool] = {}
        self._kept: dict[str, frozenset[str]] = {}  # visits through this process, as far as the store has them
        self._seen: dict[str, tuple[int, int]] = {}  # when a table was last changed, and its last line of chat
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._rung: set[str] = set()
        self._ring = asyncio.Event()
        self._bell = Bell(redis, self.node, self.look_at, self._look_at_all) if redis else None
        self._store.on_written = self._written
        self._tasks = [asyncio.create_task(self._look_always())]
        if self._bell is not None:
            self._tasks.append(asyncio.create_task(self._ring_always(self._bell)))

    async def close(self) -> None:
        """Tell the others that whoever was here is gone, so that they take over at once."""
        self._store.on_written = None
        self._closed = True  # a task that waits for Redis may miss its cancellation
        for event in (self._wake, self._ring):
            event.set()
        _ended, late = await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in late:
            task.cancel()
        with suppress(StoreError):
            await self._store.bow_out(self.node)
        if self._bell is not None:
            await self._bell.ring(self._kept)
            await self._bell.close()

    def joined(self, table_id: str) -> None:
        """A table came into memory."""
        if self._bell is not None:
            self._bell.listen(table_id)
        self.look_at(table_id)

    def left(self, table_id: str) -> None:
        """A table left the memory."""
        if self._bell is not None:
            self._bell.unlisten(table_id)
        for kept in (self._leads, self._kept, self._seen):
            kept.pop(table_id, None)

    def leads(self, table_id: str) -> bool:
        """Whether this process runs the bots of a table."""
        return self._leads.get(table_id, False)

    def look_at(self, table_id: str) -> None:
        """There is something to see at a table, or to say of it."""
        self._due.add(table_id)
        self._wake.set()

    def _look_at_all(self) -> None:
        self._due.update(self._house.in_memory)
        self._wake.set()

    def _written(self, table_id: str) -> None:
        self._rung.add(table_id)
        self._ring.set()

    async def _ring_always(self, bell: Bell) -> None:
        while not self._closed:
            await self._ring.wait()
            self._ring.clear()
            tables, self._rung = self._rung, set()
            await bell.ring(tables)

    async def _look_always(self) -> None:
        loop = asyncio.get_running_loop()
        next_round = 0.0
        while not self._closed:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(next_round):
                    await self._wake.wait()
            self._wake.clear()
            tables, self._due = self._due, set()
            try:
                if loop.time() >= next_round:
                    await self._store.beat(self.node)
                    tables = set(self._house.in_memory)
                    up = self._bell is not None and self._bell.up
                    next_round = loop.time() + self._poll * (WITH_BELL if up else 1.0)
                await self._look(tables)
            except StoreError as error:
                log.warning("the tables of other processes cannot be looked at: %s", error)
                self._due |= tables
                await asyncio.sleep(AFTER_TROUBLE)
            except Exception:
                log.exception("looking at other processes' tables failed")
                await asyncio.sleep(AFTER_TROUBLE)

    async def _look(self, tables: set[str]) -> None:
        rooms = [room for table in tables if (room := self._house.in_memory.get(table)) is not None]
        if not rooms:
            return
        await asyncio.gather(*(self._tell_visits(room) for room in rooms))
        news = await self._store.news([room.table.id for room in rooms])
        await asyncio.gather(*(self._take(room, news.get(room.table.id)) for room in rooms))

    async def _tell_visits(self, room: Room) -> None:
        """Keep who looks at a table through this process, where others can read it."""
        table, here = room.table.id, room.presence.here
        kept = self._kept.get(table, frozenset())
        if here != kept:
            with suppress(Conflict):  # the table is gone: the news will say so
                await self._store.visit(self.node, table, here - kept, kept - here)
            self._kept[table] = here
            self._written(table)

    async def _take(self, room: Room, news: News | None) -> None:
        """Bring a room up to date with what others wrote."""
        table = room.table.id
        if self._house.in_memory.get(table) is not room:
            return
        if news is None:
            self._house.table_is_gone(room)
            return
        self._kept[table] = frozenset(session for node, session in news.visits if node == self.node)
        if self._kept[table] != room.presence.here:
            self.look_at(table)
        self._leads[table] = self._is_leader(table, news, room)
        try:
            seen = (news.changed, news.chat)
            if self._seen.get(table) != seen or news.seq > room.seq:
                await room.do(room.catch_up)
                self._seen[table] = seen
            room.presence.elsewhere(frozenset(session for node, session in news.visits if node != self.node))
        except StoreError:  # closing, or the database is away: the next look will do
            self._due.add(table)

    def _is_leader(self, table: str, news: News, room: Room) -> bool:
        """One of the processes through which somebody looks at a table runs its bots: all agree which, by the names.

        Should they disagree for a moment, two bots think of one move, and the primary key lets one be played.
        """
        nodes = {node for node, _session in news.visits}
        if room.presence.here:
            nodes.add(self.node)
        return not nodes or min(nodes, key=lambda node: zlib.crc32(f"{table}{node}".encode())) == self.node
