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
from niagara.fast.batch import Batch
from niagara.game import Game
from niagara.rules.packed import unpack

GAMES = {"drifter": 40, "navigator": 12, "pathfinder": 6, "voyageur": 4, "norwester": 1}
COUNTED = 12  # games in which decisions are counted


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


def random_rate() -> float:
    """Random decisions a second that the batch driver makes on one core."""
    batch = Batch(256, seed=1)
    batch.play_random(10)
    began = time.process_time()
    return batch.play_random(2000) / (time.process_time() - began)


def paddler_rate(games: float) -> float:
    """Paddler's decisions a second in compiled games, from its games a second and the decisions of some games."""
    decisions = 0
    for opening in opening_book(4, COUNTED, 98):
        game = Game(unpack(opening), seed=1)
        bots = [make_bot("paddler", seat) for seat in range(4)]
        while not game.outcome:
            seat = game.to_decide[0]
            game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0))
            decisions += 1
    return games * decisions / COUNTED


def main() -> None:
    table = Table("bot", "games a second", "rounds a game", "decision, median", "decision, 99 %", "decision, slowest")
    rates = {}
    for name in BOTS:
        rate, rounds = games_a_second(name)
        rates[name] = rate
        times = decision_times(name)
        median, high, slowest = statistics.median(times), statistics.quantiles(times, n=100)[98], max(times)
        spent = [f"{1000 * seconds:.2f} ms" for seconds in (median, high, slowest)]
        table.add_row(name, f"{rate:,.1f}", f"{rounds:.1f}", *spent)
    console = Console()
    console.print(table)
    at_random, paddling = random_rate(), paddler_rate(rates["paddler"])
    console.print(
        f"decisions a second on one core: {at_random:,.0f} at random in a batch, {paddling:,.0f} by Paddler in "
        f"compiled games: {paddling / at_random:.2f} of it",
        highlight=False,
    )


if __name__ == "__main__":
    main()
