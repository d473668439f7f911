"""Before every request: who it is (a cookie, given on the first visit, or a program's token), and whether it comes too
often."""

from __future__ import annotations

import asyncio
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from niagara.server.limits.ledger import Cost, Crowd, Ledger
from niagara.server.limits.sessions import Sessions, Who
from niagara.server.limits.tokens import first_person, hashed
from niagara.server.ops.metrics import SOCKETS, TURNED_AWAY
from niagara.server.settings import Settings
from niagara.tables.refusals import Refusal, too_often

YEAR = 365 * 24 * 3600
FOR_ANYBODY: tuple[Cost, ...] = ("files", "health")  # what is answered without asking who it is
BEARER = b"bearer "
UNAUTHORIZED = 4401


class SessionMiddleware(ASGIMiddleware):
    """Puts `who` and `ledger` into the scope's state, beside `network`, and the cookie onto answers.

    Whatever comes is charged here, before anything is done for it. A token that this server did not make, or has ended,
    is replaced by a new one; a program with such a token is refused.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, ledger: Ledger) -> None:
        # A cookie with this prefix can be set by this very host over HTTPS alone.
        self._cookie = "__Host-niagara" if settings.secure else "niagara"
        self._secure = settings.secure
        self._ledger = ledger
        self._sockets = Crowd(settings.sockets_per_address)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Charge the visitor, know it, or give it a new token."""
        state = scope["state"]
        sessions: Sessions = scope["litestar_app"].state.hosting.sessions
        program = _bearer(scope)
        found = program if program is not None else self._token(scope, sessions)
        token = found or sessions.new_token()
        state["token"] = None if found else token  # one to give; whoever answers may put another in its place

        async def send_with_cookie(message: Message) -> None:
            given = state["token"]
            if given is not None and given == found and not sessions.knows(given):
                given = None  # ended while this was answered: its device may have a better one
            if message["type"] == "http.response.start" and given is not None and _takes_cookies(scope["path"]):
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", self._set_cookie(given))
            await send(message)

        address: str = state["network"]
        state["ledger"] = self._ledger
        cost: Cost = scope["route_handler"].opt.get("cost", "requests")
        wait = self._ledger.spend(cost, address, hashed(token), scope["route_handler"].opt.get("weight", 1.0))
        if wait > 0:
            TURNED_AWAY.labels(cost).inc()
            await asyncio.sleep(self._ledger.hold(address))
            await _refuse(scope, send_with_cookie, too_often(wait))
            return
        if program is not None:
            who = await sessions.program(program)
        elif cost in FOR_ANYBODY:
            who = Who(hashed(token), first_person(token))
        else:
            who = await _visitor(sessions, token, state)
        if who is None:
            await _refuse(scope, send, Refusal(401, "no_such_token", "This token is not, or no longer, good here."))
            return
        state["who"] = who
        state["known"] = found is not None and state["token"] in (None, found)
        if scope["type"] == ScopeType.HTTP:
            await next_app(scope, receive, send_with_cookie)
        elif not self._sockets.enter(address):
            TURNED_AWAY.labels("sockets").inc()
            await _refuse(scope, send, too_often())
        else:
            SOCKETS.inc()
            try:
                await next_app(scope, receive, send)
            finally:
                SOCKETS.dec()
                self._sockets.leave(address)

    def _token(self, scope: Scope, sessions: Sessions) -> str | None:
        for name, value in scope["headers"]:
            if name != b"cookie":
                continue
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(self._cookie)
            except CookieError:
                continue
            if morsel is not None and sessions.plausible(morsel.value):
                return morsel.value
        return None

    def _set_cookie(self, token: str) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self._cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


async def _visitor(sessions: Sessions, token: str, state: dict[str, Any]) -> Who:
    """Who shows a cookie, which lives a year from the last day it was shown; who shows a bad one is a new visitor.

    A request that was under way while its device became somebody else's is a stranger's, but must not bring a cookie:
    the device would lose the one that it has just been given.
    """
    who = await sessions.who(token)
    if who is None:
        late, token = sessions.is_late(token), sessions.new_token()
        state["token"] = None if late else token
        return Who(hashed(token), first_person(token))
    if sessions.is_due(who):
        state["token"] = token
    return who


def _takes_cookies(path: str) -> bool:
    return path != "/health" and not path.startswith("/assets/")


def _bearer(scope: Scope) -> str | None:
    """The token that a program shows; no browser sends one by itself."""
    for name, value in scope["headers"]:
        if name == b"authorization" and value[: len(BEARER)].lower() == BEARER:
            return value[len(BEARER) :].decode("latin-1").strip()
    return None


async def _refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Turn a request away; a socket is not even opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        code = UNAUTHORIZED if refusal.status == 401 else 1013
        await send({"type": "websocket.close", "code": code, "reason": ""})
        return
    body = msgspec.json.encode(refusal.problem)
    headers = [(b"content-type", b"application/json")]
    if refusal.status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    else:
        headers.append((b"retry-after", refusal.problem.params["seconds"].encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
