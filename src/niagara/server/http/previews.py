"""What a messenger shows of a link: who plays, how it stands, and a picture of the river as a spectator sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache, partial
from html import escape

from litestar import Response, get
from litestar.params import FromPath

from niagara.game import Game
from niagara.picture.board import draw_svg
from niagara.picture.png import to_png
from niagara.protocol.server import TableInfo
from niagara.rules.state import State
from niagara.server.http.requests import AnyRequest, archive_of, hosting_of, owner_of, registry_of, session_of
from niagara.speech import Words, language_of
from niagara.tables.gate import Observer, known_state
from niagara.tables.live import LiveTable
from niagara.tables.refusals import Refusal

WIDTH = 800
KEPT = "public, max-age=300"  # messengers ask once and keep what they got
PAGES = ("t", "replay")  # below these an address names a table
LONGEST_ID = 64


@get("/api/tables/{table_id:str}/picture.png", media_type="image/png", opt={"cost": "retelling"})
async def picture(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The river at a table, drawn at most once a round."""
    async with registry_of(request).room(table_id) as room:
        state, names = _seen(room), [seat.name for seat in room.table.seats]
        name = ("picture", table_id, room.table.status, state.round)
    drawn = await archive_of(request).written(owner_of(request), name, partial(_draw, state, names))
    return Response(drawn, media_type="image/png", headers={"cache-control": KEPT})


def _seen(room: LiveTable) -> State:
    """The river as anybody may see it; before a game, as it will begin."""
    if room.game is not None:
        return known_state(room.game, Observer())
    return known_state(Game.new(len(room.table.seats), river="waits", **room.table.options), Observer())


def _draw(state: State, names: Sequence[str]) -> bytes:
    return to_png(draw_svg(state, names=names), width=WIDTH)


async def preview(request: AnyRequest, parts: Sequence[str]) -> str:
    """What the head of a page says of the table in its address; nothing where there is none."""
    if len(parts) != 2 or parts[0] not in PAGES or len(parts[1]) > LONGEST_ID:
        return ""
    try:
        info = await registry_of(request).info(parts[1], session_of(request))
    except Refusal:
        return ""
    site = hosting_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    # The words of a language are read when somebody first asks in it, which takes a while.
    return await asyncio.to_thread(describe, info, site, request.headers.get("accept-language", ""))


def describe(info: TableInfo, site: str, locales: str) -> str:
    """The lines of Open Graph for a table."""
    words = _words(language_of(locales.partition(",")[0].partition(";")[0].strip()) or "en")
    names = ", ".join(seat.name for seat in info.seats if seat.kind == "human" and seat.name)
    said = f"preview-{info.status}" if names else "preview-bots"
    told = {
        "og:type": "website",
        "og:site_name": "Niagara",
        "og:title": words(said, names=names),
        "og:description": words("app-tagline"),
        "og:image": f"{site}/api/tables/{info.id}/picture.png",
        "og:image:alt": words("preview-picture"),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


@lru_cache(maxsize=16)
def _words(language: str) -> Words:
    return Words(language, ("home", "previews"))


HANDLERS = [picture]
