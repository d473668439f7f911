"""A game told again, over HTTP."""

from __future__ import annotations

from functools import partial

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from niagara.api.replay import retelling, tell_rest, whole
from niagara.protocol.replay import Replay
from niagara.server.http.requests import AnyRequest, archive_of, owner_of, registry_of, session_of


@get(
    "/api/tables/{table_id:str}/replay",
    media_type=MediaType.JSON,
    opt={"cost": "retelling"},
    responses={200: ResponseSpec(Replay, description="Request fulfilled, document follows")},
)
async def replay(request: AnyRequest, table_id: FromPath[str], eyes: FromQuery[str] = "") -> Response[bytes]:
    """The game so far: of a finished one everything, of one's own running one what one's seat has seen."""
    async with registry_of(request).room(table_id) as room:
        asked = retelling(room, session_of(request), eyes)
    name = ("replay", table_id, asked.eyes, room.table.version) if asked.finished else None
    rest = await archive_of(request).written(owner_of(request), name, partial(tell_rest, asked))
    return Response(whole(asked, rest), media_type=MediaType.JSON)


HANDLERS = [replay]
