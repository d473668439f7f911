"""The player that teaches in expert iteration, as a bot: with the net that the environment names."""

from __future__ import annotations

from niagara.bots.thinker import SHIPPED_HEADS, Thinker
from niagara.train.iteration import TEACHER


class Expert(Thinker):
    """A small search with a net of three heads."""

    large_nets = SHIPPED_HEADS
    settings = TEACHER
