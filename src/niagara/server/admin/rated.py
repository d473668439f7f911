"""Ratings as a host sees them, and games that are to count for nothing; no server keeps either in its memory."""

from __future__ import annotations

from sqlalchemy import select

from niagara.server.admin.access import reading, writing
from niagara.server.ratings.model import rated_after
from niagara.server.store import schema
from niagara.server.store.ratings import RatingRow, read_best, void


def list_ratings(database: str, most: int) -> list[RatingRow]:
    """The strongest, those too of whom little is known."""
    with reading(database) as connection:
        return read_best(connection, most)


def void_game(database: str, beginning: str) -> list[str]:
    """Let the rated game count for nothing whose id begins so; what was found, which is one where it was done."""
    games = [schema.rated_game.c.id, schema.uncounted.c.game_id]
    with writing(database) as connection:
        found: list[str] = []
        for column in games:
            query = select(column).where(column.startswith(beginning, autoescape=True))
            if column.table is schema.rated_game:
                query = query.where(~schema.rated_game.c.voided)
            found += connection.execute(query.limit(2)).scalars()
        if len(found) == 1:
            void(connection, found[0], rated_after)
        return found
