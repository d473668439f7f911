"""The house of all tables: which are in memory, and everything that makes, finds or fills one."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeVar

import msgspec

from niagara.bots import LEVELS
from niagara.notation.line import from_line, to_line
from niagara.notation.position import BadPosition, from_dict, options_dict
from niagara.protocol.http import AnyPosition, Join, LevelInfo, Lobby, NewSeat, NewTable, TableLink
from niagara.protocol.server import PostClock, Restarting, TableInfo
from niagara.rules.state import OVER, State
from niagara.server.bots import BotPool, is_level, level_name
from niagara.server.broom import Broom
from niagara.server.connection import encode
from niagara.server.ledger import Draw, Ledger
from niagara.server.lobby import LobbyFeed
from niagara.server.neighbours import Neighbours
from niagara.server.problems import TableProblem, no_such_table
from niagara.server.room import Room
from niagara.server.settings import Settings
from niagara.server.store import Action, Conflict, Seat, Store, Table
from niagara.server.store.engines import is_shared
from niagara.server.store.store import now
from niagara.server.tableinfo import clock_rule, named_apart, table_info
from niagara.server.uptime import Uptime
from niagara.server.words import NAME_LENGTH, clean

Result = TypeVar("Result")
ATTEMPTS = 5  # at a change of a table, each lost to another process
RESTART_SECONDS = 2.0
RESTART_CODE = 1012


class House:
    """All tables of this process."""

    def __init__(
        self, store: Store, settings: Settings, draw: Draw, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.store = store
        self.settings = settings
        self.bots = _bot_pool(settings)
        self._draw = draw
        self.uptime = Uptime(self, settings.clock_tick, clock)
        self.lobby_feed = LobbyFeed(self, store, settings.lobby_pause)
        self.draining = False
        self.in_memory: dict[str, Room] = {}
        self._unused: dict[Room, float] = {}  # rooms that may leave the memory, and when
        self._broom = Broom()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        shared = is_shared(settings.database)
        self.neighbours = Neighbours(self, settings.redis, settings.poll) if shared else None

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
        found = await self.store.log(table_id)
        if found is None:
            return None
        room = Room(found, self.store, self.bots, self.settings, self._draw, self.neighbours, self.uptime)
        room.on_change = self.lobby_feed.changed
        self.in_memory[table_id] = room
        if self.neighbours is not None:
            self.neighbours.joined(table_id)
        self._fall_asleep(room)  # should whoever asked for it be gone already
        return room

    def _fall_asleep(self, room: Room) -> None:
        """Let a room that nobody uses leave the memory after a while; however often it is used, one timer waits."""
        loop = asyncio.get_running_loop()
        waiting = room in self._unused
        self._unused[room] = loop.time() + self.settings.idle
        if not waiting:
            loop.call_at(self._unused[room], self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.users or self.in_memory.get(room.table.id) is not room:
            del self._unused[room]
        elif self._unused[room] > asyncio.get_running_loop().time():
            asyncio.get_running_loop().call_at(self._unused[room], self._forget, room)
        else:
            del self._unused[room]
            self._drop(room)
            room.close_when_done()

    def _drop(self, room: Room) -> None:
        del self.in_memory[room.table.id]
        self._broom.room_left(len(self.in_memory))
        if self.neighbours is not None:
            self.neighbours.left(room.table.id)

    def table_is_gone(self, room: Room) -> None:
        """A table was removed: whoever still looks at it is sent away."""
        if self.in_memory.get(room.table.id) is room:
            self._drop(room)
            room.end()
            self.lobby_feed.changed(room.table)

    async def _change(self, table_id: str, change: Callable[[Room], Awaitable[Result]]) -> Result:
        """Change a table in its room; where another process was faster, look again and judge anew."""
        async with self.room(table_id) as room:
            if self.neighbours is not None:
                await room.do(room.catch_up)
            for _attempt in range(ATTEMPTS - 1):
                try:
                    return await room.do(lambda: change(room))
                except Conflict:
                    await room.do(room.catch_up)
            return await room.do(lambda: change(room))

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self.in_memory)

    # Finding

    async def info(self, table_id: str, session: str) -> TableInfo:
        """A table as a session sees it."""
        async with self.room(table_id) as room:
            return room.info(session)

    async def lobby(self, session: str) -> Lobby:
        """Public tables, the session's own, and the levels that bots have."""
        opened, playing, yours = await asyncio.gather(
            self.store.public_tables("open"), self.store.public_tables("playing"), self.store.tables_of(session)
        )
        return self.lobby_of(session, opened, playing, yours)

    def lobby_of(self, session: str, opened: list[Table], playing: list[Table], yours: list[Table]) -> Lobby:
        """The lobby as a session sees it, of tables that were read."""
        levels = tuple(LevelInfo(level.id, level.name, level.sentence, level.rating) for level in LEVELS)
        return Lobby(self._infos(opened, session), self._infos(playing, session), self._infos(yours, session), levels)

    def _infos(self, tables: list[Table], session: str) -> tuple[TableInfo, ...]:
        rooms = [(table, self.in_memory.get(table.id)) for table in tables]
        return tuple(table_info(table, session, room.presence if room else None) for table, room in rooms)

    # Making and filling

    async def create(self, session: str, wanted: NewTable) -> TableLink:
        """Make a table; it starts at once when no seat is open."""
        seats = named_apart(self._new_seat(seat, at, session) for at, seat in enumerate(wanted.seats))
        begin = None if wanted.position is None else _position_to_play(wanted.position, len(seats))
        table = Table(
            id=secrets.token_urlsafe(16),
            created=now(),
            status="open" if any(seat.kind == "open" for seat in seats) else "playing",
            public=wanted.public,
            options=msgspec.to_builtins(wanted.options) if begin is None else options_dict(begin),
            pause=wanted.pause,
            host=session,
            seats=seats,
            clock=None if wanted.clock is None else msgspec.to_builtins(wanted.clock),
            due=0 if isinstance(wanted.clock, PostClock) else None,
            start="" if begin is None else to_line(begin),
        )
        name = next((seat.name for seat in seats if seat.session), "")
        await self.store.create(table, self._opening(table) if table.status == "playing" else (), name)
        self.lobby_feed.changed(table)
        return TableLink(table.id, tuple(sorted(table.held_by(session))))

    def _new_seat(self, wanted: NewSeat, at: int, session: str) -> Seat:
        name = clean(wanted.name, NAME_LENGTH)
        if wanted.kind == "open":
            return Seat("open")
        if wanted.kind == "me":
            return Seat("human", name or f"Player {at + 1}", session=session)
        level = self._level(wanted.level, f"seats[{at}].level")
        return Seat("bot", name or level_name(level), level)

    def _level(self, level: str, field: str) -> str:
        if level and not is_level(level):
            raise TableProblem(400, "no_such_level", f"There is no level {clean(level, 24)!r}.", field)
        return level or self.settings.stand_in

    async def join(self, table_id: str, session: str, wanted: Join) -> TableLink:
        """Take an open seat."""
        name = clean(wanted.name, NAME_LENGTH)
        if not name:
            raise TableProblem(400, "malformed", "Please give a name.", "name")
        return await self._change(table_id, lambda room: self._join(room, session, name, wanted.seat))

    async def _join(self, room: Room, session: str, name: str, wanted: int | None) -> TableLink:
        table = room.table
        held = table.held_by(session)
        if held and (wanted is None or wanted in held):
            return TableLink(table.id, tuple(sorted(held)))
        if table.status != "open":
            raise TableProblem(409, "already_started", "This game has already started; you can watch it.")
        free = [at for at, seat in enumerate(table.seats) if seat.kind == "open"]
        at = wanted if wanted is not None else min(free, default=-1)
        if at not in free:
            raise TableProblem(409, "seat_taken", "That seat is taken.", "seat")
        table = _with_seat(table, at, Seat("human", name, session=session))
        table = await self.store.seats(table, [at], name)
        room.seats_changed(table)
        return TableLink(table.id, tuple(sorted(table.held_by(session))))

    async def leave(self, table_id: str, session: str) -> None:
        """Leave one's seats: open again before the game, a bot's from then on."""
        await self._change(table_id, lambda room: self._leave(room, session))

    async def _leave(self, room: Room, session: str) -> None:
        table = room.table
        held = sorted(table.held_by(session))
        if not held or table.status == "over":
            return
        for at in held:
            level = self.settings.stand_in
            left = Seat("open") if table.status == "open" else Seat("bot", table.seats[at].name, level)
            table = _with_seat(table, at, left)
        humans = [seat.session for seat in table.seats if seat.kind == "human"]
        if table.host == session and humans:
            table = replace(table, host=humans[0])
        if table.status == "open" and not humans:
            await self.store.remove(table)
            self.table_is_gone(room)
            return
        table = await self.store.seats(table, held)
        room.seats_changed(table)

    async def start(self, table_id: str, session: str, fill: str) -> None:
        """Start a game: the host says so, and bots of a level take the open seats."""
        level = self._level(fill, "fill")
        await self._change(table_id, lambda room: self._start(room, session, level if fill else ""))

    async def _start(self, room: Room, session: str, level: str) -> None:
        table = room.table
        if table.host != session:
            raise TableProblem(403, "not_host", "Only who made the table can start the game.")
        if table.status != "open":
            return
        if not level and any(seat.kind == "open" for seat in table.seats):
            raise TableProblem(409, "seats_open", "There are still open seats.", "fill")
        bot = Seat("bot", level_name(level), level)
        seats = named_apart(bot if seat.kind == "open" else seat for seat in table.seats)
        table = replace(table, seats=seats, status="playing")
        actions = self._opening(table)
        table = await self.store.start(table, actions)
        room.started(table, actions)

    async def rematch(self, table_id: str, session: str) -> TableLink:
        """The same people again, at a table of their own; who asks second is led to the same table."""
        return await self._change(table_id, lambda room: self._rematch(room, session))

    async def _rematch(self, room: Room, session: str) -> TableLink:
        old = room.table
        if not old.held_by(session) and old.host != session:
            raise TableProblem(403, "not_seated", "Only those who sit here can ask for another game.")
        if old.imported:
            raise TableProblem(409, "imported", "This game was played elsewhere; make a table of your own.")
        if old.status != "over":
            raise TableProblem(409, "still_playing", "This game is not over yet.")
        if not old.next_table:
            table = replace(
                old,
                id=secrets.token_urlsafe(16),
                created=now(),
                status="playing",
                next_table="",
                clocks=None,
                due=0 if isinstance(clock_rule(old), PostClock) else None,
            )
            room.table = await self.store.rematch(old, table, self._opening(table))
            room.tell_table()
            self.lobby_feed.changed(table)
        return TableLink(room.table.next_table, tuple(sorted(old.held_by(session))))

    async def set_pace(self, room: Room, session: str, pause: int) -> bool:
        """Change the bots' pause, if the session may: as host, or as anybody at a table of bots alone."""
        table = room.table
        if table.host != session and any(seat.kind != "bot" for seat in table.seats):
            return False
        await self.store.set_pause(table.id, pause)
        room.table = replace(room.table, pause=pause)
        room.tell_table()
        return True

    def _opening(self, table: Table) -> list[Action]:
        """The river's draws with which a game begins."""
        return Ledger(len(table.seats), table.options, self._draw, table.start).open("start").actions

    # The end

    async def drain(self) -> None:
        """Take no more commands, finish those that are under way, and send everybody away for a moment."""
        if self.draining:
            return
        self.draining = True
        rooms = list(self.in_memory.values())
        connections = [connection for room in rooms for connection in room.connections]
        await self.uptime.stop()
        await asyncio.gather(*(room.close() for room in rooms))
        if self.neighbours is not None:
            await self.neighbours.close()
        for connection in connections:
            connection.tell(encode(Restarting(RESTART_SECONDS)))
            connection.close(RESTART_CODE)
        connections += self.lobby_feed.close(RESTART_CODE)
        flushing = [asyncio.ensure_future(connection.flushed()) for connection in connections]
        if flushing:
            await asyncio.wait(flushing, timeout=RESTART_SECONDS)
        self.bots.close()


def _position_to_play(wanted: AnyPosition, seats: int) -> State:
    """The state to go on from, if a game of so many seats can."""
    try:
        state = from_line(wanted) if isinstance(wanted, str) else from_dict(wanted)
    except BadPosition as problem:
        raise TableProblem(400, "bad_position", str(problem), "position") from problem
    if state.players != seats:
        raise TableProblem(400, "other_seats", f"The position has {state.players} seats, not {seats}.", "seats")
    if state.phase == OVER:
        raise TableProblem(400, "over_already", "The game of this position is over (R8.2).", "position.phase")
    return state


def _bot_pool(settings: Settings) -> BotPool:
    """Bots think in this process, and, where there is a Redis, at whatever workers share it."""
    if not settings.redis:
        return BotPool(settings.bot_threads, settings.bot_budget)
    from niagara.server.jobs import SharedBots

    return SharedBots(settings.bot_threads, settings.bot_budget, settings.redis)


def _with_seat(table: Table, at: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))
