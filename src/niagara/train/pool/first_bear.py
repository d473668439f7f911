"""The first Bear: Nor'wester with the nets that it first had, whatever is shipped by now. It is the yardstick."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import Thinker


class FirstBear(Thinker):
    """Two rounds ahead by first opinions, against the cards that it would play in the others' place."""

    nets = "7ec09bdd6bc9d9486f6376c3ca9b7373"
    settings = Settings(
        searches=True, samples=180, breadth=12, rounds=1, uses_value_net=True, card_net_weight=0.9,
        net_plays_cards=True, rival_samples=36, rival_weight=0.8, rival_temperature=0.02,
    )  # fmt: skip
