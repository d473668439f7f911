"""Compiled drivers for the differential tests: they replay what plain rules played, and note all on the way."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from niagara.fast import compiled
from niagara.rules.apply import apply
from niagara.rules.board import RIVER
from niagara.rules.ending import gem_value, goal_of, has_won
from niagara.rules.legal import decider, legal
from niagara.rules.packed import Records
from niagara.rules.river import lowest_number, river_speed
from niagara.rules.view import fill_view

Integers = npt.NDArray[Any]
ASKED = RIVER + 1  # every seat there could be, and the river
NOTES = 14  # decider, goals and wins by seat, value, speed


@compiled
def replay(records: Records, seats: Integers, actions: Integers, lists: Integers, notes: Integers) -> None:
    """Play `actions` on from the first record, each result into the next; note all that the rules answer on the way."""
    for number in range(len(records)):
        state = records[number]
        for seat in range(ASKED):
            count = legal(state, seat, lists[number, seat])
            lists[number, seat, count:] = -1
        notes[number, 0] = decider(state)
        for seat in range(5):
            notes[number, 1 + seat] = goal_of(state, seat)
            notes[number, 6 + seat] = has_won(state, seat)
            notes[number, 11] += gem_value(state, seat) * (seat + 1)
        notes[number, 12] = lowest_number(state)
        notes[number, 13] = river_speed(state)
        if number < len(actions):
            records[number + 1] = records[number]
            apply(records[number + 1], seats[number], actions[number])


@compiled
def view_into(records: Records, observer: int) -> None:
    """What an observer may know of the first record, into the second."""
    fill_view(records[0], observer, records[1])
