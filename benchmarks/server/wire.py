"""The smallest WebSocket client that can load a server from one core: it masks with zeros and parses whole frames."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 1, 8, 9
LONGEST = 30.0
NO_MASK = b"\0\0\0\0"  # a mask of zeros leaves the text as it is

OnText = Callable[["Socket", bytes], None]


def frame(text: bytes, opcode: int = TEXT) -> bytes:
    """A client's frame around a text."""
    size = len(text)
    head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | opcode, 0xFE, size)
    return head + NO_MASK + text


class Socket(asyncio.Protocol):
    """One client socket; `opened` is done once the server has agreed to talk."""

    __slots__ = ("_agreed", "_buffer", "_handshake", "_on_text", "opened", "tag", "transport")

    def __init__(self, handshake: bytes, on_text: OnText, tag: int) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tag = tag
        self._handshake = handshake
        self._on_text = on_text
        self._buffer = b""
        self._agreed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        if not self._agreed:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self._agreed = True
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            self._take(data[at] & 15, data[start : start + length])
            at = start + length
        self._buffer = data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._on_text(self, payload)
        elif opcode == PING:
            self.transport.write(frame(payload, 10))


async def open_socket(port: int, path: str, token: str, on_text: OnText, tag: int = 0) -> Socket:
    """Connect to a server on this machine and shake hands."""
    handshake = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nCookie: niagara={token}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(handshake, on_text, tag), "127.0.0.1", port)
    await asyncio.wait_for(socket.opened, LONGEST)
    return socket
