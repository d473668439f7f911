"""Hoarder fills its jetty with whatever lies near: any seven gems, and no adventures."""

from __future__ import annotations

from niagara.rules.board import FIRST_SITE_DEPTH, GEMS, GOAL_ANY, NO_GEM
from niagara.rules.state import State
from niagara.train.pool.greedy import Greedy


class Hoarder(Greedy):
    """A gem is a gem; the nearest is the best, and a canoe is not to be risked."""

    falls_cost = 0.6
    deepest = 5

    def gain(self, state: State, seat: int, gem: int) -> float:
        """As much for every gem, a little more for a near one, and all for the last."""
        if self.standing(state, seat, gem) - self.standing(state, seat, NO_GEM) > 1:
            return 3.0
        left = GOAL_ANY - sum(state.landed[seat])
        return 1.0 / (left + 2) + 0.02 * (GEMS - gem)

    def home(self, state: State, seat: int, space: int) -> float:
        """It thinks worse of the way home than others do, and turns back early."""
        return super().home(state, seat, space) * (1.0 if space <= FIRST_SITE_DEPTH + 1 else 0.85)
