"""Reasons: for every rule that can stand in the way, a position where it does and what is said (R1-R9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from niagara.game import Game
from niagara.rules.actions import parse_move
from niagara.rules.board import SPACE_NAMES
from niagara.rules.why import REASONS, why_not, why_not_there
from tests.table import table, turn


def over() -> Game:
    game = table(["C PPPP J J", "C - J J", "C - 3 J"], acting=2)
    game.play(2, "weather +")
    return game


def choosing() -> Game:
    game = table(["- - J J"] * 3, phase="choose", hand="123C")
    game.play(0, "card 3")
    return game


def second_move() -> Game:
    game = turn("2 - 3 4")
    game.play(0, "a >1")
    return game


CASES: list[tuple[str, Callable[[], Game], int, str, tuple[str, ...]]] = [
    ("no_such_seat", choosing, 3, "card 1", ("seat 3",)),
    ("no_such_seat", choosing, -1, "card 1", ("seat -1",)),
    ("game_over", over, 0, "card 1", ()),
    ("river_moves_itself", lambda: turn("2 - 3 J"), 0, "flow", ()),
    ("river_moves_itself", lambda: turn("2 - 3 J"), 5, "a >1", ()),
    ("not_now", choosing, 0, "a >3", ("card choice",)),
    ("not_now", lambda: turn("2 - 3 J"), 0, "card 2", ("turns",)),
    ("not_now", lambda: table(["- P X J"] * 3, phase="buy_back"), 0, "weather +", ("buy-back",)),
    ("not_now", lambda: Game.new(3, river="waits"), 0, "card 1", ("river",)),
    ("not_your_turn", lambda: turn("2 - 3 J"), 1, "a >3", ("seat 0",)),
    ("card_gone", choosing, 1, "card 4", ("The 4",)),
    ("card_is_down", choosing, 0, "card 3", ("The 3",)),
    ("gem_not_landed", lambda: table(["- P X J"] * 3, phase="buy_back"), 0, "buy R", ("ruby",)),
    ("must_buy", lambda: table(["- P X X", "- - J J"], phase="buy_back"), 0, "done", ()),
    ("must_move", lambda: turn("2 - 3 J"), 0, "done", ("Canoe 0a",)),
    ("must_move", second_move, 0, "done", ("Canoe 0b",)),
    ("must_launch", lambda: turn("2 - J J"), 0, "done", ()),
    ("needs_cloud", lambda: turn("2 - J J"), 0, "weather +", ()),
    ("cloud_must_move_weather", lambda: turn("C - 3 J"), 0, "a >4", ()),
    ("cloud_must_move_weather", lambda: turn("C - 3 J"), 0, "done", ()),
    ("weather_at_end", lambda: turn("C - 3 J", weather=2), 0, "weather +", ()),
    ("weather_at_end", lambda: turn("C - 3 J", weather=-1), 0, "weather -", ()),
    ("canoe_lost", lambda: turn("2 - X J"), 0, "a >2", ("Canoe 0a",)),
    ("canoe_done", second_move, 0, "a >3", ("Canoe 0a",)),
    ("launch_goes_down", lambda: turn("2 - J J"), 0, "a stay", ()),
    ("no_site_at_start", lambda: turn("3 - 2 J"), 0, "a +P >1", ()),
    ("no_site_at_start", lambda: turn("3 - J J"), 0, "a +P >1", ()),
    ("no_site_at_end", lambda: turn("3 - 3 J"), 0, "a >2 +P", ("2",)),
    ("no_deed_at_end", lambda: turn("3 - 3 J"), 0, "a >J +P", ()),
    ("no_deed_at_end", lambda: turn("3 - 6L J"), 0, "a >X +R", ()),
    ("one_gem_only", lambda: turn("3 - 3+P J"), 0, "a >4 +C", ()),
    ("nothing_aboard", lambda: turn("3 - 3 J"), 0, "a >4 -", ()),
    ("nothing_aboard", lambda: turn("5 - 3 J"), 0, "a ~P >4", ()),
    ("gem_not_there", lambda: turn("3 - 3 J"), 0, "a >4 +R", ("ruby",)),
    ("swap_other_colour", lambda: turn("5 - 3+C J"), 0, "a >4 ~C", ()),
    ("too_few_points", lambda: turn("1 - 3 J"), 0, "a +P stay", ("costs 2", "has 1")),
    ("too_few_points", lambda: turn("3 - 3+C J"), 0, "a ~P stay", ("costs 4", "has 3")),
    ("stay_spends_nothing", lambda: turn("3 - 3 J"), 0, "a +P stay", ("every point",)),
    ("other_arm", lambda: turn("2 - 6L J"), 0, "a >6R", ()),
    ("already_there", lambda: turn("2 - 4 J"), 0, "a >4", ()),
    ("too_far", lambda: turn("2 - 4 J"), 0, "a >1", ("takes 3", "has 2")),
    ("points_left", lambda: turn("3 - 4 J"), 0, "a >2", ("takes 2 of 3 points",)),
    ("stealing_off", lambda: turn("1 - 4 J", "1 - 3+P J", stealing=False), 0, "a >3 x1a", ()),
    ("own_canoe", lambda: turn("1 - 4 3+P"), 0, "a >3 x0b", ()),
    ("no_such_canoe", lambda: turn("1 - 4 J"), 0, "a >3 x4a", ()),
    ("thief_is_loaded", lambda: turn("1 - 4+C J", "1 - 3+P J"), 0, "a >3 x1a", ()),
    ("thief_goes_up", lambda: turn("1 - 2 J", "1 - 3+P J"), 0, "a >3 x1a", ()),
    ("nothing_to_steal", lambda: turn("1 - 4 J", "1 - 3 J"), 0, "a >3 x1a", ("Canoe 1a",)),
]


@pytest.mark.parametrize(("code", "make", "seat", "move", "words"), CASES)
def test_the_reason_is_the_one_a_player_would_give(
    code: str, make: Callable[[], Game], seat: int, move: str, words: tuple[str, ...]
) -> None:
    reason = why_not(make().state, seat, parse_move(move).number)
    assert reason is not None
    assert reason.code == code
    assert all(word in reason.text for word in words)


def test_every_reason_has_a_case() -> None:
    """`nothing_to_end` answers only positions that cannot be; a number out of range is tested with the door."""
    assert {code for code, *_ in CASES} == set(REASONS) - {"nothing_to_end", "no_such_action"}


@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("1", "too_far"),
        ("2", None),
        ("3", "points_left"),
        ("4", None),
        ("5", "points_left"),
        ("6L", None),
        ("7R", "too_far"),
        ("X", "too_far"),
        ("J", "too_far"),
    ],
)
def test_why_a_canoe_cannot_end_on_a_space(space: str, code: str | None) -> None:
    """R6.4, R6.5: on 4 with a 2, where loading lets it stay."""
    state = turn("2 - 4 J").state
    reason = why_not_there(state, 0, 0, SPACE_NAMES.index(space))
    assert (reason and reason.code) == code
