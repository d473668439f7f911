"""What the store keeps for the host's page: who may see it, what is to be seen there, and what was taken away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from secrets import token_hex
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select, text, update

from niagara.server.store import schema
from niagara.server.store.schema_hosts import host_link, host_session, removal
from niagara.server.store.tables import read_tables, with_standings
from niagara.server.store.visits import ALIVE_MS, database_now
from niagara.server.store.writer import Read, Row, Statement, Write
from niagara.tables.records import Conflict, Table, now_ms

Taken = Literal["table", "line", "name", "devices"]
DAY_MS = 24 * 3600 * 1000
REMEMBERED_DAYS = 90  # for which the page tells what was taken away


@dataclass(frozen=True, slots=True)
class HostLink:
    """A link to the host's page: until when it is good, and when it was used."""

    expires: int
    used: int | None


@dataclass(frozen=True, slots=True)
class Removal:
    """Something that a host took away: when, what, at which table, whose, and by which name they are known now."""

    id: str
    at: int
    kind: Taken
    game_id: str
    person: str
    name: str


class Hosts:
    """The host's page of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    # Who may see it

    async def link(self, link: str) -> HostLink | None:
        """A link, if there is one."""
        columns = host_link.c
        query = select(columns.expires, columns.used).where(columns.id == link)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else HostLink(*row)

    async def use_link(self, link: str, session: str, label: str, expires: int) -> None:
        """Use a link up for a browser; Conflict where it was, or where its time is over."""
        columns, now = host_link.c, now_ms()
        used = update(host_link).where(columns.id == link, columns.used.is_(None), columns.expires > now)
        row: Row = {"id": session, "created": now, "expires": expires, "label": label}
        await self._write(Write("", [(insert(host_session), row)], guard=used.values(used=now)))

    async def until(self, session: str) -> int | None:
        """Until when a browser is the host's; None where it is not."""
        columns = host_session.c
        query = select(columns.expires).where(columns.id == session, columns.expires > now_ms())
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def end(self, session: str) -> None:
        """Let a browser be the host's no more."""
        await self._write(Write("", [(delete(host_session).where(host_session.c.id == session), None)]))

    # What is to be seen

    async def tables(self) -> list[Table]:
        """The tables that wait or are played at, the latest changed first, with how far their games are."""
        now = schema.game.c.status.in_(["open", "playing"])
        return await self._read(lambda connection: with_standings(connection, read_tables(connection, now)))

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """By what some people go now; those who are forgotten are missing."""
        columns = schema.person.c
        query = select(columns.id, columns.name).where(columns.id.in_(people))
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def still_said(self, lines: Collection[int]) -> frozenset[int]:
        """Those of some lines of chat that are still there."""
        query = select(schema.chat.c.id).where(schema.chat.c.id.in_(lines))
        return await self._read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def removals(self, most: int) -> list[Removal]:
        """What was taken away, the latest first."""
        columns = removal.c
        query = select(*(columns[name] for name in Removal.__dataclass_fields__))
        latest = query.order_by(columns.at.desc(), columns.id).limit(most)
        return await self._read(lambda connection: [Removal(*row) for row in connection.execute(latest)])

    async def size(self) -> int:
        """How many bytes the database has."""
        return await self._read(_size)

    async def processes(self) -> int:
        """How many processes serve the database; a SQLite file has one."""
        return await self._read(_processes)

    # What is taken away

    async def took(self, kind: Taken, game_id: str = "", person: str = "", name: str = "") -> None:
        """Remember that something was taken away."""
        row: Row = asdict(Removal(token_hex(6), now_ms(), kind, game_id, person, name))
        await self._write(Write("", [(insert(removal), row)]))

    async def remove_line(self, game_id: str, line: int, person: str) -> bool:
        """Remove a line of chat that a person said at a table; False where there is none."""
        chat, game = schema.chat.c, schema.game.c
        gone = delete(schema.chat).where(chat.id == line, chat.game_id == game_id, chat.person == person)
        changed = update(schema.game).where(game.id == game_id).values(changed=now_ms())
        try:
            await self._write(Write(game_id, [(changed, None)], guard=gone))
        except Conflict:
            return False
        return True

    async def rename(self, person: str, name: str, finished: Sequence[str]) -> list[str]:
        """Call somebody otherwise wherever their name is kept, and in games that are over; where they have spoken."""
        chat, seat, game = schema.chat.c, schema.seat.c, schema.game.c
        query = select(chat.game_id).where(chat.person == person).distinct()
        said = await self._read(lambda connection: list(connection.execute(query).scalars()))
        changed = game.id.in_([*said, *finished])
        statements: list[Statement] = [
            (update(schema.person).where(schema.person.c.id == person).values(name=name), None),
            (update(schema.chat).where(chat.person == person).values(name=name), None),
            (update(schema.aversion).where(schema.aversion.c.other == person).values(name=name), None),
            (update(schema.invitation).where(schema.invitation.c.by == person).values(name=name), None),
            (update(schema.seat).where(seat.game_id.in_(finished), seat.session == person).values(name=name), None),
            (update(schema.game).where(changed).values(changed=now_ms()), None),
        ]
        await self._write(Write("", statements))
        return said


def add_link(connection: Connection, link: str, expires: int) -> None:
    """Keep a link in the place of those that were made before."""
    connection.execute(delete(host_link))
    connection.execute(insert(host_link).values(id=link, expires=expires))


def end_all(connection: Connection) -> int:
    """Let no browser be the host's any more, and no link make one so; how many browsers were."""
    connection.execute(delete(host_link))
    good = select(func.count()).where(host_session.c.expires > now_ms())
    count = int(connection.execute(good).scalar_one())
    connection.execute(delete(host_session))
    return count


def tidying_hosts() -> list[Statement]:
    """Forget links and browsers whose time is over, and what was taken away long ago."""
    now = now_ms()
    return [
        (delete(host_link).where(host_link.c.expires < now - DAY_MS), None),
        (delete(host_session).where(host_session.c.expires < now), None),
        (delete(removal).where(removal.c.at < now - REMEMBERED_DAYS * DAY_MS), None),
    ]


def forgetting_removals(person: str) -> list[Statement]:
    """Forget what was taken away from a person."""
    return [(delete(removal).where(removal.c.person == person), None)]


def _processes(connection: Connection) -> int:
    if connection.dialect.name == "sqlite":
        return 1
    alive = select(func.count()).where(schema.node.c.seen > database_now - ALIVE_MS)
    return max(1, int(connection.execute(alive).scalar_one()))


def _size(connection: Connection) -> int:
    if connection.dialect.name == "sqlite":
        pages = connection.execute(text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"))
        return int(pages.scalar_one())
    return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
