"""A position as a small board of plain text: what `print(game)` shows."""

from __future__ import annotations

from niagara.notation.position import PositionDict, gems_text, to_dict
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import GEM_LETTERS, LOST, NO_GEM, SPACE_NAMES, site_at
from niagara.rules.state import State


def board_text(state: State) -> str:
    """Spaces as columns, below them the gems at their sites and every seat's canoes; then hands and landed gems."""
    rows = [["", *SPACE_NAMES], ["gems", *(_site(state, space) for space in range(len(SPACE_NAMES)))]]
    rows += [
        [f"seat {seat}", *(_canoes(state, seat, space) for space in range(len(SPACE_NAMES)))]
        for seat in range(state.players)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    board = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    position = to_dict(state)
    return "\n".join([_headline(position), *board, *(_seat(position, seat) for seat in range(state.players))])


def _headline(position: PositionDict) -> str:
    turn = f", seat {position['turn']['seat']} to move" if "turn" in position else ""
    arm = f", next arm {position['next_arm']}" if position["next_arm"] else ""
    return f"round {position['round']}, {position['phase']}{turn}, weather {position['weather']:+d}{arm}"


def _site(state: State, space: int) -> str:
    site = site_at(space)
    return gems_text(state.sites[site]) if site >= 0 else ""


def _canoes(state: State, seat: int, space: int) -> str:
    here = [canoe for canoe, at in enumerate(state.at[seat]) if at == space]
    loads = [state.cargo[seat][canoe] if space != LOST else NO_GEM for canoe in here]
    return " ".join(
        CANOE_NAMES[canoe] + (f"+{GEM_LETTERS[gem]}" if gem != NO_GEM else "")
        for canoe, gem in zip(here, loads, strict=True)
    )


def _seat(position: PositionDict, seat: int) -> str:
    own = position["seats"][seat]
    card = f", card {own['card']}" if own.get("card") else ""
    return f"seat {seat}: hand {own.get('hand') or '-'}{card}, landed {own.get('landed') or '-'}"
