"""Bots on this machine: their minds packed, and the compiled code that they think with."""

from __future__ import annotations

from functools import cache

from niagara.bots.mind.minds import Minds, make_mind
from niagara.bots.mind.policy import first_opinion
from niagara.bots.mind.search import ponder
from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.weights.nets import find_nets
from niagara.bots.weights.tuned import FEATURE_WEIGHTS
from niagara.fast.native import Drivers, NativeEngine

DRIVERS: Drivers = {"first_opinion": first_opinion, "ponder": ponder}


@cache
def minds_of(opinion: Weights, settings: Settings, nets: str, large_nets: str = "") -> Minds:
    """A mind as a bot describes it, in an array of length one."""
    found = [find_nets(each) if each else None for each in (nets, large_nets)]
    return make_mind(opinion, settings, FEATURE_WEIGHTS, *found)


@cache
def engine_of(name: str, opinion: Weights, settings: Settings, nets: str, large_nets: str = "") -> NativeEngine:
    """What carries a bot's calls out."""
    return NativeEngine(DRIVERS, {name: minds_of(opinion, settings, nets, large_nets)[0]})
