"""A coach during a game over HTTP: advice on one's own decisions, and taking the last one back."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from niagara.api import coach
from niagara.protocol.coach import Reviewed, Suggested
from niagara.protocol.http import AtSeat, TableLink
from niagara.server.http.analysis import pool_of
from niagara.server.http.requests import AnyRequest, aside_for, owner_of, registry_of, session_of


@post("/api/tables/{table_id:str}/coach/suggest", status_code=200, opt={"cost": "positions"})
async def suggest(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> Suggested:
    """What a seat had best do now, and why."""
    async with registry_of(request).room(table_id) as room:
        asked = coach.open_decision(room, session_of(request), data.seat)
    return await coach.suggest(asked, pool_of(request).analyst(owner_of(request)), aside_for(request))


@post("/api/tables/{table_id:str}/coach/review", status_code=200, opt={"cost": "positions"})
async def review(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> Reviewed:
    """How good the last decision of a seat was, and what was missed."""
    async with registry_of(request).room(table_id) as room:
        made = coach.closed_decision(room, session_of(request), data.seat)
    return await coach.review(made, pool_of(request).analyst(owner_of(request)), aside_for(request))


@post("/api/tables/{table_id:str}/coach/take_back", status_code=200, opt={"cost": "tables"})
async def take_back(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> TableLink:
    """Take the last decision back: the table to go on at."""
    return await registry_of(request).take_back(table_id, session_of(request), data.seat)


HANDLERS = [suggest, review, take_back]
