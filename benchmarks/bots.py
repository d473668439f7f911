"""How fast bots are: `python benchmarks/bots.py` prints processor time, so that other work on the machine counts less.

Games a second are compiled self-play on one core; decisions are asked through `Bot.choose`, packing included.
"""

from __future__ import annotations

import statistics
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from niagara.arena.games import Chunk, play_chunk
from niagara.arena.openings import opening_book
from niagara.bots import BOTS, View, make_bot
from niagara.game import Game

GAMES = {"drifter": 40, "navigator": 12, "pathfinder": 6, "voyageur": 4}


def games_a_second(name: str) -> tuple[float, float]:
    """Whole games of four seats a second, and rounds a game."""
    book = opening_book(4, GAMES.get(name, 1000), 99)
    play_chunk(Chunk((name,) * 4, book[:1], 1))
    began = time.process_time()
    played = play_chunk(Chunk((name,) * 4, book, 1))
    return played.rounds.size / (time.process_time() - began), float(np.mean(played.rounds))


def decision_times(name: str) -> list[float]:
    """Seconds for each decision with a choice in one game of four seats."""
    game = Game.new(4, seed=1, max_rounds=25)
    bots = [make_bot(name, seat) for seat in range(4)]
    times = []
    while not game.outcome:
        seat = game.to_decide[0]
        view, moves = View(seat, game.observe(seat)), game.legal_moves(seat)
        began = time.process_time()
        move = bots[seat].choose(view, moves, 10.0)
        if len(moves) > 1:
            times.append(time.process_time() - began)
        game.play(seat, move)
    return times


def main() -> None:
    table = Table("bot", "games a second", "rounds a game", "decision, median", "decision, 99 %", "decision, slowest")
    for name in BOTS:
        rate, rounds = games_a_second(name)
        times = decision_times(name)
        median, high, slowest = statistics.median(times), statistics.quantiles(times, n=100)[98], max(times)
        spent = [f"{1000 * seconds:.2f} ms" for seconds in (median, high, slowest)]
        table.add_row(name, f"{rate:,.1f}", f"{rounds:.1f}", *spent)
    Console().print(table)


if __name__ == "__main__":
    main()
