"""Wayfinder imagines better players than Nor'wester does, and learns within a game how alike its rivals are.

The rounds in its head are played by a tiny search instead of first opinions, so far fewer of them say more.
"""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import SHIPPED, Thinker


class Wayfinder(Thinker):
    """Two rounds ahead, played by those who think; rivals as the cards say that they have shown."""

    nets = SHIPPED
    settings = Settings(
        searches=True, samples=24, breadth=12, rounds=1, uses_value_net=True, card_net_weight=0.9,
        net_plays_cards=True, rival_samples=36, rival_weight=0.8, rival_temperature=0.02, learns_rivals=True,
        imagined_samples=2, imagined_breadth=4,
    )  # fmt: skip
