"""What the nets see: the facts of every seat, the colours of its gems, and what is common to the table. Compiled."""

from __future__ import annotations

from typing import Final

from niagara.bots.features import KNOWN, Facts, list_facts, note
from niagara.bots.shape import COMMON, SEEN
from niagara.fast import compiled
from niagara.rules.board import (
    CANOES,
    GEMS,
    GEMS_PER_COLOUR,
    LOST,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MIN_WEATHER,
    NO_ARM,
    NO_GEM,
)
from niagara.rules.state import TURNS, State

MOST_LANDED: Final = 3  # of one colour that are told apart
LANDED: Final = KNOWN
CARRIED: Final = LANDED + GEMS * MOST_LANDED
ACTED: Final = CARRIED + GEMS
assert ACTED + 1 == SEEN

SEATS: Final = 0
WEATHER: Final = SEATS + MAX_PLAYERS - MIN_PLAYERS + 1
LEFT_AT: Final = WEATHER + 4
EMPTY_AT: Final = LEFT_AT + GEMS
IN_TURNS: Final = EMPTY_AT + GEMS
ARM_UNKNOWN: Final = IN_TURNS + 1
PEACEFUL: Final = ARM_UNKNOWN + 1
assert PEACEFUL + 1 == COMMON

# A name for the meaning of the inputs; it is written beside the weights and checked when they are read.
SCHEMA: Final = f"seat {SEEN} (known {KNOWN}, landed {LANDED}, carried {CARRIED}, acted {ACTED}); table {COMMON}"


@compiled
def list_seen(state: State, seat: int, facts: Facts) -> int:
    """Write down what the nets see of a seat; how many facts there are."""
    count = list_facts(state, seat, facts)
    for gem in range(GEMS):
        landed = min(int(state.landed[seat][gem]), MOST_LANDED)
        if landed > 0:
            count = note(facts, count, LANDED + gem * MOST_LANDED + landed - 1, 1.0)
    for canoe in range(CANOES):
        cargo = int(state.cargo[seat][canoe])
        if state.at[seat][canoe] != LOST and cargo != NO_GEM:
            count = note(facts, count, CARRIED + cargo, 1.0)
    if state.phase == TURNS and state.revealed[seat]:
        count = note(facts, count, ACTED, 1.0)
    return count


@compiled
def list_common(state: State, facts: Facts) -> int:
    """Write down what the nets see of the table; how many facts there are."""
    count = note(facts, 0, SEATS + state.players - MIN_PLAYERS, 1.0)
    count = note(facts, count, WEATHER + state.weather - MIN_WEATHER, 1.0)
    for gem in range(GEMS):
        left = int(state.sites[gem][gem])
        count = note(facts, count, LEFT_AT + gem, left / GEMS_PER_COLOUR)
        if left == 0:
            count = note(facts, count, EMPTY_AT + gem, 1.0)
    if state.phase == TURNS:
        count = note(facts, count, IN_TURNS, 1.0)
    if state.next_arm == NO_ARM:
        count = note(facts, count, ARM_UNKNOWN, 1.0)
    if state.stealing == 0:
        count = note(facts, count, PEACEFUL, 1.0)
    return count
