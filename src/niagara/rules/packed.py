"""The state as one element of a NumPy array, for compiled code: about 100 bytes, cheap to copy."""

from __future__ import annotations

from typing import Final, Unpack

import numpy as np
import numpy.typing as npt

from niagara.rules.options import Options
from niagara.rules.setup import new_state
from niagara.rules.state import FIELDS, State

Records = npt.NDArray[np.void]
RECORD: Final[np.dtype[np.void]] = np.dtype([(name, packed.dtype, packed.shape) for name, packed in FIELDS.items()])


def pack(states: list[State]) -> Records:
    """An array of records with the given states."""
    records = np.zeros(len(states), RECORD)
    for record, state in zip(records, states, strict=True):
        for name in FIELDS:
            record[name] = getattr(state, name)
    return records


def new_records(players: int, **options: Unpack[Options]) -> Records:
    """One record with a new game (R2.1), which compiled code copies for every game that it starts."""
    return pack([new_state(players, **options)])


def unpack(record: np.void) -> State:
    """The plain state in a record."""
    state = State.__new__(State)
    for name in FIELDS:
        value = record[name]
        setattr(state, name, value.tolist())
    return state
