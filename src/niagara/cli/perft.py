"""`niagara perft`."""

from __future__ import annotations

import json
import time
from pathlib import Path

from rich.console import Console

from niagara.cli import AsJson
from niagara.cli.checks import check_number, check_seats
from niagara.cli.sources import parse_position, read_text
from niagara.cli.warm import warming_up
from niagara.game import Game

DEEPEST = 30


def perft(
    depth: int,
    *,
    position: Path | None = None,
    players: int = 4,
    as_json: AsJson = False,
) -> None:
    """Count all lines of moves down to a depth, compiled: a fingerprint of the rules.

    Parameters
    ----------
    depth
        How many moves deep.
    position
        A file with a position (`-` for standard input); without it, a new game after its draws `first 0, arm L`.
    players
        Seats of the new game.
    as_json
        Print {"1": count, "2": count, …}.
    """
    check_number("depth", depth, 1, DEEPEST)
    check_seats(players)
    if position is not None:
        state = parse_position(read_text(position))
    else:
        game = Game.new(players, river="waits")
        game.play(5, "first 0")
        game.play(5, "arm L")
        state = game.state
    with warming_up():
        from niagara.fast.playout import count_lines

        count_lines(state, 1)
    counts = {}
    console = Console(stderr=True)
    for level in range(1, depth + 1):
        began = time.perf_counter()
        with console.status(f"depth {level} …"):
            counts[str(level)] = count_lines(state, level)
        took = time.perf_counter() - began
        if not as_json:
            print(f"{level:>3} {counts[str(level)]:>20,} {counts[str(level)] / max(took, 1e-9) / 1e6:>10.1f} M lines/s")
    if as_json:
        print(json.dumps(counts))
