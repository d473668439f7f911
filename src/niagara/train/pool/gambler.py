"""Gambler lives at the brink: rubies and sapphires first, and the river will be kind."""

from __future__ import annotations

from niagara.rules.board import FORK, NO_GEM
from niagara.rules.state import State
from niagara.train.pool.greedy import Greedy, Odds


class Gambler(Greedy):
    """Wants five colours from the bottom up, keeps no card for bad days, and counts on luck."""

    falls_cost = 0.15
    keeps = (0.0, 0.0, 0.0, 0.01, 0.02, 0.03, 0.05, 0.0)

    def mix(self, alike: float, colours: float, total: float) -> float:
        """Colours above all."""
        return float(0.3 * alike**2 + 0.8 * colours**1.5 + 0.3 * total**1.5)

    def gain(self, state: State, seat: int, gem: int) -> float:
        """The deeper it lies, the better it shines."""
        return super().gain(state, seat, gem) * (1.0 + 0.15 * gem if gem != NO_GEM else 1.0)

    def flow(self, state: State, seat: int, card: int, way: int = 0) -> Odds:
        """The worst that the river may do does not happen."""
        found = super().flow(state, seat, card, way)
        fastest = max(speed for speed, odds in found.items() if odds > 0)
        kind = {speed: odds for speed, odds in found.items() if speed < fastest}
        return {speed: odds / sum(kind.values()) for speed, odds in kind.items()} if any(kind.values()) else found

    def home(self, state: State, seat: int, space: int) -> float:
        """There is always a way."""
        return max(super().home(state, seat, space), 0.6 if space <= FORK else 0.35)
