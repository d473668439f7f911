"""The HTTP side: making, finding and filling tables. Every handler only translates."""

from __future__ import annotations

from typing import Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from niagara.protocol.http import Join, Lobby, NewTable, Start, TableLink
from niagara.protocol.server import TableInfo
from niagara.server.house import House
from niagara.server.problems import TableProblem
from niagara.server.records import record_of

AnyRequest = Request[Any, Any, Any]


def house_of(request: AnyRequest) -> House:
    """The house that answers a request."""
    house: House = request.app.state.house
    return house


def session_of(request: AnyRequest) -> str:
    """Who asks."""
    session: str = request.state.session
    return session


async def same_site_changes(request: AnyRequest) -> None:
    """Refuse a change that a page of another site asks for (a browser says so, and sends it no cookie either)."""
    if request.method != "GET" and request.headers.get("sec-fetch-site") == "cross-site":
        raise TableProblem(403, "other_site", "Another site cannot do that here.")


@get("/health")
async def health(request: AnyRequest) -> dict[str, Any]:
    """Whether this process is fit to be sent visitors."""
    house = house_of(request)
    if house.draining or not await house.store.alive():
        raise TableProblem(503, "unfit", "Not ready.")
    return {"status": "ok", "tables": house.live}


@get("/api/lobby")
async def lobby(request: AnyRequest) -> Lobby:
    """Public tables, one's own, and the levels of bots."""
    return await house_of(request).lobby(session_of(request))


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableLink:
    """Make a table."""
    if not request.app.state.new_tables.take(request.client.host if request.client else ""):
        raise TableProblem(429, "slow_down", "That is a lot of tables; please wait a moment.")
    return await house_of(request).create(session_of(request), data)


@get("/api/tables/{table_id:str}")
async def table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """A table, to anybody who knows its id."""
    return await house_of(request).info(table_id, session_of(request))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Join]) -> TableLink:
    """Take an open seat."""
    return await house_of(request).join(table_id, session_of(request), data)


@post("/api/tables/{table_id:str}/leave", status_code=204)
async def leave(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Leave one's seats."""
    await house_of(request).leave(table_id, session_of(request))


@post("/api/tables/{table_id:str}/start", status_code=204)
async def start(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Start]) -> None:
    """Start the game."""
    await house_of(request).start(table_id, session_of(request), data.fill)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> TableLink:
    """Another game with the same people."""
    return await house_of(request).rematch(table_id, session_of(request))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(
    request: AnyRequest, table_id: FromPath[str], form: FromQuery[Literal["text", "json"]] = "text"
) -> Response[str]:
    """The game as a file, text or JSON: everybody's once it is over, before that up to what all have seen."""
    async with house_of(request).room(table_id) as room:
        kind = "text/plain; charset=utf-8" if form == "text" else "application/json"
        return Response(record_of(room, session_of(request), form), media_type=kind)


HANDLERS = [health, lobby, new_table, table, join, leave, start, rematch, record]
