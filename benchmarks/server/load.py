"""The load: as fast as answers come (saturation), or at a fixed pace that waits for nobody (open loop).

Latency counts from when a message was due, not from when it could be sent, so that a slow answer also charges
those that wait behind it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from benchmarks.server.tables import SEATS, Planned, Seated
from benchmarks.server.wire import Socket, frame, open_socket

now = time.perf_counter


class Lane(Protocol):
    """Something that handles one message at a time."""

    def send(self, due: float) -> bool:
        """Send the next message, or keep it until the one before is answered; False if there is none left."""

    done: list[float]


@dataclass(frozen=True)
class Measured:
    """What a run came to."""

    count: int
    seconds: float
    latencies: list[float]

    @property
    def rate(self) -> float:
        """Messages answered a second."""
        return self.count / self.seconds

    def quantile(self, share: float) -> float:
        """The latency that this share of messages did not exceed, in seconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class TableLane:
    """One table: a move is answered when the last of its four observers has seen it."""

    def __init__(self, seated: Seated) -> None:
        self.done: list[float] = []
        self.again = False  # saturation: the next move goes out as soon as the last was seen
        self._seated = seated
        self._sockets: list[Socket] = []
        self._moves = iter(seated.plan.moves)
        self._now: Planned | None = None
        self._due = 0.0
        self._unseen = 0
        self._waiting: deque[float] = deque()

    async def open(self, *ports: int) -> None:
        """Seat everybody, at one server or in turn at several."""
        path = f"/ws/tables/{self._seated.id}"
        for at, token in enumerate(self._seated.tokens):
            self._sockets.append(await open_socket(ports[at % len(ports)], path, token, self._heard))

    def send(self, due: float) -> bool:
        if self._now is not None:
            self._waiting.append(due)
            return True
        move = next(self._moves, None)
        if move is None:
            return False
        self._now, self._due, self._unseen = move, due, SEATS
        self._sockets[move.seat].transport.write(move.frame)
        return True

    def _heard(self, _socket: Socket, text: bytes) -> None:
        if self._now is None or not text.startswith(self._now.shown):
            if text.startswith(b'{"type":"refused"'):
                raise RuntimeError(text.decode())
            return
        self._unseen -= 1
        if self._unseen:
            return
        self.done.append(now() - self._due)
        self._now = None
        if self._waiting:
            self.send(self._waiting.popleft())
        elif self.again:
            self.send(now())


class EchoLane:
    """One socket: a text of a move's length is answered when it has come back."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.again = False
        self._due: deque[float] = deque()
        self._frame = frame(b"x" * 80)

    async def open(self, port: int) -> None:
        """Connect."""
        self._socket = await open_socket(port, "/", "", self._heard)

    def send(self, due: float) -> bool:
        self._due.append(due)
        self._socket.transport.write(self._frame)
        return True

    def _heard(self, _socket: Socket, _text: bytes) -> None:
        self.done.append(now() - self._due.popleft())
        if self.again:
            self.send(now())


AnyLane = TableLane | EchoLane


async def saturate(lanes: Sequence[AnyLane], seconds: float) -> Measured:
    """Keep every lane busy for a while."""
    before = sum(len(lane.done) for lane in lanes)
    began = now()
    for lane in lanes:
        lane.again = True
        lane.send(began)
    await asyncio.sleep(seconds)
    took = now() - began
    count = sum(len(lane.done) for lane in lanes) - before
    for lane in lanes:
        lane.again = False
    await asyncio.sleep(0.5)
    return Measured(count, took, [])


async def pace(lanes: Sequence[AnyLane], rate: float, seconds: float) -> Measured:
    """Send at a fixed pace to the lanes in turn, whether or not answers come."""
    for lane in lanes:
        lane.done.clear()
    began = now()
    sent = 0
    while (passed := now() - began) < seconds:
        while sent < passed * rate:
            lanes[sent % len(lanes)].send(began + sent / rate)
            sent += 1
        await asyncio.sleep(0)
    took = now() - began
    deadline = now() + 5
    while sum(len(lane.done) for lane in lanes) < sent and now() < deadline:
        await asyncio.sleep(0.01)
    latencies = [latency for lane in lanes for latency in lane.done]
    return Measured(len(latencies), took, latencies)
