"""What the nets see: the facts of every seat, the colours of its gems, and what is common to the table."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.features import KNOWN, list_facts, note
from niagara.bots.mind.outlook import list_outlook, look_ahead
from niagara.bots.mind.records import SEAT_INPUTS, TABLE_INPUTS, Facts, Workspace
from niagara.fast import wide
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
from niagara.rules.packed import Records
from niagara.rules.state import TURNS, State

Inputs = npt.NDArray[np.float32]

MOST_LANDED: Final = 3  # of one colour that are told apart
LANDED: Final = KNOWN
CARRIED: Final = LANDED + GEMS * MOST_LANDED
ACTED: Final = CARRIED + GEMS
assert ACTED + 1 == SEAT_INPUTS

SEATS: Final = 0
WEATHER: Final = SEATS + MAX_PLAYERS - MIN_PLAYERS + 1
LEFT_AT: Final = WEATHER + 4
EMPTY_AT: Final = LEFT_AT + GEMS
IN_TURNS: Final = EMPTY_AT + GEMS
ARM_UNKNOWN: Final = IN_TURNS + 1
PEACEFUL: Final = ARM_UNKNOWN + 1
assert PEACEFUL + 1 == TABLE_INPUTS

LARGE_SCHEMA: Final = "outlook 1"  # what the larger nets see besides

# A name for the meaning of the inputs; it is written beside the weights and checked when they are read.
SCHEMA: Final = (
    f"seat {SEAT_INPUTS} (known {KNOWN}, landed {LANDED}, carried {CARRIED}, acted {ACTED}); table {TABLE_INPUTS}"
)


@compiled
def list_seat_inputs(state: State, seat: int, facts: Facts) -> int:
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
def list_table_inputs(state: State, facts: Facts) -> int:
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


@compiled
def fill_net_inputs(
    games: Records, facts: Workspace, seats: npt.NDArray[np.float32], common: npt.NDArray[np.float32]
) -> None:
    """Write what nets see of every game: `seats[game][seat][fact]`, more if there is room, and `common[game][fact]`."""
    sees_more = seats.shape[2] > SEAT_INPUTS
    for index in range(len(games)):
        state = games[index]
        for number in range(list_table_inputs(state, facts)):
            common[index][facts.fact[number]] += facts.amount[number]
        if sees_more:
            look_ahead(state, facts)
        for seat in range(wide(state.players)):
            count = list_seat_inputs(state, seat, facts)
            if sees_more:
                count = list_outlook(state, seat, count, facts)
            for number in range(count):
                seats[index][seat][facts.fact[number]] += facts.amount[number]
