"""Passkeys: a person on a device that has none of our cookies, by a key that the device keeps.

Only where browsers allow it: by HTTPS and under the name that the host gave (`--public-url`).
"""

from __future__ import annotations

import asyncio
import secrets

from litestar import MediaType, Response, post
from litestar.params import FromPath, JSONBody

from niagara.protocol.people import PasskeyAnswer
from niagara.server.http.me import need_person
from niagara.server.http.requests import AnyRequest, device_of, hosting_of, sessions_of, settled, store_of, who_asks
from niagara.server.http.sign_ins import replace_session, signing_in
from niagara.server.limits.passkeys import (
    Answer,
    BadPasskey,
    ask_for_new,
    ask_to_show,
    challenge_in,
    check_new,
    check_shown,
    passkey_site,
)
from niagara.server.limits.tokens import hashed
from niagara.server.store.passkeys import Passkey
from niagara.tables.records import now_ms
from niagara.tables.refusals import Refusal

CHALLENGE_SECONDS = 300
MOST_PASSKEYS = 10


@post("/api/me/passkeys/new", status_code=200, opt={"cost": "people"})
async def new(request: AnyRequest) -> Response[str]:
    """What a browser needs to make a passkey."""
    need_person(request)
    site, person = _site(request), await settled(request)
    known = [each.credential for each in await store_of(request).passkeys.of(person)]
    if len(known) >= MOST_PASSKEYS:
        raise Refusal(409, "too_many_passkeys", "Please remove another passkey first.")
    guise, _ = await store_of(request).people.person(person)
    handle = bytes.fromhex(hashed(f"passkeys of {person}"))
    challenge = await _challenge(request, "new")
    options = await asyncio.to_thread(ask_for_new, site, guise.name or "Niagara", handle, challenge, known)
    return Response(options, media_type=MediaType.JSON)


@post("/api/me/passkeys", status_code=204, opt={"cost": "people"})
async def keep(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> None:
    """Keep the public half of a passkey that a browser has made."""
    need_person(request)
    site = _site(request)
    challenge = await _used_challenge(request, "new", data.credential)
    try:
        made = await asyncio.to_thread(check_new, site, data.credential, challenge)
    except BadPasskey as error:
        raise _bad() from error
    person = await settled(request)
    name = hashed(made.credential)
    passkey = Passkey(name, person, made.credential, made.key, made.count, device_of(request), now_ms())
    if not await store_of(request).passkeys.add(passkey):
        raise _bad()


@post("/api/me/passkeys/{passkey_id:str}/remove", status_code=204, opt={"cost": "people"})
async def remove(request: AnyRequest, passkey_id: FromPath[str]) -> None:
    """Forget a passkey."""
    need_person(request)
    if not await store_of(request).passkeys.remove(who_asks(request).person, passkey_id):
        raise Refusal(404, "no_such_device", "There is no such device or program.")


@post("/api/passkey/ask", status_code=200, opt={"cost": "people"})
async def ask(request: AnyRequest) -> Response[str]:
    """What a browser needs to show a passkey."""
    need_person(request)
    site = _site(request)
    options = await asyncio.to_thread(ask_to_show, site, await _challenge(request, "use"))
    return Response(options, media_type=MediaType.JSON)


@post("/api/passkey/use", status_code=204, opt={"cost": "people"})
async def use(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> None:
    """Be the person of a passkey on this device from now on; the cookie is a new one."""
    with signing_in("passkey"):
        person = await _shown(request, data)
        await replace_session(request, await sessions_of(request).device_of(person, device_of(request)))


async def _shown(request: AnyRequest, data: PasskeyAnswer) -> str:
    """Whose a passkey is that was shown to this very device."""
    need_person(request)
    site, passkeys = _site(request), store_of(request).passkeys
    challenge = await _used_challenge(request, "use", data.credential)
    known = await passkeys.passkey(hashed(str(data.credential.get("id", ""))))
    if known is None:
        raise Refusal(404, "no_such_passkey", "This server does not know this passkey.")
    try:
        count = await asyncio.to_thread(check_shown, site, data.credential, challenge, known.key, known.uses)
    except BadPasskey as error:
        raise _bad() from error
    await passkeys.used(known.id, count)
    return known.person


async def _challenge(request: AnyRequest, purpose: str) -> bytes:
    """A challenge for this device alone, good once and for a while."""
    challenge = secrets.token_bytes(32)
    expires = now_ms() + CHALLENGE_SECONDS * 1000
    await store_of(request).passkeys.challenge(_named(request, purpose, challenge), expires)
    return challenge


async def _used_challenge(request: AnyRequest, purpose: str, answer: Answer) -> bytes:
    """The challenge that an answer is for, used up now."""
    try:
        challenge = await asyncio.to_thread(challenge_in, answer)
    except BadPasskey as error:
        raise _bad() from error
    if not await store_of(request).passkeys.use_challenge(_named(request, purpose, challenge)):
        raise Refusal(410, "passkey_late", "That took too long, or was answered before.")
    return challenge


def _named(request: AnyRequest, purpose: str, challenge: bytes) -> str:
    return hashed(f"{purpose} {who_asks(request).session} {challenge.hex()}")


def _site(request: AnyRequest) -> str:
    """The address under which passkeys are good, if there is one."""
    site = passkey_site(hosting_of(request).settings.public_url)
    if not site:
        raise Refusal(404, "no_passkeys", "This server has no passkeys; they need HTTPS and --public-url.")
    return site


def _bad() -> Refusal:
    return Refusal(400, "bad_passkey", "This passkey is not good here.")


HANDLERS = [new, keep, remove, ask, use]
