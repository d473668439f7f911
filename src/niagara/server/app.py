"""The application: handlers, limits, the store that opens and closes with it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from niagara import __version__
from niagara.server.hosting import Hosting
from niagara.server.http import (
    analysis,
    calls,
    club,
    coach,
    friends,
    games,
    hosts,
    ladder,
    mail,
    manners,
    me,
    passkeys,
    practice,
    previews,
    problems,
    replay,
    statistics,
    tables,
)
from niagara.server.http.compression import Compression
from niagara.server.http.order import Entrance, InTurn
from niagara.server.http.pages import page
from niagara.server.http.requests import same_site_changes
from niagara.server.limits.headers import with_safe_headers
from niagara.server.limits.ledger import Ledger, allowances
from niagara.server.limits.session import SessionMiddleware
from niagara.server.limits.sharing import shared
from niagara.server.limits.wire import Door
from niagara.server.ops.metrics import published, watched
from niagara.server.settings import Settings
from niagara.server.workers.analysis_pool import AnalysisPool
from niagara.server.ws.ladder import ladder_socket
from niagara.server.ws.socket import lobby_socket, table_socket
from niagara.tables.interfaces import Draw

WARM_AFTER = 1.0
MOST_BODY = 16 * 1024


def create_app(
    settings: Settings, draw: Draw = secrets.choice, clock: Callable[[], float] = time.monotonic
) -> Litestar:
    """An application over one database, opened when it starts; `draw` is the river's chance."""
    ledger = Ledger(allowances(settings))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hosting = hosting = Hosting(settings, draw, clock)
        await hosting.start()
        app.state.analysis_pool = analysis_pool = AnalysisPool(hosting.store, settings.analysis_processes)
        # The bots a moment later, so that the first page need not share the processor with their compiler.
        warming = asyncio.get_running_loop().call_later(WARM_AFTER, hosting.bots.warm) if settings.warm else None
        try:
            async with (
                watched(hosting.pulse, lambda: hosting.registry.live),
                published(settings.metrics_port),
                shared(ledger, settings.redis),
            ):
                yield
        finally:
            if warming is not None:
                warming.cancel()
            await hosting.drain()
            await analysis_pool.close()
            await hosting.close()

    return Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *games.HANDLERS,
            *practice.HANDLERS,
            *replay.HANDLERS,
            *previews.HANDLERS,
            *analysis.HANDLERS,
            *coach.HANDLERS,
            *statistics.HANDLERS,
            *me.HANDLERS,
            *calls.HANDLERS,
            *mail.HANDLERS,
            *manners.HANDLERS,
            *friends.HANDLERS,
            *club.HANDLERS,
            *hosts.HANDLERS,
            *ladder.HANDLERS,
            *passkeys.HANDLERS,
            table_socket,
            lobby_socket,
            ladder_socket,
            page,
        ],
        lifespan=[lifespan],
        before_send=[partial(with_safe_headers, secure=settings.secure)],
        middleware=[Entrance(), SessionMiddleware(settings, ledger), InTurn(), Compression()],
        exception_handlers=problems.HANDLERS,
        before_request=same_site_changes,
        openapi_config=OpenAPIConfig(
            title="Niagara", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=MOST_BODY,
        state=State({"door": Door(settings)}),
        logging_config=None,
    )
