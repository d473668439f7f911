"""The gate: nets of a new generation replace the old only if a bot plays better with them (a sequential test).

A second gate asks whether it plays no worse against strangers: who only learns to beat its own kind is not let through.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypedDict

import numpy as np

from niagara.arena.engine import Engine, local_engine
from niagara.arena.openings import opening_book
from niagara.arena.sprt import sequential_test
from niagara.bots.mind.minds import Minds
from niagara.bots.mind.selfplay import Seating, draw_seeds, play_games
from niagara.fast.rng import Generator
from niagara.rules.packed import Records

SEATS: Final = 4
BLOCKS: Final = 5  # of one job: between two looks at the score
LEADS: Final = (0.0, 40.0)  # Elo: too small a lead, and a lead that is enough
CERTAIN: Final = 1.64  # standard errors by which one must be behind among strangers to be sent back


class Gate(TypedDict):
    """What the test came to; `accepted` says whether the new nets go on."""

    verdict: str
    share: float
    ratio: float
    games: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class Games:
    """Some games, who sits where in each, and their luck."""

    games: Records
    seating: Seating
    seeds: Generator
    minds: Minds


def play_out(asked: Games) -> list[float]:
    """The share of the first mind in each block of games: an opening with every turn of the table round the seats."""
    shares, _ = play_games(asked.games.copy(), asked.seating, asked.seeds, asked.minds)
    found: list[float] = (shares * (asked.seating == 0)).sum(axis=1).reshape(-1, SEATS).mean(axis=1).tolist()
    return found


def blocks_of(book: Records, seating: Seating, minds: Minds, random: np.random.Generator) -> list[Games]:
    """Every opening from every seat, in jobs of some blocks each."""
    games, step = np.repeat(book, SEATS), SEATS * BLOCKS
    parts = [slice(start, start + step) for start in range(0, len(games), step)]
    return [Games(games[part], seating[part], draw_seeds(random, len(games[part])), minds) for part in parts]


def better(
    new: Minds, old: Minds, most_games: int, seed: int, progress: Callable[[float], None], run: Engine | None = None
) -> Gate:
    """Let two of each sit at a table until it is clear who is stronger, or the games run out.

    The new one is accepted if the test says so, or if it is ahead when games run out.
    """
    book = opening_book(SEATS, max(most_games // SEATS, BLOCKS), seed)
    games = SEATS * len(book)
    seating = (np.arange(SEATS)[None, :] + np.arange(games)[:, None]) % 2
    jobs = blocks_of(book, seating, np.concatenate([new, old]), np.random.default_rng(seed))
    played = (run or local_engine(1))(play_out, jobs)
    found = sequential_test(played, SEATS, LEADS, lambda played, _: progress(played / games))
    progress(1.0)
    return {
        "verdict": found.verdict.replace("_", " "),
        "share": round(found.share, 4),
        "ratio": round(found.ratio, 2),
        "games": found.games,
        "accepted": found.verdict == "stronger" or (found.verdict == "open" and found.share > 0.5),
    }


class Abroad(TypedDict):
    """How two fare among strangers: the share of each, and how far the difference is known."""

    new: float
    old: float
    error: float
    games: int
    accepted: bool


def no_worse(new: Minds, old: Minds, others: Minds, games: int, seed: int, run: Engine | None = None) -> Abroad:
    """Let each alone among three strangers, in the same openings; accepted unless it is shown to lose by it."""
    book = opening_book(SEATS, max(games // SEATS, 2), seed)
    seating = np.random.default_rng(seed).integers(1, 1 + len(others), (len(book), SEATS)).repeat(SEATS, axis=0)
    seating[np.arange(len(seating)), np.arange(len(seating)) % SEATS] = 0
    jobs = [
        job
        for mind in (new, old)
        for job in blocks_of(book, seating, np.concatenate([mind, others]), np.random.default_rng(seed))
    ]
    shares = np.concatenate(list((run or local_engine(1))(play_out, jobs))).reshape(2, -1)
    difference = shares[0] - shares[1]
    error = float(difference.std(ddof=1) / len(difference) ** 0.5)
    return {
        "new": round(float(shares[0].mean()), 4),
        "old": round(float(shares[1].mean()), 4),
        "error": round(error, 4),
        "games": SEATS * len(book),
        "accepted": bool(difference.mean() >= -CERTAIN * error),
    }
