"""Finished games over HTTP: listed page by page, and brought in from records that were written elsewhere."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from niagara.api import games as finished
from niagara.protocol.http import FinishedGames, GameRecord, TableLink
from niagara.server.http.requests import AnyRequest, aside_for, charge, hosting_of, session_of, settled, store_of
from niagara.server.limits.weights import CHARACTERS_OF_A_TABLE, MOST_TABLES

MOST_BYTES = 256 * 1024  # of a request: 100,000 characters of a record, escaped as JSON may have them


@get("/api/games")
async def games(
    request: AnyRequest, whose: FromQuery[finished.Whose] = "mine", before: FromQuery[str] = ""
) -> FinishedGames:
    """Finished games, the latest first: one's own, with those one imported, or those of public tables."""
    return await finished.finished_games(store_of(request), session_of(request), whose, before)


@post("/api/games", opt={"cost": "tables", "aside": True}, request_max_body_size=MOST_BYTES)
async def import_game(request: AnyRequest, data: JSONBody[GameRecord]) -> TableLink:
    """Bring in a game from its record: a table that can be looked at and replayed, known by its link alone."""
    charge(request, "tables", min(MOST_TABLES, len(data.record) / CHARACTERS_OF_A_TABLE))
    words = hosting_of(request).registry.host.words
    return await finished.import_game(store_of(request), await settled(request), data, aside_for(request), words)


HANDLERS = [games, import_game]
