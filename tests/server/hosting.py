"""A server in the test's own event loop, with a real socket and a real database file."""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar._signature import SignatureModel
from litestar.utils.helpers import unwrap_partial
from litestar.utils.signature import ParsedSignature

from niagara.server.app import create_app
from niagara.server.hosting import Hosting
from niagara.server.ops.loop import LONGEST, Standstill, watched_loop
from niagara.server.runner import GameServer, listen, make_server
from niagara.server.settings import Settings
from niagara.server.store import SqlStore
from niagara.tables.interfaces import Draw
from niagara.tables.registry import Registry
from tests.server.databases import sqlite_in

QUICK: dict[str, Any] = {
    "message_rate": 5000.0,
    "message_burst": 5000.0,
    "request_rate": 50000.0,
    "request_burst": 50000.0,
    "table_rate": 5000.0,
    "table_burst": 5000.0,
    "retelling_rate": 5000.0,
    "retelling_burst": 5000.0,
    "people_rate": 5000.0,
    "people_burst": 5000.0,
    "bot_budget": 0.01,
    "stand_in": "drifter",  # it needs no compiler
    "warm": False,
}


_parse, _model = ParsedSignature.from_fn, SignatureModel.create
_parsed: dict[str, ParsedSignature] = {}
_models: dict[str, type[SignatureModel]] = {}


def _place(handler: Callable[..., Any]) -> str:
    """Where a handler is written; those that Litestar makes for each route are all written in one place."""
    return f"{handler.__module__}.{handler.__qualname__}"


def _parsed_once(handler: Callable[..., Any], names: dict[str, Any]) -> ParsedSignature:
    place = _place(handler)
    if names or place not in _parsed:
        _parsed[place] = _parse(handler, names)
    return _parsed[place]


def _modelled_once(dependency_name_set: set[str], fn: Callable[..., Any], **more: Any) -> type[SignatureModel]:
    place = _place(unwrap_partial(fn))
    if dependency_name_set or place not in _models:
        _models[place] = _model(dependency_name_set=dependency_name_set, fn=fn, **more)
    return _models[place]


# Litestar reads the same signatures for every server that a test starts, which takes longer than many a test.
setattr(ParsedSignature, "from_fn", _parsed_once)  # noqa: B010
setattr(SignatureModel, "create", _modelled_once)  # noqa: B010

TESTS = str(Path(__file__).parents[1])  # what a test does itself in the same loop is none of the server's fault


@dataclass
class Hosted:
    """A running server."""

    address: str
    hosting: Hosting
    server: GameServer
    running: asyncio.Task[None]

    @property
    def registry(self) -> Registry:
        return self.hosting.registry

    @property
    def store(self) -> SqlStore:
        return self.hosting.store

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.running


@asynccontextmanager
async def hosted(
    where: Path | str, draw: Draw = secrets.choice, clock: Callable[[], float] = time.monotonic, **changes: Any
) -> AsyncIterator[Hosted]:
    """Run a server over a file in a folder, or over a database with an address, until the block ends.

    Nothing that the server does may hold the event loop meanwhile.
    """
    database = where if isinstance(where, str) else sqlite_in(where)
    settings = Settings(database=database, **{**QUICK, **changes})
    app = create_app(settings, draw, clock)
    ready = asyncio.Event()
    server = make_server(app, ready.set)
    listening = listen("127.0.0.1", 0)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # so that a test can fill it
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await asyncio.wait_for(ready.wait(), 20)
    host = Hosted(f"127.0.0.1:{listening.getsockname()[1]}", app.state.hosting, server, running)
    standstills: list[Standstill] = []
    try:
        with watched_loop(standstills.append):
            yield host
    finally:
        if not running.done():
            await host.stop()
    servers = [found for found in standstills if not found.file.startswith(TESTS)]
    # A virtual machine counts a processor that its host takes away as its own: one short standstill proves nothing.
    assert sum(found.seconds for found in servers) < 4 * LONGEST, f"the server stood still: {servers}"
