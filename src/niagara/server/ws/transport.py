"""The socket below a connection: texts that are ready go straight into it, with no task and no message in between.

uvicorn makes one of these for every socket and puts it into the scope's state as `transport`; everything else about the
socket (handshake, pings, closing, what comes in) is uvicorn's.
"""

from __future__ import annotations

import struct
from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from niagara.protocol.encoding import encode
from niagara.protocol.limits import BEAT_SECONDS
from niagara.protocol.server import Beat

BEAT = encode(Beat())
WHOLE_TEXT = 0x81  # one frame that is a whole text (RFC 6455, 5.2)


class Transport(WebSocketsSansIOProtocol):
    """A socket that a text can be written to at once, and that shows its reader that it lives."""

    beat_timer: TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Let whoever answers this socket find it."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["transport"] = self

    def start_keepalive(self) -> None:
        """The handshake is over: what was said in it takes more memory than the rest of an idle socket."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response
        self._beat_later()

    def stop_keepalive(self) -> None:
        """The socket is gone, or the server about to be."""
        super().stop_keepalive()
        if self.beat_timer is not None:
            self.beat_timer.cancel()

    def _beat_later(self) -> None:
        self.beat_timer = self.loop.call_later(BEAT_SECONDS, self._beat)

    def _beat(self) -> None:
        if self.ready:
            self.write(BEAT)
        self._beat_later()

    @property
    def ready(self) -> bool:
        """Whether the reader takes what it is sent, so that nothing piles up here."""
        return self.writable.is_set()

    def write(self, *texts: bytes) -> None:
        """Send texts; to a socket that is closing, or that its reader has just torn down, nothing."""
        if self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    async def drained(self) -> None:
        """Wait until the reader has taken enough, or is gone."""
        await self.writable.wait()

    async def end(self, code: int) -> None:
        """Close with a code, after everything that was written."""
        if self.conn.state is OPEN and not self.close_sent:
            await self.send({"type": "websocket.close", "code": code, "reason": None})

    def give_up(self) -> None:
        """End a socket whose reader takes nothing, without a word."""
        self.transport.abort()


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes; a server never masks."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)
