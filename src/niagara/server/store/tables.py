"""Reading tables with their seats, and their logs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, CompoundSelect, Connection, Row, Select, and_, func, select

from niagara.protocol.table import ClockRule
from niagara.rules.actions import UnknownVersion
from niagara.server.store import schema
from niagara.tables.log import read_action
from niagara.tables.records import (
    Action,
    Ask,
    ClockState,
    Ending,
    Evening,
    Line,
    Log,
    NewerLog,
    Nudge,
    Offer,
    Seat,
    Standing,
    Table,
    Vote,
)

CHAT_KEPT = 50
LISTED = 200  # of which the lobby shows those at which somebody is


def read_tables(connection: Connection, wanted: ColumnElement[bool]) -> list[Table]:
    """The tables that a condition selects, the latest changed first; a list also needs `with_standings`."""
    games = connection.execute(
        select(schema.game).where(wanted).order_by(schema.game.c.changed.desc()).limit(LISTED)
    ).all()
    return with_seats(connection, games)


def found_first(ids: Select[tuple[str]] | CompoundSelect[tuple[str]]) -> Select[tuple[str]]:
    """Ids that a database is to look up before anything else: they are few, and it must not try all games instead."""
    few = ids.cte("few").prefix_with("MATERIALIZED")
    return select(few.c[0])


def with_seats(connection: Connection, games: Sequence[Row[Any]]) -> list[Table]:
    """Rows of games, each with who sits there."""
    columns = schema.seat.c
    rows = connection.execute(
        select(schema.seat).where(columns.game_id.in_([row.id for row in games])).order_by(columns.seat)
    )
    seats: dict[str, list[Seat]] = {row.id: [] for row in games}
    for row in rows:
        seats[row.game_id].append(Seat(row.kind, row.name, row.level, row.session, row.gave_up, row.face, row.colour))
    return [_table(row, seats[row.id]) for row in games]


def with_standings(connection: Connection, tables: Sequence[Table]) -> list[Table]:
    """Tables with how far their games are: of each the last action is looked at, however long its log."""
    game, action, other = schema.game.c, schema.action.c, schema.action.alias().c
    last = select(func.max(other.seq)).where(other.game_id == game.id).scalar_subquery()
    playing = [table.id for table in tables if table.status == "playing"]
    rows = connection.execute(
        select(game.id, action.round, action.deciding, action.at)
        .select_from(schema.game)
        .join(schema.action, and_(action.game_id == game.id, action.seq == last))
        .where(game.id.in_(playing), action.round.is_not(None))
    )
    standings = {row.id: Standing(row.round, seats_in(row.deciding), row.at) for row in rows}
    return [replace(table, standing=standings.get(table.id)) for table in tables]


def read_log(connection: Connection, game_id: str, after: int) -> Log | None:
    """Everything there is about one table, its actions after a number."""
    tables = read_tables(connection, schema.game.c.id == game_id)
    if not tables:
        return None
    columns = schema.action.c
    rows = connection.execute(
        select(columns.seq, columns.seat, columns.number, columns.command_id)
        .where(columns.game_id == game_id, columns.seq > after)
        .order_by(columns.seq)
    )
    try:
        actions = [read_action(Action(*row), tables[0].rules) for row in rows]
    except UnknownVersion as problem:
        raise NewerLog(str(problem)) from problem
    chat = schema.chat.c
    lines = connection.execute(
        select(chat.seat, chat.name, chat.phrase, chat.text, func.coalesce(chat.command_id, ""), chat.id, chat.person)
        .where(chat.game_id == game_id)
        .order_by(chat.id.desc())
        .limit(CHAT_KEPT)
    ).all()
    return Log(tables[0], actions, [Line(*line) for line in reversed(lines)])


def seats_in(bits: int) -> tuple[int, ...]:
    """Seats that are kept as a bit each."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def bits_of(seats: Iterable[int]) -> int:
    """Seats as a bit each."""
    return sum(1 << seat for seat in seats)


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
        absent=row.absent,
        votes=msgspec.convert(row.votes, tuple[Vote, ...]),
        banned=tuple(row.banned),
        coach=row.coach,
        taken_back=row.taken_back,
        deserted=row.deserted,
        takeover=row.takeover,
        asks=msgspec.convert(row.asks, tuple[Ask, ...]),
        paused=row.paused,
        takebacks=row.takebacks,
        unwatched=row.unwatched,
        offers=msgspec.convert(row.offers, tuple[Offer, ...]),
        nudges=msgspec.convert(row.nudges, tuple[Nudge, ...]),
        rated=row.rated,
        evening=msgspec.convert(row.evening, Evening | None),
        places=_places(row.outcome),
        forecast=row.forecast,
    )


def _places(outcome: dict[str, Any] | None) -> tuple[int, ...]:
    ending = msgspec.convert(outcome, Ending | None)
    return () if ending is None else ending.places
