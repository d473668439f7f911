"""Navigator tries its moves out to the end of the round, against cards that the others may have chosen."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings
from niagara.bots.thinker import Thinker


class Navigator(Thinker):
    """One round ahead, with drawn cards for what it may not know."""

    settings = Settings(searches=True, samples=48, breadth=8)
