"""R9: each option, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from niagara.game import Game
from niagara.rules.options import OPTIONS, BadOption, Choice, Flag, Limit, OptionFields, Unchecked, Value, copy_options
from niagara.rules.setup import new_state
from niagara.rules.state import State
from niagara.testing.generators import within
from tests.table import canoe_moves, play, rule_against, table, turn


def unchecked(**options: Any) -> Unchecked:
    """Options as a file may have them."""
    return options


def test_the_book_is_the_default() -> None:
    """R9."""
    options = Game.new(players=3, seed=1).position()["options"]
    assert options == {"fork": "alternate", "tie_break": "shared", "stealing": True, "max_rounds": None}


def test_every_option_of_the_table_is_a_field_that_views_copy() -> None:
    """R9."""
    assert tuple(OPTIONS) == OptionFields.__slots__
    source, out = State(), State()
    for number, name in enumerate(OPTIONS, 1):
        setattr(source, name, number)
    copy_options(source, out)
    assert [getattr(out, name) for name in OPTIONS] == list(range(1, len(OPTIONS) + 1))


@pytest.mark.parametrize("name", OPTIONS)
def test_values_become_numbers_and_come_back(name: str) -> None:
    """R9."""
    option = OPTIONS[name]
    match option:
        case Choice():
            values: tuple[Value, ...] = option.values
        case Flag():
            values = (False, True)
        case Limit():
            values = (None, option.low, option.high)
    assert option.book in values
    assert [option.value(option.number(value)) for value in values] == list(values)
    assert len({option.number(value) for value in values}) == len(values)
    assert np.iinfo(option.dtype).max >= max(option.number(value) for value in values)


def test_a_limit_of_any_range_can_be_tried() -> None:
    """R9: tests and checks of bots begin with every option, also one whose range is small."""
    option = Limit("R9", 2, 6)
    assert [within(option, number) for number in range(1, 9)] == [6, 2, 3, 4, 5, 6, 2, 3]


@pytest.mark.parametrize("value", [1, 0, "on", None, np.True_])
def test_a_flag_is_true_or_false(value: Value) -> None:
    """R9.3."""
    with pytest.raises(BadOption, match=r"stealing: .*R9\.3"):
        new_state(3, **unchecked(stealing=value))


@pytest.mark.parametrize("value", [True, "7", 7.0, [7]])
def test_a_limit_is_a_whole_number(value: Value) -> None:
    """R9.5."""
    with pytest.raises(BadOption, match=r"max_rounds: .*R9\.5"):
        new_state(3, **unchecked(max_rounds=value))
    assert new_state(3, **unchecked(max_rounds=np.int64(7))).max_rounds == 7


def test_without_stealing() -> None:
    """R9.3: no thefts, everything else as before."""
    seats = ("5 - 6L+B 5", "1 - 3+P J", "1 - J J")
    on, off = table(seats), table(seats, stealing=False)
    for canoe in "ab":
        allowed = canoe_moves(on, canoe)
        assert canoe_moves(off, canoe) == {move for move in allowed if "x" not in move}
    assert "- >3 x1a" in canoe_moves(on, "a")
    assert rule_against(off, "a - >3 x1a") == "R9.3"
    assert rule_against(table(("2 - 5 J", "1 - 3+P J", "1 - J J"), stealing=False), "a >3 x1a") == "R9.3"


def test_two_players() -> None:
    """R9.4: a house rule; rounds, turns and thefts as with more."""
    game = table(["2 - 5 J", "1 - 3+P J"], first=0)
    assert rule_against(game, "a >3 x2a") == "R1.1", "there is no third seat"
    play(game, "0 a >3 x1a", "0 done")
    assert game.to_decide == [1]
    play(game, "1 a >4", "1 done")
    assert (game.state.round, game.state.first) == (2, 1)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_how_many_may_play(players: int) -> None:
    """R1.1, R9.4."""
    with pytest.raises(ValueError, match=r"players: .*R1\.1"):
        Game.new(players=players)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("fork", "both"),
        ("fork", ""),
        ("tie_break", "age"),
        ("max_rounds", 0),
        ("max_rounds", -1),
        ("max_rounds", 10_001),
    ],
)
def test_values_that_no_option_has(option: str, value: str | int) -> None:
    """R9: the error names the option."""
    with pytest.raises(ValueError, match=f"{option}: .*R9"):
        Game.new(players=3, **unchecked(**{option: value}))


def test_an_option_that_does_not_exist() -> None:
    """R9."""
    with pytest.raises(TypeError, match="wind"):
        Game.new(players=3, wind=3)  # type: ignore[call-arg]


def test_options_come_with_the_position() -> None:
    """R9."""
    options = {"fork": "chance", "tie_break": "gem_value", "stealing": False, "max_rounds": 12}
    game = turn("1 - J J", next_arm=None, **options)
    assert game.position()["options"] == options
