"""Bots as players: they think in threads of their own, from their seat's view, and never hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import random
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Thread

from niagara.bots import BOTS, LEVELS, Bot, View, make_bot
from niagara.bots.warmth import IN_ORDER, is_compiled, rehearse, rehearse_elsewhere
from niagara.game import Game
from niagara.rules.actions import Move

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 60.0  # seconds, the first compilation included; then any legal move has to do


class BotPlayer:
    """A bot in a seat; it is made, and asked, in a worker thread, one question at a time."""

    def __init__(self, level: str) -> None:
        self.level = level
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


class BotPool:
    """The threads in which all bots of this process think."""

    def __init__(self, threads: int, budget: float) -> None:
        self._budget = budget
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._warm: dict[str, Future[None]] = {}
        self._compiler: subprocess.Popen[bytes] | None = None

    def warm(self) -> None:
        """Load and, if need be, compile every level in the background, so that first answers come quickly."""
        if not self._warm:
            self._warm = {level: Future() for level in IN_ORDER}
            Thread(target=self._warm_up, name="warm", daemon=True).start()

    def _warm_up(self) -> None:
        """Compiling takes seconds of this process's attention, so another process does it; its result is on disk."""
        try:
            for level, ready in self._warm.items():
                if not is_compiled(level):
                    self._compiler = rehearse_elsewhere([level])
                    if self._compiler.wait() != 0:
                        return  # it was stopped with the server, which must not do the work itself now
                rehearse(level)
                ready.set_result(None)
        finally:
            for ready in self._warm.values():
                ready.cancel()  # nobody waits for what will not come

    async def choose(self, player: BotPlayer, game: Game, seat: int) -> Move:
        """What a bot plays in this seat, knowing only what the seat knows."""
        view, moves = View(seat, game.observe(seat)), game.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        warming = self._warm.get(player.level)
        if warming is not None and not warming.done():
            await asyncio.wait([asyncio.wrap_future(warming)])
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


def is_level(level: str) -> bool:
    """Whether a bot can be had by this name: one of the levels, or any other registered bot."""
    return level in BOTS or any(known.id == level for known in LEVELS)


def level_name(level: str) -> str:
    """The name of a level, for a bot that was given none."""
    return next((known.name for known in LEVELS if known.id == level), level.capitalize())
