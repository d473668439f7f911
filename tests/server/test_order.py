"""Requests in fair turns: whoever asks for much at once waits for himself, and who is slow holds no place."""

from __future__ import annotations

import asyncio
from pathlib import Path

from litestar import Litestar, get
from litestar.middleware import ASGIMiddleware
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from niagara.server.http.order import Entrance, InTurn
from tests.server.hosting import hosted
from tests.server.people import PATIENCE, Person


class Networks(ASGIMiddleware):
    """Says from which network a request comes, and nothing else of who asks."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        assert scope["client"] is not None
        scope["state"]["network"] = scope["client"][0]
        await next_app(scope, receive, send)


class Work:
    """Requests that take as long as the test wants, and in which order they began."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go = asyncio.Semaphore(0)

    def app(self) -> Litestar:
        @get("/work/{name:str}")
        async def work(name: FromPath[str]) -> str:
            self.begun.append(name)
            await self.go.acquire()
            return name

        @get("/aside", opt={"cost": "retelling"})
        async def aside() -> str:
            return "at once"

        return Litestar([work, aside], middleware=[Networks(), InTurn(1)])


async def ask(app: Litestar, network: str, path: str) -> None:
    """One GET of a network, straight into the application."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"river.example")],
        "client": (network, 1),
        "server": ("river.example", 80),
        "state": {},
    }

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_message: object) -> None:
        pass

    await app(scope, receive, send)  # type: ignore[arg-type]


async def test_networks_have_their_turn_however_much_one_asks_for() -> None:
    work = Work()
    app = work.app()
    eves = [asyncio.create_task(ask(app, "192.0.2.1", f"/work/eve{number}")) for number in range(20)]
    async with asyncio.timeout(PATIENCE):
        while not work.begun:
            await asyncio.sleep(0)
    ada = asyncio.create_task(ask(app, "192.0.2.2", "/work/ada"))
    for _ in range(100):
        await asyncio.sleep(0)
    await ask(app, "192.0.2.3", "/aside")  # what others work on has no place here to wait for
    for _ in range(21):
        work.go.release()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(ada, *eves)
    assert work.begun.index("ada") <= 2, work.begun
    assert len(work.begun) == 21


async def test_a_crowd_that_comes_in_one_moment_is_let_in_little_by_little() -> None:
    begun: list[str] = []

    @get("/{name:str}")
    async def quick(name: FromPath[str]) -> str:
        begun.append(name)
        return name

    app = Litestar([quick], middleware=[Entrance(2)])
    eves = [asyncio.create_task(ask(app, "192.0.2.1", f"/eve{number}")) for number in range(50)]
    ada = asyncio.create_task(ask(app, "192.0.2.2", "/ada"))
    for _ in range(5):
        before = len(begun)
        await asyncio.sleep(0)  # whoever plays is heard here
        assert len(begun) - before <= 2
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(ada, *eves)
    assert begun.index("ada") <= 4, begun
    assert len(begun) == 51


async def test_a_body_that_comes_slowly_holds_no_place(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        name, port = host.address.split(":")
        halves = []
        for _ in range(8):
            reader, writer = await asyncio.open_connection(name, int(port))
            head = f"POST /api/tables HTTP/1.1\r\nHost: {host.address}\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
            await writer.drain()
            halves.append((reader, writer))
        ada = Person(host.address)
        for _ in range(3):
            assert (await ada.get("/api/games")).status_code == 200
        await ada.make_table("mm")
        for _, writer in halves:
            writer.close()
