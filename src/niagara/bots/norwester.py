"""Nor'wester puts itself in everyone's place: it thinks for each rival what it would play there, and then for itself.

It has Pathfinder's nets and far more time. Before the cards are shown all seats see the same, so thinking for a rival
needs nothing that is secret.
"""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.nets import shipped_nets
from niagara.bots.thinker import Thinker


class Norwester(Thinker):
    """Two rounds ahead, against the cards that it would play in the others' place."""

    temperament = Temperament(
        searches=True, samples=180, breadth=12, rounds=1, knows_value=True, trust=0.9, foresees=True,
        empathy=36, likeness=0.8, doubt=0.02,
    )  # fmt: skip

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, shipped_nets())
