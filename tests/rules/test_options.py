"""R9: each option, and what it leaves alone."""

from __future__ import annotations

import pytest

from niagara.game import Game
from tests.table import canoe_moves, play, rule_against, table, turn


def test_the_book_is_the_default() -> None:
    """R9."""
    options = Game.new(players=3, seed=1).position()["options"]
    assert options == {"fork": "alternate", "tie_break": "shared", "stealing": True, "max_rounds": None}


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
        Game.new(players=3, **{option: value})  # type: ignore[arg-type]


def test_an_option_that_does_not_exist() -> None:
    """R9."""
    with pytest.raises(TypeError, match="wind"):
        Game.new(players=3, wind=3)  # type: ignore[call-arg]


def test_options_come_with_the_position() -> None:
    """R9."""
    options = {"fork": "chance", "tie_break": "gem_value", "stealing": False, "max_rounds": 12}
    game = turn("1 - J J", next_arm=None, **options)
    assert game.position()["options"] == options
