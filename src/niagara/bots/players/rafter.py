"""Rafter knows as little as Splasher, and would rather fetch a gem than take one away."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.thinker import Thinker


class Rafter(Thinker):
    """As Splasher; robs only where it is much the best move, lies in wait for nobody, and has whims of its own."""

    opinion = Weights(hunt=0.0, spite=-0.3)
    settings = Settings(counts_cards=False, fears_theft=False, watches_others=False, reads_river=False, whim=0.02)
