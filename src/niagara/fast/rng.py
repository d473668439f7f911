"""A small random generator for compiled loops: 64 bits of state in a one-element array (xorshift64*)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.fast import helper

Generator = npt.NDArray[np.uint64]

_A, _B, _C = np.uint64(12), np.uint64(25), np.uint64(27)
_HIGH = np.uint64(32)
_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)


def generator(seed: int) -> Generator:
    """A generator; equal seeds give equal draws."""
    words = np.random.SeedSequence(seed).generate_state(1, np.uint64)
    return np.array([words[0] | np.uint64(1)], np.uint64)


@helper
def below(rng: Generator, count: int) -> int:
    """A number from 0 up to, but not, `count`."""
    x = rng[0]
    x ^= x >> _A
    x ^= x << _B
    x ^= x >> _C
    rng[0] = x
    return int((((x * _MULTIPLIER) >> _HIGH) * np.uint64(count)) >> _HIGH)
