"""Shares with intervals, and ratings. The unit is always the block: games of one opening are not independent."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

RESAMPLES: Final = 1000
FEWEST_BLOCKS: Final = 10  # resampling fewer looks far more certain than it is
ELO: Final = 400.0 / np.log(10.0)


class Interval(NamedTuple):
    """An estimate with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def bootstrap_mean(blocks: Array, seed: int, resamples: int = RESAMPLES) -> Interval:
    """The mean of block means, with an interval from resampled blocks; from 0 to 1 where blocks are too few."""
    if len(blocks) < FEWEST_BLOCKS:
        return Interval(float(blocks.mean()), 0.0, 1.0)
    random = np.random.default_rng(seed)
    counts = random.multinomial(len(blocks), np.full(len(blocks), 1.0 / len(blocks)), resamples)
    low, high = np.quantile(counts @ blocks / len(blocks), [0.025, 0.975])
    return Interval(float(blocks.mean()), float(low), float(high))


def elo_of_share(share: float, players: int) -> float:
    """The lead in Elo with which one bot gets this share against equal others (Luce's model)."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return float(ELO * np.log(share * (players - 1) / (1 - share)))


def fit_ratings(seats: npt.NDArray[np.int64], shares: Array, weights: Array, bots: int, prior: float = 1.0) -> Array:
    """Plackett–Luce strengths, natural logarithms with mean 0, by Newton's method on who won each game.

    `seats[g][i]` is the bot on place i of game g, -1 where there is none; `shares` are its part of the win, `weights`
    how often a game counts. The prior is one lost and one won game against an average bot for each, so that a bot
    that never won has a finite rating.
    """
    strength: Array = np.zeros(bots)
    present = seats >= 0
    place = np.where(present, seats, 0)
    onehot = (place[:, :, None] == np.arange(bots)) & present[:, :, None]
    won = np.einsum("g,gi,gib->b", weights, shares, onehot.astype(float))
    for _ in range(60):
        power = np.where(present, np.exp(strength[place]), 0.0)
        odds = power / power.sum(axis=1, keepdims=True)
        by_bot = np.einsum("gi,gib->gb", odds, onehot.astype(float))
        pull = 1.0 / (1.0 + np.exp(-strength))
        gradient = won - weights @ by_bot + prior * (1.0 - 2.0 * pull)
        hessian = (by_bot * weights[:, None]).T @ by_bot - np.diag(weights @ by_bot)
        hessian -= np.diag(2.0 * prior * pull * (1.0 - pull))
        step = np.linalg.solve(hessian, gradient)
        strength = strength - np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-8:
            break
    centred: Array = strength - strength.mean()
    return centred
