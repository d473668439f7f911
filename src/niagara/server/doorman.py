"""At the door of every request: who it is (a cookie, given on the first visit), whether it comes too often, and the
headers that keep pages safe.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from niagara.protocol.http import Problem
from niagara.server.limits import Buckets, Crowd, neighbourhood
from niagara.server.manual import MANUAL
from niagara.server.metrics import REQUESTS, SOCKETS, TURNED_AWAY
from niagara.server.settings import Settings

YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"^[A-Za-z0-9_-]{22}$")  # 128 bits

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# The manual's pages style themselves inline; nothing in them was written by a visitor.
MANUAL_POLICY = HEADERS["content-security-policy"].replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")


def hashed(token: str) -> str:
    """What stands for a token everywhere behind the door."""
    return hashlib.sha256(token.encode()).hexdigest()


async def with_safe_headers(message: Message, scope: Scope) -> None:
    """Put the headers onto every answer, even those that the framework gives before anybody else is asked."""
    if message["type"] == "http.response.start":
        REQUESTS.labels(message["status"]).inc()
        headers = MutableScopeHeaders.from_message(message)
        if scope["path"].startswith(f"/{MANUAL}/"):
            headers["content-security-policy"] = MANUAL_POLICY
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class Doorman(ASGIMiddleware):
    """Puts `session` (a hash) into the scope's state, and the cookie onto answers.

    Files of the client are cheap and not counted; everything else has a bucket for each address.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        # A cookie with this prefix can be set by this very host over HTTPS alone.
        self._cookie = "__Host-niagara" if settings.secure else "niagara"
        self._secure = settings.secure
        self._requests = Buckets(settings.request_rate, settings.request_burst)
        self._sockets = Crowd(settings.sockets_per_address)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Know the visitor, or give it a new token."""
        token = self._token(scope)
        fresh = token is None
        token = token or secrets.token_urlsafe(16)
        state: dict[str, Any] = scope["state"]
        state["session"] = hashed(token)
        state["known"] = not fresh

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                if fresh and scope["path"] != "/health" and not scope["path"].startswith("/assets/"):
                    headers.add("set-cookie", self._set_cookie(token))
            await send(message)

        client = scope["client"]
        address = neighbourhood(client[0]) if client else ""
        counted = scope["path"].startswith(("/api/", "/ws/"))
        if counted and not self._requests.take(address):
            TURNED_AWAY.labels("requests").inc()
            await _too_often(scope, send_with_cookie)
        elif scope["type"] == ScopeType.HTTP:
            await next_app(scope, receive, send_with_cookie)
        elif not self._sockets.enter(address):
            TURNED_AWAY.labels("sockets").inc()
            await _too_often(scope, send)
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


async def _too_often(scope: Scope, send: Send) -> None:
    """Turn a request away for a moment; a socket is not even opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    body = msgspec.json.encode(Problem("slow_down", "That was too much at once; please wait a moment."))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
