"""Sculler knows as much as Dabbler, and robs only who has something that it needs."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.thinker import Thinker


class Sculler(Thinker):
    """As Dabbler; lies in wait for nobody, takes no pleasure in what others lose, and has whims of its own."""

    opinion = Weights(hunt=0.0, spite=-0.1)
    settings = Settings(whim=0.02)
