"""The headers that keep pages safe, on every answer."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from niagara.server.ops.metrics import REQUESTS

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
    "permissions-policy": "camera=(self), microphone=(), geolocation=()",
}

# The documentation's pages style themselves inline; nothing in them was written by a visitor.
DOCS = "docs"  # the first part of their addresses
DOCS_POLICY = HEADERS["content-security-policy"].replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")


HTTPS_ONLY = "max-age=31536000; includeSubDomains"  # for a year a browser comes by HTTPS, whatever a link says
KEEP_NOTHING = "no-store"  # answers are somebody's own, and may hold cards


async def with_safe_headers(message: Message, scope: Scope, *, secure: bool = False) -> None:
    """Put the headers onto every answer, even those that the framework gives before anybody else is asked."""
    if message["type"] == "http.response.start":
        REQUESTS.labels(message["status"]).inc()
        headers = MutableScopeHeaders.from_message(message)
        if scope["path"].startswith(f"/{DOCS}/"):
            headers["content-security-policy"] = DOCS_POLICY
        if secure:
            headers.setdefault("strict-transport-security", HTTPS_ONLY)
        if scope["path"].startswith(("/api/", "/health")):
            headers.setdefault("cache-control", KEEP_NOTHING)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
