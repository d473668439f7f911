"""Dabbler thinks as Paddler does and has not learnt what things are worth; nobody here blunders at random."""

from __future__ import annotations

from niagara.bots.mind.settings import Weights
from niagara.bots.thinker import Thinker


class Dabbler(Thinker):
    """Knows river, cards and thieves, and has no experience: its weights are a first guess."""

    opinion = Weights()
