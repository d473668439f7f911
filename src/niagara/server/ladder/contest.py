"""Who plays at the ladder's tables: programs that are asked over their sockets, and levels in a process of their own.

That process stands back behind all who play, thinks of one move at a time, and rests for as long as it has thought: a
ladder takes half a core at most, and never one that somebody else wants.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache, partial

from niagara.bots import View
from niagara.notation.line import from_line, to_line
from niagara.protocol.ladder import ForfeitReason, LadderOver
from niagara.rules.actions import Move
from niagara.server.ladder.pairing import SEATS
from niagara.server.ladder.programs import Forfeit, Playing, Programs
from niagara.server.workers.bot_pool import BotPool, Players
from niagara.server.workers.helpers import Helpers
from niagara.tables.interfaces import GaveUp, Thinker, Turn
from niagara.tables.records import PROGRAM

OWNER = "ladder"  # for whom helpers work

Forfeited = Callable[[str, int, ForfeitReason], Awaitable[None]]  # a table, a seat, and why


@cache
def _players() -> Players:
    return Players()


def think(level: str, table: str, view: str, seat: int, moves: list[int], budget: float) -> int:
    """What a bot plays, given what its seat may know; in the helper's process."""
    state = from_line(view, hidden=True)
    player = _players().of(level, f"{table} {seat}")
    return player.choose(View(seat, state), [Move(number) for number in moves], budget).number


class Thinking:
    """The process in which levels think for the ladder, one move at a time."""

    def __init__(self, helpers: Helpers, pool: BotPool, budget: float) -> None:
        self._helpers, self._pool, self._budget = helpers, pool, budget
        self._one_at_a_time = asyncio.Lock()
        self._rested = 0.0  # when the process has rested for as long as it last thought

    async def choose(self, level: str, table: str, view: View, moves: list[Move]) -> Move:
        """One of `moves`, when others have had their turn and their rest."""
        await self._pool.is_warm(level)
        async with self._one_at_a_time:
            await asyncio.sleep(max(0.0, self._rested - time.monotonic()))
            begun = time.monotonic()
            numbers = [move.number for move in moves]
            job = partial(think, level, table, to_line(view.state), view.seat, numbers, self._budget)
            chosen = await self._helpers.do(OWNER, job)
            self._rested = 2 * time.monotonic() - begun
        return Move(chosen)


class LevelSeat:
    """A level in a seat of a game of the ladder."""

    def __init__(self, thinking: Thinking, level: str, table: str) -> None:
        self._thinking, self._level, self._table = thinking, level, table

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:  # noqa: ARG002 - it has turns of its own
        """One of `moves`, given what the seat may know."""
        return await self._thinking.choose(self._level, self._table, view, moves)


class ProgramSeat:
    """A program in a seat of a game of the ladder."""

    def __init__(self, programs: Programs, playing: Playing, forfeited: Forfeited) -> None:
        self._programs, self._playing, self._forfeited = programs, playing, forfeited

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:  # noqa: ARG002 - nobody here thinks
        """What the program answers; a program that does not has forfeited, which is kept and told."""
        try:
            return await self._programs.ask(self._playing, view, moves)
        except Forfeit as forfeit:
            await self._forfeited(self._playing.game, view.seat, forfeit.reason)
            self._programs.tell(self._playing.entrant, LadderOver(self._playing.game, SEATS, forfeit.reason))
            raise GaveUp from forfeit


class TableOfLadder:
    """Those who think at one table of the ladder."""

    def __init__(self, table_id: str, programs: Programs, thinking: Thinking, forfeited: Forfeited) -> None:
        self._id, self._programs, self._thinking, self._forfeited = table_id, programs, thinking, forfeited

    def take_seat(self, level: str) -> Thinker:
        """A program or a bot of a level, for one seat."""
        if level.startswith(PROGRAM):
            return ProgramSeat(self._programs, Playing(level, self._id), self._forfeited)
        return LevelSeat(self._thinking, level, self._id)


class LadderContest:
    """All tables of the ladder."""

    def __init__(self, programs: Programs, thinking: Thinking, forfeited: Forfeited) -> None:
        self._programs, self._thinking, self._forfeited = programs, thinking, forfeited

    def at(self, table_id: str) -> TableOfLadder:
        """Where those think who play at one table."""
        return TableOfLadder(table_id, self._programs, self._thinking, self._forfeited)
