"""A position as a JSON-ready dict, and back with every mistake named by its field and rule."""

from __future__ import annotations

from typing import Any

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
from niagara.rules.state import BUY_BACK, FORK_NAMES, PHASE_NAMES, TIE_NAMES, TURNS, State

PositionDict = dict[str, Any]

__all__ = ["BadPosition", "PositionDict", "from_dict", "to_dict"]


def to_dict(state: State) -> PositionDict:
    """The position as a dict; a view shows a secret card as `?`."""
    position: PositionDict = {
        "options": options_dict(state),
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


def options_dict(state: State) -> dict[str, Any]:
    """The options of R9 as a dict."""
    return {
        "fork": FORK_NAMES[state.fork],
        "tie_break": TIE_NAMES[state.tie_break],
        "stealing": bool(state.stealing),
        "max_rounds": state.max_rounds or None,
    }


def _seat_dict(state: State, seat: int) -> dict[str, Any]:
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
