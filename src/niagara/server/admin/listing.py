"""Tables and people of a database, as a host wants to see them; no chosen card and no token is among it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Select, func, or_, select

from niagara.server.store import schema
from niagara.server.store.retention import Keeping, old_games

Status = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: who sits there, how many moves were made, and when something last changed (milliseconds since 1970)."""

    id: str
    status: str
    public: bool
    imported: bool
    seats: list[str]
    moves: int
    changed: int


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody who plays here: devices and programs that are signed in, seats held, and when they were last seen."""

    id: str
    name: str
    created: int
    seen: int
    devices: int
    programs: int
    seats: int


def list_tables(connection: Connection, status: Status | None, most: int) -> list[TableRow]:
    """The tables that were changed last."""
    game, seat, action = schema.game.c, schema.seat.c, schema.action.c
    moves = select(func.count()).where(action.game_id == game.id).scalar_subquery()
    query = select(game.id, game.status, game.public, game.imported, moves, game.changed)
    if status is not None:
        query = query.where(game.status == status)
    rows = connection.execute(query.order_by(game.changed.desc(), game.id).limit(most)).all()
    sitting: dict[str, list[str]] = {row[0]: [] for row in rows}
    seats = select(seat.game_id, seat.kind, seat.name, seat.level).where(seat.game_id.in_(sitting))
    for game_id, kind, name, level in connection.execute(seats.order_by(seat.game_id, seat.seat)):
        sitting[game_id].append(f"{name} ({level})" if kind == "bot" else name or "–")
    return [TableRow(row[0], row[1], row[2], row[3], sitting[row[0]], row[4], row[5]) for row in rows]


def list_people(connection: Connection, most: int) -> list[PersonRow]:
    """The people who were here last."""
    person, session, seat = schema.person.c, schema.session.c, schema.seat.c
    owned = or_(session.person == person.id, (session.person == "") & (session.id == person.id))
    there = owned & session.ended.is_(None)
    seen = func.coalesce(select(func.max(session.seen)).where(owned).scalar_subquery(), 0).label("seen")
    query: Select[tuple[Any, ...]] = select(
        person.id,
        person.name,
        person.created,
        seen,
        *(select(func.count()).where(there, session.kind == kind).scalar_subquery() for kind in ("device", "program")),
        select(func.count()).where(seat.session == person.id).scalar_subquery(),
    )
    rows = connection.execute(query.order_by(seen.desc(), person.created.desc(), person.id).limit(most))
    return [PersonRow(*row) for row in rows]


def find_ids(connection: Connection, what: Literal["game", "person"], beginning: str) -> list[str]:
    """The ids that begin so: two are enough to know that it is not clear which is meant."""
    column = schema.game.c.id if what == "game" else schema.person.c.id
    query = select(column).where(column.startswith(beginning, autoescape=True)).limit(2)
    return list(connection.execute(query).scalars())


def old_by_kind(connection: Connection, keeping: Keeping) -> dict[str, list[str]]:
    """The games whose time is over, by the kind of game."""
    kinds = {
        "open tables": Keeping(keeping.open, 0, 0, 0),
        "games of bots alone": Keeping(0, keeping.nobodys, 0, 0),
        "imported games": Keeping(0, 0, keeping.imports, 0),
        "all other games": Keeping(0, 0, 0, keeping.games),
    }
    return {kind: _all_old(connection, alone) for kind, alone in kinds.items()}


def _all_old(connection: Connection, keeping: Keeping) -> list[str]:
    found: list[str] = []
    after: tuple[int, str] | None = None
    while True:
        page = old_games(connection, keeping, after)
        found += page.old
        if (after := page.after) is None:
            return found
