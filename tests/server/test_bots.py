"""Bots as players of the server: every level answers, and one that fails costs nobody the game."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import nullcontext

import pytest

from niagara.bots import LEVELS, Bot, View
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.server.workers.bot_pool import POLITENESS, BotPlayer, BotPool


async def test_every_level_answers_through_the_pool() -> None:
    pool = BotPool(threads=2, budget=0.01)
    pool.warm()
    for level in LEVELS:
        game = Game.new(players=3, max_rounds=1)
        while game.to_decide:
            seat = game.to_decide[0]
            bot = pool.take_seat(level.id)
            game.play(seat, await bot.choose(View(seat, game.observe(seat)), game.legal_moves(seat), nullcontext()))
    pool.close()


class Stubborn:
    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        return Move(0)


class Fainting:
    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        raise RuntimeError


@pytest.mark.parametrize("bot", [Stubborn(), Fainting()])
async def test_a_bot_that_fails_plays_anything_legal(bot: Bot) -> None:
    game = Game.new(players=3)
    player = BotPlayer("drifter")
    player._bot = bot
    assert player.choose(View(0, game.observe(0)), game.legal_moves(0), 0.1) in game.legal_moves(0)


NICED = """
import os
from concurrent.futures import ThreadPoolExecutor
from niagara.server.workers.bot_pool import _stand_back
if os.getuid() == 0:
    os.setuid(65534)  # nobody: only root may come forward again
print(ThreadPoolExecutor(1, "bot", _stand_back).submit(os.getpriority, os.PRIO_PROCESS, 0).result())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own on Linux alone")
def test_bots_think_where_the_whole_server_was_told_to_stand_back() -> None:
    command = ["nice", "-n", "12", sys.executable, "-c", NICED]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    server = min(os.nice(0) + 12, 19)
    assert (run.stdout, run.stderr) == (f"{min(server + POLITENESS, 19)}\n", "")
