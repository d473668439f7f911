"""What a compiled bot thinks with: its temperament and weights as one packed record, a `mind`.

`Weights` are the few numbers that a machine tunes; `make_mind` spreads them into the tables that compiled code reads.
Where the river carries a canoe is asked of the rules once, here, and kept as a table.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from niagara.bots.shape import NET
from niagara.rules.board import (
    CLOUD,
    FIRST_SITE_DEPTH,
    FORK,
    FULL_HAND,
    GEMS,
    GOAL_ALIKE,
    GOAL_ANY,
    JETTY,
    LAST_DEPTH,
    LEFT,
    LOST,
    MAX_WEATHER,
    NO_GEM,
    RIGHT,
    card_bit,
    depth_of,
    upriver,
)
from niagara.rules.river import push_disc
from niagara.rules.state import State

Mind = Any  # one record of an array of MIND
Minds = npt.NDArray[np.void]
Nets = npt.NDArray[np.void]  # two: the value net and the card net
Vector = npt.NDArray[np.float64]

ARMS: Final = 2
SPEEDS: Final = CLOUD + MAX_WEATHER  # 0 to 8: the lowest number is at most 6, the weather at most 2
SPACES: Final = LOST + 1
MOST_ALIKE: Final = 8
COLOUR_SETS: Final = 1 << GEMS
MOST_TOTAL: Final = 12
HANDS: Final = FULL_HAND + 1
FEATURES: Final = 96  # room for the facts of bots/features.py
FLATTEST: Final = 0.1  # tuning may wander; powers and difficulties stay above this

MIND: Final = np.dtype(
    [
        # how it thinks
        ("searches", "i8"),  # 0: plays its first opinion; 1: tries its moves out
        ("samples", "i8"),  # how often each move is tried out
        ("breadth", "i8"),  # how many moves of a canoe are tried out
        ("rounds", "i8"),  # greedy rounds played on after this one
        ("wavering", "f8"),  # spread of the first opinion when it is played
        ("loose", "f8"),  # the same in imagined rounds
        ("knows_value", "i8"),  # judges with its value net
        ("trust", "f8"),  # how far it trusts its card net; 0: takes all cards of a hand as alike
        ("foresees", "i8"),  # lets the card net choose cards in imagined rounds
        ("empathy", "i8"),  # how often it tries each card out in a rival's place; 0: does not think for others
        ("likeness", "f8"),  # how far it takes the others to think as it does
        ("doubt", "f8"),  # the difference of chances that it takes a rival to overlook
        # what it takes into account
        ("counts_cards", "i8"),  # remembers which cards the others still have
        ("reads_river", "i8"),  # works out how fast the river may flow
        ("fears_theft", "i8"),  # sees who can rob it
        ("watches", "i8"),  # minds what a move does for the others
        # what things are worth to it
        ("alike", "f8", (MOST_ALIKE,)),  # by the size of the largest set of one colour
        ("colours", "f8", (COLOUR_SETS,)),  # by the set of colours landed, as bits
        ("total", "f8", (MOST_TOTAL,)),  # by the number of gems landed
        ("land", "f8", (ARMS, SPACES)),  # share of a gem's gain when it is on board here, by the arm that flows next
        ("flow_land", "f8", (ARMS, SPEEDS, SPACES)),  # the same before a flow of this many discs
        ("near", "f8", (LAST_DEPTH + 1, GEMS)),  # share of a gem's gain for an empty canoe at this depth
        ("card", "f8", (CLOUD + 1,)),  # what a card in hand is worth
        ("lost", "f8"),  # cost of a lost canoe
        ("theft_now", "f8"),  # how far to believe in a theft this round
        ("theft_next", "f8"),  # … and in the next
        ("hunt", "f8"),  # how far to hope for a theft of one's own
        ("spite", "f8"),  # worth of what a victim loses
        # how it judges a position at the start of a round
        ("judgement", "f8", (FEATURES,)),
        ("value_net", NET),
        ("card_net", NET),
    ]
)


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers behind a bot's judgement; `bots/tune.py` finds them."""

    alike: float = 0.55
    alike_power: float = 1.7
    colours: float = 0.60
    colours_power: float = 1.7
    colour_slope: float = 0.15  # how much more a deep colour counts toward five
    total: float = 0.45
    total_power: float = 1.4
    win: float = 1.5
    land_1: float = 0.95
    land_2: float = 0.90
    land_3: float = 0.80
    land_4: float = 0.72
    land_5: float = 0.60
    land_6: float = 0.45
    land_6_next: float = 0.40
    land_7: float = 0.38
    land_7_next: float = 0.10
    near: float = 0.35
    near_down: float = 0.22  # fading per step that the gem lies further down
    near_up: float = 0.30  # … or further up
    afloat: float = 0.0
    lost: float = 0.25
    theft_now: float = 0.8
    theft_next: float = 0.5
    hunt: float = 0.3
    spite: float = 0.3
    card_1: float = 0.0
    card_2: float = 0.0
    card_3: float = 0.0
    card_4: float = 0.0
    card_5: float = 0.0
    card_6: float = 0.0
    cloud: float = 0.0

    def vector(self) -> npt.NDArray[np.float64]:
        """The weights as numbers in their order."""
        return np.array([getattr(self, field.name) for field in fields(self)])

    @classmethod
    def of(cls, vector: npt.NDArray[np.float64]) -> Weights:
        """The weights that `vector` wrote down."""
        return cls(*(float(number) for number in vector))


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a bot thinks and what it takes into account, apart from its weights."""

    searches: bool = False
    samples: int = 0
    breadth: int = 0
    rounds: int = 0
    wavering: float = 0.0
    loose: float = 0.05
    knows_value: bool = False
    trust: float = 0.0
    foresees: bool = False
    empathy: int = 0
    likeness: float = 0.0
    doubt: float = 0.01
    counts_cards: bool = True
    reads_river: bool = True
    fears_theft: bool = True
    watches: bool = True


def make_mind(
    weights: Weights, temperament: Temperament, judgement: Vector | None = None, nets: Nets | None = None
) -> Minds:
    """One mind, in an array of length one; those who search need a judgement, a weight for each fact, or nets."""
    minds = np.zeros(1, MIND)
    mind = minds[0]
    for field in fields(temperament):
        mind[field.name] = getattr(temperament, field.name)
    for name in ("lost", "theft_now", "theft_next", "hunt", "spite"):
        mind[name] = getattr(weights, name)
    mind["card"] = [0, weights.card_1, weights.card_2, weights.card_3, weights.card_4, weights.card_5, weights.card_6,
                    weights.cloud]  # fmt: skip
    if judgement is not None:
        mind["judgement"] = judgement
    if nets is not None:
        mind["value_net"], mind["card_net"] = nets[0], nets[1]
    _fill_sets(mind, weights)
    _fill_places(mind, weights)
    return minds


def _fill_sets(mind: np.void, weights: Weights) -> None:
    """What landed gems are worth: convex in the largest set, in the colours and in all; a leap where a goal is."""

    def worth(most: float, power: float, share: float) -> float:
        """So much for the whole of a goal, less than its share for a part of it."""
        part = float(min(share, 1.0) ** max(power, FLATTEST))
        return most * part + (weights.win if share >= 1.0 else 0.0)

    for count in range(MOST_ALIKE):
        mind["alike"][count] = worth(weights.alike, weights.alike_power, count / GOAL_ALIKE)
    difficulty = np.maximum(1.0 + weights.colour_slope * np.arange(GEMS), FLATTEST)
    for colours in range(COLOUR_SETS):
        held = [bool(colours & (1 << gem)) for gem in range(GEMS)]
        share = 1.0 if all(held) else float(difficulty[held].sum() / difficulty.sum())
        mind["colours"][colours] = worth(weights.colours, weights.colours_power, share)
    for count in range(MOST_TOTAL):
        mind["total"][count] = worth(weights.total, weights.total_power, count / GOAL_ANY)


def _fill_places(mind: np.void, weights: Weights) -> None:
    """What places are worth to a loaded and to an empty canoe."""
    trunk = [1.0, weights.land_1, weights.land_2, weights.land_3, weights.land_4, weights.land_5]
    for next_arm in (LEFT, RIGHT):
        land = mind["land"][next_arm]
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
                mind["flow_land"][arm, speed, space] = mind["land"][after, CARRIED[arm, speed, space]]
    for depth in range(LAST_DEPTH + 1):
        for gem in range(GEMS):
            way = gem + FIRST_SITE_DEPTH - depth
            fading = weights.near_down * way if way > 0 else -weights.near_up * way
            share = np.exp(-fading) * weights.near * mind["land"][0, gem + FIRST_SITE_DEPTH]
            mind["near"][depth, gem] = share + (weights.afloat if depth else 0.0)


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
