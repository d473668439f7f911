"""Drawing a position in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from niagara.cli.words import Words
from niagara.notation.position import gems_text, hand_text
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import (
    ARM_NAMES,
    CARD_NAMES,
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


def seat_name(seat: int, names: Sequence[str]) -> Text:
    """A seat's name in its colour."""
    return Text(names[seat], SEAT_STYLES[seat])


def draw(state: State, words: Words, names: Sequence[str] = (), *, hands: bool = True) -> RenderableType:
    """The river, a legend of the gems and, with `hands`, what every seat holds: at most 24 lines of 80 characters."""
    names = names or [words("board-seat", seat=seat) for seat in range(state.players)]
    parts: list[RenderableType] = [_headline(state, words, names), _river(state, words, names), _legend(words)]
    return Group(*parts, _seats(state, words, names)) if hands else Group(*parts)


def _legend(words: Words) -> Text:
    """What the gems' signs stand for."""
    return Text("  ").join(
        gem(number).append(f" {words(f'gem-{letter}')}", "default") for number, letter in enumerate(GEM_LETTERS)
    )


def _headline(state: State, words: Words, names: Sequence[str]) -> Text:
    parts = [words("board-weather", weather=words("weather-plain", weather=state.weather))]
    if state.next_arm != NO_ARM:
        parts.append(words("board-next-arm", arm=words("arm-name", arm=ARM_NAMES[state.next_arm])))
    parts += [words("board-lifesaver", name=names[state.first]), words("board-phase", phase=PHASE_NAMES[state.phase])]
    return Text(words("bar-round", round=state.round), "bold").append(f" · {' · '.join(parts)}", "not bold")


def _river(state: State, words: Words, names: Sequence[str]) -> Table:
    """Spaces as columns: gem sites above, then a row of canoes for every seat."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 0, 0, 1), header_style="bold cyan")
    table.add_column("", no_wrap=True)
    for name in SPACE_NAMES:
        table.add_column(words("board-lost") if name == "X" else name, justify="center", min_width=3)
    table.add_row(words("board-gems"), *(_site(state, space) for space in range(len(SPACE_NAMES))))
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


def _seats(state: State, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), header_style="bold cyan")
    for heading in ("", words("board-card"), words("board-hand"), words("board-landed"), ""):
        table.add_column(heading)
    for seat in range(state.players):
        card = state.card[seat]
        shown = Text(words("card-name", card=CARD_NAMES[card])) if card else Text("–", "dim")
        if card and not state.revealed[seat]:
            shown.append(f" ({words('board-secret')})", "dim")
        landed = Text(" ").join(gem(GEM_LETTERS.index(letter)) for letter in gems_text(state.landed[seat]))
        goal = GOAL_NAMES[goal_of(state, seat)]
        acting = state.phase in (TURNS, BUY_BACK) and state.seat == seat
        note = words(f"goal-{goal}") if goal else words("board-to-move") if acting and state.phase != OVER else ""
        table.add_row(
            seat_name(seat, names), shown, hand_text(state.hand[seat]) or "–", landed or Text("–", "dim"), note
        )
    return table
