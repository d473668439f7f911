"""Is A stronger than B? A sequential test that stops as soon as the answer is clear (Wald; blocks as the unit)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from niagara.arena.engine import Engine, local_engine
from niagara.arena.games import play_chunk
from niagara.arena.match import make_chunks
from niagara.arena.statistics import ELO

BOUND: Final = float(np.log(0.95 / 0.05))  # both errors 5 %
FEWEST: Final = 30  # blocks before the spread of blocks is trusted

Verdict = Literal["stronger", "not_stronger", "open"]
Progress = Callable[[int, float], None]  # games played, log-likelihood ratio


@dataclass(frozen=True, slots=True)
class SprtResult:
    """`stronger` accepts the upper bound, `not_stronger` the lower one; `open` when the games ran out."""

    verdict: Verdict
    share: float
    ratio: float
    blocks: int
    games: int


def log_ratio(blocks: list[float], lower: float, upper: float) -> float:
    """How much better the upper share explains the block means than the lower, as a logarithm."""
    spread = max(float(np.var(blocks)), 1e-6)
    return len(blocks) * (upper - lower) * (float(np.mean(blocks)) - (lower + upper) / 2) / spread


def sequential_test(
    parts: Iterable[list[float]], games_a_block: int, elo: tuple[float, float], progress: Progress | None = None
) -> SprtResult:
    """Take blocks, each the share of A in games of two against two, until a lead of `elo[1]` or `elo[0]` is shown."""
    lower, upper = (float(1.0 / (1.0 + np.exp(-lead / ELO))) for lead in elo)
    blocks: list[float] = []
    ratio = 0.0
    verdict: Verdict = "open"
    for part in parts:
        blocks += part
        ratio = log_ratio(blocks, lower, upper)
        if progress:
            progress(len(blocks) * games_a_block, ratio)
        if len(blocks) >= FEWEST and abs(ratio) >= BOUND:
            verdict = "stronger" if ratio > 0 else "not_stronger"
            break
    return SprtResult(verdict, float(np.mean(blocks)), ratio, len(blocks), len(blocks) * games_a_block)


def run_sprt(
    a: str,
    b: str,
    elo: tuple[float, float] = (0.0, 20.0),
    most_games: int = 20_000,
    seed: int = 1,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> SprtResult:
    """Play A B A B until A's lead is shown to be `elo[1]` rather than `elo[0]`, or the other way round."""
    table = (a, b, a, b)
    played = (engine or local_engine())(play_chunk, make_chunks(table, most_games // len(table), seed))
    parts = ((each.shares[:, :, 0] + each.shares[:, :, 2]).mean(axis=1).tolist() for each in played)
    return sequential_test(parts, len(table), elo, progress)
