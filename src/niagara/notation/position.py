"""A position as a JSON-ready dict, and back with every mistake named by its field and rule."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from niagara.notation.reader import BadPosition, Reader
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CARD_NAMES,
    CLOUD,
    GEM_LETTERS,
    GEMS,
    HIDDEN,
    NO_ARM,
    NO_GEM,
    SPACE_NAMES,
)
from niagara.rules.options import Unchecked, options_of
from niagara.rules.state import BUY_BACK, PHASE_NAMES, TURNS, State


class CanoeDict(TypedDict):
    """A canoe: its space, and its gem when loaded."""

    at: str
    cargo: NotRequired[str]


class SeatDict(TypedDict):
    """A seat: its cards, its gems and its canoes."""

    hand: NotRequired[str]
    card: NotRequired[str]
    revealed: NotRequired[bool]
    landed: NotRequired[str]
    canoes: list[CanoeDict]


class TurnDict(TypedDict):
    """Whose turn it is; in the phase of turns also which canoes must and may move, and whether it may end."""

    seat: int
    must: NotRequired[list[int]]
    may: NotRequired[list[int]]
    done: NotRequired[bool]


class PositionDict(TypedDict):
    """A position; what may be missing is as at the beginning of a game."""

    options: NotRequired[Unchecked]
    round: int
    first: int
    weather: int
    next_arm: NotRequired[str | None]
    phase: str
    sites: dict[str, str]
    seats: list[SeatDict]
    turn: NotRequired[TurnDict]


__all__ = ["BadPosition", "CanoeDict", "PositionDict", "SeatDict", "TurnDict", "from_dict", "to_dict"]


def to_dict(state: State) -> PositionDict:
    """The position as a dict; a view shows a secret card as `?`."""
    position: PositionDict = {
        "options": options_of(state),
        "round": state.round,
        "first": state.first,
        "weather": state.weather,
        "next_arm": None if state.next_arm == NO_ARM else ARM_NAMES[state.next_arm],
        "phase": PHASE_NAMES[state.phase],
        "sites": {letter: gems_text(state.sites[site]) for site, letter in enumerate(GEM_LETTERS)},
        "seats": [_seat_dict(state, seat) for seat in range(state.players)],
    }
    if state.phase == TURNS:
        must, may = ([canoe for canoe in range(CANOES) if mask & (1 << canoe)] for mask in (state.must, state.may))
        position["turn"] = {"seat": state.seat, "must": must, "may": may, "done": bool(state.done)}
    elif state.phase == BUY_BACK:
        position["turn"] = {"seat": state.seat}
    return position


def _seat_dict(state: State, seat: int) -> SeatDict:
    return {
        "hand": hand_text(state.hand[seat]),
        "card": CARD_NAMES[state.card[seat]],
        "revealed": bool(state.revealed[seat]),
        "landed": gems_text(state.landed[seat]),
        "canoes": [
            {"at": SPACE_NAMES[space], "cargo": "" if gem == NO_GEM else GEM_LETTERS[gem]}
            for space, gem in zip(state.at[seat], state.cargo[seat], strict=True)
        ],
    }


def hand_text(hand: int) -> str:
    """The cards of a hand, such as `136C`."""
    return "".join(CARD_NAMES[card] for card in range(1, CLOUD + 1) if hand & (1 << (card - 1)))


def gems_text(counts: list[int]) -> str:
    """Gems by colour as letters, such as `PPB`."""
    return "".join(GEM_LETTERS[gem] * counts[gem] for gem in range(GEMS))


def from_dict(position: object, *, hidden: bool = False) -> State:
    """The state that a dict describes; BadPosition names what is wrong and where. `hidden` allows `?` cards (views)."""
    state = Reader(position).read()
    if not hidden and HIDDEN in state.card:
        seat = state.card.index(HIDDEN)
        raise BadPosition(f"seats[{seat}].card", "a secret card '?' stands only in views")
    return state
