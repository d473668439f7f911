"""Ratings from who won: Plackett–Luce, as the levels' own were measured, which are the fixed points here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from niagara.arena.statistics import ELO, Array, Interval

MIDDLE: Final = 1500.0  # what one game won and one lost, which everybody begins with, were played against
SURE: Final = 1.96  # standard deviations to the ends of an interval of 95 %
STEPS: Final = 60
FAR: Final = 1.0  # the longest step, in natural logarithms


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that is over: its block, and by seat the entrant and its part of the win."""

    block: str
    entrants: tuple[str, ...]
    shares: tuple[float, ...]


def rate(outcomes: Sequence[Outcome], known: Mapping[str, float]) -> dict[str, Interval]:
    """The rating of everybody but those whose strength is known, with its interval of 95 %.

    An interval is as wide as the games' own number makes it, or as their blocks do, whichever is wider: games of one
    block share an opening, and are not independent.
    """
    names = sorted({each for game in outcomes for each in game.entrants} - known.keys())
    if not names:
        return {}
    place = {name: at for at, name in enumerate([*names, *known])}
    strength = np.array([*[0.0] * len(names), *[(elo - MIDDLE) / ELO for elo in known.values()]])
    seats = np.array([[place[each] for each in game.entrants] for game in outcomes])
    shares = np.array([game.shares for game in outcomes])
    free = len(names)
    onehot = (seats[:, :, None] == np.arange(free)).astype(float)
    won = np.einsum("gi,gib->gb", shares, onehot)
    for _ in range(STEPS):
        power = np.exp(strength[seats])
        odds = power / power.sum(axis=1, keepdims=True)
        expected = np.einsum("gi,gib->gb", odds, onehot)
        pull = 1.0 / (1.0 + np.exp(-strength[:free]))
        gradient = (won - expected).sum(axis=0) + (1.0 - 2.0 * pull)
        information = np.diag(expected.sum(axis=0) + 2.0 * pull * (1.0 - pull)) - expected.T @ expected
        step = np.linalg.solve(information, gradient)
        strength[:free] += np.clip(step, -FAR, FAR)
        if np.abs(step).max() < 1e-8:
            break
    within = SURE * ELO * np.sqrt(_variance(won - expected, information, [game.block for game in outcomes]))
    best = MIDDLE + ELO * strength[:free]
    return {name: Interval(float(best[at]), *_ends(best, within, at)) for at, name in enumerate(names)}


def _ends(best: Array, within: Array, at: int) -> tuple[float, float]:
    return float(best[at] - within[at]), float(best[at] + within[at])


def _variance(surprise: Array, information: Array, blocks: Sequence[str]) -> Array:
    """How far ratings may be off, by the number of games and by how blocks went, whichever is more."""
    inverse = np.linalg.inv(information)
    numbers = {block: at for at, block in enumerate(dict.fromkeys(blocks))}
    by_block = np.zeros((len(numbers), surprise.shape[1]))
    np.add.at(by_block, [numbers[block] for block in blocks], surprise)
    spread: Array = np.diag(inverse @ (by_block.T @ by_block) @ inverse)
    return np.maximum(np.diag(inverse), spread)
