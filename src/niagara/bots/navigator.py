"""Navigator tries its moves out to the end of the round, against cards that the others may have chosen."""

from __future__ import annotations

from niagara.bots.mind import Temperament
from niagara.bots.thinker import Thinker


class Navigator(Thinker):
    """One round ahead, with drawn cards for what it may not know."""

    temperament = Temperament(searches=True, samples=48, breadth=8)
