"""Bots think in compiled code, which is compiled once and then lies on disk: is it there, and how to get it there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

from niagara.bots.bot import View
from niagara.bots.registry import DEFAULT_LEVEL, LEVELS, make_bot

# The level that most people meet first, then the others: its bots can play while those are being compiled.
COMPILE_ORDER = sorted((level.id for level in LEVELS), key=lambda level: level != DEFAULT_LEVEL)
CHANCES = "chances"  # a part of the searching bots, and of analysis, that can be compiled beside the first level
SHORT = 0.01  # seconds to think in a game that is played to compile


def is_compiled(name: str) -> bool:
    """Whether what a bot thinks with is on disk."""
    from niagara.bots.mind.compiler import compiled
    from niagara.bots.thinker import Thinker

    bot = make_bot(name)
    return not isinstance(bot, Thinker) or compiled.is_warm(bot.driver)


def compile_bot(name: str) -> None:
    """Let a bot play one round against itself, which asks for each kind of decision and compiles what is missing."""
    from niagara.game import Game

    if name == CHANCES:
        from niagara.bots.chances import win_probability

        win_probability(Game.new(players=3).state)
        return
    bot = make_bot(name)
    game = Game.new(players=3, max_rounds=1)
    while game.to_decide:
        seat = game.to_decide[0]
        game.play(seat, bot.choose(View(seat, game.observe(seat)), game.legal_moves(seat), SHORT))


def compile_elsewhere(names: Iterable[str]) -> subprocess.Popen[bytes]:
    """Let another process do so: compiling would take seconds of this one's attention."""
    return subprocess.Popen([sys.executable, "-m", __name__, *names])


if __name__ == "__main__":
    for _name in sys.argv[1:]:
        compile_bot(_name)
