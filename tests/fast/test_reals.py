"""`exp` and `log` of our own: close to the machine's, and the same plain and compiled."""

import math
import random

import pytest

from niagara.fast import compiled
from niagara.fast.reals import exp, log


@compiled
def both(x: float) -> tuple[float, float]:
    return exp(x), log(abs(x))


def units(found: float, right: float) -> float:
    """How many units in the last place a number is off."""
    return abs(found - right) / math.ulp(right)


def test_near_the_machines_own_and_equal_when_compiled() -> None:
    chance = random.Random(1)
    for _ in range(20_000):
        x = -(10 ** chance.uniform(-9, 2.8)) if chance.random() < 0.8 else chance.uniform(0.0, 700.0)
        if abs(x) < 1e-300:
            continue
        assert units(float(exp(x)), math.exp(x)) <= 1
        assert units(float(log(abs(x))), math.log(abs(x))) <= 2
        assert both(x) == (exp(x), log(abs(x)))


@pytest.mark.parametrize(("x", "power"), [(0.0, 1.0), (-1e9, 0.0), (-709.0, 0.0), (710.0, math.inf)])
def test_ends(x: float, power: float) -> None:
    assert exp(x) == power


def test_log_of_powers_of_two() -> None:
    assert log(1.0) == 0.0
    assert [log(2.0**n) for n in range(-30, 30)] == [n * math.log(2.0) for n in range(-30, 30)]
