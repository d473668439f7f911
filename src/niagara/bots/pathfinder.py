"""Pathfinder has learnt from games what positions are worth and which cards others play.

It tries its moves out for this round and the next, with a quarter of Voyageur's time.
"""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.nets import shipped_nets
from niagara.bots.thinker import Thinker


class Pathfinder(Thinker):
    """Two rounds ahead, judged by the value net; secret and coming cards are those that the card net expects."""

    temperament = Temperament(
        searches=True, samples=24, breadth=8, rounds=1, knows_value=True, trust=0.9, foresees=True
    )

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, shipped_nets())
