"""What the store knows of people who have played together, and to which tables they invite each other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from niagara.server.store import schema
from niagara.server.store.tables import found_first, read_tables
from niagara.server.store.writer import Read, Row, Statement, Write
from niagara.tables.records import Conflict, Invited, now_ms

LOOKED_AT = 300  # of a person's last games
MOST_INVITED = 10  # to one table


@dataclass(frozen=True, slots=True)
class FriendRow:
    """Somebody a person has played with."""

    person: str
    name: str
    face: str
    games: int
    last: int


class Friends:
    """The company of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def of(self, person: str, most: int) -> list[FriendRow]:
        """Those a person has played with, the last first; nobody whom they have blocked."""
        return await self._read(lambda connection: _friends(connection, person, most))

    async def invite(self, game_id: str, person: str, by: str, name: str) -> bool:
        """Keep an invitation; False where there is one already, also one that was declined, or there are too many."""
        columns = schema.invitation.c
        count = select(func.count()).where(columns.game_id == game_id)
        if await self._read(lambda connection: connection.execute(count).scalar_one()) >= MOST_INVITED:
            return False
        row: Row = {"game_id": game_id, "person": person, "by": by, "name": name, "at": now_ms(), "declined": False}
        with suppress(Conflict):
            await self._write(Write(game_id, [(insert(schema.invitation), row)]))
            return True
        return False

    async def decline(self, game_id: str, person: str) -> bool:
        """A person does not want to come; False where nobody has invited them."""
        columns = schema.invitation.c
        mine = update(schema.invitation).where(columns.game_id == game_id, columns.person == person, ~columns.declined)
        try:
            await self._write(Write(game_id, guard=mine.values(declined=True)))
        except Conflict:
            return False
        return True

    async def invited(self, person: str) -> list[Invited]:
        """The tables with an open seat to which a person is invited, the latest first."""
        return await self._read(lambda connection: _invited(connection, person))


def _friends(connection: Connection, person: str, most: int) -> list[FriendRow]:
    game, seat, averse = schema.game.c, schema.seat.c, schema.aversion.c
    sat = (
        select(seat.game_id)
        .join(schema.game, game.id == seat.game_id)
        .where(seat.session == person, game.status != "open")
        .order_by(game.changed.desc())
        .limit(LOOKED_AT)
    )
    blocked = select(averse.other).where(averse.person == person, averse.kind == "block")
    # Not `changed`: with a clock, that would tell when somebody puts another card down.
    last = func.max(func.coalesce(game.ended, game.created)).label("last")
    query = (
        select(seat.session, schema.person.c.name, schema.person.c.face, func.count(seat.game_id.distinct()), last)
        .join(schema.game, game.id == seat.game_id)
        .join(schema.person, schema.person.c.id == seat.session)
        .where(seat.game_id.in_(found_first(sat)), seat.session.not_in(["", person]), seat.session.not_in(blocked))
        .group_by(seat.session, schema.person.c.name, schema.person.c.face)
        .order_by(last.desc(), schema.person.c.name, seat.session)
        .limit(most)
    )
    return [FriendRow(*row) for row in connection.execute(query)]


def _invited(connection: Connection, person: str) -> list[Invited]:
    columns = schema.invitation.c
    mine = select(columns.game_id, columns.name).where(columns.person == person, ~columns.declined)
    names = {row.game_id: row.name for row in connection.execute(mine)}
    if not names:
        return []
    tables = read_tables(connection, schema.game.c.id.in_(names) & (schema.game.c.status == "open"))
    waiting = [table for table in tables if any(seat.kind == "open" for seat in table.seats)]
    return [Invited(table, names[table.id]) for table in waiting if not table.held_by(person)]


def inviter(connection: Connection, game_id: str, person: str) -> str | None:
    """By whom a person is invited to a table at which a seat is still open; None where nobody waits for them."""
    return next((each.by for each in _invited(connection, person) if each.table.id == game_id), None)


def forgetting_friends(person: str) -> list[Statement]:
    """Forget to which tables a person was invited, and whom they invited."""
    columns = schema.invitation.c
    return [(delete(schema.invitation).where(or_(columns.person == person, columns.by == person)), None)]
