"""Voyageur looks further than Navigator: it plays two more rounds in its head before it judges."""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.thinker import Thinker


class Voyageur(Thinker):
    """Three rounds ahead; longer playouts were measured to be worse, since first opinions drift."""

    temperament = Temperament(searches=True, samples=24, breadth=8, rounds=2)
