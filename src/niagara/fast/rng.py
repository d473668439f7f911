"""A small random generator for compiled loops: 64 bits of state in a one-element array (xorshift64*)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.fast import compiled, helper
from niagara.seeding import Words, fill_words, generator_state, mix_seed

Generator = npt.NDArray[np.uint64]

_A, _B, _C = np.uint64(12), np.uint64(25), np.uint64(27)
_HIGH = np.uint64(32)
_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)

helper(fill_words)


def generator(seed: int) -> Generator:
    """A generator; equal seeds give equal draws."""
    return np.array([generator_state(seed)], np.uint64)


def generators(seed: int, count: int) -> Generator:
    """So many generators from one seed."""
    halves = np.zeros(2 * count, np.int64)
    spread_words(np.array(mix_seed(seed), np.int64), halves)
    words = halves.astype(np.uint64)
    return words[::2] | words[1::2] << _HIGH | np.uint64(1)


@compiled
def spread_words(pool: Words, out: Words) -> None:
    """`fill_words`, compiled."""
    fill_words(pool, out)


@helper
def below(rng: Generator, count: int) -> int:
    """A number from 0 up to, but not, `count`."""
    x = rng[0]
    x ^= x >> _A
    x ^= x << _B
    x ^= x >> _C
    rng[0] = x
    return int((((x * _MULTIPLIER) >> _HIGH) * np.uint64(count)) >> _HIGH)
