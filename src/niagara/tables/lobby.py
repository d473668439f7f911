"""The live lobby: whoever looks at it is sent it again whenever it has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from niagara.bots import LEVELS
from niagara.protocol.encoding import encode
from niagara.protocol.friends import Invitation
from niagara.protocol.http import LevelInfo, Lobby
from niagara.protocol.table import TableInfo
from niagara.tables.info import Attendance, table_info
from niagara.tables.interfaces import Host, Listener
from niagara.tables.records import Invited, StoreError, Table
from niagara.tables.standing import standing_for

logger = logging.getLogger(__name__)
SHOWN = 50  # public tables of each kind
POLL = 5.0  # seconds between two looks for what other processes have changed

Public = tuple[list[Table], list[Table]]  # open, running
Present = Callable[[str], Attendance]  # who is at a table, by its id; nobody where it is not in memory


@dataclass(frozen=True, slots=True)
class Own:
    """What the lobby shows to one person alone: their tables, and those to which they are invited."""

    yours: list[Table]
    invited: list[Invited]


async def own_of(host: Host, session: str) -> Own:
    """What is a person's own in the lobby."""
    yours, invited = await asyncio.gather(host.store.tables_of(session), host.invitations.invited(session))
    return Own(yours, [replace(each, by=host.words.masked(each.by)) for each in invited])


def lobby_for(
    session: str,
    present: Present,
    opened: list[Table],
    playing: list[Table],
    own: Own,
    now: float,
) -> Lobby:
    """The lobby as a session sees it at a moment of uptime, of tables that were read."""

    def infos(tables: list[Table]) -> tuple[TableInfo, ...]:
        return tuple(
            table_info(table, session, replace(present(table.id), watchers=()), standing_for(table, session, now))
            for table in tables
        )

    def lively(tables: list[Table]) -> list[Table]:
        """Those first at which somebody is: empty ones push nobody out."""
        return sorted(tables, key=lambda table: not present(table.id).online)[:SHOWN]

    levels = tuple(LevelInfo(level.id, level.name, level.sentence, level.rating) for level in LEVELS)
    still = [each for each in own.yours if each.status == "over" or each.held_by(session) or each.left_by(session)]
    watched = [each for each in playing if each.may_look(session)]
    asked = tuple(map(Invitation, infos([each.table for each in own.invited]), (each.by for each in own.invited)))
    return Lobby(infos(lively(opened)), infos(lively(watched)), infos(still), levels, asked)


class _Viewer:
    """Somebody who looks at the lobby: what is their own, and what they were last sent."""

    def __init__(self) -> None:
        self.own: Own | None = None
        self.sent = b""

    def is_invited(self, table_id: str) -> bool:
        """Whether they are invited to a table, as far as is known."""
        return self.own is not None and any(each.table.id == table_id for each in self.own.invited)


class LobbyFeed:
    """Gathers changes for a moment, reads the public tables once for all, and tells those for whom they differ."""

    def __init__(self, present: Present, host: Host) -> None:
        self.shared = False  # whether other processes change tables too
        self._present = present
        self._host = host
        self._store, self._clock, self._pause = host.store, host.clock, host.habits.lobby_pause
        self._viewers: dict[Listener, _Viewer] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._changes = 0  # of tables, in all
        self._public: tuple[int, float, Public] | None = None  # after how many changes, and when, it was read

    def came(self, listener: Listener) -> None:
        """Somebody begins to look; the first message is the lobby as it is."""
        self._viewers[listener] = _Viewer()
        self._changed.set()
        if self._task is None:
            self._task = asyncio.create_task(self._tell_always())

    def went(self, listener: Listener) -> None:
        """Somebody looks no more."""
        self._viewers.pop(listener, None)
        if not self._viewers and self._task is not None:
            self._task.cancel()
            self._task = None

    def changed(self, table: Table) -> None:
        """Something about a table has changed that the lobby may show."""
        self._changes += 1
        if not self._viewers:
            return
        self._forget(table)
        if table.public or any(viewer.own is None for viewer in self._viewers.values()):
            self._changed.set()

    def moved(self, table: Table) -> None:
        """Somebody moved at a table: only those who sit there see of it in the lobby."""
        if self._viewers and self._forget(table):
            self._changed.set()

    def _forget(self, table: Table) -> bool:
        """Let the tables of those who sit at one, or are invited there, be read again; whether any of them looks."""
        sitting = {seat.session for seat in table.seats}
        viewers = [
            viewer
            for listener, viewer in self._viewers.items()
            if listener.session in sitting or viewer.is_invited(table.id)
        ]
        for viewer in viewers:
            viewer.own = None
        return bool(viewers)

    def invited(self, session: str) -> None:
        """Somebody was invited, or no longer is."""
        for listener, viewer in self._viewers.items():
            if listener.session == session:
                viewer.own = None
                self._changed.set()

    def again(self, listener: Listener) -> bytes:
        """What a reader who fell behind is to see."""
        viewer = self._viewers.get(listener)
        return b"" if viewer is None else viewer.sent

    def close(self, code: int) -> list[Listener]:
        """Send everybody away."""
        viewers = list(self._viewers)
        for listener in viewers:
            listener.close(code)
        return viewers

    async def _tell_always(self) -> None:
        while True:
            try:
                async with asyncio.timeout(POLL if self.shared else None):
                    await self._changed.wait()
            except TimeoutError:
                for viewer in self._viewers.values():
                    viewer.own = None
            self._changed.clear()
            try:
                await self._tell()
            except StoreError as error:
                logger.warning("the lobby could not be read: %s", error)
                self._changed.set()
            await self._clock.sleep(self._pause)

    async def public_tables(self) -> Public:
        """Open and running public tables; read once for all who ask while nothing has changed, for a moment."""
        now, changes = self._clock.now(), self._changes
        if self._public is None or self._public[0] != changes or now - self._public[1] >= self._pause:
            public = await asyncio.gather(self._store.public_tables("open"), self._store.public_tables("playing"))
            self._public = changes, now, public
        return self._public[2]

    async def _tell(self) -> None:
        opened, playing = await self.public_tables()
        for listener, viewer in list(self._viewers.items()):
            own = viewer.own
            if own is None:
                own = viewer.own = await own_of(self._host, listener.session)
            now = self._clock.now()
            message = encode(lobby_for(listener.session, self._present, opened, playing, own, now))
            if message != viewer.sent:
                viewer.sent = message
                listener.tell(message)
