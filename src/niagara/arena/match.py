"""A match: one table of bots, many openings, every opening with every turn of the table round the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TypedDict

import numpy as np

from niagara.arena.engine import Engine, local_engine
from niagara.arena.games import Chunk, play_chunk
from niagara.arena.openings import opening_book
from niagara.arena.statistics import Array, Interval, bootstrap_mean

BLOCKS_A_CHUNK = 8
Progress = Callable[[int, int], None]  # games played, games wanted


class BotShare(TypedDict):
    """A bot's share of wins a seat, with the ends of its interval."""

    share: float
    low: float
    high: float
    games: int


class MatchJson(TypedDict):
    """A match as JSON."""

    bots: dict[str, BotShare]
    table: list[str]
    players: int
    games: int
    blocks: int
    rounds: float
    seconds: float
    seed: int


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a match came to: for each bot, the share of the win that one seat of it got."""

    table: tuple[str, ...]
    shares: dict[str, Interval]
    games: int
    blocks: int
    rounds: float
    seconds: float
    seed: int

    def as_json(self) -> MatchJson:
        """The result, ready for JSON."""
        return {
            "bots": {
                name: {"share": share.value, "low": share.low, "high": share.high, "games": self.games}
                for name, share in self.shares.items()
            },
            "table": list(self.table),
            "players": len(self.table),
            "games": self.games,
            "blocks": self.blocks,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "seed": self.seed,
        }


def make_chunks(table: tuple[str, ...], blocks: int, seed: int, size: int = BLOCKS_A_CHUNK) -> list[Chunk]:
    """The blocks of a match in chunks; the openings and the seeds follow from `seed` alone."""
    book = opening_book(len(table), blocks, seed)
    return [Chunk(table, book[start : start + size], seed * 1_000_003 + start) for start in range(0, len(book), size)]


def run_match(
    table: tuple[str, ...],
    games: int,
    seed: int = 1,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """Play at least `games` games of a table and tell each bot's share of wins."""
    started = perf_counter()
    players = len(table)
    chunks = make_chunks(table, -(-games // players), seed)
    parts: list[Array] = []
    rounds: list[float] = []
    wanted = players * sum(len(chunk.openings) for chunk in chunks)
    for played in (engine or local_engine())(play_chunk, chunks):
        parts.append(played.shares.mean(axis=1))
        rounds.extend(played.rounds.ravel().tolist())
        if progress:
            progress(len(rounds), wanted)
    by_block = np.concatenate(parts)
    shares = {}
    for name in dict.fromkeys(table):
        places = [place for place, other in enumerate(table) if other == name]
        shares[name] = bootstrap_mean(by_block[:, places].mean(axis=1), seed)
    seconds = perf_counter() - started
    return MatchResult(table, shares, len(rounds), len(by_block), float(np.mean(rounds)), seconds, seed)
