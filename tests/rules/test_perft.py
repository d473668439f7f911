"""Perft: how many lines of moves start at a position, by the plain rules; each file names the rule that it guards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.perft import PLAIN_LIMIT, Perft, count, read_all

FILES = read_all()
RULES = Path(__file__).parents[2] / "RULES.md"


@pytest.mark.parametrize("perft", FILES, ids=lambda perft: perft.name)
def test_counts(perft: Perft) -> None:
    assert perft.counts
    for depth, expected in perft.counts.items():
        if expected <= PLAIN_LIMIT:
            assert count(perft.state, depth) == expected, f"depth {depth}: {perft.guards}"


def test_none_is_missing_and_each_names_rules_that_exist() -> None:
    known = set(re.findall(r"\bR\d\.\d+", RULES.read_text(encoding="utf-8")))
    assert len(FILES) >= 22
    named = {rule for perft in FILES for rule in re.findall(r"R\d\.\d+", perft.guards.partition(":")[0])}
    assert named <= known
    assert {rule[:2] for rule in named} >= {"R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"}
