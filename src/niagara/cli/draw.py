"""Drawing a position in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from niagara.notation.position import gems_text, hand_text
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import (
    ARM_NAMES,
    CARD_NAMES,
    CLOUD,
    GEM_LETTERS,
    GEMS,
    LOST,
    NO_ARM,
    NO_GEM,
    SPACE_NAMES,
    site_at,
)
from niagara.rules.ending import GOAL_NAMES, goal_of
from niagara.rules.state import BUY_BACK, OVER, PHASE_NAMES, TURNS, State

SEAT_STYLES = ("bold blue", "bold green", "bold yellow", "bold red", "bold bright_black")
GEM_STYLES = ("magenta", "bright_white", "yellow", "bright_blue", "red")
GEM_SIGNS = ("⬢", "◆", "●", "■", "▲")


def gem(number: int) -> Text:
    """A gem by shape, letter and colour."""
    return Text(f"{GEM_SIGNS[number]}{GEM_LETTERS[number]}", GEM_STYLES[number])


def card_name(card: int) -> str:
    """A card as a person says it."""
    return "cloud" if card == CLOUD else CARD_NAMES[card]


def seat_name(seat: int, names: Sequence[str]) -> Text:
    """A seat's name in its colour."""
    name = names[seat] if seat < len(names) else f"seat {seat}"
    return Text(name, SEAT_STYLES[seat])


def draw(state: State, names: Sequence[str] = ()) -> RenderableType:
    """The river, the gems and the seats."""
    return Group(_headline(state, names), _river(state, names), _seats(state, names))


def _headline(state: State, names: Sequence[str]) -> Text:
    line = Text(f"Round {state.round}", "bold")
    line.append(f" · weather {state.weather:+d}" if state.weather else " · weather 0", "not bold")
    if state.next_arm != NO_ARM:
        line.append(f" · next disc: {'left' if ARM_NAMES[state.next_arm] == 'L' else 'right'} arm", "not bold")
    line.append(" · lifesaver: ", "not bold").append_text(seat_name(state.first, names))
    line.append(f" · {PHASE_NAMES[state.phase].replace('_', '-')}", "not bold")
    return line


def _river(state: State, names: Sequence[str]) -> Table:
    """Spaces as columns: gem sites above, then a row of canoes for every seat."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), header_style="bold cyan")
    table.add_column("", no_wrap=True)
    for name in SPACE_NAMES:
        table.add_column({"X": "lost"}.get(name, name), justify="center", min_width=3)
    table.add_row("gems", *(_site(state, space) for space in range(len(SPACE_NAMES))))
    for seat in range(state.players):
        table.add_row(seat_name(seat, names), *(_canoes(state, seat, space) for space in range(len(SPACE_NAMES))))
    return table


def _site(state: State, space: int) -> Text:
    site = site_at(space)
    if site < 0:
        return Text("")
    piles = [Text(f"{state.sites[site][g]}").append_text(gem(g)) for g in range(GEMS) if state.sites[site][g]]
    return Text("\n").join(piles) if piles else Text("–", "dim")


def _canoes(state: State, seat: int, space: int) -> Text:
    cell = Text()
    for canoe, at in enumerate(state.at[seat]):
        if at == space:
            cell.append(f"{CANOE_NAMES[canoe]}" if at != LOST else f"†{CANOE_NAMES[canoe]}", SEAT_STYLES[seat])
            if state.cargo[seat][canoe] != NO_GEM:
                cell.append_text(gem(state.cargo[seat][canoe]))
            cell.append(" ")
    cell.rstrip()
    return cell


def _seats(state: State, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold cyan")
    for heading in ("", "card", "in hand", "landed", ""):
        table.add_column(heading)
    for seat in range(state.players):
        card = state.card[seat]
        shown = Text(card_name(card)) if card else Text("–", "dim")
        if card and not state.revealed[seat]:
            shown.append(" (secret)", "dim")
        landed = Text(" ").join(gem(GEM_LETTERS.index(letter)) for letter in gems_text(state.landed[seat]))
        goal = GOAL_NAMES[goal_of(state, seat)].replace("_", " ")
        acting = state.phase in (TURNS, BUY_BACK) and state.seat == seat
        note = f"reached {goal}" if goal else "to move" if acting and state.phase != OVER else ""
        table.add_row(
            seat_name(seat, names), shown, hand_text(state.hand[seat]) or "–", landed or Text("–", "dim"), note
        )
    return table
