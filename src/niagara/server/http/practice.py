"""Practice and lessons over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from niagara.api import practice
from niagara.protocol.http import Attempt, Attempted, ExampleGame, Lessons, Practice, PracticeWhy, Practised, Shown
from niagara.protocol.server import Because, Foreseen, Previewed
from niagara.server.http.requests import AnyRequest, aside_for, hosting_of, session_of


@post("/api/practice", status_code=200, opt={"cost": "practice"})
async def practise(data: JSONBody[Practice]) -> Practised:
    """Play moves of one seat from any position, and the river's after them."""
    return practice.practise(data)


@post("/api/practice/preview", status_code=200, opt={"cost": "practice"})
async def try_out(data: JSONBody[Practice]) -> Previewed:
    """What would follow if the seat played these moves of its turn."""
    return practice.try_out(data)


@post("/api/practice/why", status_code=200, opt={"cost": "practice"})
async def why(data: JSONBody[PracticeWhy]) -> Because:
    """The rule that keeps a canoe from ending on a space; an empty code where it can."""
    return practice.why(data)


@post("/api/practice/foresee", status_code=200, opt={"cost": "practice"})
async def foresee(data: JSONBody[Practice]) -> Foreseen:
    """What the river may do at the end of the round, as the seat can tell."""
    return practice.foresee(data)


@get("/api/learn")
async def lessons(request: AnyRequest) -> Lessons:
    """What there is to learn with."""
    return await practice.lessons(hosting_of(request).tries)


@post("/api/learn/scenes/{scene_id:str}", status_code=200, opt={"cost": "practice"})
async def attempt(request: AnyRequest, scene_id: FromPath[str], data: JSONBody[Attempt]) -> Attempted:
    """Play a scene from its start, and judge it."""
    return await practice.attempt(session_of(request), scene_id, data, hosting_of(request).tries)


@post("/api/learn/scenes/{scene_id:str}/show", status_code=200, opt={"cost": "positions"})
async def show(request: AnyRequest, scene_id: FromPath[str]) -> Shown:
    """How a scene is done."""
    return await practice.show(scene_id, aside_for(request))


@get("/api/learn/example")
async def printed_example() -> ExampleGame:
    """The printed example, to be watched."""
    return practice.printed_example()


HANDLERS = [practise, try_out, why, foresee, lessons, attempt, show, printed_example]
