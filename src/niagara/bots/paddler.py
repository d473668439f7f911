"""Paddler plays its first opinion: closed-form flow odds and a hand-made judgement with tuned weights.

Its weaker relatives think alike and know less; nobody here blunders at random.
"""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.thinker import Thinker


class Paddler(Thinker):
    """Knows the river, the cards still out and who can rob whom."""


class Dabbler(Paddler):
    """Knows the river roughly, forgets played cards, and never sees a thief coming."""

    temperament = Temperament(counts_cards=False, fears_theft=False, watches=False)


class Splasher(Dabbler):
    """As Dabbler, and takes the river always to flow as fast as it mostly does."""

    temperament = Temperament(counts_cards=False, fears_theft=False, watches=False, reads_river=False)
