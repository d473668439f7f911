"""What the store keeps of persons: their sessions and programs, links to another device, and all that is theirs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from sqlalchemy import BigInteger, ColumnElement, Connection, delete, func, insert, literal, or_, select, update

from niagara.protocol.people import ExportedGame
from niagara.server.store import schema
from niagara.server.store.export import read_export
from niagara.server.store.friends import forgetting_friends
from niagara.server.store.hosts import forgetting_removals, tidying_hosts
from niagara.server.store.ladder import forgetting_programs
from niagara.server.store.manners import forgetting_manners
from niagara.server.store.ratings import forgetting_rated
from niagara.server.store.reaching import forgetting, tidying, unsubscribing
from niagara.server.store.writer import Read, Row, Statement, Write
from niagara.tables.records import Guise, now_ms

Kind = Literal["device", "program", "replaced"]  # a replaced device was ended, and goes on with another token
KEY = 1
DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A person's device, or a program that acts for one."""

    id: str
    person: str
    kind: Kind
    label: str
    created: int
    seen: int
    ended: int | None


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A link to another device, and the name of its person."""

    person: str
    name: str
    expires: int
    used: int | None


class People:
    """The persons of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def key(self) -> str:
        """With what tokens are signed."""
        query = select(schema.signing.c.key).where(schema.signing.c.id == KEY)
        return await self._read(lambda connection: str(connection.execute(query).scalar_one()))

    async def session(self, session: str) -> SessionRow | None:
        """One session, if the database knows it."""
        found = await self._read(lambda connection: _sessions(connection, schema.session.c.id == session))
        return found[0] if found else None

    async def sessions(self, person: str) -> list[SessionRow]:
        """A person's devices and programs, but those that were ended."""
        columns = schema.session.c
        mine = _owned(person)
        return await self._read(lambda connection: _sessions(connection, mine & columns.ended.is_(None)))

    async def settle(self, session: str, person: str, label: str) -> None:
        """Keep a new person with the first device."""
        await self._write(Write("", [*remember(person), _new_session(session, person, "device", label)]))

    async def seen(self, session: str, at: int) -> None:
        """Note that a session is still in use."""
        noted = update(schema.session).where(schema.session.c.id == session).values(seen=at)
        await self._write(Write("", [(noted, None)]))

    async def add_device(self, session: str, person: str, label: str) -> None:
        """Keep one more device of a person's."""
        await self._write(Write("", [*remember(person), _new_session(session, person, "device", label)]))

    async def add_program(self, session: str, person: str, label: str) -> None:
        """Keep a program of a person's."""
        await self._write(Write("", [_new_session(session, person, "program", label)]))

    async def end(self, sessions: Sequence[str]) -> None:
        """End some sessions."""
        ended = update(schema.session).where(schema.session.c.id.in_(sessions)).values(ended=now_ms())
        await self._write(Write("", [(ended, None), *unsubscribing(sessions)]))

    async def replace(self, session: str) -> None:
        """End a session whose device has another one now."""
        ended = update(schema.session).where(schema.session.c.id == session).values(ended=now_ms(), kind="replaced")
        await self._write(Write("", [(ended, None), *unsubscribing([session])]))

    async def ended_since(self, at: int) -> list[str]:
        """The sessions that were ended after a moment."""
        query = select(schema.session.c.id).where(schema.session.c.ended > at)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def add_link(self, link: str, person: str, expires: int) -> None:
        """Keep a link in the place of those the person made before."""
        row: Row = {"id": link, "person": person, "expires": expires}
        older = delete(schema.link).where(schema.link.c.person == person)
        await self._write(Write("", [(older, None), (insert(schema.link), row)]))

    async def link(self, link: str) -> LinkRow | None:
        """A link, if there is one."""
        columns = schema.link.c
        query = (
            select(columns.person, schema.person.c.name, columns.expires, columns.used)
            .join(schema.person, schema.person.c.id == columns.person)
            .where(columns.id == link)
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else LinkRow(*row)

    async def use_link(self, link: str, session: str, label: str) -> None:
        """Use a link up for a new device; Conflict where it was, or where its time is over."""
        columns, now = schema.link.c, now_ms()
        used = update(schema.link).where(columns.id == link, columns.used.is_(None), columns.expires > now)
        values = select(
            literal(session),
            literal(now, BigInteger),
            literal(""),
            columns.person,
            literal("device"),
            literal(label),
            literal(now, BigInteger),
        ).where(columns.id == link)
        names = ["id", "created", "name", "person", "kind", "label", "seen"]
        device = insert(schema.session).from_select(names, values)
        await self._write(Write("", [(device, None)], guard=used.values(used=now)))

    async def person(self, person: str) -> tuple[Guise, int]:
        """What a person goes by, and since when they are known; nothing of one who only looks."""
        columns = schema.person.c
        query = select(columns.name, columns.face, columns.colour, columns.created).where(columns.id == person)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return (Guise(""), 0) if row is None else (Guise(*row[:3]), row[3])

    async def tables(self, person: str) -> dict[str, str]:
        """The tables at which a person sits, or which they made, with how far each has got."""
        return await self._read(lambda connection: _tables(connection, person))

    async def forget_finished(self, person: str, games: Sequence[str]) -> None:
        """Take a person out of games that are over; those that nobody else would miss are removed."""
        game, seat = schema.game.c, schema.seat.c
        mine = game.id.in_(games)
        other = (seat.game_id == game.id) & seat.session.not_in(["", person])
        next_host = func.coalesce(select(func.min(seat.session)).where(other).scalar_subquery(), "")
        seats = update(schema.seat).where(seat.game_id.in_(games), seat.session == person)
        statements: list[Statement] = [
            (delete(schema.game).where(mine, ~select(seat.game_id).where(other).exists()), None),
            (update(schema.game).where(mine, game.host == person).values(host=next_host), None),
            (seats.values(kind="human", name="", level="", session="", face=""), None),
            (update(schema.game).where(mine).values(version=game.version + 1, changed=now_ms()), None),
        ]
        await self._write(Write("", statements))

    async def forget(self, person: str) -> tuple[list[str], list[str]]:
        """Remove what is left of a person: the games at which something they said is gone, and their sessions."""
        said = await self._read(lambda connection: _said_at(connection, person))
        sessions = [row.id for row in await self._read(lambda connection: _sessions(connection, _owned(person)))]
        statements: list[Statement] = [
            (update(schema.game).where(schema.game.c.id.in_(said)).values(changed=now_ms()), None),
            (delete(schema.chat).where(schema.chat.c.person == person), None),
            (delete(schema.link).where(schema.link.c.person == person), None),
            *forgetting(person),
            *forgetting_rated(person),
            *forgetting_programs(person),
            *forgetting_manners(person),
            *forgetting_friends(person),
            *forgetting_removals(person),
            (delete(schema.passkey).where(schema.passkey.c.person == person), None),
            (delete(schema.session).where(_owned(person)), None),
            (delete(schema.person).where(schema.person.c.id == person), None),
        ]
        await self._write(Write("", statements))
        return said, sessions

    async def forget_old(self, days: float) -> None:
        """Remove sessions that were not used for so many days, links of which the time is over, and persons of whom
        nothing is left."""
        session, game, seat, person = schema.session.c, schema.game.c, schema.seat.c, schema.person.c
        last = now_ms() - int(days * DAY_MS)
        kept = (
            select(session.id).where(or_(session.person == person.id, session.id == person.id)).exists()
            | select(seat.game_id).where(seat.session == person.id).exists()
            | select(game.id).where(game.host == person.id).exists()
            | select(schema.passkey.c.id).where(schema.passkey.c.person == person.id).exists()
        )
        statements: list[Statement] = [(delete(schema.link).where(schema.link.c.expires < now_ms() - DAY_MS), None)]
        if days > 0:
            statements += [
                (delete(schema.session).where(session.seen < last), None),
                (delete(schema.person).where(person.created < last, ~kept), None),
                (delete(schema.rating).where(~_known(schema.rating.c.person)), None),
            ]
        statements += [*tidying(), *tidying_hosts()]
        await self._write(Write("", statements))

    async def export(self, person: str) -> list[ExportedGame]:
        """A person's tables with their own moves and words, and nobody else's."""
        return await self._read(lambda connection: read_export(connection, person))


def remember(person: str, guise: Guise | None = None) -> list[Statement]:
    """Insert a person, and change what they go by if that is given; two plain statements work on every database."""
    columns = schema.person.c
    known = select(columns.id).where(columns.id == person)
    values = select(literal(person), literal(now_ms(), BigInteger), literal(""))
    statements: list[Statement] = [
        (insert(schema.person).from_select(["id", "created", "name"], values.where(~known.exists())), None)
    ]
    if guise is not None:
        statements.append((update(schema.person).where(columns.id == person).values(**asdict(guise)), None))
    return statements


def _known(column: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether there is such a person."""
    return select(schema.person.c.id).where(schema.person.c.id == column).exists()


def _owned(person: str) -> ColumnElement[bool]:
    """The sessions of a person; one that an older server wrote is a person itself."""
    columns = schema.session.c
    return or_(columns.person == person, (columns.person == "") & (columns.id == person))


def _tables(connection: Connection, person: str) -> dict[str, str]:
    game, seat = schema.game.c, schema.seat.c
    sat = select(seat.game_id).where(seat.session == person)
    query = select(game.id, game.status).where(or_(game.id.in_(sat), game.host == person))
    return {row[0]: row[1] for row in connection.execute(query)}


def _said_at(connection: Connection, person: str) -> list[str]:
    chat = schema.chat.c
    return list(connection.execute(select(chat.game_id).where(chat.person == person).distinct()).scalars())


def _new_session(session: str, person: str, kind: Kind, label: str) -> Statement:
    now = now_ms()
    row: Row = {"id": session, "created": now, "name": "", "person": person, "kind": kind, "label": label, "seen": now}
    return insert(schema.session), row


def _sessions(connection: Connection, wanted: ColumnElement[bool]) -> list[SessionRow]:
    columns = schema.session.c
    query = select(
        columns.id, columns.person, columns.kind, columns.label, columns.created, columns.seen, columns.ended
    )
    return [SessionRow(*row) for row in connection.execute(query.where(wanted).order_by(columns.created))]
