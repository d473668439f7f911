"""Seeding in whole numbers gives what NumPy's SeedSequence gives, plain and compiled."""

import random

import numpy as np
import pytest

from niagara.fast.rng import generator, generators
from niagara.seeding import fill_words, generator_state, mix_seed

EDGES = (0, 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**64, 2**128 - 1, 2**128, 2**200 + 77)


def seeds() -> list[int]:
    luck = random.Random(3)
    return [*EDGES, *(luck.getrandbits(luck.choice((8, 40, 63, 130))) for _ in range(200))]


def test_the_words_are_those_of_numpy() -> None:
    for seed in seeds():
        halves = [0] * 10
        fill_words(mix_seed(seed), halves)
        assert halves == np.random.SeedSequence(seed).generate_state(10, np.uint32).tolist()
        first = np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]
        assert generator_state(seed) == int(generator(seed)[0]) == int(first) | 1


def test_many_generators_are_those_of_numpy() -> None:
    for seed in EDGES:
        wanted = np.random.SeedSequence(seed).generate_state(7, np.uint64) | np.uint64(1)
        assert generators(seed, 7).tolist() == wanted.tolist()


def test_a_seed_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="seed: -1"):
        generator(-1)
