"""Figures for Prometheus. They are served at an own port, on this machine alone, and only when a host asks for them."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from niagara.protocol.refusals import RefusalCode

WATCH_SECONDS = 1.0
MINUTE = 60  # looks
PROCESSES = 64  # of one machine that may each serve their own figures
REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter("niagara_requests", "Answers over HTTP, by status", ["status"], registry=REGISTRY)
TURNED_AWAY = Counter("niagara_turned_away", "Requests and sockets beyond a limit", ["limit"], registry=REGISTRY)
SOCKETS = Gauge("niagara_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("niagara_tables", "Tables in memory", registry=REGISTRY)
MOVES = Counter("niagara_commands_accepted", "Commands that were appended", registry=REGISTRY)
REFUSED = Counter("niagara_commands_refused", "Commands that changed nothing, by reason", ["code"], registry=REGISTRY)
REPEATED = Counter("niagara_commands_repeated", "Commands that had been answered before", registry=REGISTRY)
APPEND = Histogram(
    "niagara_append_seconds", "From a command to its safe place on disk", buckets=FAST, registry=REGISTRY
)
BEHIND = Counter("niagara_readers_behind", "Readers that needed a snapshot to catch up", registry=REGISTRY)
CALLS = Counter(
    "niagara_calls", "Calls to players who were away, by way and answer", ["way", "answer"], registry=REGISTRY
)
SIGN_INS = Counter("niagara_sign_ins", "Tries to sign in, by way and result", ["way", "result"], registry=REGISTRY)
LAG = Histogram("niagara_loop_lag_seconds", "How late the event loop wakes up", buckets=FAST, registry=REGISTRY)


class CommandMeter:
    """Counts what happens to commands."""

    def accepted(self) -> None:
        """A command was appended."""
        MOVES.inc()

    def refused(self, code: RefusalCode) -> None:
        """A command changed nothing."""
        REFUSED.labels(code).inc()

    def repeated(self) -> None:
        """A command had been answered before."""
        REPEATED.inc()


class Pulse:
    """What happened in the last minute, of which the host's page tells; one look a second is one sample."""

    def __init__(self) -> None:
        self.began = time.time()
        self._samples: deque[tuple[float, float]] = deque([(moves_so_far(), 0.0)], maxlen=MINUTE + 1)

    def beat(self, lag: float) -> None:
        """A second has passed, and the loop woke up so late."""
        self._samples.append((moves_so_far(), lag))

    @property
    def moves(self) -> int:
        """Moves of the last minute, or since the start where that is less."""
        return int(moves_so_far() - self._samples[0][0])

    @property
    def lag(self) -> float:
        """The most by which the loop woke up late, in seconds."""
        return max(lag for _moves, lag in self._samples)


def moves_so_far() -> float:
    """All commands that this process has appended."""
    return REGISTRY.get_sample_value("niagara_commands_accepted_total") or 0.0


def sockets_now() -> int:
    """Sockets that are open at this process."""
    return int(REGISTRY.get_sample_value("niagara_sockets") or 0)


@asynccontextmanager
async def watched(pulse: Pulse, live_tables: Callable[[], int]) -> AsyncIterator[None]:
    """Look now and then, while the block runs, at what is not counted as it happens."""
    watching = asyncio.create_task(_watch(pulse, live_tables))
    try:
        yield
    finally:
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching


@asynccontextmanager
async def published(port: int) -> AsyncIterator[None]:
    """Serve the figures at a port of this machine while the block runs; port 0 serves none."""
    if port == 0:
        yield
        return
    server, thread = _serve(port)
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()


def _serve(port: int) -> tuple[WSGIServer, Thread]:
    """Serve at the port, or where several processes share a machine at the next that is free."""
    for wanted in range(port, port + PROCESSES):
        try:
            return start_http_server(wanted, addr="127.0.0.1", registry=REGISTRY)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise OSError(errno.EADDRINUSE, f"metrics: ports {port} to {port + PROCESSES - 1} are all taken")


async def _watch(pulse: Pulse, live_tables: Callable[[], int]) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(WATCH_SECONDS)
        lag = max(0.0, time.perf_counter() - begun - WATCH_SECONDS)
        LAG.observe(lag)
        pulse.beat(lag)
        TABLES.set(live_tables())
