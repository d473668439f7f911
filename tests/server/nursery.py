"""Servers that can be killed: a process that has everything imported forks one whenever a test asks.

Run as a script it reads lines of JSON (port, database, settings, write point to die at) and answers each with the
process id of a new server. A write point is a place around the writing of a move: before and after each statement of
the writing thread, before its commit, after its commit but before anybody hears of it, and around each message sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parent.parent.parent


class Nursery:
    """The forking process, seen from a test."""

    def __init__(self) -> None:
        self._pids: list[int] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    async def start(self, port: int, database: str, **more: Any) -> int:
        """Start a server and wait until it answers; returns its process id."""
        pid = await self.launch(port, database, **more)
        async with httpx.AsyncClient() as browser:
            for _ in range(1000):
                try:
                    if (await browser.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                        return pid
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise TimeoutError("the server does not answer")

    async def launch(self, port: int, database: str, die_at: int = 0, **settings: Any) -> int:
        """Start a server without waiting for it; with `die_at` it ends itself at that write point, as if killed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"port": port, "database": database, "die_at": die_at, "settings": settings}
        print(json.dumps(order), file=self._process.stdin, flush=True)
        pid = int(await asyncio.to_thread(self._process.stdout.readline))
        self._pids.append(pid)
        return pid

    async def kill(self, pid: int) -> None:
        """End a server as a power cut ends a program: without a word; wait until its port is free again."""
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(pid, signal.SIGKILL)
                await asyncio.sleep(0.005)

    async def stop(self, pid: int) -> None:
        """Ask a server to end, as a deploy does, and wait until it has."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
        await self.gone(pid)

    async def gone(self, pid: int) -> None:
        """Wait until a server has ended."""
        while self.lives(pid):
            await asyncio.sleep(0.005)

    def lives(self, pid: int) -> bool:
        """Whether a server is still there."""
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return True

    async def close(self) -> None:
        """Leave nothing running."""
        for pid in self._pids:
            await self.kill(pid)
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    """Fork a server for every line."""
    from niagara.server.app import create_app
    from niagara.server.runner import make_server, run
    from niagara.server.settings import Settings
    from tests.server.hosting import QUICK

    make_server(create_app(Settings(**QUICK)), lambda: None).config.load()  # whatever is imported late is imported now
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            if order["die_at"]:
                die_at_point(order["die_at"])
            settings = Settings(database=order["database"], **{**QUICK, **order["settings"]})
            run(settings, "127.0.0.1", order["port"])
            os._exit(0)
        print(pid, flush=True)


def die_at_point(wanted: int) -> None:
    """Let this process end without a word when it passes a write point for the so-many-th time."""
    from sqlalchemy import Engine, event

    from niagara.server.store import writer
    from niagara.server.ws.connection import Connection

    count = itertools.count(1)

    def passed(*_args: Any) -> None:
        if next(count) == wanted:
            os.kill(os.getpid(), signal.SIGKILL)

    def passed_by_writer(*_args: Any) -> None:
        if threading.current_thread().name == "store-writer":
            passed()

    for moment in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, moment, passed_by_writer)
    alone, settle, tell = writer.append_alone, writer.Writer._answer, Connection.tell

    def append(engine: Engine, batch: Any) -> bool:
        passed()
        done = alone(engine, batch)
        passed()
        return done

    def answer(self: writer.Writer, batch: Any, failure: Any) -> None:
        passed()
        settle(self, batch, failure)

    def tell_between(self: Connection, *args: Any, **more: Any) -> None:
        passed()
        tell(self, *args, **more)
        passed()

    writer.append_alone = append
    writer.Writer._answer = answer  # type: ignore[method-assign]
    Connection.tell = tell_between  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
