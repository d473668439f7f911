"""One open socket: what waits to be sent is bounded, and a reader that falls behind gets a snapshot instead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from niagara.server.ops.metrics import BEHIND

MOST_WAITING = 64


class Socket(Protocol):
    """What a connection needs of a socket."""

    @property
    def ready(self) -> bool:
        """Whether the reader takes what it is sent."""

    def write(self, *texts: bytes) -> None:
        """Send texts at once."""

    async def drained(self) -> None:
        """Wait until the socket is ready, or gone."""

    async def end(self, code: int) -> None:
        """Close the socket."""

    def give_up(self) -> None:
        """Close the socket without a word."""


class Connection:
    """A socket that looks at one table for one session."""

    def __init__(
        self,
        socket: Socket,
        session: str,
        snapshot: Callable[[Connection], bytes],
        slow_reader: float,
        network: str = "",
    ) -> None:
        self.session = session
        self.network = network
        self._socket = socket
        self._snapshot = snapshot
        self._slow_reader = slow_reader
        self._held: bytes | None = None  # an answer that leaves with what is told next
        self._waiting: list[tuple[bool, bytes]] = []  # a few at most, and for most readers none
        self._behind = False  # a snapshot will make up for what is left out meanwhile
        self._deadline: asyncio.TimerHandle | None = None  # by when a reader that is behind must have caught up
        self._closing: int | None = None
        self._sender: asyncio.Task[None] | None = None

    def hold(self, answer: bytes) -> None:
        """Keep an answer back until the next `tell`, or `release`: one packet instead of two."""
        self.release()
        self._held = answer

    @property
    def holds(self) -> bool:
        """Whether an answer is kept back."""
        return self._held is not None

    def release(self) -> None:
        """Send an answer that was kept back, if nothing has been told since."""
        if self._held is not None:
            answer, self._held = self._held, None
            self.tell(answer, answer=True)

    def tell(self, *messages: bytes, answer: bool = False) -> None:
        """Send messages, or queue them for a slow reader.

        Answers to commands are kept when a reader falls behind, everything else is made up for.
        """
        if self._held is not None:
            if self._sender is None and self._socket.ready and self._closing is None:
                messages, self._held = (self._held, *messages), None
            else:
                self.release()
        if self._closing is not None or (self._behind and not answer):
            return
        if self._sender is None and self._socket.ready:
            self._socket.write(*messages)
            return
        self._waiting.extend((answer, message) for message in messages)
        if len(self._waiting) > MOST_WAITING:
            self._fall_behind()
        self._start()

    def _fall_behind(self) -> None:
        """Leave out what a snapshot will tell; one who does not take that in time is let go, and may come back."""
        self._waiting = [item for item in self._waiting if item[0]]
        if len(self._waiting) > MOST_WAITING // 2:
            self._let_go()
            return
        self._behind = True
        BEHIND.inc()
        if self._deadline is None:
            self._deadline = asyncio.get_running_loop().call_later(self._slow_reader, self._let_go)

    def _let_go(self) -> None:
        self.drop()
        self._socket.give_up()

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        if self._closing is None:
            self._closing = code
            self._start()

    async def flushed(self) -> None:
        """Wait until nothing waits to be sent."""
        if self._sender is not None:
            await asyncio.wait([self._sender])

    def drop(self) -> None:
        """The socket is gone: forget what was to be sent."""
        self._closing = self._closing or 1006
        self._waiting.clear()
        self._behind = False
        if self._deadline is not None:
            self._deadline.cancel()
        if self._sender is not None:
            self._sender.cancel()

    def _start(self) -> None:
        """Sending is a task only while a reader is slow, so that all the others cost none."""
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting or self._behind:
                await self._socket.drained()
                if self._waiting:
                    text = self._waiting.pop(0)[1]
                else:
                    text = self._snapshot(self)
                    self._behind = False
                self._socket.write(text)
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
            if self._closing is not None:
                await self._socket.end(self._closing)
        except Exception:  # whatever a broken socket raises here, its reader sees the end too
            self._closing = self._closing or 1006
            self._waiting.clear()
            self._behind = False
        finally:
            self._sender = None
