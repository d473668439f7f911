"""The state of a game, declared once: from the table below come the plain object and the packed record.

Rules read `state.cargo[seat][canoe]` alike on both. The plain `State` holds Python integers and lists (NumPy scalars
would overflow where compiled code widens); the record is one element of an array of `RECORD`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, get_type_hints

import numpy as np
import numpy.typing as npt

from niagara.rules.board import CANOES, GEMS, MAX_PLAYERS

Records = npt.NDArray[np.void]


class Packed(NamedTuple):
    """How a field is stored in the record."""

    dtype: str
    shape: tuple[int, ...] = ()


Small = Annotated[int, Packed("i1")]
BySeat = Annotated[list[int], Packed("i1", (MAX_PLAYERS,))]
ByCanoe = Annotated[list[list[int]], Packed("i1", (MAX_PLAYERS, CANOES))]

# Phases, in the order in which a game passes through them.
DRAW_FIRST: Final = 0
DRAW_ARM: Final = 1
BUY_BACK: Final = 2
CHOOSE: Final = 3
TURNS: Final = 4
FLOW: Final = 5
OVER: Final = 6
PHASE_NAMES: Final = ("draw_first", "draw_arm", "buy_back", "choose", "turns", "flow", "over")

# Options (R9).
FORK_ALTERNATE: Final = 0
FORK_CHANCE: Final = 1
FORK_NAMES: Final = ("alternate", "chance")
TIE_SHARED: Final = 0
TIE_GEM_VALUE: Final = 1
TIE_NAMES: Final = ("shared", "gem_value")


class State:
    """Everything there is to know about a game at one moment."""

    # Options (R9)
    players: Small
    fork: Small
    tie_break: Small
    stealing: Small
    max_rounds: Annotated[int, Packed("i2")]  # 0 = no limit
    # The round (R3)
    round: Annotated[int, Packed("i4")]
    first: Small
    phase: Small
    seat: Small  # who acts in the phases BUY_BACK and TURNS
    # The turn (R5.3): canoes, as bits, that still must or may move, and whether the seat may end its turn
    must: Small
    may: Small
    done: Small
    # The river (R7)
    weather: Small
    next_arm: Small
    discs: Small  # still to be pushed in
    # Gems by site and colour, and landed gems by seat and colour
    sites: Annotated[list[list[int]], Packed("i1", (GEMS, GEMS))]
    landed: Annotated[list[list[int]], Packed("i1", (MAX_PLAYERS, GEMS))]
    # Cards by seat: the hand without the card that is down
    hand: BySeat
    card: BySeat
    revealed: BySeat
    # Canoes
    at: ByCanoe
    cargo: ByCanoe

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name, packed in FIELDS.items():
            setattr(self, name, np.zeros(packed.shape, int).tolist() if packed.shape else 0)

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        for name in SCALARS:
            setattr(twin, name, getattr(self, name))
        for name in LISTS:
            setattr(twin, name, getattr(self, name).copy())
        for name in TABLES:
            setattr(twin, name, [row.copy() for row in getattr(self, name)])
        return twin

    def __eq__(self, other: object) -> bool:
        """Two states are equal when all their fields are."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return "State(" + ", ".join(f"{name}={getattr(self, name)}" for name in FIELDS) + ")"


FIELDS: Final[dict[str, Packed]] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(State, include_extras=True).items()
}
SCALARS: Final = tuple(name for name, packed in FIELDS.items() if not packed.shape)
LISTS: Final = tuple(name for name, packed in FIELDS.items() if len(packed.shape) == 1)
TABLES: Final = tuple(name for name, packed in FIELDS.items() if len(packed.shape) == 2)
RECORD: Final[np.dtype[Any]] = np.dtype([(name, packed.dtype, packed.shape) for name, packed in FIELDS.items()])


def pack(states: list[State]) -> Records:
    """An array of records with the given states."""
    records = np.zeros(len(states), RECORD)
    for record, state in zip(records, states, strict=True):
        for name in FIELDS:
            record[name] = getattr(state, name)
    return records


def unpack(record: np.void) -> State:
    """The plain state in a record."""
    state = State.__new__(State)
    for name in FIELDS:
        value = record[name]
        setattr(state, name, value.tolist())
    return state
