"""The whole application without a network: requests and sockets go straight into it, so that thousands cost little."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from niagara.server.app import create_app
from niagara.server.settings import Settings
from niagara.tables.interfaces import Draw
from tests.server.databases import sqlite_in
from tests.server.hosting import QUICK

Json = dict[str, Any]
PATIENCE = 30.0
HOST = "river.example"
BOUNDLESS = 1e6  # an allowance that nobody uses up: what is over a budget is not looked at


@asynccontextmanager
async def direct(folder: Path, draw: Draw = secrets.choice, **changes: Any) -> AsyncIterator[Litestar]:
    """An application over a file in a folder, running until the block ends."""
    app = create_app(Settings(database=sqlite_in(folder), **{**QUICK, **changes}), draw)
    async with app.lifespan():
        yield app


class Visitor:
    """One session: a cookie, requests, sockets."""

    def __init__(self, app: Litestar, name: str = "Ada") -> None:
        self.name = name
        self.token: str = app.state.hosting.sessions.new_token()
        self.move_to(app)

    def move_to(self, app: Litestar) -> None:
        """Ask another application from now on, with the same cookie."""
        self.app = app
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(
            transport=transport, base_url=f"http://{HOST}", cookies={"niagara": self.token}, verify=False
        )

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body)

    async def make_table(self, seats: str, **more: Any) -> str:
        """Make a table: one letter a seat, `m`e, `o`pen or `b`ot."""
        kinds = {"m": {"kind": "me", "name": self.name}, "o": {"kind": "open"}, "b": {"kind": "bot"}}
        answer = await self.post("/api/tables", {"seats": [kinds[seat] for seat in seats], "pause": 0, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str, since: int | None = None) -> DirectSocket:
        """Open the table's socket."""
        socket = DirectSocket(self.app, table, self.token, since)
        await socket.heard(1)
        return socket


class DirectSocket:
    """A socket of a table; every frame that it receives is kept in `frames` until somebody takes them."""

    def __init__(self, app: Litestar, table: str, token: str, since: int | None = None) -> None:
        self.frames: list[str] = []
        self.seq = 0
        self.answers: dict[str, Json] = {}
        self.code: int | None = None
        self._more = asyncio.Event()
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        path = f"/ws/tables/{table}"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"" if since is None else f"since={since}".encode(),
            "headers": [
                (b"host", HOST.encode()),
                (b"origin", f"http://{HOST}".encode()),
                (b"cookie", f"niagara={token}".encode()),
            ],
            "client": ("192.0.2.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
            "state": {"transport": self},
        }
        self._task = asyncio.create_task(app(scope, self._incoming.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: Any) -> None:
        self._receive(message)

    def _receive(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            frame: str = message.get("text") or message["bytes"].decode()
            self.frames.append(frame)
            said = json.loads(frame)
            if said["type"] in ("snapshot", "update"):
                self.seq = said["seq"]
            if "id" in said:
                self.answers[said["id"]] = said
        elif message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        self._more.set()

    # What lies below a socket, for a server that writes to it directly.

    ready = True

    def write(self, *texts: bytes) -> None:
        for text in texts:
            self._receive({"type": "websocket.send", "text": text.decode()})

    async def drained(self) -> None:
        """There is always room."""

    async def end(self, code: int) -> None:
        self._receive({"type": "websocket.close", "code": code})

    def give_up(self) -> None:
        self._receive({"type": "websocket.close", "code": 1006})

    def send(self, message: Any) -> None:
        """Send one frame."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def answer(self, command: str) -> Json:
        """The answer to a command."""
        await self._until(lambda: command in self.answers)
        return self.answers.pop(command)

    async def ask(self, **message: Any) -> Json:
        """Send a command and wait for its answer."""
        self.send(message)
        return await self.answer(message["id"])

    async def at(self, seq: int) -> None:
        """Wait for an update."""
        await self._until(lambda: self.seq >= seq)

    async def heard(self, count: int) -> None:
        """Wait until so many frames have come, or the socket was closed."""
        await self._until(lambda: len(self.frames) >= count or self.code is not None)

    def taken(self) -> list[str]:
        """All frames since the last time, taken away."""
        frames, self.frames = self.frames, []
        return frames

    async def close(self) -> None:
        """Close the socket from this side."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self._task], timeout=PATIENCE)

    async def _until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not done():
                self._more.clear()
                await self._more.wait()
