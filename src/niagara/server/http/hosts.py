"""The page of whoever runs this server: who may see it, and what is seen and done there. Every handler only translates.

To everybody else none of it is there. A card has no way here: tables are told as a spectator may know them.
"""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from niagara import __version__
from niagara.protocol.hosts import (
    HostFigures,
    HostKeeping,
    HostLimits,
    HostLine,
    HostLineGone,
    HostMeant,
    HostOverview,
    HostQuota,
    HostRemoval,
    HostRemovals,
    HostRename,
    HostReport,
    HostReports,
    HostTable,
    HostTables,
)
from niagara.protocol.people import LinkUse
from niagara.server import overseeing
from niagara.server.hosting import Hosting
from niagara.server.http.requests import (
    AnyRequest,
    device_of,
    hosting_of,
    link_used,
    need_good_link,
    registry_of,
    store_of,
    words_of,
)
from niagara.server.http.sign_ins import signing_in
from niagara.server.limits.ledger import allowances
from niagara.server.limits.sessions import Who
from niagara.server.limits.tokens import hashed
from niagara.server.limits.weights import LONG_LISTS
from niagara.server.ops.metrics import sockets_now
from niagara.server.settings import Settings
from niagara.server.store.manners import Report
from niagara.server.store.tables import LISTED
from niagara.tables.info import table_info
from niagara.tables.records import Conflict, now_ms
from niagara.tables.refusals import Refusal, need_welcome_name
from niagara.tables.seating import need_name
from niagara.tables.standing import standing_for

PATH = "/api/host"
HOST_DAYS = 7  # for which a browser is the host's
DAY_SECONDS = 24 * 3600
SHOWN = 100  # reports, and removals


def _cookie_name(settings: Settings) -> str:
    return "__Host-niagara-host" if settings.secure else "niagara-host"


def _set_cookie(settings: Settings, token: str, seconds: int) -> dict[str, str]:
    """A cookie that no other site's page, not even by a link, makes a browser send."""
    secure = "; Secure" if settings.secure else ""
    name = _cookie_name(settings)
    return {"set-cookie": f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"}


async def only_the_host(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Let a host's browser in; to anybody else, and to programs, there is nothing here."""
    hosting: Hosting = connection.app.state.hosting
    who: Who = connection.state.who
    token = connection.cookies.get(_cookie_name(hosting.settings), "")
    until = await hosting.store.hosts.until(hashed(token)) if token and not who.program else None
    if until is None:
        raise Refusal(404, "not_found", "There is nothing here.")
    connection.state.host = (hashed(token), until)


@post(f"{PATH}/link", status_code=204, opt={"cost": "people"})
async def use_link(request: AnyRequest, data: JSONBody[LinkUse]) -> Response[None]:
    """Be the host's browser from now on; the link is used up."""
    hosts, settings = store_of(request).hosts, hosting_of(request).settings
    token, seconds = secrets.token_urlsafe(32), HOST_DAYS * DAY_SECONDS
    with signing_in("host"):
        need_good_link(await hosts.link(hashed(data.code)))
        try:
            await hosts.use_link(hashed(data.code), hashed(token), device_of(request), now_ms() + seconds * 1000)
        except Conflict as conflict:
            raise link_used() from conflict
        before = request.cookies.get(_cookie_name(settings), "")
        await hosts.end(hashed(before))  # what this browser was let in by until now
    return Response(None, status_code=204, headers=_set_cookie(settings, token, seconds))


@post("/end", status_code=204, opt={"cost": "people"})
async def end(request: AnyRequest) -> Response[None]:
    """Be the host's browser no more."""
    session, _until = request.state.host
    await store_of(request).hosts.end(session)
    return Response(None, status_code=204, headers=_set_cookie(hosting_of(request).settings, "", 0))


@get("/")
async def overview(request: AnyRequest) -> HostOverview:
    """Figures and limits."""
    _session, until = request.state.host
    hosting = hosting_of(request)
    return HostOverview(until, __version__, await _figures(hosting), _limits(hosting.settings))


@get("/tables", opt={"weight": LONG_LISTS})
async def tables(request: AnyRequest) -> HostTables:
    """The tables that wait or are played at."""
    registry, found = registry_of(request), await store_of(request).hosts.tables()
    now = registry.host.clock.now()
    told = (
        HostTable(table_info(each, "", registry.present(each.id), standing_for(each, "", now)), each.created)
        for each in found
    )
    return HostTables(tuple(told), len(found) == LISTED)


@post("/tables/{table_id:str}/close", status_code=204, opt={"cost": "people"})
async def close(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Remove a table with all that was played and said there."""
    await overseeing.close_table(hosting_of(request), table_id)


@get("/reports", opt={"weight": LONG_LISTS})
async def reports(request: AnyRequest, settled: FromQuery[bool] = False) -> HostReports:
    """What players reported."""
    store = store_of(request)
    found = await store.manners.reports(SHOWN, settled=settled)
    names = await store.hosts.names({who for each in found for who in (each.person, each.reporter)})
    there = await store.hosts.still_said({line.number for each in found for line in each.lines})
    return HostReports(tuple(_told(each, names, there) for each in found))


@post("/reports/{report_id:str}/settle", status_code=204, opt={"cost": "people"})
async def settle(request: AnyRequest, report_id: FromPath[str]) -> None:
    """Note that a report was seen to."""
    if not await store_of(request).manners.settle(report_id):
        raise _no_report()


@post("/reports/{report_id:str}/remove_line", status_code=204, opt={"cost": "people"})
async def remove_line(request: AnyRequest, report_id: FromPath[str], data: JSONBody[HostLineGone]) -> None:
    """Take a line of chat away that was reported."""
    report = await _report(request, report_id)
    reported = any(line.number == data.number for line in report.lines)
    where = report.game_id, data.number, report.person, report.name
    if not reported or not await overseeing.remove_line(hosting_of(request), *where):
        raise Refusal(404, "not_found", "There is no such line any more.", "number")


@post("/people/rename", status_code=204, opt={"cost": "people"})
async def rename(request: AnyRequest, data: JSONBody[HostRename]) -> None:
    """Call somebody otherwise."""
    name = need_name(data.name)
    need_welcome_name(words_of(request), name)
    person, _name = await _meant(request, data)
    await overseeing.rename(hosting_of(request), person, name)


@post("/people/sign_out", status_code=204, opt={"cost": "people"})
async def sign_out(request: AnyRequest, data: JSONBody[HostMeant]) -> None:
    """End somebody's devices and programs."""
    await overseeing.sign_out(hosting_of(request), *await _meant(request, data))


@get("/removals", opt={"weight": LONG_LISTS})
async def removals(request: AnyRequest) -> HostRemovals:
    """What was taken away of late."""
    found = await store_of(request).hosts.removals(SHOWN)
    return HostRemovals(tuple(HostRemoval(each.id, each.at, each.kind, each.game_id, each.name) for each in found))


async def _meant(request: AnyRequest, data: HostMeant) -> tuple[str, str]:
    """Who is meant by a report or a seat, and by which name."""
    if data.report:
        report = await _report(request, data.report)
        person, name = report.person, report.name
    else:
        async with registry_of(request).room(data.table) as room:
            seats = room.table.seats
        person, name = (seats[data.seat].session, seats[data.seat].name) if data.seat < len(seats) else ("", "")
    known = await store_of(request).hosts.names([person])
    if person not in known:
        raise Refusal(404, "no_such_person", "There is no such person here.")
    return person, known[person] or name


async def _report(request: AnyRequest, report_id: str) -> Report:
    report = await store_of(request).manners.one(report_id)
    if report is None:
        raise _no_report()
    return report


def _no_report() -> Refusal:
    return Refusal(404, "not_found", "There is no such open report.")


def _told(report: Report, names: dict[str, str], there: frozenset[int]) -> HostReport:
    said = (HostLine(each.number, each.name, each.phrase, each.text, each.number in there) for each in report.lines)
    return HostReport(
        id=report.id,
        at=report.at,
        table=report.game_id,
        name=report.name,
        called=names.get(report.person, ""),
        known=report.person in names,
        by=names.get(report.reporter, ""),
        reason=report.reason,
        lines=tuple(said),
        settled=report.settled,
    )


async def _figures(hosting: Hosting) -> HostFigures:
    registry, pulse = hosting.registry, hosting.pulse
    rooms = list(registry.in_memory.values())
    players = {who for room in rooms for who in room.players if room.presence.online(who)}
    watchers = {who for room in rooms for who in room.presence.here - room.players} - players
    return HostFigures(
        players=len(players),
        watchers=len(watchers),
        sockets=sockets_now(),
        tables=registry.live,
        moves=pulse.moves,
        waiting=hosting.turns.waiting,
        lag=round(1000 * pulse.lag),
        database=await hosting.store.hosts.size(),
        since=round(1000 * pulse.began),
        processes=await hosting.store.hosts.processes(),
    )


def _limits(settings: Settings) -> HostLimits:
    quotas = (
        HostQuota(kind, rate.a_second, rate.at_once, allowed.session is not None)
        for kind, allowed in allowances(settings).items()
        if (rate := allowed.session or allowed.network)
    )
    keeping = (
        HostKeeping("open", settings.keep_open),
        HostKeeping("nobodys", settings.keep_nobodys),
        HostKeeping("imports", settings.keep_imports),
        HostKeeping("games", settings.keep_games),
        HostKeeping("sessions", settings.keep_sessions),
    )
    return HostLimits(
        quotas=tuple(quotas),
        keeping=keeping,
        sockets=settings.sockets_per_address,
        connections=settings.connections_per_address,
        words=len(settings.unwelcome_words),
        leaderboard=settings.leaderboard,
    )


HANDLERS: list[HTTPRouteHandler | Router] = [
    use_link,
    Router(
        PATH,
        guards=[only_the_host],
        route_handlers=[
            overview,
            tables,
            close,
            reports,
            settle,
            remove_line,
            rename,
            sign_out,
            removals,
            end,
        ],
    ),
]
