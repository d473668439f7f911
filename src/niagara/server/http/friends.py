"""People one has played with, and invitations to a table. Every handler only translates."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from niagara.protocol.friends import Friend, Friends, Invite
from niagara.server.http.me import need_person
from niagara.server.http.requests import AnyRequest, hosting_of, registry_of, session_of, store_of, words_of
from niagara.server.limits.tokens import hashed
from niagara.server.store.friends import FriendRow
from niagara.tables.records import Table
from niagara.tables.refusals import Refusal, need_any_seat

SHOWN = 50


@get("/api/me/friends")
async def friends(request: AnyRequest) -> Friends:
    """Those one has played with."""
    me = session_of(request)
    found = await store_of(request).friends.of(me, SHOWN)
    words = words_of(request)
    told = (Friend(_handle(me, row), words.masked(row.name), row.face, row.games, row.last) for row in found)
    return Friends(tuple(told))


@post("/api/tables/{table_id:str}/invite", status_code=204, opt={"cost": "people"})
async def invite(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Invite]) -> None:
    """Call somebody one has played with to an open seat; who does not want to meet one hears nothing of it."""
    need_person(request)
    me, store = session_of(request), store_of(request)
    async with registry_of(request).room(table_id) as room:
        table = room.table
    need_any_seat(table.held_by(me))
    _need_open_seat(table)
    found = [row for row in await store.friends.of(me, SHOWN) if _handle(me, row) == data.friend]
    if not found:
        raise Refusal(404, "no_such_person", "There is no such person here.", "friend")
    person = found[0].person
    name = table.seats[min(table.held_by(me))].name
    welcome = not await store.manners.blocks(person, me) and person not in table.banned
    if welcome and not table.held_by(person) and await store.friends.invite(table_id, person, me, name):
        registry_of(request).lobby_feed.invited(person)
        hosting_of(request).caller.invite(table_id, person)


@post("/api/tables/{table_id:str}/decline", status_code=204, opt={"cost": "people"})
async def decline(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Say no to an invitation; nobody is told."""
    need_person(request)
    me = session_of(request)
    if not await store_of(request).friends.decline(table_id, me):
        raise Refusal(404, "no_such_invitation", "Nobody has invited you there.")
    registry_of(request).lobby_feed.invited(me)


def _need_open_seat(table: Table) -> None:
    if table.status != "open":
        raise Refusal(409, "already_started", "This game has already started.")
    if not any(seat.kind == "open" for seat in table.seats):
        raise Refusal(409, "seat_taken", "No seat is open.")


def _handle(me: str, row: FriendRow) -> str:
    """By what a friend is known to one: nobody gets from there to the person, and for others it means nothing."""
    return hashed(f"friend {me} {row.person}")[:16]


HANDLERS = [friends, invite, decline]
