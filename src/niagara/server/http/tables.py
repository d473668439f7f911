"""The HTTP side: making, finding and filling tables. Every handler only translates."""

from __future__ import annotations

from functools import partial

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from niagara.protocol.http import (
    Again,
    AtSeat,
    Join,
    Lobby,
    NewOffer,
    NewTable,
    OfferAnswer,
    PlayNow,
    SeatAnswer,
    Start,
    TableLink,
    TakeOver,
)
from niagara.protocol.table import TableInfo
from niagara.server.http.requests import (
    AnyRequest,
    archive_of,
    hosting_of,
    owner_of,
    registry_of,
    session_of,
    settled,
    store_of,
)
from niagara.server.limits.weights import LONG_LISTS
from niagara.tables import agreement, company
from niagara.tables.export import Form, record_bytes, recording
from niagara.tables.refusals import Refusal


@get("/health", opt={"cost": "health"})
async def health(request: AnyRequest) -> dict[str, str | int]:
    """Whether this process is fit to be sent visitors."""
    registry = registry_of(request)
    if registry.draining or not await store_of(request).alive():
        raise Refusal(503, "unfit", "Not ready.")
    return {"status": "ok", "tables": registry.live}


@get("/api/lobby", opt={"weight": LONG_LISTS})
async def lobby(request: AnyRequest) -> Lobby:
    """Public tables, one's own, and the levels of bots."""
    return await registry_of(request).lobby(session_of(request))


@post("/api/tables", opt={"cost": "tables"})
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableLink:
    """Make a table."""
    return await registry_of(request).create(await settled(request), data)


@post("/api/play_now", status_code=200, opt={"cost": "tables"})
async def play_now(request: AnyRequest, data: JSONBody[PlayNow]) -> TableLink:
    """Take a seat where others wait who want to play now."""
    return await hosting_of(request).matching.play_now(await settled(request), data)


@get("/api/tables/{table_id:str}")
async def table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """A table, to anybody who knows its id."""
    return await registry_of(request).info(table_id, session_of(request))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Join]) -> TableLink:
    """Take an open seat, or again the one that one left."""
    return await registry_of(request).join(table_id, await settled(request), data)


@post("/api/tables/{table_id:str}/move", status_code=204)
async def move(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> None:
    """Sit in another open seat, before the game."""
    await company.move(registry_of(request), table_id, session_of(request), data.seat)


@post("/api/tables/{table_id:str}/leave", status_code=204)
async def leave(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Leave one's seats."""
    await registry_of(request).leave(table_id, session_of(request))


@post("/api/tables/{table_id:str}/start", status_code=204)
async def start(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Start]) -> None:
    """Start the game."""
    await registry_of(request).start(table_id, session_of(request), data.fill, data.names)


@post("/api/tables/{table_id:str}/delete", status_code=204)
async def delete(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Remove an unfinished game in which nobody else sits."""
    await registry_of(request).delete(table_id, session_of(request))


@post("/api/tables/{table_id:str}/kick", status_code=204)
async def kick(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> None:
    """Send somebody away before the game."""
    await registry_of(request).kick(table_id, session_of(request), data.seat)


@post("/api/tables/{table_id:str}/stand_in", status_code=204)
async def stand_in(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> None:
    """Ask for a bot in the place of somebody who is absent."""
    await registry_of(request).ask_bot(table_id, session_of(request), data.seat)


@post("/api/tables/{table_id:str}/resign", status_code=204)
async def resign(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Give up one's seats for good."""
    await company.resign(registry_of(request), table_id, session_of(request))


@post("/api/tables/{table_id:str}/nudge", status_code=204)
async def nudge(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AtSeat]) -> None:
    """Ask somebody to go on who has been deciding for long."""
    await company.nudge(registry_of(request), table_id, session_of(request), data.seat)


@post("/api/tables/{table_id:str}/take_over", status_code=200)
async def take_over(request: AnyRequest, table_id: FromPath[str], data: JSONBody[TakeOver]) -> TableLink:
    """Take a bot's seat in a running game, or ask the host for it."""
    return await company.take_over(registry_of(request), table_id, await settled(request), data)


@post("/api/tables/{table_id:str}/answer_ask", status_code=204)
async def answer_ask(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatAnswer]) -> None:
    """Answer who asks for a seat."""
    await company.answer_ask(registry_of(request), table_id, session_of(request), data)


@post("/api/tables/{table_id:str}/offer", status_code=204)
async def offer(request: AnyRequest, table_id: FromPath[str], data: JSONBody[NewOffer]) -> None:
    """Ask the others for a pause, or to have one's last decision back."""
    await agreement.offer(registry_of(request), table_id, session_of(request), data)


@post("/api/tables/{table_id:str}/answer_offer", status_code=204)
async def answer_offer(request: AnyRequest, table_id: FromPath[str], data: JSONBody[OfferAnswer]) -> None:
    """Say yes or no to what somebody asks for."""
    await agreement.answer_offer(registry_of(request), table_id, session_of(request), data)


@post("/api/tables/{table_id:str}/go_on", status_code=204)
async def go_on(request: AnyRequest, table_id: FromPath[str]) -> None:
    """End a pause."""
    await agreement.go_on(registry_of(request), table_id, session_of(request))


@post("/api/tables/{table_id:str}/rematch", status_code=200, opt={"cost": "tables"})
async def rematch(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Again]) -> TableLink:
    """Say yes to another game with the same people."""
    return await registry_of(request).rematch(table_id, session_of(request), data.names)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, opt={"cost": "retelling"})
async def record(request: AnyRequest, table_id: FromPath[str], form: FromQuery[Form] = "text") -> Response[bytes]:
    """The game as a file, text or JSON: everybody's once it is over, before that up to what all have seen."""
    async with registry_of(request).room(table_id) as room:
        asked = recording(room, session_of(request), form)
    name = ("record", table_id, form, room.table.version) if asked.observer.knows_all else None
    written = await archive_of(request).written(owner_of(request), name, partial(record_bytes, asked))
    ending, kind = ("txt", "text/plain; charset=utf-8") if form == "text" else ("json", "application/json")
    saved = {"content-disposition": f'attachment; filename="niagara-{room.table.id}.{ending}"'}
    return Response(written, media_type=kind, headers=saved)


HANDLERS = [
    health,
    lobby,
    new_table,
    play_now,
    table,
    join,
    move,
    leave,
    delete,
    kick,
    stand_in,
    resign,
    nudge,
    take_over,
    answer_ask,
    offer,
    answer_offer,
    go_on,
    start,
    rematch,
    record,
]
