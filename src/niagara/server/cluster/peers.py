"""Other processes on the same database: whose moves to pass on, who is where, and which of them runs a table's bots.

The log in the database is the truth, and its primary key keeps two processes from harming a game. Everything here only
makes a process look at the log soon: when another gives notice, or, while none can be heard, when the clock says so.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from contextlib import suppress

from niagara.server.cluster.notify import Notifier
from niagara.server.store import News, SqlStore
from niagara.tables.records import Conflict, StoreError
from niagara.tables.registry import Registry
from niagara.tables.room import Room

log = logging.getLogger(__name__)

NOTIFIED = 4.0  # a notice may get lost: how many times less often to look by the clock while it works
AFTER_TROUBLE = 0.5
CLOSE_SECONDS = 1.0  # for what is under way when the process ends


class Peers:
    """What this process knows of the others."""

    def __init__(self, registry: Registry, store: SqlStore, redis: str, poll: float) -> None:
        self.node = secrets.token_hex(8)
        self._registry = registry
        self._store = store
        self._poll = poll
        self._closed = False
        self._kept: dict[str, frozenset[str]] = {}  # visits through this process, as far as the store has them
        self._seen: dict[str, tuple[int, int]] = {}  # when a table was last changed, and its last line of chat
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._written_to: set[str] = set()
        self._news = asyncio.Event()
        self._notifier = Notifier(redis, self.node, self.look_at, self._look_at_all) if redis else None
        self._store.on_written = self._written
        self._tasks = [asyncio.create_task(self._look_always())]
        if self._notifier is not None:
            self._tasks.append(asyncio.create_task(self._notify_always(self._notifier)))

    async def close(self) -> None:
        """Tell the others that whoever was here is gone, so that they take over at once."""
        self._store.on_written = None
        self._closed = True  # a task that waits for Redis may miss its cancellation
        for event in (self._wake, self._news):
            event.set()
        _ended, late = await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in late:
            task.cancel()
        with suppress(StoreError):
            await self._store.end_visits(self.node)
        if self._notifier is not None:
            await self._notifier.notify(self._kept)
            await self._notifier.close()

    def joined(self, table_id: str) -> None:
        """A table came into memory."""
        if self._notifier is not None:
            self._notifier.listen(table_id)
        self.look_at(table_id)

    def left(self, table_id: str) -> None:
        """A table left the memory."""
        if self._notifier is not None:
            self._notifier.unlisten(table_id)
        for kept in (self._kept, self._seen):
            kept.pop(table_id, None)

    def look_at(self, table_id: str) -> None:
        """There is something to see at a table, or to say of it."""
        self._due.add(table_id)
        self._wake.set()

    def _look_at_all(self) -> None:
        self._due.update(self._registry.in_memory)
        self._wake.set()

    def _written(self, table_id: str) -> None:
        self._written_to.add(table_id)
        self._news.set()

    async def _notify_always(self, notifier: Notifier) -> None:
        while not self._closed:
            await self._news.wait()
            self._news.clear()
            tables, self._written_to = self._written_to, set()
            await notifier.notify(tables)

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
                    tables = set(self._registry.in_memory)
                    up = self._notifier is not None and self._notifier.up
                    next_round = loop.time() + self._poll * (NOTIFIED if up else 1.0)
                await self._look(tables)
            except StoreError as error:
                log.warning("the tables of other processes cannot be looked at: %s", error)
                self._due |= tables
                await asyncio.sleep(AFTER_TROUBLE)
            except Exception:
                log.exception("looking at other processes' tables failed")
                await asyncio.sleep(AFTER_TROUBLE)

    async def _look(self, tables: set[str]) -> None:
        rooms = [room for table in tables if (room := self._registry.in_memory.get(table)) is not None]
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
        if self._registry.in_memory.get(table) is not room:
            return
        if news is None:
            self._registry.table_is_gone(room)
            return
        self._kept[table] = frozenset(session for node, session in news.visits if node == self.node)
        if self._kept[table] != room.presence.here:
            self.look_at(table)
        room.leads = self._is_leader(table, news, room)
        try:
            seen = (news.changed, news.chat)
            if self._seen.get(table) != seen or news.seq > room.seq:
                await room.do(room.catch_up)
                self._seen[table] = seen
            room.elsewhere(frozenset(session for node, session in news.visits if node != self.node), news.names)
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
