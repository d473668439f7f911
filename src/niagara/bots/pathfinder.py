"""Pathfinder thinks as Navigator does, and has learnt what positions are worth and which cards others play."""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.nets import shipped_nets
from niagara.bots.thinker import Thinker


class Pathfinder(Thinker):
    """One round ahead, judged by the value net, with secret cards as the card net expects them."""

    temperament = Temperament(searches=True, samples=48, breadth=8, knows_value=True, trust=0.9)

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, shipped_nets())
