"""All tables of this host: which are in memory, and everything that makes, finds or fills one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar

from niagara.hints.position import Held
from niagara.protocol.encoding import encode
from niagara.protocol.http import Join, Lobby, NewTable, TableLink
from niagara.protocol.server import Restarting
from niagara.protocol.table import TableInfo
from niagara.tables.info import NOBODY, Attendance
from niagara.tables.interfaces import Host, Listener, Peers
from niagara.tables.lobby import LobbyFeed, lobby_for, own_of
from niagara.tables.log import fold, log_of, opening, standing_of
from niagara.tables.records import REMATCH, Action, Guise, NewerLog, StoreError, Table
from niagara.tables.refusals import (
    Refusal,
    need_absent,
    need_any_seat,
    need_decision,
    need_host,
    need_practice,
    need_running_game,
    need_welcome_name,
    no_such_table,
)
from niagara.tables.room import Room
from niagara.tables.seating import (
    again,
    filled,
    forgotten,
    guise_of,
    known_level,
    need_alone,
    need_over,
    new_table,
    seat_to_take,
    taken_back,
    with_person,
    with_returned,
    with_welcome_names,
    without,
    without_kicked,
)
from niagara.tables.votes import agreed, gone, voted

logger = logging.getLogger(__name__)

Result = TypeVar("Result")
RESTART_SECONDS = 2.0
RESTART_CODE = 1012
MOST_DUE = 1000  # games by post that are looked for, most of them awake already
MOST_WOKEN = 50  # of them at once


class Registry:
    """All tables of this process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.lobby_feed = LobbyFeed(self.present, host)
        self.draining = False
        self.in_memory: dict[str, Room] = {}
        self.peers: Peers | None = None
        self._unused: dict[Room, bool] = {}  # rooms that may leave the memory, and whether one was used of late
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def share_with(self, peers: Peers) -> None:
        """Other processes host the same tables."""
        self.peers = peers
        self.lobby_feed.shared = True

    # Rooms come into memory when somebody needs them, and leave it when nobody has for a while.

    @asynccontextmanager
    async def room(self, table_id: str) -> AsyncIterator[Room]:
        """The live room of a table, kept in memory at least as long as the caller needs it."""
        room = self.in_memory.get(table_id) or await self._load(table_id)
        if room is None:
            raise no_such_table()
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            if room.users == 0:
                self._fall_asleep(room)

    async def _load(self, table_id: str) -> Room | None:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            task.add_done_callback(lambda _task: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> Room | None:
        found = await self.host.store.log(table_id)
        if found is None:
            return None
        log = await fold(found, self.host.slices, self.host.draw)
        leads = self.peers is None
        feed = self.lobby_feed
        room = Room(found, log, self.host, feed.changed, feed.moved, self._visitors_changed, leads)
        self.in_memory[table_id] = room
        if self.peers is not None:
            self.peers.joined(table_id)
        self._fall_asleep(room)  # should whoever asked for it be gone already
        return room

    def _visitors_changed(self, table_id: str) -> None:
        if self.peers is not None:
            self.peers.look_at(table_id)

    def _fall_asleep(self, room: Room) -> None:
        """Let a room that nobody uses leave the memory after a while; however often it is used, one timer waits."""
        waiting = room in self._unused
        self._unused[room] = waiting
        if not waiting:
            self.host.clock.call_later(self.host.habits.idle, partial(self._forget, room))

    def _forget(self, room: Room) -> None:
        used = self._unused.pop(room)
        if room.users or self.in_memory.get(room.table.id) is not room:
            return
        if used:
            self._fall_asleep(room)
        else:
            self._drop(room)
            room.close_when_done()

    def _drop(self, room: Room) -> None:
        del self.in_memory[room.table.id]
        if self.peers is not None:
            self.peers.left(room.table.id)

    def table_is_gone(self, room: Room) -> None:
        """A table was removed: whoever still looks at it is sent away."""
        if self.in_memory.get(room.table.id) is room:
            self._drop(room)
            room.end()
            self.lobby_feed.changed(room.table)

    async def change(self, table_id: str, change: Callable[[Room], Awaitable[Result]]) -> Result:
        """Change a table in its room; where another process was faster, look again and judge anew."""
        async with self.room(table_id) as room:
            if self.peers is not None:
                await room.do(room.catch_up)
            return await room.insist(lambda: change(room))

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self.in_memory)

    # Clocks

    def look_at_clocks(self) -> None:
        """See at every table in memory whose time has run out."""
        for room in list(self.in_memory.values()):
            room.look_at_clocks()

    async def keep_time(self) -> None:
        """Remember the uptime, and wake sleeping games of which a clock has run out meanwhile."""
        now = int(self.host.clock.now() * 1000)
        try:
            await self.host.store.keep_uptime(now)
            due = await self.host.store.due(now, MOST_DUE)
            for table_id in [each for each in due if each not in self.in_memory][:MOST_WOKEN]:
                await self._wake(table_id)
        except StoreError as error:
            logger.warning("clocks could not be kept: %s", error)
        except Exception:
            logger.exception("looking at clocks failed")

    async def _wake(self, table_id: str) -> None:
        """Look at the clocks of one game; one that a newer server went on with is left to that server."""
        try:
            async with self.room(table_id) as room:
                room.look_at_clocks()
        except NewerLog as error:
            logger.warning("table %s: %s", table_id, error)

    # Finding

    async def info(self, table_id: str, session: str) -> TableInfo:
        """A table as a session sees it."""
        async with self.room(table_id) as room:
            return room.info(session)

    async def lobby(self, session: str) -> Lobby:
        """Public tables, the session's own, and the levels that bots have."""
        (opened, playing), own = await asyncio.gather(self.lobby_feed.public_tables(), own_of(self.host, session))
        return lobby_for(session, self.present, opened, playing, own, self.host.clock.now())

    def present(self, table_id: str) -> Attendance:
        """Who is at a table; nobody where it is not in memory."""
        room = self.in_memory.get(table_id)
        return NOBODY if room is None else room.attendance()

    # Making and filling

    async def create(self, session: str, wanted: NewTable, begins: int | None = None) -> TableLink:
        """Make a table; it starts at once when no seat is open, or with bots at a millisecond of uptime."""
        if wanted.rated and not self.host.results.counts:
            raise Refusal(400, "not_rateable", "There are no ratings here.", "rated")
        table = new_table(session, wanted, self.host.habits.stand_in)
        for at, seat in enumerate(table.seats):
            need_welcome_name(self.host.words, seat.name, f"seats[{at}].name")
        if begins is not None:
            table = replace(table, due=begins)
        name = next((seat.name for seat in table.seats if seat.session), "")
        actions: list[Action] = []
        if table.status == "playing":
            table, actions = opening(table, self.host.draw)
        await self.host.store.create(table, actions, name)
        self.lobby_feed.changed(table)
        return _link(table, session)

    async def join(self, table_id: str, session: str, wanted: Join) -> TableLink:
        """Take an open seat, or again the one that one left."""
        guise = guise_of(wanted, self.host.words)
        return await self.change(table_id, lambda room: self._join(room, session, guise, wanted.seat))

    async def _join(self, room: Room, session: str, guise: Guise, wanted: int | None) -> TableLink:
        left = sorted(room.table.left_by(session))
        if left and room.table.status == "playing":
            await room.keep_company(with_returned(room.table, session), *left)
            room.show_again(session)
            return _link(room.table, session)
        at = seat_to_take(room.table, session, wanted)
        if at is not None:
            if await self.host.manners.blocks(room.table.host, session):
                raise Refusal(403, "unwelcome", "You cannot sit down at this table.")
            await room.keep_company(with_person(room.table, at, guise, session), at, name=guise.name)
        return _link(room.table, session)

    async def leave(self, table_id: str, session: str) -> None:
        """Leave one's seats: open again before the game, a bot's from then on."""
        await self.change(table_id, lambda room: self._leave(room, session))

    async def _leave(self, room: Room, session: str) -> None:
        held = sorted(room.held(session))
        if not held or room.table.status == "over":
            return
        table = without(room.table, session, self.host.habits.stand_in)
        # A host without a seat is the large screen round which the others sit.
        hosted = table.host != session and room.presence.online(table.host)
        if table.status == "open" and not hosted and not any(seat.kind == "human" for seat in table.seats):
            await self.host.store.remove(table)
            self.table_is_gone(room)
        else:
            await room.keep_company(table, *held)

    async def forget(self, table_id: str, session: str) -> None:
        """Take somebody out of a table for good; a table that nobody else would miss is removed."""
        with suppress(Refusal):  # it is gone already
            await self.change(table_id, lambda room: self._forget_person(room, session))

    async def _forget_person(self, room: Room, session: str) -> None:
        sat = room.table.sat_by(session)
        table = forgotten(room.table, session, self.host.habits.stand_in)
        if table is None:
            await self.host.store.remove(room.table)
            self.table_is_gone(room)
        elif table is not room.table:
            await room.keep_company(table, *sorted(sat))

    async def delete(self, table_id: str, session: str) -> None:
        """Remove an unfinished game in which nobody else sits."""
        await self.change(table_id, lambda room: self._delete(room, session))

    async def _delete(self, room: Room, session: str) -> None:
        need_alone(room.table, session)
        await self.host.store.remove(room.table)
        self.table_is_gone(room)

    async def kick(self, table_id: str, session: str, seat: int) -> None:
        """Send somebody away for good, before the game; the host does."""
        await self.change(table_id, lambda room: self._kick(room, session, seat))

    async def _kick(self, room: Room, session: str, seat: int) -> None:
        need_host(room.table, session)
        await room.keep_company(without_kicked(room.table, seat), seat)

    async def ask_bot(self, table_id: str, session: str, seat: int) -> None:
        """Ask for a bot in the place of an absent player; it plays once all present ask for it."""
        await self.change(table_id, lambda room: self._ask_bot(room, session, seat))

    async def _ask_bot(self, room: Room, session: str, seat: int) -> None:
        held = room.held(session)
        need_any_seat(held)
        need_absent(room.table, seat, room.present | held)
        await room.keep_company(voted(room.table, held, seat))

    async def start(self, table_id: str, session: str, fill: str, names: Sequence[str] = ()) -> None:
        """Start a game: the host says so, and bots of a level take the open seats."""
        level = known_level(fill, "fill", self.host.habits.stand_in) if fill else ""
        await self.change(table_id, lambda room: self._start(room, session, level, names))

    async def _start(self, room: Room, session: str, level: str, names: Sequence[str]) -> None:
        need_host(room.table, session)
        await self._begin(room, level, names)

    async def begin(self, table_id: str) -> None:
        """Start the game of a table at which people wait who want to play now; bots take the open seats."""
        await self.change(table_id, lambda room: self._begin(room, self.host.habits.stand_in))

    async def _begin(self, room: Room, level: str, names: Sequence[str] = ()) -> None:
        if room.table.status == "open":
            table, actions = opening(filled(room.table, level, self.host.words.welcome(names)), self.host.draw)
            room.started(await self.host.store.start(table, actions), actions)

    async def rematch(self, table_id: str, session: str, names: Sequence[str] = ()) -> TableLink:
        """Say yes to another game; once all present have, it is made, and everybody is led to the same table."""
        return await self.change(table_id, lambda room: self._rematch(room, session, names))

    async def _rematch(self, room: Room, session: str, names: Sequence[str]) -> TableLink:
        need_over(room.table, session)
        held = room.held(session)
        if not room.table.next_table:
            present = room.present | held
            await room.keep_company(voted(room.table, held, REMATCH))
            if agreed(room.table, REMATCH, present):
                await self._play_again(room, gone(room.table, present), names)
        return TableLink(room.table.next_table, tuple(sorted(held)))

    async def _play_again(self, room: Room, missing: Held, names: Sequence[str]) -> None:
        wanted = again(room.table, missing, self.host.words.welcome(names), self.host.habits.stand_in)
        table, actions = opening(with_welcome_names(wanted, self.host.words), self.host.draw)
        room.table_changed(await self.host.store.rematch(room.table, table, actions))
        self.lobby_feed.changed(table)
        self._call_others(table, room)

    def _call_others(self, table: Table, room: Room) -> None:
        """Call to a new game who is not led there from the old one."""
        deciding = () if table.standing is None else table.standing.to_decide
        people = ((at, table.seats[at]) for at in deciding if table.seats[at].kind == "human")
        away = frozenset(at for at, seat in people if not room.presence.online(seat.session))
        if away:
            self.host.caller.turn(table, away)

    async def take_back(self, table_id: str, session: str, seat: int) -> TableLink:
        """Take one's last decision back, against bots alone: a new table has the game as it was before it."""
        return await self.change(table_id, lambda room: self._take_back(room, session, seat))

    async def _take_back(self, room: Room, session: str, seat: int) -> TableLink:
        need_practice(room.table, session, seat)
        log = need_running_game(room.log, room.table)
        made = need_decision(log.game, seat)
        table = taken_back(room.table)
        again = log_of(table, self.host.draw)
        actions = again.retrace(log.game, made.before)
        table = replace(table, standing=standing_of(again.game, again.deciding))
        old = await self.host.store.rematch(room.table, table, actions)
        room.table_changed(old)  # whoever looks is led on, and what was taken back goes
        with suppress(StoreError):
            await self.host.store.remove(old)
            self.table_is_gone(room)
        self.lobby_feed.changed(table)
        return _link(table, session)

    # The end

    async def drain(self) -> None:
        """Take no more commands, finish those that are under way, and send everybody away for a moment."""
        if self.draining:
            return
        self.draining = True
        rooms = list(self.in_memory.values())
        listeners = [listener for room in rooms for listener in room.audience.listeners]
        await asyncio.gather(*(room.close() for room in rooms))
        if self.peers is not None:
            await self.peers.close()
        for listener in listeners:
            listener.tell(encode(Restarting(RESTART_SECONDS)))
            listener.close(RESTART_CODE)
        await _flush([*listeners, *self.lobby_feed.close(RESTART_CODE)])


async def _flush(listeners: list[Listener]) -> None:
    """Let everybody hear the end, but wait for nobody too long."""
    flushing = [asyncio.ensure_future(listener.flushed()) for listener in listeners]
    if flushing:
        await asyncio.wait(flushing, timeout=RESTART_SECONDS)


def _link(table: Table, session: str) -> TableLink:
    return TableLink(table.id, tuple(sorted(table.held_by(session))))
