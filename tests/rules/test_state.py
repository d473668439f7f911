"""The state, declared once: plain object and packed record hold the same."""

from __future__ import annotations

import numpy as np
from hypothesis import given

from niagara.rules.layout import pack_state, unpack_state
from niagara.rules.packed import RECORD, pack, unpack
from niagara.rules.state import FIELDS, State
from tests.strategies import states
from tests.table import turn


def test_a_record_is_small() -> None:
    assert RECORD.itemsize <= 128


def test_a_record_holds_the_largest_numbers() -> None:
    """R9.5: the longest limit, a very long game, a full hand, all gems in one place, a fast river."""
    state = turn("C - J J", round_number=1_000_000).state
    state.max_rounds, state.discs, state.hand[4], state.sites[2] = 10_000, 8, 127, [35] * 5
    (record,) = pack([state])
    assert unpack(record) == state


@given(states)
def test_packing_keeps_everything(state: State) -> None:
    (record,) = pack([state])
    assert unpack(record) == state


@given(states)
def test_packing_without_numpy_gives_the_same_bytes(state: State) -> None:
    assert pack_state(state) == pack([state]).tobytes()
    assert unpack_state(pack_state(state)) == state


@given(states)
def test_plain_states_hold_plain_integers(state: State) -> None:
    """NumPy scalars would overflow where compiled code widens."""
    (record,) = pack([state])
    for source in (state, unpack(record)):
        for name in FIELDS:
            assert all(type(value) is int for value in np.array(getattr(source, name), object).ravel())


@given(states)
def test_a_copy_is_equal_and_independent(state: State) -> None:
    twin = state.copy()
    assert twin == state
    twin.at[0][0] = 99
    assert twin != state
    for name in FIELDS:
        other = state.copy()
        value = getattr(other, name)
        if isinstance(value, int):
            setattr(other, name, value + 1)
        elif isinstance(value[0], int):
            value[-1] += 1
        else:
            value[-1][-1] += 1
        assert other != state, name
    assert state != "a state"
