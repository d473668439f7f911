"""Running the application: an address that is free, a shutdown that loses nothing."""

from __future__ import annotations

import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from multiprocessing.connection import Connection

import uvicorn
from litestar import Litestar

from niagara.server.app import create_app
from niagara.server.cluster.notify import check_redis
from niagara.server.limits.wire import Wire
from niagara.server.ops.garbage import settle_down
from niagara.server.ops.logs import set_up_logs
from niagara.server.settings import Settings
from niagara.server.store import BadDatabase
from niagara.server.store.alone import served_alone
from niagara.server.store.engines import is_shared
from niagara.server.store.migrate import prepare
from niagara.server.ws.transport import Transport
from niagara.tables.handlers import MOST_BYTES

PING_SECONDS = 20.0
LONGEST_SHUTDOWN = 10
SILENT_MS = 60_000
PORT = 8080


class GameServer(uvicorn.Server):
    """Tells players of a restart before their sockets close, and opens a browser once pages are answered."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say where the server is once it answers."""
        await super().startup(sockets)
        if self.started:
            settle_down()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish every move under way first."""
        for listening in self.servers:
            listening.close()
        await self._app.state.hosting.drain()
        await super().shutdown(sockets)


class BadPort(ValueError):
    """A port that cannot be listened at, and why."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket at the port that somebody wants; where nobody does, at the usual one or any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (PORT, 0) if port is None else (port,):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
        except OSError as error:
            listening.close()
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise BadPort(f"host {host}: this machine has no such address") from error
            if error.errno != errno.EADDRINUSE or wanted == 0:
                raise BadPort(f"port {wanted}: {error.strerror}") from error
            if port is not None:
                raise BadPort(f"port {port}: it is taken by another program") from error
        else:
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # who takes nothing for that long is gone, whatever it claims
                listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)
            listening.listen(1024)
            return listening
    raise AssertionError("a free port is always found or an error raised")


def print_address(address: str, _: int | None) -> None:
    """Print where the game is, and no word; the command line has words for it."""
    print(address, flush=True)


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    open_browser: bool = False,
    workers: int = 1,
    announce: Callable[[str, int | None], None] = print_address,
) -> None:
    """Serve until told to stop; BadDatabase where there is nothing to keep games in.

    `announce` is told the address, and the usual port if it was taken and nobody wanted another.
    """
    set_up_logs(settings.log_format)
    if workers > 1 and not is_shared(settings.database):
        raise BadDatabase(
            "database: several processes need PostgreSQL, such as postgresql://user@host/niagara; "
            "a SQLite file is served by one"
        )
    if settings.redis:
        check_redis(settings.redis)
    prepare(settings.database)
    listening = listen(host, port)
    taken = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{taken}"

    def ready() -> None:
        announce(address, PORT if port is None and taken != PORT else None)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if workers > 1:
        from niagara.server.workers.processes import ServerProcesses

        if not ServerProcesses(serve_here, settings, listening, workers).run(ready):
            raise SystemExit("niagara: a server process did not start; the lines above say why")
    else:
        with served_alone(settings.database):
            make_server(create_app(settings), ready).run(sockets=[listening])


def serve_here(settings: Settings, listening: socket.socket, told: Connection) -> None:
    """What each of several processes does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all; the first process tells the others
    set_up_logs(settings.log_format)
    make_server(create_app(settings), lambda: told.send(True)).run(sockets=[listening])


def make_server(app: Litestar, ready: Callable[[], None]) -> GameServer:
    """The server for an application, with the limits that sockets have."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,
        access_log=False,
        http=Wire,
        ws=Transport,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=LONGEST_SHUTDOWN,
        server_header=False,
    )
    return GameServer(config, app, ready)
