"""`niagara bench rules`: decisions a second, uniform choice among legal moves, games cut at 50 rounds."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.progress import track
from rich.table import Table

from niagara.cli import AsJson
from niagara.cli.checks import check_number
from niagara.cli.warm import warming_up
from niagara.game import Game
from niagara.rules.apply import apply
from niagara.rules.board import RIVER
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.packed import RECORD, new_records
from niagara.rules.setup import new_state

ROUND_LIMIT = 50
PLAYERS = (3, 4, 5)

Measure = Callable[[], float]


def rules(*, seconds: float = 1.0, repeats: int = 3, as_json: AsJson = False) -> None:
    """Measure the rules: compiled, on threads, plain, and through the friendly door.

    Parameters
    ----------
    seconds
        How long each measurement runs.
    repeats
        How often each is repeated; the best counts, since other work on the machine only slows it down.
    as_json
        Print {"compiled": {"3": n, …}, "threads": {…}, "plain": {…}, "door": {…}} in decisions a second.
    """
    check_number("--seconds", seconds, 0.001, 3600)
    check_number("--repeats", repeats, 1, 1000)
    with warming_up():
        compiled_rate(4, 0.01)
        threads_rate(1, 0.01)
    plan: list[tuple[str, str, Measure]] = []
    for players in PLAYERS:
        plan.append(("compiled", str(players), partial(compiled_rate, players, seconds)))
    for threads in (1, 2):
        plan.append(("threads", str(threads), partial(threads_rate, threads, seconds)))
    for players in PLAYERS:
        plan.append(("plain", str(players), partial(plain_rate, players, seconds)))
        plan.append(("door", str(players), partial(door_rate, players, seconds)))
    found: dict[str, dict[str, float]] = {"compiled": {}, "threads": {}, "plain": {}, "door": {}}
    console = Console(stderr=True)
    for group, key, measure in track(plan * repeats, "Measuring", console=console, transient=True):
        found[group][key] = max(found[group].get(key, 0.0), measure())
    if as_json:
        rounded = {group: {key: round(rate) for key, rate in rates.items()} for group, rates in found.items()}
        print(json.dumps(rounded))
        return
    _print(found)


def _print(found: dict[str, dict[str, float]]) -> None:
    table = Table("what", "seats / threads", "decisions a second", title="Rules")
    for group, rates in found.items():
        for key, rate in rates.items():
            table.add_row(group, key, f"{rate:,.0f}")
    console = Console()
    console.print(table)
    console.print(f"packed state: {RECORD.itemsize} bytes")
    console.print(f"compiled : plain = {found['compiled']['4'] / found['plain']['4']:.0f} : 1")
    console.print(f"two threads : one = {found['threads']['2'] / found['threads']['1']:.2f} : 1")


def compiled_rate(players: int, seconds: float) -> float:
    """Compiled random games on one core."""
    import numpy as np

    from niagara.fast.playout import action_buffer, random_decisions
    from niagara.fast.rng import generator

    records, rng, out = np.zeros(1, RECORD), generator(1), action_buffer()
    start = new_records(players, max_rounds=ROUND_LIMIT)
    return _rate(lambda: random_decisions(records, rng, out, start, 100_000), seconds)


def threads_rate(threads: int, seconds: float) -> float:
    """Compiled random games of four seats in a batch, on some threads."""
    from niagara.fast.batch import Batch

    batch = Batch(2048, players=4, max_rounds=ROUND_LIMIT, threads=threads)
    return _rate(lambda: batch.play_random(400 if seconds > 0.1 else 1), seconds)


def plain_rate(players: int, seconds: float) -> float:
    """The same rules uncompiled."""
    start, out, draw = new_state(players, max_rounds=ROUND_LIMIT), [0] * MOST_LEGAL, random.Random(1).random

    def play() -> int:
        decisions = 0
        state = start.copy()
        while (seat := decider(state)) >= 0:
            apply(state, seat, out[int(draw() * legal(state, seat, out))])
            if seat != RIVER:
                decisions += 1
        return decisions

    return _rate(play, seconds)


def door_rate(players: int, seconds: float) -> float:
    """Whole games through `Game`, legal lists and events included."""
    draw = random.Random(1)

    def play() -> int:
        game = Game.new(players, draw.randrange(1 << 30), max_rounds=ROUND_LIMIT)
        decisions = 0
        while not game.outcome:
            seat = game.to_decide[0]
            game.play(seat, draw.choice(game.legal_moves(seat)))
            decisions += 1
        return decisions

    return _rate(play, seconds)


def _rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second, over at least some seconds."""
    decisions = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        decisions += play()
    return decisions / took
