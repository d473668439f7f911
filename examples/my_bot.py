"""A bot of your own. Check it, then let it play:

PYTHONPATH=examples python -c "from niagara.testing import check_bot; print(check_bot('my_bot:MyBot'))"
PYTHONPATH=examples niagara arena --table my_bot:MyBot,drifter,drifter,drifter --games 40
"""

from __future__ import annotations

import random

from niagara.bots import View
from niagara.rules.actions import Move
from niagara.rules.board import JETTY, LOST, NO_GEM, depth_of


class MyBot:
    """Loads what it can, brings it home, and keeps away from the falls."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        """The move that looks best."""
        return max(moves, key=lambda move: self.worth(view, move) + self.random.random())

    def worth(self, view: View, move: Move) -> float:
        """What a move is worth: landing a gem most, then stealing or loading one, then being close to home."""
        if move.canoe < 0:
            return 0
        loaded = view.state.cargo[view.seat][move.canoe] != NO_GEM
        if move.end == LOST:
            return -20
        if move.end == JETTY:
            return 20 if loaded else -5
        gains = loaded or move.victim is not None or move.gem != NO_GEM
        return (10 if gains else 0) - (depth_of(move.end) if gains else 0)
