"""Statistics across finished games, over HTTP."""

from __future__ import annotations

from functools import partial

from litestar import get

from niagara.api.statistics import Statistics
from niagara.protocol.numbers import Numbers
from niagara.server.http.requests import AnyRequest, helpers_of, session_of, store_of


@get("/api/numbers", opt={"cost": "retelling"})
async def numbers(request: AnyRequest) -> Numbers:
    """Statistics across finished games: the asker's, and the whole server's."""
    statistics = request.app.state.get("statistics")
    if statistics is None:
        aside = partial(helpers_of(request).do, "statistics")
        statistics = request.app.state.statistics = Statistics(store_of(request), aside)
    found: Numbers = await statistics.numbers(session_of(request))
    return found


HANDLERS = [numbers]
