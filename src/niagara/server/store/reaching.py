"""What the store keeps to reach players whose page is closed: devices, wishes, and the calls that are due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from niagara.protocol.people import ExportedCalls
from niagara.server.store import schema
from niagara.server.store.friends import inviter
from niagara.server.store.tables import read_tables, with_standings
from niagara.server.store.writer import Read, Row, Statement, Write
from niagara.tables.records import Conflict, now_ms

KEY = 1
DAY_MS = 24 * 3600 * 1000
MOST_PUSHES = 10  # devices of one person
MOST_HUSHED = 500  # tables that a person is told of


@dataclass(frozen=True, slots=True)
class Quiet:
    """When somebody does not want to be called: minutes of their day, and their time zone."""

    begins: int
    ends: int
    zone: str


@dataclass(frozen=True, slots=True)
class Push:
    """Where a device can be reached while its page is closed."""

    id: str
    person: str
    session: str
    address: str
    key: str
    secret: str
    language: str
    site: str


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a person wants to be called."""

    devices: tuple[str, ...]  # sessions that are
    quiet: Quiet | None
    hushed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """A call that is due, through one push or another way (`target`)."""

    game: str
    target: str
    person: str
    due: int
    attempts: int


@dataclass(frozen=True, slots=True)
class Occasion:
    """Why somebody is called: it is their turn, with these others; or somebody invites them."""

    kind: Literal["turn", "invited"]
    names: Sequence[str]


MAIL = "mail"  # with what the target of a mail begins; that of a push is a hash


def mail_target(person: str) -> str:
    """What a person's mail is called among the targets."""
    return (MAIL + person)[:64]


class Reaching:
    """The ways to the persons of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def key(self, new: Callable[[], str]) -> str:
        """With what messages are signed: the first server makes it, all others find it."""
        query = select(schema.vapid.c.key).where(schema.vapid.c.id == KEY)
        found = await self._read(lambda connection: connection.execute(query).scalar())
        if found is None:
            with suppress(Conflict):  # another process was faster
                await self._write(Write("", [(insert(schema.vapid), {"id": KEY, "key": new()})]))
            return await self.key(new)
        return str(found)

    async def subscribe(self, push: Push) -> None:
        """Keep where a device is reached in the place of what was known of it; a person's oldest ones make room."""
        columns = schema.push.c
        row: Row = {name: getattr(push, name) for name in Push.__dataclass_fields__} | {"created": now_ms()}
        latest = select(columns.id).where(columns.person == push.person).order_by(columns.created.desc())
        kept = latest.limit(MOST_PUSHES).subquery()
        crowd = delete(schema.push).where(columns.person == push.person, columns.id.not_in(select(kept.c.id)))
        same = delete(schema.push).where((columns.id == push.id) | (columns.session == push.session))
        await self._write(Write("", [(same, None), (insert(schema.push), row), (crowd, None)]))

    async def unsubscribe(self, sessions: Sequence[str]) -> None:
        """Reach some devices no more."""
        await self._write(Write("", unsubscribing(sessions)))

    async def wishes(self, person: str) -> Wishes:
        """How a person wants to be called."""
        return await self._read(lambda connection: _wishes(connection, person))

    async def export(self, person: str) -> ExportedCalls:
        """What is kept to reach a person."""
        query = select(schema.push.c.address).where(schema.push.c.person == person)
        addresses = await self._read(lambda connection: tuple(connection.execute(query).scalars()))
        mails = select(schema.mail.c.address).where(schema.mail.c.person == person)
        mail = await self._read(lambda connection: connection.execute(mails).scalar() or "")
        wishes = await self.wishes(person)
        quiet = wishes.quiet
        hours = "" if quiet is None else f"{_time(quiet.begins)}-{_time(quiet.ends)} {quiet.zone}"
        return ExportedCalls(addresses, mail, hours, wishes.hushed)

    async def set_quiet(self, person: str, quiet: Quiet | None) -> None:
        """Keep when a person does not want to be called."""
        statements: list[Statement] = [(delete(schema.quiet).where(schema.quiet.c.person == person), None)]
        if quiet is not None:
            row: Row = {"person": person, "begins": quiet.begins, "ends": quiet.ends, "zone": quiet.zone}
            statements.append((insert(schema.quiet), row))
        await self._write(Write("", statements))

    async def hush(self, person: str, game: str, on: bool) -> None:
        """Keep whether a person wants to be called at a table."""
        columns = schema.hushed.c
        mine = delete(schema.hushed).where(columns.person == person, columns.game_id == game)
        statements: list[Statement] = [(mine, None)]
        if on:
            due = delete(schema.notice).where(schema.notice.c.person == person, schema.notice.c.game_id == game)
            statements += [(insert(schema.hushed), {"person": person, "game_id": game}), (due, None)]
        await self._write(Write("", statements))

    async def ways(self, person: str, game: str) -> tuple[list[str], Quiet | None]:
        """Through what to call a person to a table, and when not."""
        return await self._read(lambda connection: _ways(connection, person, game))

    async def call(self, notices: Sequence[Notice]) -> None:
        """Keep what is to go out, in the place of what was for the same tables and targets."""
        statements: list[Statement] = []
        for notice in notices:
            row: Row = {
                "game_id": notice.game,
                "target": notice.target,
                "person": notice.person,
                "due": notice.due,
                "attempts": notice.attempts,
            }
            statements += [(delete(schema.notice).where(*_is(notice)), None), (insert(schema.notice), row)]
        await self._write(Write("", statements))

    async def due(self, now: int, most: int) -> list[Notice]:
        """Calls of which the time has come, the longest due first."""
        columns = schema.notice.c
        query = select(columns.game_id, columns.target, columns.person, columns.due, columns.attempts)
        query = query.where(columns.due <= now).order_by(columns.due).limit(most)
        return await self._read(lambda connection: [Notice(*row) for row in connection.execute(query)])

    async def claim(self, notice: Notice, until: int) -> bool:
        """Take a call upon oneself for a while; False where another process has."""
        mine = update(schema.notice).where(*_is(notice), schema.notice.c.due == notice.due)
        try:
            await self._write(Write("", guard=mine.values(due=until, attempts=notice.attempts + 1)))
        except Conflict:
            return False
        return True

    async def settle(self, notice: Notice, claimed: int) -> None:
        """A call needs nothing more, unless a newer one has taken its place."""
        gone = delete(schema.notice).where(*_is(notice), schema.notice.c.due == claimed)
        await self._write(Write("", [(gone, None)]))

    async def postpone(self, notice: Notice, claimed: int, due: int) -> None:
        """A call is to go out later, unless a newer one has taken its place."""
        later = update(schema.notice).where(*_is(notice), schema.notice.c.due == claimed)
        await self._write(Write("", [(later.values(due=due), None)]))

    async def push(self, target: str) -> Push | None:
        """A device, if it can be reached."""
        columns = [schema.push.c[name] for name in Push.__dataclass_fields__]
        query = select(*columns).where(schema.push.c.id == target)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Push(*row)

    async def drop_push(self, target: str) -> None:
        """A device cannot be reached any more."""
        await self._write(
            Write(
                "",
                [
                    (delete(schema.push).where(schema.push.c.id == target), None),
                    (delete(schema.notice).where(schema.notice.c.target == target), None),
                ],
            )
        )

    async def count_failure(self, target: str, most: int) -> None:
        """A message was given up; after so many in a row the device is."""
        columns = schema.push.c
        more = update(schema.push).where(columns.id == target).values(failed=columns.failed + 1)
        await self._write(Write("", [(more, None), (delete(schema.push).where(columns.failed >= most), None)]))

    async def count_success(self, target: str) -> None:
        """A message arrived."""
        columns = schema.push.c
        none = update(schema.push).where(columns.id == target, columns.failed > 0).values(failed=0)
        await self._write(Write("", [(none, None)]))

    async def occasion(self, game: str, person: str) -> Occasion | None:
        """For what a table waits for a person; None if it does not, or no more."""
        return await self._read(lambda connection: _occasion(connection, game, person))


def unsubscribing(sessions: Sequence[str]) -> list[Statement]:
    """Forget where some sessions are reached."""
    return [(delete(schema.push).where(schema.push.c.session.in_(sessions)), None)]


def forgetting(person: str) -> list[Statement]:
    """Forget all ways to a person."""
    return [
        (delete(table).where(table.c.person == person), None)
        for table in (schema.notice, schema.hushed, schema.quiet, schema.push, schema.mail)
    ]


def tidying() -> list[Statement]:
    """Forget devices of sessions that are gone, and what belongs to nobody any more."""
    session, push, person, mail = schema.session.c, schema.push.c, schema.person.c, schema.mail.c
    lost = ~select(session.id).where(session.id == push.session, session.ended.is_(None)).exists()
    unanswered = mail.status != "yes", mail.asked < now_ms() - DAY_MS
    nobodys = ~select(person.id).where(person.id == schema.quiet.c.person).exists()
    return [
        (delete(schema.push).where(lost), None),
        (delete(schema.quiet).where(nobodys), None),
        (delete(schema.mail).where(*unanswered), None),
    ]


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _is(notice: Notice) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    columns = schema.notice.c
    return columns.game_id == notice.game, columns.target == notice.target


def _quiet(connection: Connection, person: str) -> Quiet | None:
    columns = schema.quiet.c
    query = select(columns.begins, columns.ends, columns.zone).where(columns.person == person)
    row = connection.execute(query).one_or_none()
    return None if row is None else Quiet(*row)


def _wishes(connection: Connection, person: str) -> Wishes:
    push, hushed = schema.push.c, schema.hushed.c
    devices = connection.execute(select(push.session).where(push.person == person)).scalars()
    tables = select(hushed.game_id).where(hushed.person == person).limit(MOST_HUSHED)
    return Wishes(tuple(devices), _quiet(connection, person), tuple(connection.execute(tables).scalars()))


def _ways(connection: Connection, person: str, game: str) -> tuple[list[str], Quiet | None]:
    push, hushed = schema.push.c, schema.hushed.c
    found = list(connection.execute(select(push.id).where(push.person == person)).scalars())
    mail = select(schema.mail.c.person).where(schema.mail.c.person == person, schema.mail.c.status == "yes")
    if connection.execute(mail).first() is not None:
        found.append(mail_target(person))
    if not found:
        return [], None
    silent = select(hushed.person).where(hushed.game_id == game, hushed.person == person)
    if connection.execute(silent).first() is not None:
        return [], None
    return found, _quiet(connection, person)


def _occasion(connection: Connection, game: str, person: str) -> Occasion | None:
    by = inviter(connection, game, person)
    if by is not None:
        return Occasion("invited", [by])
    for table in with_standings(connection, read_tables(connection, schema.game.c.id == game)):
        deciding = () if table.standing is None else table.standing.to_decide
        if table.status == "playing" and table.held_by(person).intersection(deciding):
            mine = table.sat_by(person)
            others = [seat.name for at, seat in enumerate(table.seats) if at not in mine and seat.name]
            return Occasion("turn", others)
    return None
