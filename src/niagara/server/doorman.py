"""At the door of every request: who it is (a cookie, given on the first visit) and the headers that keep pages safe."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"^[A-Za-z0-9_-]{22}$")  # 128 bits

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",
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


def hashed(token: str) -> str:
    """What stands for a token everywhere behind the door."""
    return hashlib.sha256(token.encode()).hexdigest()


class Doorman(ASGIMiddleware):
    """Puts `session` (a hash) into the scope's state, and cookie and headers onto answers."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, secure: bool) -> None:
        # A cookie with this prefix can be set by this very host over HTTPS alone.
        self._cookie = "__Host-niagara" if secure else "niagara"
        self._secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Know the visitor, or give it a new token."""
        token = self._token(scope)
        fresh = token is None
        token = token or secrets.token_urlsafe(16)
        state: dict[str, Any] = scope["state"]
        state["session"] = hashed(token)
        state["known"] = not fresh

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if fresh and scope["path"] != "/health" and not scope["path"].startswith("/assets/"):
                    headers.add("set-cookie", self._set_cookie(token))
            await send(message)

        await next_app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

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
