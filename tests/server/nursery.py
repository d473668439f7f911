"""Servers that can be killed: a process that has everything imported forks one whenever a test asks.

Run as a script it reads lines `port database` and answers each with the process id of a new server.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

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

    async def start(self, port: int, database: str) -> int:
        """Start a server and wait until it answers; returns its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(port, database, file=self._process.stdin, flush=True)
        pid = int(await asyncio.to_thread(self._process.stdout.readline))
        self._pids.append(pid)
        async with httpx.AsyncClient() as browser:
            for _ in range(1000):
                try:
                    if (await browser.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                        return pid
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise TimeoutError("the server does not answer")

    async def kill(self, pid: int) -> None:
        """End a server as a power cut ends a program: without a word; wait until its port is free again."""
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(pid, signal.SIGKILL)
                await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Leave nothing running."""
        for pid in self._pids[-1:]:
            await self.kill(pid)
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    """Fork a server for every line."""
    from niagara.server.runner import run
    from niagara.server.settings import Settings
    from tests.server.hosting import QUICK

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, database = line.split()
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            run(Settings(database=database, **QUICK), "127.0.0.1", int(port))
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
