"""Pathfinder has learnt from games what positions are worth and which cards others play.

It tries its moves out for this round and the next, with a quarter of Voyageur's time.
"""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import SHIPPED, Thinker


class Pathfinder(Thinker):
    """Two rounds ahead, judged by the value net; secret and coming cards are those that the card net expects."""

    nets = SHIPPED
    settings = Settings(
        searches=True, samples=24, breadth=8, rounds=1, uses_value_net=True, card_net_weight=0.9, net_plays_cards=True
    )
