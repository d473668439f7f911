"""What the store keeps of clocks. Moments are milliseconds of uptime: nobody is charged while no server runs."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from niagara.server.store import schema
from niagara.server.store.writer import Statement

ROW = 1


def read_uptime(connection: Connection) -> int:
    """How long servers of this database have been up in all, as far as it was kept."""
    return int(connection.execute(select(schema.uptime.c.ms)).scalar() or 0)


def keep_uptime(ms: int) -> Statement:
    """Remember an uptime; of several processes the one furthest ahead counts."""
    row = schema.uptime.c
    return update(schema.uptime).where(row.id == ROW, row.ms < ms).values(ms=ms), None


def read_due(connection: Connection, ms: int, most: int) -> list[str]:
    """The running games by post of which a clock has run out, and the open tables whose game is to begin."""
    game = schema.game.c
    status = func.coalesce(game.status, "")  # as it stands, no index leads through all running games
    awaited = (status == "playing") | (
        (status == "open") & (game.due > 0)
    )  # by post a table is due at 0 until it starts
    query = select(game.id).where(game.due <= ms, awaited).order_by(game.due).limit(most)
    return list(connection.execute(query).scalars())
