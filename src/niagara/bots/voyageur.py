"""Voyageur looks further than Navigator: it plays two more rounds in its head before it judges."""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.thinker import Thinker


class Voyageur(Thinker):
    """Three rounds ahead; looking further was measured to gain nothing, since first opinions drift."""

    temperament = Temperament(searches=True, samples=60, breadth=8, rounds=2, loose=0.25)
