"""Steersman is Paddler with whims: where two cards seem about as good, two Steersmen need not choose alike."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.players.paddler import Paddler


class Steersman(Paddler):
    """As Paddler, a little rougher in its choice of cards."""

    settings = Settings(whim=0.01)
