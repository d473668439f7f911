"""Thinking in a tab: bots and analysis yield calls of compiled code, which a worker with WebAssembly carries out."""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable
from typing import TypedDict, TypeVar

from niagara.analysis import Answer, Evaluation, Question
from niagara.analysis.explore import evaluate_steps
from niagara.bots import Bot, View, make_bot
from niagara.bots.thinker import Thinker
from niagara.calls import Call, CallMessage, Steps
from niagara.rules.actions import Move
from niagara.rules.state import State
from niagara.tables.interfaces import Turn

logger = logging.getLogger(__name__)
Found = TypeVar("Found")

BUDGET = 1.0  # seconds a bot may think about one move


class Carried(TypedDict):
    """What a script answers to a call: its result, and its blocks as they are afterwards."""

    result: int
    blocks: list[memoryview]


Carry = Callable[[CallMessage], Awaitable[Carried]]  # carries out a call in a worker


async def carry_out(steps: Steps[Found], carry: Carry) -> Found:
    """Have every call carried out; what was found in the end."""
    try:
        call: Call = next(steps)
        while True:
            carried = await carry(call.message())
            call.take(carried["blocks"])
            call = steps.send(carried["result"])
    except StopIteration as end:
        found: Found = end.value
        return found


class TabThinker:
    """A bot in a seat; whatever goes wrong with it, a legal move comes back."""

    def __init__(self, level: str, carry: Carry) -> None:
        self._level, self._carry = level, carry
        self._bot: Bot | None = None

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:
        """One of `moves`, given what the seat may know."""
        try:
            async with turn:
                move = await self._think(view, moves)
        except Exception:
            logger.exception("a bot of level %s failed", self._level)
            return random.choice(moves)
        return move if move in moves else random.choice(moves)

    async def _think(self, view: View, moves: list[Move]) -> Move:
        bot = self._bot = self._bot or make_bot(self._level)
        if isinstance(bot, Thinker):
            return await carry_out(bot.deliberate(view, moves, BUDGET), self._carry)
        return bot.choose(view, moves, BUDGET)


class TabThinkers:
    """Where bots think: in a worker of their own."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry

    def take_seat(self, level: str) -> TabThinker:
        """A bot of a level, for one seat of one game."""
        return TabThinker(level, self._carry)


class TabAnalyst:
    """Where analysis is worked out: in the same worker."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry

    async def answer(self, question: Question) -> Answer:
        """What a question of an analysis comes to."""
        return await carry_out(question.steps(), self._carry)

    async def evaluate(self, state: State, seat: int | None) -> Evaluation:
        """A position looked at."""
        return await carry_out(evaluate_steps(state, seat), self._carry)
