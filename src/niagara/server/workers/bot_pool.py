"""Bots as players: they think in threads of their own, from their seat's view, and never hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import subprocess
import sys
import threading
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor

from niagara.bots import Bot, View, make_bot
from niagara.bots.compiling import COMPILE_ORDER, compile_bot, compile_elsewhere, is_compiled
from niagara.rules.actions import Move
from niagara.tables.interfaces import Turn

log = logging.getLogger(__name__)

POLITENESS = 5  # how far thinking stands back behind moves; analyses stand back further
MOST_REMEMBERED = 200  # seats for which a process or a thread thinks
LONGEST_THOUGHT = 60.0  # seconds, the first compilation included; then any legal move has to do


class BotPlayer:
    """A bot in a seat; it is made, and asked, in a worker thread, one question at a time."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.id = secrets.token_hex(8)  # whoever thinks elsewhere for it remembers its game by that
        self._bot: Bot | None = None

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """One of `moves`; should the bot fail, any."""
        try:
            if self._bot is None:
                self._bot = make_bot(self.level)
            move = self._bot.choose(view, moves, budget)
        except Exception:
            log.exception("a bot of level %s failed", self.level)
            return random.choice(moves)
        if move not in moves:
            log.error("a bot of level %s chose what is not legal", self.level)
            return random.choice(moves)
        return move


class Players:
    """Bots that think for seats elsewhere, the latest so many: what one remembers of its game is never of another."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, str], BotPlayer] = OrderedDict()

    def of(self, level: str, seat: str) -> BotPlayer:
        """The bot of a level that thinks for a seat, which the name tells apart from all others'."""
        player = self._found.setdefault((level, seat), BotPlayer(level))
        self._found.move_to_end((level, seat))
        if len(self._found) > MOST_REMEMBERED:
            self._found.popitem(last=False)
        return player


class SeatedBot:
    """A bot at a table, as tables know it."""

    def __init__(self, pool: BotPool, player: BotPlayer) -> None:
        self._pool = pool
        self._player = player

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:
        """One of `moves`, given what the seat may know; it thinks when it has its turn."""
        await self._pool.is_warm(self._player.level)
        async with turn:
            return await self._pool.choose(self._player, view, moves)


class BotPool:
    """The threads in which all bots of this process think."""

    def __init__(self, threads: int, budget: float) -> None:
        self._budget = budget
        self._threads = ThreadPoolExecutor(threads, "bot", _stand_back)
        self._warm: dict[str, Future[None]] = {}
        self._compiler: subprocess.Popen[bytes] | None = None

    def warm(self) -> None:
        """Load and, if need be, compile every level in the background, so that first answers come quickly."""
        if not self._warm:
            self._warm = {level: Future() for level in COMPILE_ORDER}
            threading.Thread(target=self._warm_up, name="warm", daemon=True).start()

    def _warm_up(self) -> None:
        """Compiling takes seconds of this process's attention, so another process does it; its result is on disk."""
        try:
            for level, ready in self._warm.items():
                if not is_compiled(level):
                    self._compiler = compile_elsewhere([level])
                    if self._compiler.wait() != 0:
                        return  # it was stopped with the server, which must not do the work itself now
                compile_bot(level)
                ready.set_result(None)
        finally:
            for ready in self._warm.values():
                ready.cancel()  # nobody waits for what will not come

    def take_seat(self, level: str) -> SeatedBot:
        """A bot of a level, for one seat of one game."""
        return SeatedBot(self, BotPlayer(level))

    async def is_warm(self, level: str) -> None:
        """Wait until a level is compiled, should that be under way."""
        warming = self._warm.get(level)
        if warming is not None and not warming.done():
            await asyncio.wait([asyncio.wrap_future(warming)])

    async def choose(self, player: BotPlayer, view: View, moves: list[Move]) -> Move:
        """What a bot plays, given what its seat may know."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                return await loop.run_in_executor(self._threads, player.choose, view, moves, self._budget)
        except TimeoutError:
            log.error("a bot of level %s thought for more than %s seconds", player.level, LONGEST_THOUGHT)
            return random.choice(moves)

    def close(self) -> None:
        """Let go of the threads; who still thinks is not waited for."""
        if self._compiler is not None and self._compiler.poll() is None:
            self._compiler.terminate()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _stand_back() -> None:
    """What a thread does first; on Linux each has a priority of its own."""
    if sys.platform == "linux":
        # From where the server stands: a host may have told it to stand back itself, and only root comes forward again.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + POLITENESS)
