"""Which request is answered by what: every path under /api that the browser client asks a server for."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from niagara.api import analysis, coach, games, practice, replay
from niagara.api.analyses import Analyses
from niagara.api.analysis import Analyst
from niagara.api.aside import Aside
from niagara.api.statistics import Statistics
from niagara.api.tries import Tries
from niagara.protocol.analysis import Analyse, Depth, Evaluate, Try
from niagara.protocol.http import (
    Again,
    AtSeat,
    Attempt,
    GameRecord,
    Join,
    NewOffer,
    NewTable,
    OfferAnswer,
    Practice,
    PracticeWhy,
    SeatAnswer,
    Start,
    TakeOver,
)
from niagara.tab.requests import Request
from niagara.tab.store import TabStore
from niagara.tables import agreement, company
from niagara.tables.export import Form, record_of, recording
from niagara.tables.refusals import Refusal
from niagara.tables.registry import Registry

Answer: TypeAlias = msgspec.Struct | str | None


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that requests are answered with."""

    registry: Registry
    store: TabStore
    analyst: Analyst
    analyses: Analyses
    statistics: Statistics
    tries: Tries
    aside: Aside


Handler: TypeAlias = Callable[[Desk, Request], Awaitable[Answer]]


class Games(msgspec.Struct):
    """GET /api/games?…"""

    whose: games.Whose = "mine"
    before: str = ""


class Written(msgspec.Struct):
    """GET …/record?…"""

    form: Form = "text"


class Eyes(msgspec.Struct):
    """GET …/replay?…"""

    eyes: str = ""


class Deep(msgspec.Struct):
    """GET …/analysis?…"""

    depth: Depth = "quick"


async def _lobby(desk: Desk, asked: Request) -> Answer:
    return await desk.registry.lobby(asked.session)


async def _new_table(desk: Desk, asked: Request) -> Answer:
    return await desk.registry.create(asked.session, asked.body(NewTable))


async def _table(desk: Desk, asked: Request) -> Answer:
    return await desk.registry.info(asked.place, asked.session)


async def _join(desk: Desk, asked: Request) -> Answer:
    return await desk.registry.join(asked.place, asked.session, asked.body(Join))


async def _move(desk: Desk, asked: Request) -> Answer:
    await company.move(desk.registry, asked.place, asked.session, asked.body(AtSeat).seat)
    return None


async def _leave(desk: Desk, asked: Request) -> Answer:
    await desk.registry.leave(asked.place, asked.session)
    return None


async def _start(desk: Desk, asked: Request) -> Answer:
    wanted = asked.body(Start)
    await desk.registry.start(asked.place, asked.session, wanted.fill, wanted.names)
    return None


async def _delete(desk: Desk, asked: Request) -> Answer:
    await desk.registry.delete(asked.place, asked.session)
    return None


async def _kick(desk: Desk, asked: Request) -> Answer:
    await desk.registry.kick(asked.place, asked.session, asked.body(AtSeat).seat)
    return None


async def _stand_in(desk: Desk, asked: Request) -> Answer:
    await desk.registry.ask_bot(asked.place, asked.session, asked.body(AtSeat).seat)
    return None


async def _resign(desk: Desk, asked: Request) -> Answer:
    await company.resign(desk.registry, asked.place, asked.session)
    return None


async def _nudge(desk: Desk, asked: Request) -> Answer:
    await company.nudge(desk.registry, asked.place, asked.session, asked.body(AtSeat).seat)
    return None


async def _take_over(desk: Desk, asked: Request) -> Answer:
    return await company.take_over(desk.registry, asked.place, asked.session, asked.body(TakeOver))


async def _answer_ask(desk: Desk, asked: Request) -> Answer:
    await company.answer_ask(desk.registry, asked.place, asked.session, asked.body(SeatAnswer))
    return None


async def _offer(desk: Desk, asked: Request) -> Answer:
    await agreement.offer(desk.registry, asked.place, asked.session, asked.body(NewOffer))
    return None


async def _answer_offer(desk: Desk, asked: Request) -> Answer:
    await agreement.answer_offer(desk.registry, asked.place, asked.session, asked.body(OfferAnswer))
    return None


async def _go_on(desk: Desk, asked: Request) -> Answer:
    await agreement.go_on(desk.registry, asked.place, asked.session)
    return None


async def _rematch(desk: Desk, asked: Request) -> Answer:
    return await desk.registry.rematch(asked.place, asked.session, asked.body(Again).names)


async def _record(desk: Desk, asked: Request) -> Answer:
    async with desk.registry.room(asked.place) as room:
        return record_of(recording(room, asked.session, asked.options(Written).form))


async def _replay(desk: Desk, asked: Request) -> Answer:
    async with desk.registry.room(asked.place) as room:
        return replay.tell(replay.retelling(room, asked.session, asked.options(Eyes).eyes))


async def _games(desk: Desk, asked: Request) -> Answer:
    wanted = asked.options(Games)
    return await games.finished_games(desk.store, asked.session, wanted.whose, wanted.before)


async def _import_game(desk: Desk, asked: Request) -> Answer:
    return await games.import_game(
        desk.store, asked.session, asked.body(GameRecord), desk.aside, desk.registry.host.words
    )


async def _numbers(desk: Desk, asked: Request) -> Answer:
    return await desk.statistics.numbers(asked.session)


async def _lessons(desk: Desk, _asked: Request) -> Answer:
    return await practice.lessons(desk.tries)


async def _example(_desk: Desk, _asked: Request) -> Answer:
    return practice.printed_example()


async def _attempt(desk: Desk, asked: Request) -> Answer:
    return await practice.attempt(asked.session, asked.place, asked.body(Attempt), desk.tries)


async def _show(desk: Desk, asked: Request) -> Answer:
    return await practice.show(asked.place, desk.aside)


async def _practise(_desk: Desk, asked: Request) -> Answer:
    return practice.practise(asked.body(Practice))


async def _preview(_desk: Desk, asked: Request) -> Answer:
    return practice.try_out(asked.body(Practice))


async def _why(_desk: Desk, asked: Request) -> Answer:
    return practice.why(asked.body(PracticeWhy))


async def _foresee(_desk: Desk, asked: Request) -> Answer:
    return practice.foresee(asked.body(Practice))


async def _analyse(desk: Desk, asked: Request) -> Answer:
    wanted = asked.body(Analyse)
    async with desk.registry.room(asked.place) as room:
        game = analysis.finished(room)
    return await desk.analyses.begin(asked.place, game, wanted.depth)


async def _analysis(desk: Desk, asked: Request) -> Answer:
    wanted = asked.options(Deep)
    async with desk.registry.room(asked.place) as room:
        analysis.finished(room)
    return await desk.analyses.look(asked.place, wanted.depth)


async def _try(desk: Desk, asked: Request) -> Answer:
    wanted = asked.body(Try)
    async with desk.registry.room(asked.place) as room:
        game = analysis.finished(room)
    return await analysis.attempt(game, wanted, desk.analyst, desk.aside)


async def _evaluate(desk: Desk, asked: Request) -> Answer:
    return await analysis.look_at_position(asked.body(Evaluate), desk.analyst)


async def _suggest(desk: Desk, asked: Request) -> Answer:
    async with desk.registry.room(asked.place) as room:
        decision = coach.open_decision(room, asked.session, asked.body(AtSeat).seat)
    return await coach.suggest(decision, desk.analyst, desk.aside)


async def _review(desk: Desk, asked: Request) -> Answer:
    async with desk.registry.room(asked.place) as room:
        made = coach.closed_decision(room, asked.session, asked.body(AtSeat).seat)
    return await coach.review(made, desk.analyst, desk.aside)


async def _take_back(desk: Desk, asked: Request) -> Answer:
    return await desk.registry.take_back(asked.place, asked.session, asked.body(AtSeat).seat)


# Method and path, the status of an answer, and who gives it
ROUTES: tuple[tuple[str, str, int, Handler], ...] = (
    ("GET", "/api/lobby", 200, _lobby),
    ("POST", "/api/tables", 201, _new_table),
    ("GET", "/api/tables/{id}", 200, _table),
    ("POST", "/api/tables/{id}/join", 200, _join),
    ("POST", "/api/tables/{id}/move", 204, _move),
    ("POST", "/api/tables/{id}/leave", 204, _leave),
    ("POST", "/api/tables/{id}/delete", 204, _delete),
    ("POST", "/api/tables/{id}/kick", 204, _kick),
    ("POST", "/api/tables/{id}/stand_in", 204, _stand_in),
    ("POST", "/api/tables/{id}/resign", 204, _resign),
    ("POST", "/api/tables/{id}/nudge", 204, _nudge),
    ("POST", "/api/tables/{id}/take_over", 200, _take_over),
    ("POST", "/api/tables/{id}/answer_ask", 204, _answer_ask),
    ("POST", "/api/tables/{id}/offer", 204, _offer),
    ("POST", "/api/tables/{id}/answer_offer", 204, _answer_offer),
    ("POST", "/api/tables/{id}/go_on", 204, _go_on),
    ("POST", "/api/tables/{id}/start", 204, _start),
    ("POST", "/api/tables/{id}/rematch", 200, _rematch),
    ("GET", "/api/tables/{id}/record", 200, _record),
    ("GET", "/api/tables/{id}/replay", 200, _replay),
    ("POST", "/api/tables/{id}/analysis", 200, _analyse),
    ("GET", "/api/tables/{id}/analysis", 200, _analysis),
    ("POST", "/api/tables/{id}/analysis/try", 200, _try),
    ("POST", "/api/tables/{id}/coach/suggest", 200, _suggest),
    ("POST", "/api/tables/{id}/coach/review", 200, _review),
    ("POST", "/api/tables/{id}/coach/take_back", 200, _take_back),
    ("GET", "/api/games", 200, _games),
    ("POST", "/api/games", 201, _import_game),
    ("GET", "/api/numbers", 200, _numbers),
    ("GET", "/api/learn", 200, _lessons),
    ("GET", "/api/learn/example", 200, _example),
    ("POST", "/api/learn/scenes/{id}", 200, _attempt),
    ("POST", "/api/learn/scenes/{id}/show", 200, _show),
    ("POST", "/api/practice", 200, _practise),
    ("POST", "/api/practice/preview", 200, _preview),
    ("POST", "/api/practice/why", 200, _why),
    ("POST", "/api/practice/foresee", 200, _foresee),
    ("POST", "/api/evaluate", 200, _evaluate),
)
_PATTERNS = tuple(
    (method, re.compile(path.replace("{id}", "([^/]+)")), status, handler) for method, path, status, handler in ROUTES
)


def find_route(method: str, path: str) -> tuple[str, int, Handler]:
    """The place that a path names, the status of an answer, and who gives it; a Refusal where nobody does."""
    known = [(route, found) for route in _PATTERNS if (found := route[1].fullmatch(path))]
    for (allowed, _pattern, status, handler), found in known:
        if allowed == method:
            return "".join(found.groups()), status, handler
    if known:
        raise Refusal(405, "method_not_allowed", "Method Not Allowed")
    raise Refusal(404, "not_found", "There is nothing here.")
