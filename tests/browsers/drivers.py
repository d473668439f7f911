"""Firefox and WebKitGTK as Debian has them, driven by the protocols they speak themselves."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.crew import free_port

PATIENCE = 60.0  # seconds until a browser listens
MOST_BYTES = 64 * 1024 * 1024  # a picture comes in one message


class Missing(Exception):
    """A browser that is not on this machine."""


class Browser(Protocol):
    """One window."""

    async def open(self, url: str) -> None:
        """Go there, and wait until the page has loaded."""

    async def run(self, script: str) -> str:
        """What an expression in the page comes to, as a string."""

    async def picture(self) -> bytes:
        """The window as PNG."""


class Evaluated(msgspec.Struct):
    """What a script came to."""

    value: str = ""


class Bidi:
    """A window of Firefox, by WebDriver BiDi."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire, self._numbers, self._context = wire, itertools.count(1), ""

    async def start(self) -> None:
        """Take the window that is there."""
        await self.ask("session.new", {"capabilities": {}})
        tree = await self.ask("browsingContext.getTree", {})
        self._context = json.loads(tree)["contexts"][0]["context"]
        size = {"width": 1280, "height": 800}
        await self.ask("browsingContext.setViewport", {"context": self._context, "viewport": size})

    async def ask(self, method: str, params: dict[str, object]) -> bytes:
        """The result of one command, as JSON."""
        number = next(self._numbers)
        await self._wire.send(json.dumps({"id": number, "method": method, "params": params}))
        async for said in self._wire:
            heard = json.loads(said)
            if heard.get("id") == number:
                if heard["type"] == "error":
                    raise RuntimeError(f"{method}: {heard['message']}")
                return json.dumps(heard["result"]).encode()
        raise RuntimeError(f"{method}: the browser is gone")

    async def open(self, url: str) -> None:
        """Go there, and wait until the page has loaded."""
        await self.ask("browsingContext.navigate", {"context": self._context, "url": url, "wait": "complete"})

    async def run(self, script: str) -> str:
        """What an expression in the page comes to, as a string."""
        params = {"expression": f"String({script})", "target": {"context": self._context}, "awaitPromise": True}
        answer = json.loads(await self.ask("script.evaluate", params))
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return msgspec.convert(answer["result"], Evaluated).value

    async def picture(self) -> bytes:
        """The window as PNG."""
        answer = json.loads(await self.ask("browsingContext.captureScreenshot", {"context": self._context}))
        return base64.b64decode(answer["data"])


class Classic:
    """A window of WebKitGTK, by WebDriver."""

    def __init__(self, asking: httpx.AsyncClient, session: str) -> None:
        self._asking, self._session = asking, session

    async def ask(self, method: str, path: str, body: object = None) -> str:
        """The value that a command comes to."""
        answer = await self._asking.request(method, f"/session/{self._session}/{path}", json=body)
        answer.raise_for_status()
        return str(answer.json()["value"])

    async def open(self, url: str) -> None:
        """Go there, and wait until the page has loaded."""
        await self.ask("POST", "url", {"url": url})

    async def run(self, script: str) -> str:
        """What an expression in the page comes to, as a string."""
        return await self.ask("POST", "execute/sync", {"script": f"return String({script})", "args": []})

    async def picture(self) -> bytes:
        """The window as PNG."""
        return base64.b64decode(await self.ask("GET", "screenshot"))


def found(*names: str) -> str:
    """The first of these programs that is on this machine."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise Missing(f"{names[0]} is not on this machine")


@asynccontextmanager
async def firefox() -> AsyncIterator[Browser]:
    """Firefox, with a new profile."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="firefox-") as profile:
        command = [found("firefox-esr", "firefox"), "--headless", "--no-remote", "--profile", profile]
        command += [f"--remote-debugging-port={port}", "about:blank"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
            try:
                async with asyncio.timeout(PATIENCE):
                    wire = await _connected(f"ws://127.0.0.1:{port}/session")
                async with wire:
                    window = Bidi(wire)
                    await window.start()
                    yield window
            finally:
                program.terminate()


async def _connected(address: str) -> ClientConnection:
    while True:
        try:
            return await connect(address, max_size=MOST_BYTES, proxy=None)
        except OSError:
            await asyncio.sleep(0.2)


@asynccontextmanager
async def webkit() -> AsyncIterator[Browser]:
    """WebKitGTK's own small browser, on a screen that nobody sees."""
    port = free_port()
    driver, screen = found("WebKitWebDriver"), found("xvfb-run")
    mini = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    command = [screen, "--auto-servernum", driver, f"--port={port}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as asking:
                options = {"binary": mini, "args": ["--automation"]}
                wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
                made = await _posted(asking, "/session", wanted)
                session = made.json()["value"]["sessionId"]
                yield Classic(asking, session)
                await asking.delete(f"/session/{session}")
        finally:
            program.terminate()


async def _posted(asking: httpx.AsyncClient, path: str, body: object) -> httpx.Response:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                answer = await asking.post(path, json=body)
            except httpx.ConnectError:
                await asyncio.sleep(0.2)
                continue
            answer.raise_for_status()
            return answer
