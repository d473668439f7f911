"""The perft files again, counted by compiled rules and to their full depth."""

from __future__ import annotations

import pytest

from niagara.fast.playout import count_lines
from tests.perft import Perft, read_all


@pytest.mark.parametrize("perft", read_all(), ids=lambda perft: perft.name)
def test_counts(perft: Perft) -> None:
    for depth, expected in perft.counts.items():
        assert count_lines(perft.state, depth) == expected, f"depth {depth}: {perft.guards}"
