"""The engine of analysis on this machine: the compiled kernel, and the mind that it plays rounds out with."""

from __future__ import annotations

from functools import cache

from niagara.analysis.engine.kernel import forecast, try_out
from niagara.analysis.trials import ANALYST
from niagara.bots.mind.minds import Minds, make_mind
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.nets import shipped_nets
from niagara.bots.weights.tuned import OPINION
from niagara.fast.native import Drivers, NativeEngine

DRIVERS: Drivers = {"forecast": forecast, "try_out": try_out}


@cache
def analyst_minds() -> Minds:
    """First opinions for moves, the nets for cards and for what is left at the end."""
    settings = Settings(uses_value_net=True, card_net_weight=0.9, net_plays_cards=True)
    return make_mind(OPINION, settings, None, shipped_nets())


@cache
def native_engine() -> NativeEngine:
    """What carries the calls of analysis out."""
    return NativeEngine(DRIVERS, {ANALYST: analyst_minds()[0]})
