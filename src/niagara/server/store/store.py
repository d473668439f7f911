"""The store that tables ask for, in a database: make, change and find tables, append to their logs, read them back."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, insert, select, update
from sqlalchemy.exc import DatabaseError

from niagara.rules.actions import VERSION
from niagara.server.store import clocks as kept_clocks
from niagara.server.store import schema, visits
from niagara.server.store.engines import is_damage, is_whole, open_engines
from niagara.server.store.finished import read_finished
from niagara.server.store.friends import Friends
from niagara.server.store.hosts import Hosts
from niagara.server.store.ladder import LadderStore
from niagara.server.store.mails import Mails
from niagara.server.store.manners import Manners
from niagara.server.store.migrate import migrate
from niagara.server.store.passkeys import Passkeys
from niagara.server.store.people import People, remember
from niagara.server.store.puzzles import PuzzleTries
from niagara.server.store.ratings import Ratings, to_be_counted
from niagara.server.store.reaching import Reaching
from niagara.server.store.retention import Keeping, forget, old_games
from niagara.server.store.tables import bits_of, found_first, read_log, read_tables, with_standings
from niagara.server.store.writer import PASSING, PAUSE_SECONDS, Row, Statement, Value, Write, Writer, outage_patience
from niagara.tables.records import (
    Action,
    ClockState,
    Conflict,
    Ending,
    Finished,
    Guise,
    Line,
    Log,
    Seat,
    Standing,
    Table,
    Unavailable,
    now_ms,
)

Result = TypeVar("Result")

FORGOTTEN_AT_ONCE = 5  # games
FORGETTING_PAUSE = 0.05  # seconds
_TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)


class SqlStore:
    """One database. Writes return when they are safe on disk."""

    def __init__(self, database: str) -> None:
        self._writing, self._reading = open_engines(database)
        migrate(self._writing)
        self._writer = Writer(self._writing)
        self._patience = outage_patience(self._reading)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._damaged = False
        self.people = People(self._read, self._writer.write)
        self.reaching = Reaching(self._read, self._writer.write)
        self.mails = Mails(self._read, self._writer.write)
        self.manners = Manners(self._read, self._writer.write)
        self.friends = Friends(self._read, self._writer.write)
        self.hosts = Hosts(self._read, self._writer.write)
        self.ratings = Ratings(self._read, self._writer.write)
        self.ladder = LadderStore(self._read, self._writer.write)
        self.passkeys = Passkeys(self._read, self._writer.write)
        self.puzzles = PuzzleTries(self._read, self._writer.write, sqlite_file=self._writing.dialect.name == "sqlite")
        self.on_written: Callable[[str], None] | None = None  # told of every game that was changed from here

    async def close(self) -> None:
        """Finish what is queued and let go of the database."""
        await self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    async def create(
        self, table: Table, actions: Sequence[Action], name: str, besides: Sequence[Statement] = ()
    ) -> None:
        """Keep a new table, with its first actions if it starts at once, and the name its maker goes by.

        `besides` is kept together with it.
        """
        mine = next((seat for seat in table.seats if seat.session == table.host), Seat("open"))
        guise = Guise(name, mine.face, mine.colour)
        maker = remember(table.host, guise) if table.host else []
        statements = [*maker, *_new_table(table), *besides]
        await self._write(statements, table.id, actions, standing=table.standing)

    async def append(
        self,
        game_id: str,
        actions: Sequence[Action],
        ending: Ending | None = None,
        clocks: ClockState | None = None,
        due: int | None = None,
        rules: int = VERSION,
        standing: Standing | None = None,
    ) -> None:
        """Append actions to a log; `ending` where they end the game, `clocks` where it has any.

        A log that began with an older version of the table of actions (`rules`) goes on with today's.
        """
        statements: list[Statement] = []
        if ending is not None:
            statements = [_change(game_id, status="over", **_ended(ending)), to_be_counted(game_id)]
        if rules != VERSION:
            statements.append(_change(game_id, rules=VERSION))
        if clocks is not None:
            statements.append(_change(game_id, clocks=msgspec.to_builtins(clocks), due=due))
        await self._write(statements, game_id, actions, standing=standing)

    async def take_back(self, table: Table, action: Action, clocks: ClockState | None, due: int | None) -> Table:
        """Keep that moves of a game count no more, and what was agreed on no longer asked for."""
        changes: dict[str, Value] = {"taken_back": table.taken_back, **_company(table)}
        if clocks is not None:
            changes |= {"clocks": msgspec.to_builtins(clocks), "due": due}
        await self._write([], table.id, [action], _guard(table, **changes), table.standing)
        return replace(table, version=table.version + 1)

    async def keep_clocks(self, game_id: str, clocks: ClockState, due: int | None) -> None:
        """Keep the clocks of a game, when something other than a move has changed them."""
        await self._write([_change(game_id, clocks=msgspec.to_builtins(clocks), due=due)], game_id, ())

    async def uptime(self) -> int:
        """How many milliseconds servers of this database have been up in all."""
        return await self._read(kept_clocks.read_uptime)

    async def keep_uptime(self, ms: int) -> None:
        """Remember the uptime."""
        await self._writer.write(Write("", [kept_clocks.keep_uptime(ms)]))

    async def due(self, ms: int, most: int) -> list[str]:
        """The games by post that somebody has to look at."""
        return await self._read(lambda connection: kept_clocks.read_due(connection, ms, most))

    async def mute(self, game_id: str, seats: Sequence[int]) -> None:
        """Keep whose chat is muted at a table."""
        await self._write([_change(game_id, muted=list(seats))], game_id, ())

    async def keep(self, table: Table, actions: Sequence[Action], ending: Ending) -> None:
        """Keep a game that was played elsewhere, with all its moves."""
        await self._write([*_new_table(table), _change(table.id, **_ended(ending))], table.id, actions)

    async def start(self, table: Table, actions: Sequence[Action]) -> Table:
        """Start a game: who sits where is settled, and the river makes its draws."""
        statements = _seat_changes(table, range(len(table.seats)))
        await self._write(
            statements,
            table.id,
            actions,
            _guard(table, status=table.status, due=table.due, rated=table.rated),
            table.standing,
        )
        return replace(table, version=table.version + 1)

    async def seats(self, table: Table, indices: Sequence[int], name: str = "") -> Table:
        """Keep who sits in some seats now, who is host, what was voted and who was sent away."""
        statements = _seat_changes(table, indices)
        for seat in (table.seats[at] for at in indices if name and table.seats[at].session):
            statements = [*remember(seat.session, Guise(name, seat.face, seat.colour)), *statements]
        await self._write(statements, table.id, (), _guard(table, **_company(table)))
        return replace(table, version=table.version + 1)

    async def rematch(self, old: Table, table: Table, actions: Sequence[Action]) -> Table:
        """Keep a new table and tell the old one of it; the old one is given back."""
        await self._write(_new_table(table), table.id, actions, _guard(old, next_table=table.id), table.standing)
        self._tell(old.id)
        return replace(old, version=old.version + 1, next_table=table.id)

    async def set_pause(self, game_id: str, pause: int) -> None:
        """Keep how long the bots of a table pause."""
        await self._write([_change(game_id, pause=pause)], game_id, ())

    async def remove(self, table: Table) -> None:
        """Remove a table with all that hangs on it."""
        game = schema.game.c
        gone = delete(schema.game).where(game.id == table.id, game.version == table.version)
        await self._write([], table.id, (), gone)

    async def say(self, game_id: str, line: Line) -> None:
        """Keep a line of chat, once however often its command comes."""
        row: Row = {
            "game_id": game_id,
            "at": now_ms(),
            "seat": line.seat,
            "command_id": line.command or None,
            "name": line.name,
            "phrase": line.phrase,
            "text": line.text,
            "person": line.person,
        }
        with suppress(Conflict):
            await self._write([(insert(schema.chat), row)], game_id, ())

    async def log(self, game_id: str, after: int = 0) -> Log | None:
        """Read a table and its actions after a number."""
        if not _TABLE_ID.fullmatch(game_id):
            return None
        return await self._read(lambda connection: read_log(connection, game_id, after))

    async def tables_of(self, session: str) -> list[Table]:
        """The tables at which a session sits or sat, the latest first, with how far their games are."""
        if not session:
            return []
        sat = select(schema.seat.c.game_id).where(schema.seat.c.session == session)
        mine = schema.game.c.id.in_(found_first(sat))
        return await self._read(lambda connection: with_standings(connection, read_tables(connection, mine)))

    async def public_tables(self, status: str) -> list[Table]:
        """The public tables of one status, the latest first."""
        wanted = (schema.game.c.status == status) & schema.game.c.public
        return await self._read(lambda connection: read_tables(connection, wanted))

    async def finished(
        self, mine: str, before: tuple[int, str] | None, most: int, *, everybodys: bool = False
    ) -> list[Finished]:
        """Finished games, the latest first: a session's, or, with none given, those of public tables or everybody's."""
        return await self._read(lambda connection: read_finished(connection, mine, before, most, everybodys))

    async def name_of(self, session: str) -> str:
        """The name that a session last went by, or nothing."""
        query = select(schema.person.c.name).where(schema.person.c.id == session)
        return await self._read(lambda connection: connection.execute(query).scalar() or "")

    async def forget_old(self, keeping: Keeping, in_use: Collection[str]) -> int:
        """Remove games whose time is over, a few at a time so that no move waits for it; how many."""
        count = 0
        after: tuple[int, str] | None = None
        while True:
            page = await self._read(partial(old_games, keeping=keeping, after=after))
            old = [game_id for game_id in page.old if game_id not in in_use]
            for begin in range(0, len(old), FORGOTTEN_AT_ONCE):
                await self._writer.write(Write("", forget(old[begin : begin + FORGOTTEN_AT_ONCE])))
                await asyncio.sleep(FORGETTING_PAUSE)
            count, after = count + len(old), page.after
            if after is None:
                return count
            await asyncio.sleep(FORGETTING_PAUSE)

    # Several processes on one database

    async def beat(self, node: str) -> None:
        """Say that a process is alive."""
        await self._writer.write(Write("", visits.beat(node)))

    async def visit(self, node: str, game_id: str, came: Iterable[str], went: Iterable[str]) -> None:
        """Keep which sessions began or ceased to look at a table through a process."""
        await self._writer.write(Write(game_id, visits.changes(node, game_id, came, went)))

    async def end_visits(self, node: str) -> None:
        """A process ends, and with it all visits through it."""
        await self._writer.write(Write("", visits.end(node)))

    async def news(self, game_ids: Sequence[str]) -> dict[str, visits.News]:
        """How far tables have got, and who looks at them through which living process; one that is gone is missing."""
        return await self._read(lambda connection: visits.read_news(connection, game_ids))

    async def analysis(self, game_id: str, depth: str, engine: str) -> str | None:
        """A game's analysis as JSON, if this engine has made it."""
        kept = schema.analysis.c
        query = select(kept.found).where(kept.game_id == game_id, kept.depth == depth, kept.engine == engine)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def keep_analysis(self, game_id: str, depth: str, engine: str, found: str) -> None:
        """Keep a game's analysis in the place of an older one."""
        kept = schema.analysis.c
        row: Row = {"game_id": game_id, "depth": depth, "engine": engine, "at": now_ms(), "found": found}
        older = delete(schema.analysis).where(kept.game_id == game_id, kept.depth == depth)
        await self._write([(older, None), (insert(schema.analysis), row)], game_id, ())

    async def check(self) -> None:
        """Look through the whole database for damage, once and aside; `alive` knows what was found."""
        self._damaged = not await asyncio.to_thread(is_whole, self._reading)

    async def alive(self) -> bool:
        """Whether the database can be read, and no damage was found."""
        if self._damaged:
            return False
        try:
            await self._read(lambda connection: connection.execute(select(schema.session.c.id).limit(1)).all())
        except Unavailable:
            return False
        return True

    async def _write(
        self,
        statements: Sequence[Statement],
        game_id: str,
        actions: Sequence[Action],
        guard: Executable | None = None,
        standing: Standing | None = None,
    ) -> None:
        at = now_ms()
        rows: list[dict[str, Value]] = [
            {
                "game_id": game_id,
                "seq": action.seq,
                "seat": action.seat,
                "number": action.number,
                "command_id": action.command,
                "at": at,
                "round": None,
                "deciding": None,
            }
            for action in actions
        ]
        if rows and standing is not None:
            rows[-1].update(round=standing.round, deciding=bits_of(standing.to_decide))
        await self._writer.write(Write(game_id, statements, rows, guard))
        self._tell(game_id)

    def _tell(self, game_id: str) -> None:
        if self.on_written is not None:
            self.on_written(game_id)

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            deadline = time.monotonic() + self._patience
            while True:
                try:
                    with self._reading.begin() as connection:
                        return query(connection)
                except PASSING as error:
                    if time.monotonic() >= deadline:
                        raise Unavailable(type(error).__name__) from error
                    time.sleep(PAUSE_SECONDS)
                except DatabaseError as error:
                    if not is_damage(error):
                        raise
                    self._damaged = True
                    raise Unavailable("the database is damaged") from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


_UPDATE_SEAT = (
    update(schema.seat)
    .where(schema.seat.c.game_id == bindparam("at_game"), schema.seat.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in ("kind", "name", "level", "session", "gave_up", "face", "colour")})
)


def _change(game_id: str, **values: Value) -> Statement:
    return update(schema.game).where(schema.game.c.id == game_id).values(changed=now_ms(), **values), None


def _guard(table: Table, **values: Value) -> Executable:
    """Change a table, unless it is no longer as it was read."""
    game = schema.game.c
    changed = update(schema.game).where(game.id == table.id, game.version == table.version)
    return changed.values(changed=now_ms(), version=table.version + 1, **values)


def _company(table: Table) -> dict[str, Value]:
    """What changes at a table besides its game and its seats."""
    return {
        "host": table.host,
        "votes": [asdict(vote) for vote in table.votes],
        "banned": list(table.banned),
        "nudges": [asdict(nudge) for nudge in table.nudges],
        "asks": [asdict(ask) for ask in table.asks],
        "offers": [asdict(offer) for offer in table.offers],
        "paused": table.paused,
    }


def _ended(ending: Ending) -> Row:
    return {"ended": now_ms(), "outcome": asdict(ending)}


def _seat_changes(table: Table, indices: Sequence[int]) -> list[Statement]:
    return [(_UPDATE_SEAT, {"at_game": table.id, "at_seat": at, **asdict(table.seats[at])}) for at in indices]


def _new_table(table: Table) -> list[Statement]:
    row = {
        key: value for key, value in msgspec.to_builtins(table).items() if key not in ("seats", "standing", "places")
    }
    seats = [{"game_id": table.id, "seat": at, **asdict(seat)} for at, seat in enumerate(table.seats)]
    return [(insert(schema.game), {**row, "changed": table.created}), (insert(schema.seat), seats)]
