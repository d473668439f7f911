"""Finding finished games, page by page."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, case, func, select, tuple_

from niagara.server.store import schema
from niagara.server.store.tables import found_first, with_seats
from niagara.tables.records import TAKEN_BACK, Ending, Finished


def read_finished(
    connection: Connection, mine: str, before: tuple[int, str] | None, most: int, everybodys: bool = False
) -> list[Finished]:
    """The latest finished games, or those before one: a session's own and imported ones, those of public tables, or
    everybody's, which is for counting and not for showing."""
    game = schema.game.c
    query = select(schema.game).where(game.ended.is_not(None))
    if mine:
        sat = select(schema.seat.c.game_id).where(schema.seat.c.session == mine)
        brought = select(game.id).where(game.host == mine, game.imported)
        query = query.where(game.id.in_(found_first(sat.union(brought))))
    elif not everybodys:
        query = query.where(game.public)
    if before is not None:
        query = query.where(tuple_(game.ended, game.id) < tuple_(*before))
    rows = connection.execute(query.order_by(game.ended.desc(), game.id.desc()).limit(most)).all()
    columns = schema.action.c
    made = func.sum(case((columns.seat == TAKEN_BACK, -columns.number), else_=1))
    counted = select(columns.game_id, made).where(columns.game_id.in_([row.id for row in rows]))
    moves = {row[0]: row[1] for row in connection.execute(counted.group_by(columns.game_id))}
    return [
        Finished(table, row.ended, moves.get(row.id, 0), msgspec.convert(row.outcome, Ending | None))
        for table, row in zip(with_seats(connection, rows), rows, strict=True)
    ]
