"""Splasher thinks as Dabbler does and knows less."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.players.dabbler import Dabbler


class Splasher(Dabbler):
    """As Dabbler; takes the river always to flow alike, forgets played cards, and never sees a thief coming."""

    settings = Settings(counts_cards=False, fears_theft=False, watches_others=False, reads_river=False)
