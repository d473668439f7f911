"""The state of a game, declared once: from the table below come the plain object and, in `packed`, the record.

Rules read `state.cargo[seat][canoe]` alike on both. The plain `State` holds Python integers and lists (NumPy scalars
would overflow where compiled code widens) and needs nothing but Python.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, get_args, get_type_hints

from niagara.rules.board import CANOES, GEMS, MAX_PLAYERS
from niagara.rules.options import OPTIONS, OptionFields


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
PhaseName = Literal["draw_first", "draw_arm", "buy_back", "choose", "turns", "flow", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class State(OptionFields):
    """Everything there is to know about a game at one moment, its options (R9) included."""

    players: Small
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
        for name in SCALARS:
            setattr(self, name, 0)
        for name in LISTS:
            setattr(self, name, [0] * FIELDS[name].shape[0])
        for name in TABLES:
            rows, columns = FIELDS[name].shape
            setattr(self, name, [[0] * columns for _ in range(rows)])

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


HINTS: Final = get_type_hints(State, include_extras=True)
FIELDS: Final[dict[str, Packed]] = {
    "players": HINTS["players"].__metadata__[0],
    **{name: Packed(option.dtype) for name, option in OPTIONS.items()},
    **{name: hint.__metadata__[0] for name, hint in HINTS.items() if name not in ("players", *OPTIONS)},
}
SCALARS: Final = tuple(name for name, packed in FIELDS.items() if not packed.shape)
LISTS: Final = tuple(name for name, packed in FIELDS.items() if len(packed.shape) == 1)
TABLES: Final = tuple(name for name, packed in FIELDS.items() if len(packed.shape) == 2)
