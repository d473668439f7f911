"""What a seat has at the start of a round, as a list of small facts, each with a weight of its own.

The nets take the same facts as their inputs.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.minds import CARDS_IN, DEPTHS, HIGHEST
from niagara.bots.mind.records import FEATURES, Facts
from niagara.fast import helper, wide
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FORK,
    FULL_HAND,
    GEMS,
    GOAL_ALIKE,
    GOAL_ANY,
    GOAL_COLOURS,
    JETTY,
    LAST_DEPTH,
    LOST,
    MAX_PLAYERS,
    NO_GEM,
    card_bit,
)
from niagara.rules.packed import Records
from niagara.rules.state import State

PLACES: Final = 10  # 1 to 5, then 6 and 7 of the arm that rests, 6 and 7 of the arm that flows next, the jetty
ASHORE: Final = 9
WINS, HELPS, OTHER = 0, 1, 2  # what landing a gem would do

ALIKE: Final = 0
COLOURS: Final = ALIKE + GOAL_ALIKE
TOTAL: Final = COLOURS + GOAL_COLOURS
MISSING: Final = TOTAL + GOAL_ANY
LOADED: Final = MISSING + 5
HOME: Final = LOADED + 3 * PLACES
FEAR: Final = HOME + 3
EMPTY: Final = FEAR + 4
GONE: Final = EMPTY + 2 * PLACES
HAND: Final = GONE + 1
ORDER: Final = HAND + CLOUD
KNOWN: Final = ORDER + MAX_PLAYERS
assert KNOWN <= FEATURES


@helper
def note(facts: Facts, count: int, fact: int, amount: float) -> int:
    """Write one fact down; how many there are then."""
    facts.fact[count] = fact
    facts.amount[count] = amount
    return count + 1


@helper
def missing(most: int, colours: int, total: int) -> int:
    """How many gems, the right ones, are missing to the nearest goal (R8.1)."""
    return max(min(GOAL_ALIKE - most, GOAL_COLOURS - colours, GOAL_ANY - total), 0)


@helper
def place_of(space: int, next_arm: int) -> int:
    """The number of a place: trunk spaces, then the arms, told apart by which flows next."""
    if space == JETTY:
        return ASHORE
    if space <= FORK:
        return space - 1
    flows = (space > LAST_DEPTH) == (next_arm > 0)
    return int(DEPTHS[space]) - 1 + 2 * int(flows)


@compiled
def fear(state: State, seat: int, space: int, before: bool) -> float:
    """How many thieves, as expected, hold the card to rob this space, acting before or after this seat (R6.8)."""
    thieves = 0.0
    order = (seat - state.first) % state.players
    for other in range(wide(state.players)):
        if other == seat or ((other - state.first) % state.players < order) != before:
            continue
        hand = int(state.hand[other])
        if hand == 0:
            hand = FULL_HAND
        for canoe in range(CANOES):
            place = state.at[other][canoe]
            steps = int(DEPTHS[place]) - int(DEPTHS[space])
            if place == LOST or state.cargo[other][canoe] != NO_GEM or steps < 1 or steps >= CLOUD:
                continue
            if space > FORK and (space > LAST_DEPTH) != (place > LAST_DEPTH):
                continue
            if hand & card_bit(steps):
                thieves += 1.0 / CARDS_IN[hand]
    return thieves


@compiled
def list_facts(state: State, seat: int, facts: Facts) -> int:
    """Write down what a seat has; how many facts there are."""
    landed = state.landed[seat]
    most = 0
    colours = 0
    total = 0
    for gem in range(GEMS):
        most = max(most, int(landed[gem]))
        total += int(landed[gem])
        if landed[gem] > 0:
            colours += 1
    needs = missing(most, colours, total)
    count = note(facts, 0, ALIKE + min(most, GOAL_ALIKE - 1), 1.0)
    count = note(facts, count, COLOURS + min(colours, GOAL_COLOURS - 1), 1.0)
    count = note(facts, count, TOTAL + min(total, GOAL_ANY - 1), 1.0)
    count = note(facts, count, MISSING + needs, 1.0)
    count = note(facts, count, ORDER + (seat - state.first) % state.players, 1.0)
    hand = int(state.hand[seat])
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            count = note(facts, count, HAND + card - 1, 1.0)
    if hand == 0:
        hand = FULL_HAND
    for canoe in range(CANOES):
        space = int(state.at[seat][canoe])
        cargo = int(state.cargo[seat][canoe])
        if space == LOST:
            count = note(facts, count, GONE, 1.0)
            continue
        place = place_of(space, state.next_arm)
        if cargo == NO_GEM:
            count = note(facts, count, EMPTY + PLACES * int(needs == 1) + place, 1.0)
            continue
        new_colour = int(landed[cargo] == 0)
        left = missing(max(most, int(landed[cargo]) + 1), colours + new_colour, total + 1)
        use = OTHER
        if left == 0:
            use = WINS
        elif left < needs:
            use = HELPS
        count = note(facts, count, LOADED + PLACES * use + place, 1.0)
        if HIGHEST[hand] >= DEPTHS[space]:
            count = note(facts, count, HOME + use, 1.0)
        if state.stealing:
            later = 2 * int(use == WINS)
            count = note(facts, count, FEAR + later, fear(state, seat, space, True))
            count = note(facts, count, FEAR + later + 1, fear(state, seat, space, False))
    return count


@compiled
def fill_features(games: Records, facts: Facts, out: npt.NDArray[np.float32]) -> None:
    """Write the facts of every seat of every game as rows of numbers: `out[game][seat][fact]`."""
    for index in range(len(games)):
        state = games[index]
        for seat in range(wide(state.players)):
            for number in range(list_facts(state, seat, facts)):
                out[index][seat][facts.fact[number]] += facts.amount[number]
