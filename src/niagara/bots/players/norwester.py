"""Nor'wester puts itself in everyone's place: it thinks for each rival what it would play there, and then for itself.

It has Pathfinder's nets and far more time. Before the cards are shown all seats see the same, so thinking for a rival
needs nothing that is secret.
"""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import SHIPPED, Thinker


class Norwester(Thinker):
    """Two rounds ahead, against the cards that it would play in the others' place."""

    nets = SHIPPED
    settings = Settings(
        searches=True, samples=180, breadth=12, rounds=1, uses_value_net=True, card_net_weight=0.9,
        net_plays_cards=True, rival_samples=36, rival_weight=0.8, rival_temperature=0.02,
    )  # fmt: skip
