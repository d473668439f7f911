"""Bear's answers to the decisions of a recorded game: for `benchmarks.tab` natively, and as it stands in a tab."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter

from niagara.bots import View, make_bot
from niagara.bots.thinker import Thinker
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.board import RIVER
from niagara.tab.thinking import Carry, carry_out

UNHURRIED = 1000.0
PASSES = 3
Choose = Callable[[Thinker, View, list[Move]], Awaitable[Move]]


def decisions(record: str, rounds: int) -> list[tuple[View, list[Move]]]:
    """The decisions of the first rounds in which there is a choice."""
    whole = Game.from_record(record)
    game = Game(whole.start, river="waits")
    found = []
    for seat, move in whole.played():
        if game.state.round > rounds:
            break
        if seat != RIVER and len(moves := game.legal_moves(seat)) > 1:
            found.append((View(seat, game.observe(seat)), moves))
        game.play(seat, move)
    return found


async def answers(record: str, rounds: int, choose: Choose) -> tuple[float, str]:
    """Milliseconds of an answer on average, the best of each counting, and the answers: equal luck gives equal ones."""
    questions = decisions(record, rounds)
    best = [float("inf")] * len(questions)
    for _ in range(PASSES):
        bot = make_bot("bear", 1)
        assert isinstance(bot, Thinker)
        found = []
        for at, (view, moves) in enumerate(questions):
            began = perf_counter()
            found.append(await choose(bot, view, moves))
            best[at] = min(best[at], 1000 * (perf_counter() - began))
    return sum(best) / len(best), " ".join(str(move.number) for move in found)


async def in_tab(record: str, rounds: int, carry: Carry) -> tuple[float, str]:
    """The same where a worker carries out calls of compiled code."""

    async def choose(bot: Thinker, view: View, moves: list[Move]) -> Move:
        return await carry_out(bot.deliberate(view, moves, UNHURRIED), carry)

    return await answers(record, rounds, choose)


async def here(record: str, rounds: int) -> tuple[float, str]:
    """The same with native code."""

    async def choose(bot: Thinker, view: View, moves: list[Move]) -> Move:
        return bot.choose(view, moves, UNHURRIED)

    return await answers(record, rounds, choose)
