"""People who want to play now: each is given a seat where others wait too, and bots take the seats that are left over.

Who waits sits at a public table whose game has a moment to begin, so that every process knows it as it knows any table.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from niagara.protocol.http import PACES, Join, NewSeat, NewTable, PlayNow, TableLink
from niagara.tables.records import StoreError, Table
from niagara.tables.refusals import Refusal
from niagara.tables.registry import Registry
from niagara.tables.room import Room
from niagara.tables.seating import guise_of

logger = logging.getLogger(__name__)

TICK = 0.5  # seconds between two looks
LOOKS_AWAY = 10.0  # seconds without a connection after which the seat of somebody who waits is free again


class Matching:
    """Seats those who want to play now, and lets their games begin."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._host = registry.host
        self._one_by_one = asyncio.Lock()  # two who come at once are to meet; at two processes they may miss each other
        self._missed: dict[tuple[str, str], float] = {}  # since when somebody who waits at a table has no connection
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look after those who wait from now on."""
        self._task = asyncio.create_task(self._look_always())

    async def stop(self) -> None:
        """Let everybody wait until the next host comes."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def play_now(self, session: str, wanted: PlayNow) -> TableLink:
        """A seat at a table of the wanted size and pace: the fullest at which somebody waits, or a new one."""
        guise_of(wanted, self._host.words)
        async with self._one_by_one:
            waiting = await self._waiting()
            for table in waiting:
                if table.held_by(session) and not _fits(table, wanted):
                    await self._registry.leave(table.id, session)
            fitting = [table for table in waiting if _fits(table, wanted)]
            for table in sorted(fitting, key=lambda each: (not each.held_by(session), _free(each), each.created)):
                with suppress(Refusal):  # it is full or has begun meanwhile, or its host does not want this one
                    return await self._registry.join(table.id, session, _as_guest(wanted))
            return await self._open(session, wanted)

    async def _waiting(self) -> list[Table]:
        now = self._host.clock.now() * 1000
        tables = await self._host.store.public_tables("open")
        return [table for table in tables if table.begins is not None and table.begins > now]

    async def _open(self, session: str, wanted: PlayNow) -> TableLink:
        """A new table at which one waits for others."""
        me = NewSeat("me", wanted.name, face=wanted.face, colour=wanted.colour)
        seats = (me, *(NewSeat("open") for _ in range(wanted.seats - 1)))
        asked = NewTable(seats, public=True, clock=PACES[wanted.pace], absent="bot")
        begins = int((self._host.clock.now() + self._host.habits.match_wait) * 1000)
        return await self._registry.create(session, asked, begins)

    async def _look_always(self) -> None:
        while True:
            await self._look_around()
            await self._host.clock.sleep(TICK)

    async def _look_around(self) -> None:
        """Look at every room where people wait; none is held on to until the next look, so that rooms can sleep."""
        rooms = [room for room in self._registry.in_memory.values() if room.table.begins is not None]
        for room in rooms:
            try:
                await self._look_at(room)
            except (StoreError, Refusal) as problem:  # closing, gone, or the store is away: the next look will do
                logger.info("table %s does not begin yet: %s", room.table.id, problem)
            except Exception:
                logger.exception("table %s does not begin", room.table.id)
        waiting = {(room.table.id, who) for room in rooms if room.table.begins is not None for who in room.players}
        self._missed = {key: since for key, since in self._missed.items() if key in waiting}

    async def _look_at(self, room: Room) -> None:
        """See whether somebody no longer waits at a table, and whether its game is to begin."""
        table, now = room.table, self._host.clock.now()
        if table.begins is None or room.closed:
            return
        for session in sorted(room.players):
            if room.presence.online(session):
                self._missed.pop((table.id, session), None)
            elif now - self._missed.setdefault((table.id, session), now) >= LOOKS_AWAY:
                await self._registry.leave(table.id, session)
        if room.present and (_free(table) == 0 or now * 1000 >= table.begins):
            await self._registry.begin(table.id)


def _as_guest(wanted: PlayNow) -> Join:
    return Join(wanted.name, face=wanted.face, colour=wanted.colour)


def _fits(table: Table, wanted: PlayNow) -> bool:
    return len(table.seats) == wanted.seats and table.clock == PACES[wanted.pace]


def _free(table: Table) -> int:
    return sum(seat.kind == "open" for seat in table.seats)
