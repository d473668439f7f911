"""Reading tables with their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, select

from niagara.protocol.server import ClockRule
from niagara.server.store import schema
from niagara.tables.records import ClockState, Seat, Table

LISTED = 200  # of which the lobby shows those at which somebody is


def read_tables(connection: Connection, wanted: ColumnElement[bool]) -> list[Table]:
    """The tables that a condition selects, the latest changed first."""
    games = connection.execute(
        select(schema.game).where(wanted).order_by(schema.game.c.changed.desc()).limit(LISTED)
    ).all()
    return with_seats(connection, games)


def with_seats(connection: Connection, games: Sequence[Row[Any]]) -> list[Table]:
    """Rows of games, each with who sits there."""
    columns = schema.seat.c
    rows = connection.execute(
        select(schema.seat).where(columns.game_id.in_([row.id for row in games])).order_by(columns.seat)
    )
    seats: dict[str, list[Seat]] = {row.id: [] for row in games}
    for row in rows:
        seats[row.game_id].append(Seat(row.kind, row.name, row.level, row.session))
    return [_table(row, seats[row.id]) for row in games]


def _table(row: Row[Any], seats: list[Seat]) -> Table:
    return Table(
        id=row.id,
        created=row.created,
        status=row.status,
        public=row.public,
        options=row.options,
        pause=row.pause,
        host=row.host,
        seats=tuple(seats),
        next_table=row.next_table,
        rules=row.rules,
        clock=msgspec.convert(row.clock, ClockRule | None),
        version=row.version,
        start=row.start,
        imported=row.imported,
        clocks=msgspec.convert(row.clocks, ClockState | None),
        due=row.due,
        muted=tuple(row.muted),
    )
