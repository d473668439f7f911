"""Manners: whom one does not want to hear or meet, and reports to the host. Every handler only translates."""

from __future__ import annotations

from contextlib import suppress

from litestar import get, post
from litestar.params import FromPath, JSONBody

from niagara.protocol.limits import CHAT_LENGTH
from niagara.protocol.manners import Companion, Companions, Manner, NewReport, Unwanted, UnwantedPeople
from niagara.server.http.me import need_person
from niagara.server.http.requests import AnyRequest, registry_of, session_of, settled, store_of
from niagara.server.limits.tokens import hashed
from niagara.server.store.manners import ReportedLine
from niagara.tables.records import StoreError, now_ms
from niagara.tables.refusals import Refusal
from niagara.tables.room import Room
from niagara.tables.text import clean

DAY_MS = 24 * 3600 * 1000
MOST_REPORTS = 10  # of one person in a day


@get("/api/tables/{table_id:str}/manners")
async def companions(request: AnyRequest, table_id: FromPath[str]) -> Companions:
    """The others at a table, as far as one could mute them."""
    me = session_of(request)
    kinds = {each.other: each.kind for each in await store_of(request).manners.of(me)}
    async with registry_of(request).room(table_id) as room:
        found = _others(room, me)
    people = (Companion(seat, line, name, kinds.get(who, "none")) for who, (seat, line, name) in found.items())
    return Companions(tuple(people))


@post("/api/tables/{table_id:str}/manners", status_code=204, opt={"cost": "people"})
async def set_manner(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Manner]) -> None:
    """Mute or block somebody at a table, or neither any more; what they said is seen no more, or again."""
    need_person(request)
    me = await settled(request)
    async with registry_of(request).room(table_id) as room:
        other, name = _meant(room, me, data.seat, data.line)
    await store_of(request).manners.set(me, other, None if data.kind == "none" else data.kind, name)
    await _show_again(request, me)


@post("/api/tables/{table_id:str}/report", status_code=204, opt={"cost": "people"})
async def report(request: AnyRequest, table_id: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Tell the host about somebody; the lines are kept as they are now."""
    need_person(request)
    me, manners = await settled(request), store_of(request).manners
    async with registry_of(request).room(table_id) as room:
        other, name = _meant(room, me, data.seat, data.line)
        said = [line for _person, line in room.chat.by([other]) if line.number in data.lines]
    reason = clean(data.reason, CHAT_LENGTH)
    if not said and not reason:
        raise Refusal(400, "malformed", "Choose lines, or say what happened.", "reason")
    if await manners.reported_lately(me, now_ms() - DAY_MS) >= MOST_REPORTS:
        raise Refusal(429, "too_many_reports", "You have reported enough for one day.")
    lines = [ReportedLine(line.name, line.phrase, line.text, line.number) for line in said]
    await manners.report(table_id, me, other, name, reason, lines)


@get("/api/me/manners")
async def unwanted(request: AnyRequest) -> UnwantedPeople:
    """Everybody whom one has muted or blocked."""
    found = await store_of(request).manners.of(session_of(request))
    return UnwantedPeople(tuple(Unwanted(_handle(each.other), each.name, each.kind, each.at) for each in found))


@post("/api/me/manners/{unwanted_id:str}/end", status_code=204, opt={"cost": "people"})
async def end_manner(request: AnyRequest, unwanted_id: FromPath[str]) -> None:
    """Hear and meet somebody again."""
    need_person(request)
    me, manners = session_of(request), store_of(request).manners
    ended = [each.other for each in await manners.of(me) if _handle(each.other) == unwanted_id]
    if not ended:
        raise _nobody()
    await manners.set(me, ended[0], None)
    await _show_again(request, me)


def _others(room: Room, me: str) -> dict[str, tuple[int, int, str]]:
    """The other people who sit or spoke at a table, each with seat, a line and name."""
    found = {who: (line.seat, line.number, line.name) for who, line in room.chat.speakers.items()}
    for at, seat in enumerate(room.table.seats):
        if seat.session:
            found[seat.session] = at, found.get(seat.session, (0, 0, ""))[1], seat.name
    found.pop(me, None)
    return found


def _meant(room: Room, me: str, seat: int, line: int) -> tuple[str, str]:
    """Who is meant by a seat or a line, and by which name."""
    seats = room.table.seats
    who = room.chat.speaker(line) if seat < 0 else seats[seat].session if seat < len(seats) else ""
    found = _others(room, me).get(who)
    if found is None:
        raise _nobody()
    return who, found[2]


def _nobody() -> Refusal:
    return Refusal(404, "no_such_person", "There is no such person here.")


async def _show_again(request: AnyRequest, me: str) -> None:
    """Let every page of one's own follow at once."""
    registry = registry_of(request)
    unheard = None  # by what was known before, should the store not answer
    with suppress(StoreError):
        unheard = await registry.host.manners.silenced(me)
    for room in list(registry.in_memory.values()):
        if room.audience.of(me):
            if unheard is not None:
                room.mind(me, unheard)
            room.show_again(me)


def _handle(person: str) -> str:
    """By what somebody is known in one's own list: nobody gets from there to the person."""
    return hashed(f"unwanted {person}")[:16]


HANDLERS = [companions, set_manner, report, unwanted, end_manner]
