"""The tab's host with a network before it, so that the server's own tests can ask it: a cookie is a session."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

import uvicorn

from niagara.analysis import Answer, Evaluation, Question, answer, evaluate
from niagara.rules.state import State
from niagara.server.runner import listen
from niagara.tab.host import TabHost
from niagara.tab.shelf import MemoryShelf, Shelf
from niagara.tab.store import TabStore
from niagara.tables.interfaces import Habits
from niagara.tables.memory import LoopThinkers
from niagara.tables.registry import Registry

HABITS = Habits(lobby_pause=0.05, stand_in="drifter")  # it needs no compiler


class HereAnalyst:
    """Analysis by this machine's compiled code."""

    async def answer(self, question: Question) -> Answer:
        return await asyncio.to_thread(answer, question)

    async def evaluate(self, state: State, seat: int | None) -> Evaluation:
        return await asyncio.to_thread(evaluate, state, seat)


def tab_host(shelf: Shelf | None = None, habits: Habits = HABITS) -> TabHost:
    return TabHost(shelf or MemoryShelf(), LoopThinkers(), HereAnalyst(), habits=habits)


@dataclass
class ServedTab:
    """A tab's host that people can ask."""

    address: str
    host: TabHost

    @property
    def registry(self) -> Registry:
        return self.host.registry

    @property
    def store(self) -> TabStore:
        return self.host.store


@asynccontextmanager
async def served() -> AsyncIterator[ServedTab]:
    host = tab_host()
    await host.start()
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(_application(host), log_config=None, lifespan="off", ws="websockets-sansio"))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield ServedTab(f"127.0.0.1:{listening.getsockname()[1]}", host)
    finally:
        await host.stop()
        server.should_exit = True
        await running


def _application(host: TabHost) -> Any:
    async def application(scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        cookie = SimpleCookie(headers.get(b"cookie", b"").decode()).get("niagara")
        session = secrets.token_urlsafe(16) if cookie is None else cookie.value
        address = scope["path"] + "?" + scope["query_string"].decode()
        if scope["type"] == "http":
            await _request(host, scope["method"], address, session, receive, send)
        else:
            await _socket(host, address, session, receive, send)

    return application


async def _request(host: TabHost, method: str, address: str, session: str, receive: Any, send: Any) -> None:
    body, more = b"", True
    while more:
        event = await receive()
        body, more = body + event.get("body", b""), event.get("more_body", False)
    status, text = await host.answer(method, address, body.decode(), session)
    headers = [(b"content-type", b"application/json"), (b"set-cookie", f"niagara={session}; Path=/".encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text.encode()})


async def _socket(host: TabHost, address: str, session: str, receive: Any, send: Any) -> None:
    outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def pass_on() -> None:
        while True:
            await send(await outgoing.get())

    await receive()
    await send({"type": "websocket.accept"})
    visit = host.visit(
        address,
        lambda text: outgoing.put_nowait({"type": "websocket.send", "text": text}),
        lambda code: outgoing.put_nowait({"type": "websocket.close", "code": code}),
        session,
    )
    sending = asyncio.create_task(pass_on())
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            visit.hear(event.get("text") or "")
    finally:
        visit.leave()
        sending.cancel()
