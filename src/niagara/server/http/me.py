"""Who one is here: devices, a link to another one, programs, and the end of it. Every handler only translates."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from niagara.protocol.people import (
    DeviceInfo,
    DeviceLink,
    Export,
    ExportedAverse,
    ExportedRated,
    ExportedReport,
    LinkOwner,
    LinkUse,
    Me,
    NewProgram,
    PasskeyInfo,
    ProgramToken,
)
from niagara.server.forgetting import forget_person
from niagara.server.http.club import rating_info
from niagara.server.http.requests import (
    AnyRequest,
    device_of,
    hosting_of,
    link_used,
    need_good_link,
    sessions_of,
    settled,
    store_of,
    who_asks,
    words_of,
)
from niagara.server.http.sign_ins import replace_session, signing_in
from niagara.server.limits.passkeys import passkey_site
from niagara.server.limits.sessions import Who
from niagara.server.limits.tokens import hashed
from niagara.server.store.people import Kind, LinkRow, SessionRow
from niagara.tables.records import now_ms
from niagara.tables.refusals import Refusal
from niagara.tables.text import clean

LINK_SECONDS = 600
MOST_PROGRAMS = 20
MOST_RATED = 5000  # games of an export
DAY_MS = 24 * 3600 * 1000


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """One's name, devices and programs."""
    people, who = store_of(request).people, who_asks(request)
    guise, _ = await people.person(who.person)
    found = await people.sessions(who.person)
    devices = tuple(_shown(row, who) for row in found)
    site = passkey_site(hosting_of(request).settings.public_url)
    rating = rating_info(await store_of(request).ratings.of(who.person))
    games, keys = len(await people.tables(who.person)), await _passkeys(request)
    return Me(words_of(request).kept(guise.name), devices, games, keys, site, rating, guise.face, guise.colour)


@get("/api/me/export", media_type=MediaType.JSON, opt={"cost": "retelling"})
async def export(request: AnyRequest) -> Response[bytes]:
    """Everything that is kept of one, as a file."""
    people, who = store_of(request).people, who_asks(request)
    guise, created = await people.person(who.person)
    devices = tuple(_shown(row, who) for row in await people.sessions(who.person))
    games = tuple(await people.export(who.person))
    calls = await store_of(request).reaching.export(who.person)
    played = await store_of(request).ratings.played(who.person, MOST_RATED)
    rated = tuple(ExportedRated(row.id, row.ended, row.place, row.mu) for row in played)
    manners = store_of(request).manners
    unwanted = tuple(ExportedAverse(each.name, each.kind, each.at) for each in await manners.of(who.person))
    reported = await manners.reports_by(who.person)
    reports = tuple(ExportedReport(each.at, each.game_id, each.name, each.reason) for each in reported)
    keys = await _passkeys(request)
    known = guise.name, guise.face, guise.colour, created, devices, keys
    programs = tuple(await store_of(request).ladder.names_of(who.person))
    written = msgspec.json.encode(Export(*known, calls, rated, unwanted, reports, programs, games))
    return Response(written, headers={"content-disposition": 'attachment; filename="niagara-me.json"'})


@post("/api/me/link", opt={"cost": "people"})
async def new_link(request: AnyRequest) -> DeviceLink:
    """A code for another device; one made before is good no more."""
    need_person(request)
    person, code = await settled(request), secrets.token_urlsafe(16)
    await store_of(request).people.add_link(hashed(code), person, now_ms() + LINK_SECONDS * 1000)
    return DeviceLink(code, LINK_SECONDS)


@post("/api/me/link/look", status_code=200, opt={"cost": "people"})
async def look_at_link(request: AnyRequest, data: JSONBody[LinkUse]) -> LinkOwner:
    """Whose a link is; nothing is used up by looking."""
    need_person(request)
    link = await _good_link(request, data.code)
    people, who = store_of(request).people, who_asks(request)
    own = 0 if link.person == who.person else len(await people.tables(who.person))
    return LinkOwner(words_of(request).kept(link.name), own)


@post("/api/me/link/use", status_code=204, opt={"cost": "people"})
async def use_link(request: AnyRequest, data: JSONBody[LinkUse]) -> None:
    """Be that person on this device from now on; the cookie is a new one."""
    with signing_in("link"):
        need_person(request)
        await _good_link(request, data.code)
        token = await sessions_of(request).new_device(data.code, device_of(request))
        if token is None:
            raise link_used()
        await replace_session(request, token)


@post("/api/me/sign-out", status_code=204, opt={"cost": "people"})
async def sign_out(request: AnyRequest) -> None:
    """Be a stranger on this device from now on."""
    need_person(request)
    await sessions_of(request).end([who_asks(request).session])
    request.scope["state"]["token"] = sessions_of(request).new_token()


@post("/api/me/end-others", status_code=204, opt={"cost": "people"})
async def end_others(request: AnyRequest) -> None:
    """End one's other devices; programs stay."""
    need_person(request)
    who = who_asks(request)
    found = await store_of(request).people.sessions(who.person)
    await sessions_of(request).end([row.id for row in found if row.kind == "device" and row.id != who.session])


@post("/api/me/devices/{device_id:str}/end", status_code=204, opt={"cost": "people"})
async def end_device(request: AnyRequest, device_id: FromPath[str]) -> None:
    """End one of one's other devices."""
    await _end_one(request, "device", device_id)


@post("/api/me/forget", status_code=204, opt={"cost": "people"})
async def forget(request: AnyRequest) -> None:
    """Delete what is one's own, and be a stranger from now on."""
    need_person(request)
    await forget_person(hosting_of(request), who_asks(request).person)
    request.scope["state"]["token"] = sessions_of(request).new_token()


@post("/api/me/programs", opt={"cost": "people"})
async def new_program(request: AnyRequest, data: JSONBody[NewProgram]) -> ProgramToken:
    """A token for a program, shown this once."""
    need_person(request)
    person = await settled(request)
    found = await store_of(request).people.sessions(person)
    if sum(row.kind == "program" for row in found) >= MOST_PROGRAMS:
        raise Refusal(409, "too_many_programs", "Please revoke the token of another program first.")
    token = await sessions_of(request).new_program(person, clean(data.label, 40))
    return ProgramToken(_handle(hashed(token)), token)


@post("/api/me/programs/{program_id:str}/revoke", status_code=204, opt={"cost": "people"})
async def revoke_program(request: AnyRequest, program_id: FromPath[str]) -> None:
    """End a program's token."""
    await _end_one(request, "program", program_id)


def need_person(request: AnyRequest) -> None:
    """A program plays for its person, but does not say who that is and where: its token may get into other hands."""
    if who_asks(request).program:
        raise Refusal(403, "only_in_person", "A program cannot do that; please do it in the browser.")


async def _end_one(request: AnyRequest, kind: Kind, handle: str) -> None:
    """End a device or a program by its handle; this very device signs out instead, and is given a new cookie."""
    need_person(request)
    who = who_asks(request)
    found = [row.id for row in await store_of(request).people.sessions(who.person) if row.kind == kind]
    ended = [session for session in found if session != who.session and _handle(session) == handle]
    if not ended:
        raise Refusal(404, "no_such_device", "There is no such device or program.")
    await sessions_of(request).end(ended)


async def _good_link(request: AnyRequest, code: str) -> LinkRow:
    return need_good_link(await store_of(request).people.link(hashed(code)))


async def _passkeys(request: AnyRequest) -> tuple[PasskeyInfo, ...]:
    found = await store_of(request).passkeys.of(who_asks(request).person)
    return tuple(PasskeyInfo(each.id, each.label, each.created) for each in found)


def _handle(session: str) -> str:
    """By what a session is known to its person: nobody can get from there to its token."""
    return hashed(session)[:16]


def _shown(row: SessionRow, who: Who) -> DeviceInfo:
    kind: Literal["device", "program"] = "program" if row.kind == "program" else "device"
    day = row.seen // DAY_MS * DAY_MS
    return DeviceInfo(_handle(row.id), kind, row.label, row.created, day, row.id == who.session)


HANDLERS = [
    me,
    export,
    new_link,
    look_at_link,
    use_link,
    sign_out,
    end_others,
    end_device,
    forget,
    new_program,
    revoke_program,
]
