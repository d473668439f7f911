"""The wire below HTTP: who opens a connection has to say something on it soon, and may not hold too many.

Half a request that never ends costs its sender nothing, and a server a file each; a server has only so many of them,
and those who play need theirs.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING

import h11
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol

from niagara.server.limits.ledger import Crowd, network_of
from niagara.server.ops.metrics import TURNED_AWAY
from niagara.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = logging.getLogger(__name__)

MOST_FILES = 65_536
FEW_FILES = 4096
FOR_REQUESTS = 0.5  # of all files; the others are for sockets, which those who play have, and for the database
SPEAKING = (h11.IDLE, h11.SEND_BODY)  # whoever is in one of these has not said all


class Door:
    """Who has connections open that are not sockets of a table or the lobby."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.slow_request
        self._proxies = settings.proxies
        self._by_network = Crowd(settings.connections_per_address)
        self._all = Crowd(int(raise_file_limit() * FOR_REQUESTS))

    def enter(self, network: str) -> bool:
        """One more connection of a network; False if there are too many already. A proxy speaks for many."""
        if not self._all.enter(""):
            return False
        if network in self._proxies or self._by_network.enter(network):
            return True
        self._all.leave("")
        return False

    def leave(self, network: str) -> None:
        """One less."""
        self._all.leave("")
        if network not in self._proxies:
            self._by_network.leave(network)


class Wire(H11Protocol):
    """One connection, with a time limit for what is said on it: headers, then a body."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config.app, Litestar)
        self._door: Door = config.app.state.door
        self._network: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    # uvicorn's own has this narrower type, and uvloop's transports are no `asyncio.Transport` to be asserted.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a visitor in, or, where too many of its network are here, hang up."""
        super().connection_made(transport)
        network = network_of(self.client[0]) if self.client else ""
        if not self._door.enter(network):
            TURNED_AWAY.labels("connections").inc()
            transport.abort()
            return
        self._network = network
        self._wait()

    def handle_events(self) -> None:
        """Take what was said; the time runs until all of a request has been."""
        super().handle_events()
        if self.conn.their_state not in SPEAKING:
            self._stop_waiting()
        elif self._deadline is None and self._network is not None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has limits of its own."""
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The visitor is gone."""
        self._gone()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(self._door.patience, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        TURNED_AWAY.labels("slow requests").inc()
        self.transport.abort()

    def _gone(self) -> None:
        self._stop_waiting()
        if self._network is not None:
            self._door.leave(self._network)
            self._network = None


def raise_file_limit() -> int:
    """Have as many files as this system allows, and complain where those are few; how many there are."""
    if sys.platform == "win32":
        return FEW_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft < FEW_FILES:
        log.warning(
            "only %d files may be open, and every visitor needs one; docs/hosting.md says how to allow more", soft
        )
    return soft
