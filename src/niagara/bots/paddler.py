"""Paddler plays its first opinion: closed-form flow odds and a hand-made judgement with tuned weights.

Its weaker relatives think alike and know less; nobody here blunders at random.
"""

from __future__ import annotations

from niagara.bots.mind import Temperament, Weights
from niagara.bots.thinker import Thinker
from niagara.bots.weights import EARLY_OPINION


class Paddler(Thinker):
    """Knows the river, the cards still out, who can rob whom, and from some experience what things are worth."""

    opinion = EARLY_OPINION


class Dabbler(Paddler):
    """Knows river, cards and thieves, and has no experience: its weights are a first guess."""

    opinion = Weights()


class Splasher(Dabbler):
    """As Dabbler; takes the river always to flow alike, forgets played cards, and never sees a thief coming."""

    temperament = Temperament(counts_cards=False, fears_theft=False, watches=False, reads_river=False)
