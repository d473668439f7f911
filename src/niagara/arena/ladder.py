"""The ladder: every pair both ways and mixed tables, rated together by who won."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from time import perf_counter
from typing import Final, TypedDict

import numpy as np
import numpy.typing as npt

from niagara.arena.engine import Engine, local_engine
from niagara.arena.games import play_chunk
from niagara.arena.match import Progress, make_chunks
from niagara.arena.statistics import ELO, Array, Interval, bootstrap_mean, fit_ratings

ANCHOR: Final = ("voyageur", 2000.0)
RATING_RESAMPLES: Final = 100


class RatingJson(TypedDict):
    """A rating with the ends of its interval."""

    rating: float
    low: float
    high: float


class PairJson(TypedDict):
    """One bot's share of wins against a table of another."""

    bot: str
    against: str
    share: float
    low: float
    high: float


class LadderJson(TypedDict):
    """A ladder as JSON."""

    bots: dict[str, RatingJson]
    pairs: list[PairJson]
    players: int
    games: int
    seconds: float
    seed: int


@dataclass(frozen=True, slots=True)
class LadderResult:
    """Ratings, weakest first, and for every ordered pair the share of one seat against a table of the other."""

    players: int
    ratings: dict[str, Interval]
    pairs: dict[tuple[str, str], Interval]
    games: int
    seconds: float
    seed: int

    def as_json(self) -> LadderJson:
        """The result, ready for JSON."""
        return {
            "bots": {
                name: {"rating": rating.value, "low": rating.low, "high": rating.high}
                for name, rating in self.ratings.items()
            },
            "pairs": [
                {"bot": one, "against": other, "share": share.value, "low": share.low, "high": share.high}
                for (one, other), share in self.pairs.items()
            ],
            "players": self.players,
            "games": self.games,
            "seconds": self.seconds,
            "seed": self.seed,
        }


def ladder_tables(bots: tuple[str, ...], players: int, mixed: int, seed: int) -> list[tuple[str, ...]]:
    """One of A against B everywhere else, for all A and B; then tables of bots drawn at random."""
    random = np.random.default_rng(seed)
    pairs = [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]
    draws = [tuple(str(name) for name in random.choice(bots, players)) for _ in range(mixed)]
    return pairs + [table for table in draws if len(set(table)) > 1]


def run_ladder(
    bots: tuple[str, ...],
    games: int,
    players: int = 4,
    seed: int = 1,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> LadderResult:
    """Play about `games` games for every pair of bots, as many again at mixed tables, and rate all bots together."""
    started = perf_counter()
    pair_count = len(bots) * (len(bots) - 1)
    blocks = -(-games // players)
    tables = ladder_tables(bots, players, pair_count * blocks, seed)
    chunks = [
        chunk
        for number, table in enumerate(tables)
        for chunk in make_chunks(table, blocks if number < pair_count else 1, seed + number)
    ]
    wanted = players * sum(len(chunk.openings) for chunk in chunks)
    seats, shares, block_of = [], [], []
    pairs: dict[tuple[str, str], list[float]] = {}
    block = 0
    for chunk, played in zip(chunks, (engine or local_engine())(play_chunk, chunks), strict=True):
        table = np.array([bots.index(name) for name in chunk.table])
        for result in played.shares:
            seats.append(np.tile(table, (players, 1)))
            shares.append(result)
            block_of.extend([block] * players)
            block += 1
            if len(set(chunk.table[1:])) == 1 and chunk.table[0] != chunk.table[1]:
                pairs.setdefault((chunk.table[0], chunk.table[1]), []).append(float(result[:, 0].mean()))
        if progress:
            progress(block * players, wanted)
    ratings = _rate(bots, np.concatenate(seats), np.concatenate(shares), np.array(block_of), seed)
    intervals = {pair: bootstrap_mean(np.array(means), seed) for pair, means in pairs.items()}
    return LadderResult(players, ratings, intervals, block * players, perf_counter() - started, seed)


def _rate(
    bots: tuple[str, ...],
    seats: npt.NDArray[np.int64],
    shares: Array,
    block_of: npt.NDArray[np.int64],
    seed: int,
) -> dict[str, Interval]:
    """Ratings in Elo with the anchor fixed (the mean at 1500 without it), intervals from resampled blocks."""
    random = np.random.default_rng(seed)
    blocks = int(block_of[-1]) + 1

    def elo(weights: Array) -> Array:
        ratings: Array = 1500.0 + ELO * fit_ratings(seats, shares, weights, len(bots))
        if ANCHOR[0] in bots:
            ratings += ANCHOR[1] - ratings[bots.index(ANCHOR[0])]
        return ratings

    best = elo(np.ones(len(seats)))
    again = np.array(
        [
            elo(random.multinomial(blocks, np.full(blocks, 1.0 / blocks))[block_of].astype(float))
            for _ in range(RATING_RESAMPLES)
        ]
    )
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    order = np.argsort(best)
    return {bots[i]: Interval(float(best[i]), float(low[i]), float(high[i])) for i in order}
