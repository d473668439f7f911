"""Analysis over HTTP: of finished games only, and of positions that somebody sets up."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from niagara.api import analysis
from niagara.api.analyses import Analyses
from niagara.protocol.analysis import Analyse, Analysis, Depth, Evaluate, Evaluated, Tried, Try
from niagara.server.http.requests import AnyRequest, aside_for, owner_of, registry_of
from niagara.server.workers.analysis_pool import AnalysisPool


def pool_of(request: AnyRequest) -> AnalysisPool:
    """Where analysis is worked out."""
    pool: AnalysisPool = request.app.state.analysis_pool
    return pool


def _analyses(request: AnyRequest) -> Analyses:
    return pool_of(request).analyses


@post("/api/tables/{table_id:str}/analysis", status_code=200, opt={"cost": "analysis"})
async def begin(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Analyse]) -> Analysis:
    """Have a finished game analysed; asked again, what is known by now."""
    async with registry_of(request).room(table_id) as room:
        game = analysis.finished(room)
    return await _analyses(request).begin(table_id, game, data.depth, owner_of(request))


@get("/api/tables/{table_id:str}/analysis")
async def look(request: AnyRequest, table_id: FromPath[str], depth: FromQuery[Depth] = "quick") -> Analysis:
    """What is known by now of a finished game."""
    async with registry_of(request).room(table_id) as room:
        analysis.finished(room)
    return await _analyses(request).look(table_id, depth)


@post("/api/tables/{table_id:str}/analysis/try", status_code=200, opt={"cost": "positions"})
async def attempt(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Try]) -> Tried:
    """How other moves would have done in a decision of a finished game."""
    async with registry_of(request).room(table_id) as room:
        game = analysis.finished(room)
    return await analysis.attempt(game, data, pool_of(request).analyst(owner_of(request)), aside_for(request))


@post("/api/evaluate", status_code=200, opt={"cost": "positions"})
async def look_at_position(request: AnyRequest, data: JSONBody[Evaluate]) -> Evaluated:
    """Each seat's chance in a position, the best moves, and how it may go on."""
    return await analysis.look_at_position(data, pool_of(request).analyst(owner_of(request)))


HANDLERS = [begin, look, attempt, look_at_position]
