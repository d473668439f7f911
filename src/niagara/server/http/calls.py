"""How one is called while one's page is closed. Every handler only translates."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from niagara.protocol.calls import Calls, Hush, MailInfo, PushTo, QuietHours, QuietWish
from niagara.server.http.me import need_person
from niagara.server.http.requests import AnyRequest, hosting_of, registry_of, settled, store_of, who_asks
from niagara.server.limits.tokens import hashed
from niagara.server.reach.outside import BadAddress, target_of
from niagara.server.reach.quiet import known_zone
from niagara.server.reach.webpush import BadKeys, check_keys
from niagara.server.store.reaching import Push, Quiet
from niagara.tables.refusals import Refusal


@get("/api/me/calls")
async def calls(request: AnyRequest) -> Calls:
    """How one is called, and what a browser needs for it."""
    who = who_asks(request)
    wishes = await store_of(request).reaching.wishes(who.person)
    quiet = None if wishes.quiet is None else QuietHours(wishes.quiet.begins, wishes.quiet.ends, wishes.quiet.zone)
    here = who.session in wishes.devices
    caller, known = hosting_of(request).caller, await store_of(request).mails.of(who.person)
    mail = None if known is None or known.status == "no" else MailInfo(known.address, known.status == "yes")
    return Calls(caller.public_key, here, len(wishes.devices), quiet, caller.mails, mail, wishes.hushed)


@post("/api/me/calls/push", status_code=204, opt={"cost": "people"})
async def push(request: AnyRequest, data: JSONBody[PushTo]) -> None:
    """Call this device from now on."""
    need_person(request)
    try:
        target_of(data.address, hosting_of(request).settings.own_push)
        check_keys(data.key, data.secret)
    except BadAddress as error:
        raise Refusal(400, "bad_push", f"Nothing can be sent there: {error}.", "address") from error
    except BadKeys as error:
        raise Refusal(400, "bad_push", "These are no keys of a browser.", "key") from error
    person = await settled(request)
    site = request.headers.get("origin") or f"https://{request.headers.get('host', '')}"
    await store_of(request).reaching.subscribe(
        Push(
            hashed(data.address),
            person,
            who_asks(request).session,
            data.address,
            data.key,
            data.secret,
            data.language,
            site[:200],
        )
    )


@post("/api/me/calls/push/end", status_code=204, opt={"cost": "people"})
async def end_push(request: AnyRequest) -> None:
    """Call this device no more."""
    need_person(request)
    await store_of(request).reaching.unsubscribe([who_asks(request).session])


@post("/api/me/calls/quiet", status_code=204, opt={"cost": "people"})
async def quiet(request: AnyRequest, data: JSONBody[QuietWish]) -> None:
    """When one does not want to be called."""
    need_person(request)
    wish = data.quiet
    if wish is not None and not known_zone(wish.zone):
        raise Refusal(400, "malformed", "There is no such time zone.", "zone")
    hours = None if wish is None else Quiet(wish.begins, wish.ends, wish.zone)
    await store_of(request).reaching.set_quiet(await settled(request), hours)


@post("/api/me/calls/hush", status_code=204, opt={"cost": "people"})
async def hush(request: AnyRequest, data: JSONBody[Hush]) -> None:
    """Whether one does not want to be called at a table where one sits."""
    need_person(request)
    async with registry_of(request).room(data.table) as room:
        if not room.table.sat_by(who_asks(request).person):
            raise Refusal(403, "not_seated", "You do not sit at this table.")
    await store_of(request).reaching.hush(await settled(request), data.table, data.on)


HANDLERS = [calls, push, end_push, quiet, hush]
