"""Every action has one fixed number; this table turns numbers into typed moves and text, and back.

    0            end the turn, or stop buying canoes
    1-7          put down card 1-6 or the cloud
    8-9          weather down, up
    10-14        buy a canoe back with an amethyst … ruby
    15-19        the river's draw: seat 0-4 goes first
    20-21        the river's draw: the first disc takes the left, right arm
    22-23        the river's draw, with `fork: chance`: this disc takes the left, right arm
    24           the river flows
    25-1056      a canoe's move: 25 + (canoe * 12 + end) * 43 + deed

`end` is a space of board.SPACE_NAMES (10 = over the falls), or 11 for staying put. `deed` is what happens before the
first step or after the last:

    0            nothing
    1-5          load amethyst … ruby, then paddle          12-16   paddle, then load
    6            unload, then paddle                        17      paddle, then unload
    7-11         swap for amethyst … ruby, then paddle      18-22   paddle, then swap
    23-32        paddle up, then steal from canoe 0a 0b 1a … 4b
    33-42        unload, paddle up, then steal from canoe 0a 0b 1a … 4b
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from niagara.rules._mark import rule
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CARD_NAMES,
    GEM_LETTERS,
    GEMS,
    MAX_PLAYERS,
    NO_GEM,
    SPACE_NAMES,
)

DONE: Final = 0
CARD: Final = 0  # + card
WEATHER_DOWN: Final = 8
WEATHER_UP: Final = 9
BUY: Final = 10  # + gem
DRAW_SEAT: Final = 15  # + seat
DRAW_FIRST_ARM: Final = 20  # + arm
DISC: Final = 22  # + arm
RIVER_FLOWS: Final = 24
CANOE: Final = 25  # + (canoe * ENDS + end) * DEEDS + deed

ENDS: Final = 12
STAY: Final = 11
DEEDS: Final = 43
NOTHING: Final = 0
LOAD_BEFORE: Final = 1  # + gem
UNLOAD_BEFORE: Final = 6
SWAP_BEFORE: Final = 7  # + gem
LOAD_AFTER: Final = 12  # + gem
UNLOAD_AFTER: Final = 17
SWAP_AFTER: Final = 18  # + gem
STEAL: Final = 23  # + seat * CANOES + canoe
UNLOAD_STEAL: Final = 33  # + seat * CANOES + canoe

ACTIONS: Final = CANOE + CANOES * ENDS * DEEDS
CANOE_NAMES: Final = "ab"

# Logs, records and trained agents keep numbers, so the table only grows: a version has all numbers of the one before it
# unmoved, and its own after them. data/actions has every version in full, which is what it means for ever.
VERSION: Final = 1
SIZES: Final = {1: ACTIONS}  # how many numbers each version has


class UnknownVersion(ValueError):
    """Something was written with a version of the table that is not known here."""

    def __init__(self, version: int | str) -> None:
        known = ", ".join(map(str, SIZES))
        super().__init__(f"version {version} of the table of actions is not known here (known: {known})")
        self.version = version


@dataclass(frozen=True, slots=True)
class Move:
    """A move a player can understand; `str(move)` is its notation and `move.number` its action number."""

    number: int

    def __str__(self) -> str:
        return TEXTS[self.number]

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    @property
    def kind(self) -> str:
        """One of done, card, weather, buy, river, canoe."""
        return _kind(self.number)

    @property
    def card(self) -> int:
        """The card put down, 0 if this is no card move."""
        return self.number - CARD if self.kind == "card" else 0

    @property
    def canoe(self) -> int:
        """Which of the seat's canoes moves (0 or 1), -1 if none."""
        return _PARTS[self.number][0]

    @property
    def end(self) -> int:
        """Where the canoe ends: a space, or STAY; -1 if no canoe moves."""
        return _PARTS[self.number][1]

    @property
    def deed(self) -> int:
        """What the canoe does besides paddling."""
        return _PARTS[self.number][2]

    @property
    def gem(self) -> int:
        """The gem paid, loaded or swapped for; NO_GEM if none is named."""
        if BUY <= self.number < BUY + GEMS:
            return self.number - BUY
        for base in (LOAD_BEFORE, SWAP_BEFORE, LOAD_AFTER, SWAP_AFTER):
            if base <= self.deed < base + GEMS:
                return self.deed - base
        return NO_GEM

    @property
    def victim(self) -> tuple[int, int] | None:
        """The seat and canoe stolen from."""
        if self.deed < STEAL:
            return None
        return divmod((self.deed - STEAL) % (MAX_PLAYERS * CANOES), CANOES)


def canoe_action(canoe: int, end: int, deed: int) -> int:
    """The number of a canoe's move."""
    return CANOE + (canoe * ENDS + end) * DEEDS + deed


@rule
def canoe_parts(action: int) -> tuple[int, int, int]:
    """Canoe, end and deed of a canoe's move."""
    code = action - CANOE
    deed = code % DEEDS
    code //= DEEDS
    return code // ENDS, code % ENDS, deed


def canoe_id(seat: int, canoe: int) -> str:
    """The name of a canoe, such as `2b`."""
    return f"{seat}{CANOE_NAMES[canoe]}"


def read_number(number: int, version: int) -> int:
    """Today's number of an action that was written with a version of the table: the same, if that version has it."""
    size = SIZES.get(version)
    if size is None:
        raise UnknownVersion(version)
    if not 0 <= number < size:
        raise ValueError(f"version {version} of the table of actions has no number {number}")
    return number


def version_of(number: int) -> int:
    """The version that added a number to the table."""
    return next(version for version, size in SIZES.items() if number < size)


def parse_move(text: str) -> Move:
    """The move that a text stands for; ValueError if none does."""
    number = NUMBERS.get(" ".join(text.split()))
    if number is None:
        raise ValueError(f"no move is written {text.strip()!r}; moves look like 'card 5' or 'a >4 +C'")
    return Move(number)


def _kind(number: int) -> str:
    if number == DONE:
        return "done"
    if number < WEATHER_DOWN:
        return "card"
    if number < BUY:
        return "weather"
    if number < DRAW_SEAT:
        return "buy"
    return "river" if number < CANOE else "canoe"


def _texts() -> list[str]:
    """The notation of every action number, in their order."""
    texts = ["done"]
    texts += [f"card {name}" for name in CARD_NAMES[1:8]]
    texts += ["weather -", "weather +"]
    texts += [f"buy {gem}" for gem in GEM_LETTERS]
    texts += [f"first {seat}" for seat in range(MAX_PLAYERS)]
    texts += [f"arm {arm}" for arm in ARM_NAMES]
    texts += [f"disc {arm}" for arm in ARM_NAMES]
    texts += ["flow"]
    deeds = _deed_texts()
    for canoe in CANOE_NAMES:
        for end in (*(f">{name}" for name in SPACE_NAMES), "stay"):
            texts += [" ".join(filter(None, (canoe, before, end, after))) for before, after in deeds]
    return texts


def _deed_texts() -> list[tuple[str, str]]:
    """What each deed reads like before and after the way."""
    loads = [f"+{gem}" for gem in GEM_LETTERS]
    swaps = [f"~{gem}" for gem in GEM_LETTERS]
    victims = [f"x{canoe_id(seat, canoe)}" for seat in range(MAX_PLAYERS) for canoe in range(CANOES)]
    site = [*loads, "-", *swaps]
    return [
        ("", ""),
        *((deed, "") for deed in site),
        *(("", deed) for deed in site),
        *(("", victim) for victim in victims),
        *(("-", victim) for victim in victims),
    ]


def _parts(number: int) -> tuple[int, int, int]:
    """Canoe, end and deed of any action."""
    return (-1, -1, NOTHING) if number < CANOE else canoe_parts(number)


_PARTS: Final = tuple(map(_parts, range(ACTIONS)))
TEXTS: Final = tuple(_texts())
NUMBERS: Final = {text: number for number, text in enumerate(TEXTS)}
