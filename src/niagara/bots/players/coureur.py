"""Coureur takes its rivals to think as far as Nor'wester does, and judges by larger nets that see more.

It works out twice what everybody would play: first in everyone's place, then in each rival's place against that. The
rounds in its head are played by a tiny search that sees the cards of an imagined round.
"""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import Thinker


class Coureur(Thinker):
    """Two rounds ahead, played by those who think, against rivals who think for theirs; learns how alike they are."""

    nets = "7ec09bdd6bc9d9486f6376c3ca9b7373"
    large_nets = "194a98756bbc171f04843684bba3eb82"
    settings = Settings(
        searches=True, samples=24, breadth=12, rounds=1, uses_value_net=True, card_net_weight=0.9,
        net_plays_cards=True, rival_samples=36, rival_weight=0.8, rival_temperature=0.02, rival_levels=2,
        learns_rivals=True, imagined_samples=2, imagined_breadth=4, imagined_peeks=True,
    )  # fmt: skip
