"""The application: handlers, the doorman, the store that opens and closes with it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from niagara import __version__
from niagara.server import analysis, api, archive, numbers, practice, problems, replay
from niagara.server.analysts import Analysts
from niagara.server.doorman import Doorman, with_safe_headers
from niagara.server.house import House
from niagara.server.ledger import Draw
from niagara.server.limits import Buckets
from niagara.server.metrics import published
from niagara.server.pages import page
from niagara.server.settings import Settings
from niagara.server.sockets import lobby_socket, table_socket
from niagara.server.store import Store

WARM_AFTER = 1.0
MOST_BODY = 16 * 1024


def create_app(
    settings: Settings, draw: Draw = secrets.choice, clock: Callable[[], float] = time.monotonic
) -> Litestar:
    """An application over one database, opened when it starts; `draw` is the river's chance."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        app.state.house = house = House(store, settings, draw, clock)
        await house.uptime.start()
        app.state.analysts = analysts = Analysts(store, settings.analysis_processes)
        # The bots a moment later, so that the first page need not share the processor with their compiler.
        warming = asyncio.get_running_loop().call_later(WARM_AFTER, house.bots.warm) if settings.warm else None
        try:
            async with published(settings.metrics_port, house):
                yield
        finally:
            if warming is not None:
                warming.cancel()
            await house.drain()
            await analysts.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            *api.HANDLERS,
            *archive.HANDLERS,
            *practice.HANDLERS,
            *replay.HANDLERS,
            *analysis.HANDLERS,
            *numbers.HANDLERS,
            table_socket,
            lobby_socket,
            page,
        ],
        lifespan=[lifespan],
        before_send=[with_safe_headers],
        middleware=[Doorman(settings)],
        exception_handlers=problems.HANDLERS,
        before_request=api.same_site_changes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        openapi_config=OpenAPIConfig(
            title="Niagara", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    app.state.new_tables = Buckets(settings.table_rate, settings.table_burst)
    app.state.practice = Buckets(practice.RATE, practice.BURST)
    app.state.analyses = Buckets(analysis.RATE, analysis.BURST)
    app.state.tries = Buckets(analysis.TRY_RATE, analysis.TRY_BURST)
    return app
