"""Fledgling is for children and first games: it robs nobody and hears the falls only when it is upon them."""

from __future__ import annotations

from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.thinker import Thinker


class Fledgling(Thinker):
    """As Rafter; takes nothing from others, and thinks every place on the river nearly as safe as the next."""

    opinion = Weights(
        land_1=0.98, land_2=0.96, land_3=0.94, land_4=0.92, land_5=0.9, land_6=0.85, land_6_next=0.85, land_7=0.8,
        land_7_next=0.6, lost=0.1, hunt=0.0, spite=-9.0,
    )  # fmt: skip
    settings = Settings(counts_cards=False, fears_theft=False, watches_others=False, reads_river=False, whim=0.02)
