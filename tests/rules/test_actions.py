"""The table of actions: number, typed move and text say the same (R5, R6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from niagara.rules.actions import (
    ACTIONS,
    NUMBERS,
    SIZES,
    STAY,
    TEXTS,
    VERSION,
    Move,
    UnknownVersion,
    canoe_action,
    parse_move,
    read_number,
)
from niagara.rules.board import NO_GEM, SPACE_NAMES

FOLDER = Path(__file__).parents[2] / "data" / "actions"


@pytest.mark.parametrize("version", SIZES)
def test_every_version_of_the_table_is_what_it_always_was(version: int) -> None:
    lines = (FOLDER / f"{version}.txt").read_text().splitlines()
    assert lines == [f"{number} {text}" for number, text in enumerate(TEXTS[: SIZES[version]])]


def test_the_newest_version_is_the_whole_table() -> None:
    assert [*SIZES] == [*range(1, VERSION + 1)]
    assert [*SIZES.values()] == sorted(SIZES.values())
    assert SIZES[VERSION] == ACTIONS
    assert {f"{version}.txt" for version in SIZES} == {path.name for path in FOLDER.glob("[0-9]*.txt")}


def test_a_number_is_read_with_the_version_that_it_was_written_with() -> None:
    assert [read_number(number, 1) for number in range(1057)] == [*range(1057)]
    with pytest.raises(UnknownVersion, match=rf"version {VERSION + 1} .*known: .*{VERSION}\)"):
        read_number(0, VERSION + 1)
    for number in (-1, 1057):
        with pytest.raises(ValueError, match=f"version 1 of the table of actions has no number {number}"):
            read_number(number, 1)


def test_every_number_has_its_own_text_and_back() -> None:
    assert len(TEXTS) == len(set(TEXTS)) == len(NUMBERS) == ACTIONS == 1057
    assert [parse_move(str(Move(number))).number for number in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("number", "text", "kind"),
    [
        (0, "done", "done"),
        (1, "card 1", "card"),
        (7, "card C", "card"),
        (8, "weather -", "weather"),
        (9, "weather +", "weather"),
        (10, "buy P", "buy"),
        (14, "buy R", "buy"),
        (15, "first 0", "river"),
        (19, "first 4", "river"),
        (21, "arm R", "river"),
        (22, "disc L", "river"),
        (24, "flow", "river"),
        (25, "a >J", "canoe"),
        (25 + 4 * 43 + 13, "a >4 +C", "canoe"),
        (25 + (12 + 3) * 43 + 33 + 4, "b - >3 x2a", "canoe"),
        (1056, "b - stay x4b", "canoe"),
    ],
)
def test_numbers_are_fixed_because_records_and_trained_bots_keep_them(number: int, text: str, kind: str) -> None:
    assert (str(Move(number)), Move(number).kind, parse_move(text)) == (text, kind, Move(number))


def test_a_move_says_its_parts() -> None:
    move = parse_move("b - >3 x2a")
    assert (move.canoe, SPACE_NAMES[move.end], move.victim, move.gem, move.card) == (1, "3", (2, 0), NO_GEM, 0)
    swap = parse_move("a ~B stay")
    assert (swap.canoe, swap.end, swap.gem, swap.victim) == (0, STAY, 3, None)
    assert parse_move("buy Y").gem == 2
    assert parse_move("card C").card == 7
    assert (parse_move("done").canoe, parse_move("done").end) == (-1, -1)


def test_parts_make_the_number() -> None:
    for number in range(25, ACTIONS):
        move = Move(number)
        assert canoe_action(move.canoe, move.end, move.deed) == number


@pytest.mark.parametrize("text", ["", "card 8", "card 0", "a >8L", "c >4", "a >4 +X", "first 5", "a +P >4 +P", "A >4"])
def test_what_no_move_is_called(text: str) -> None:
    with pytest.raises(ValueError, match="no move is written"):
        parse_move(text)


def test_spaces_do_not_matter() -> None:
    assert parse_move("  a   >4  +C ") == parse_move("a >4 +C")
