"""Paddler plays its first opinion: closed-form flow odds and rules of thumb with tuned weights."""

from __future__ import annotations

from niagara.bots.thinker import Thinker
from niagara.bots.weights.tuned import EARLY_OPINION


class Paddler(Thinker):
    """Knows the river, the cards still out, who can rob whom, and from some experience what things are worth."""

    opinion = EARLY_OPINION
