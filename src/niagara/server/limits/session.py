"""Before every request: who it is (a cookie, given on the first visit), and whether it comes too often."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from niagara.server.limits.ledger import Cost, Crowd, Ledger, allowances, network_of
from niagara.server.ops.metrics import SOCKETS, TURNED_AWAY
from niagara.server.settings import Settings
from niagara.tables.refusals import too_often

YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"^[A-Za-z0-9_-]{22}$")  # 128 bits


def hashed(token: str) -> str:
    """What stands for a token everywhere behind this check."""
    return hashlib.sha256(token.encode()).hexdigest()


class SessionMiddleware(ASGIMiddleware):
    """Puts `session` (a hash), `network` and `ledger` into the scope's state, and the cookie onto answers.

    Whatever comes is charged here, before anything is done for it.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        # A cookie with this prefix can be set by this very host over HTTPS alone.
        self._cookie = "__Host-niagara" if settings.secure else "niagara"
        self._secure = settings.secure
        self._ledger = Ledger(allowances(settings))
        self._sockets = Crowd(settings.sockets_per_address)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Know the visitor, or give it a new token."""
        token = self._token(scope)
        fresh = token is None
        token = token or secrets.token_urlsafe(16)
        state = scope["state"]
        state["session"] = hashed(token)
        state["known"] = not fresh

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                if fresh and scope["path"] != "/health" and not scope["path"].startswith("/assets/"):
                    headers.add("set-cookie", self._set_cookie(token))
            await send(message)

        client = scope["client"]
        address = state["network"] = network_of(client[0]) if client else ""
        state["ledger"] = self._ledger
        cost: Cost = scope["route_handler"].opt.get("cost", "requests")
        wait = self._ledger.spend(cost, address, state["session"])
        if wait > 0:
            TURNED_AWAY.labels(cost).inc()
            await _too_often(scope, send_with_cookie, wait)
        elif scope["type"] == ScopeType.HTTP:
            await next_app(scope, receive, send_with_cookie)
        elif not self._sockets.enter(address):
            TURNED_AWAY.labels("sockets").inc()
            await _too_often(scope, send, 1.0)
        else:
            SOCKETS.inc()
            try:
                await next_app(scope, receive, send)
            finally:
                SOCKETS.dec()
                self._sockets.leave(address)

    def _token(self, scope: Scope) -> str | None:
        for name, value in scope["headers"]:
            if name != b"cookie":
                continue
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(self._cookie)
            except CookieError:
                continue
            if morsel is not None and TOKEN.match(morsel.value):
                return morsel.value
        return None

    def _set_cookie(self, token: str) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self._cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


async def _too_often(scope: Scope, send: Send, wait: float) -> None:
    """Turn a request away for a moment; a socket is not even opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    refusal = too_often(wait)
    body = msgspec.json.encode(refusal.problem)
    headers = [(b"content-type", b"application/json"), (b"retry-after", refusal.problem.params["seconds"].encode())]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
