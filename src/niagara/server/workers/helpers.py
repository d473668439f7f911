"""Helper processes: what takes long, or grows with a game, is done there, politely behind those who play.

Whoever had least of late goes first, and has only so much waiting; a helper that dies is replaced, and ends with the
server.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe, get_all_start_methods, get_context
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from niagara.server.ops.garbage import settle_down
from niagara.server.workers.turns import TooManyWaiting, Turns
from niagara.tables.refusals import Refusal, too_often

Result = TypeVar("Result")

POLITENESS = 15  # how far the processes stand back behind those who play
MOST_WAITING = 8  # pieces of work of one owner
MEMORY = 60.0  # seconds after which work that was done for an owner counts half when the next one is chosen
LONG = 1  # the rank of work that cannot be broken off and takes long: it leaves one process to the others
# A copy of this process would hold its threads' locks; a copy of a clean one that has the game loaded is made quickly.
START = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"


class Helpers:
    """Some processes, started when first needed; with none of them, threads of this one do the work."""

    def __init__(self, count: int, most_waiting: int = MOST_WAITING) -> None:
        self.count = count
        self._turns = Turns(max(1, count), ranks=1 + LONG, most=most_waiting, memory=MEMORY, kept=1)
        self._pool: ProcessPoolExecutor | None = None
        self._leash: tuple[Connection, Connection] | None = None  # the end that processes hold, and this one's

    async def do(self, owner: str, work: Callable[[], Result], rank: int = 0) -> Result:
        """Have something worked out, a `partial` of a module's function; a Refusal for who has too much waiting."""
        try:
            async with self._turns.turn(owner, rank):
                return await self._ask(work)
        except TooManyWaiting:
            raise too_often() from None

    async def _ask(self, work: Callable[[], Result]) -> Result:
        if self.count == 0:
            return await asyncio.to_thread(work)
        pool = self._pool or self._open()
        try:
            # Handing it over may start a process, which takes longer than anybody's move may wait.
            return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, work))
        except BrokenProcessPool as broken:
            if self._pool is pool:
                self._pool = None
            raise Refusal(503, "try_again", "This was interrupted; please try again.") from broken

    async def close(self) -> None:
        """Stop; nobody waits for what is not done."""
        if self._pool is not None and self._leash is not None:
            self._leash[1].close()
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        context = get_context(START)
        if START == "forkserver":
            context.set_forkserver_preload([__name__])
        self._leash = Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self.count, context, _stand_back, (self._leash[0],))
        return self._pool


def _stand_back(leash: Connection) -> None:
    """What a process does first: let players go before, leave Ctrl+C to the server, and end when the server does."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    settle_down()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, args=(leash,), name="end-with-server", daemon=True).start()


def _end_with_server(leash: Connection) -> None:
    """The leash is cut when the server stops, or is killed: without it one would wait for work for ever."""
    wait([leash])
    os._exit(0)
