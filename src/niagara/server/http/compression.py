"""Answers made small, where a browser takes them so; long ones aside, since that takes long."""

from __future__ import annotations

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_IT = 1024  # bytes
AT_ONCE = 32 * 1024  # bytes that take about a millisecond; for more there are threads, and zlib lets others run
LEVEL = 6


class Compression(ASGIMiddleware):
    """Compresses bodies that come whole; what is compressed already stays as it is."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Hold back the head of an answer until its body is known."""
        if not takes_gzip(scope):
            await next_app(scope, receive, send)
            return
        head: HTTPResponseStartEvent | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal head
            if message["type"] == "http.response.start":
                head = message
                return
            if message["type"] == "http.response.body" and head is not None:
                headers = MutableScopeHeaders.from_message(head)
                body = message["body"]
                if len(body) >= WORTH_IT and not message["more_body"] and "content-encoding" not in headers:
                    message["body"] = await compressed(body)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(message["body"]))
                    headers["vary"] = "Accept-Encoding"
                await send(head)
                head = None
            await send(message)

        await next_app(scope, receive, send_compressed)


def takes_gzip(scope: Scope) -> bool:
    """Whether whoever asks can read what is compressed."""
    return "gzip" in Headers.from_scope(scope).get("accept-encoding", "")


async def compressed(body: bytes) -> bytes:
    """The same, smaller."""
    if len(body) <= AT_ONCE:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
