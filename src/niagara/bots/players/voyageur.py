"""Voyageur looks further than Navigator: it plays two more rounds in its head before it judges."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import Thinker


class Voyageur(Thinker):
    """Three rounds ahead; looking further was measured to gain nothing, since first opinions drift."""

    settings = Settings(searches=True, samples=60, breadth=8, rounds=2, playout_temperature=0.25)
