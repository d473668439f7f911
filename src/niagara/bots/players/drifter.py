"""Drifter plays any legal move."""

from __future__ import annotations

import random

from niagara.bots.bot import View
from niagara.rules.actions import Move


class Drifter:
    """Every legal move is as good as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        """Any of `moves`."""
        return self._random.choice(moves)
