"""A mind, packed: a bot's settings and weights spread into the tables that compiled code reads.

Where the river carries a canoe is asked of the rules once, here,
and kept as a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.records import (
    ARMS,
    COLOUR_SETS,
    HANDS,
    MOST_ALIKE,
    MOST_TOTAL,
    SCRATCH,
    SPACES,
    SPEEDS,
    LargeNet,
    Mind,
    Net,
    Recorded,
    Table,
    ThreeHeads,
    Workspace,
)
from niagara.bots.mind.settings import Settings, Weights
from niagara.fast.records import record_type
from niagara.rules.board import (
    CLOUD,
    FIRST_SITE_DEPTH,
    FORK,
    GEMS,
    GOAL_ALIKE,
    GOAL_ANY,
    JETTY,
    LAST_DEPTH,
    LEFT,
    LOST,
    NO_GEM,
    RIGHT,
    card_bit,
    depth_of,
    upriver,
)
from niagara.rules.packed import RECORD, Records
from niagara.rules.river import push_disc
from niagara.rules.state import State

Minds = npt.NDArray[np.void]  # of MIND; an element is a `Mind`
Nets = npt.NDArray[np.void]  # of NET or LARGE_NET: the value net and the card net; or one of THREE_HEADS
Workspaces = npt.NDArray[np.void]  # of WORKSPACE
Vector = npt.NDArray[np.float64] | Sequence[float]

MIND: Final = record_type(Mind)
NET: Final = record_type(Net)
LARGE_NET: Final = record_type(LargeNet)
THREE_HEADS: Final = record_type(ThreeHeads)
WORKSPACE: Final = record_type(Workspace)
TABLE: Final = record_type(Table)
RECORDED: Final = record_type(Recorded)
FLATTEST: Final = 0.1  # tuning may wander; powers and difficulties stay above this


def new_workspace() -> Workspaces:
    """An empty workspace, in an array of length one."""
    return np.zeros(1, WORKSPACE)


def new_scratch() -> Records:
    """Room for a search; the view goes into the first record."""
    return np.zeros(SCRATCH, RECORD)


def make_mind(
    weights: Weights,
    settings: Settings,
    feature_weights: Vector | None = None,
    nets: Nets | None = None,
    large_nets: Nets | None = None,
) -> Minds:
    """One mind, in an array of length one; those who search need weights of features, or nets, to evaluate with.

    Who has larger nets, or one with three heads, may have the smaller ones for thinking in a rival's place.
    """
    minds = np.zeros(1, MIND)
    mind: Mind = minds[0]
    for field in fields(settings):
        setattr(mind, field.name, getattr(settings, field.name))
    for name in ("lost", "theft_now", "theft_next", "hunt", "spite"):
        setattr(mind, name, getattr(weights, name))
    mind.card[:] = [0, weights.card_1, weights.card_2, weights.card_3, weights.card_4, weights.card_5, weights.card_6,
                    weights.cloud]  # fmt: skip
    if feature_weights is not None:
        mind.feature_weights[:] = feature_weights
    for pair in (nets, large_nets):
        if pair is not None and pair.dtype == THREE_HEADS:
            mind.uses_three_heads = 1
            mind.rivals_have_smaller_nets = int(nets is not None)
            mind.three_heads = pair[0]
        elif pair is not None and pair.dtype == LARGE_NET:
            mind.uses_large_nets = 1
            mind.large_value_net, mind.large_card_net = pair[0], pair[1]
        elif pair is not None:
            mind.value_net, mind.card_net = pair[0], pair[1]
    _fill_sets(mind, weights)
    _fill_places(mind, weights)
    return minds


def _fill_sets(mind: Mind, weights: Weights) -> None:
    """What landed gems are worth: convex in the largest set, in the colours and in all; a leap where a goal is."""

    def worth(most: float, power: float, share: float) -> float:
        """So much for the whole of a goal, less than its share for a part of it."""
        part = float(min(share, 1.0) ** max(power, FLATTEST))
        return most * part + (weights.win if share >= 1.0 else 0.0)

    for count in range(MOST_ALIKE):
        mind.alike[count] = worth(weights.alike, weights.alike_power, count / GOAL_ALIKE)
    difficulty = np.maximum(1.0 + weights.colour_slope * np.arange(GEMS), FLATTEST)
    for colours in range(COLOUR_SETS):
        held = [bool(colours & (1 << gem)) for gem in range(GEMS)]
        share = 1.0 if all(held) else float(difficulty[held].sum() / difficulty.sum())
        mind.colours[colours] = worth(weights.colours, weights.colours_power, share)
    for count in range(MOST_TOTAL):
        mind.total[count] = worth(weights.total, weights.total_power, count / GOAL_ANY)


def _fill_places(mind: Mind, weights: Weights) -> None:
    """What places are worth to a loaded and to an empty canoe."""
    trunk = [1.0, weights.land_1, weights.land_2, weights.land_3, weights.land_4, weights.land_5]
    for next_arm in (LEFT, RIGHT):
        land = mind.land[next_arm]
        land[: FORK + 1] = trunk
        for arm in (LEFT, RIGHT):
            flows = arm == next_arm
            land[FORK + 1 + 2 * arm] = weights.land_6_next if flows else weights.land_6
            land[FORK + 2 + 2 * arm] = weights.land_7_next if flows else weights.land_7
        land[LOST] = 0.0
    for arm in (LEFT, RIGHT):
        for speed in range(SPEEDS):
            after = (arm + speed) % ARMS
            for space in range(SPACES):
                mind.flow_land[arm][speed][space] = mind.land[after][CARRIED[arm, speed, space]]
    for depth in range(LAST_DEPTH + 1):
        for gem in range(GEMS):
            way = gem + FIRST_SITE_DEPTH - depth
            fading = weights.near_down * way if way > 0 else -weights.near_up * way
            share = np.exp(-fading) * weights.near * mind.land[0][gem + FIRST_SITE_DEPTH]
            mind.near[depth][gem] = share + (weights.afloat if depth else 0.0)


def _carried() -> npt.NDArray[np.int8]:
    """Where a canoe ends that stands on a space when a number of discs is pushed in, by the arm of the first disc."""
    table = np.zeros((ARMS, SPEEDS, SPACES), np.int8)
    for arm in (LEFT, RIGHT):
        for space in range(SPACES):
            state = State()
            state.players = 1
            state.at[0] = [space, JETTY]
            state.cargo[0] = [NO_GEM, NO_GEM]
            for speed in range(SPEEDS):
                table[arm, speed, space] = state.at[0][0]
                push_disc(state, (arm + speed) % ARMS)
    return table


def _at_least() -> npt.NDArray[np.float64]:
    """Chance that a card drawn from a hand is at least so high, the cloud counting as highest."""
    table = np.ones((HANDS, CLOUD + 1))
    for hand in range(1, HANDS):
        cards = [card for card in range(1, CLOUD + 1) if hand & card_bit(card)]
        for least in range(CLOUD + 1):
            table[hand, least] = sum(card >= least for card in cards) / len(cards)
    return table


CARRIED: Final = _carried()
AT_LEAST: Final = _at_least()
CARDS_IN: Final = np.array([hand.bit_count() for hand in range(HANDS)], np.int8)
DEPTHS: Final = np.array([depth_of(space) for space in range(SPACES)], np.int8)
HIGHEST: Final = np.array([(hand & ~card_bit(CLOUD)).bit_length() for hand in range(HANDS)], np.int8)  # number
UP: Final = np.array([[upriver(space, steps) for steps in range(CLOUD)] for space in range(SPACES)], np.int8)
