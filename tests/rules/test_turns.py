"""R5: who acts, the cloud, and which canoes move."""

from __future__ import annotations

import pytest

from niagara.game import IllegalMove
from tests.table import at, canoe_moves, moves, play, play_cards, rule_against, table, turn


def test_turns_go_clockwise_from_the_first_seat() -> None:
    """R5.1."""
    game = table(["- - J J"] * 4, phase="choose", first=2)
    play_cards(game, "1111")
    order = []
    while game.position()["phase"] == "turns":
        order.append(game.to_decide[0])
        game.play(order[-1], "a >1")
    assert order == [2, 3, 0, 1]


def test_a_card_is_revealed_when_its_turn_comes_and_not_before() -> None:
    """R5.1: later cards stay secret."""
    game = table(["- - J J"] * 3, phase="choose", first=1)
    play_cards(game, "123")
    assert [seat["card"] for seat in game.view(None)["seats"]] == ["?", "2", "?"]
    game.play(1, "a >2")
    assert [seat["card"] for seat in game.view(None)["seats"]] == ["?", "2", "3"]
    assert [seat["card"] for seat in game.view(0)["seats"]] == ["1", "2", "3"]


def test_nobody_acts_out_of_turn_or_with_anothers_canoe() -> None:
    """R5.1, R5.5."""
    game = turn("2 - 3 J", "1 - 4 J")
    assert game.legal_moves(1) == []
    with pytest.raises(IllegalMove, match=r"R5\.1: .*seat 0 acts"):
        game.play(1, "a >3")


@pytest.mark.parametrize(
    ("weather", "ways"),
    [(-1, {"weather +"}), (0, {"weather -", "weather +"}), (1, {"weather -", "weather +"}), (2, {"weather -"})],
)
def test_a_cloud_must_move_the_weather_one_step_within_its_track(weather: int, ways: set[str]) -> None:
    """R1.5, R5.2: at an end of the track only one way is left, and no canoe moves."""
    game = turn("C - 3 5+Y", weather=weather)
    assert moves(game) == ways
    for way in ways:
        twin = game.copy()
        twin.play(0, way)
        assert twin.state.weather == weather + (1 if way == "weather +" else -1)
        assert (at(twin, "0a"), at(twin, "0b"), twin.to_decide) == ("3", "5+Y", [1])
    for closed in {"weather -", "weather +"} - ways:
        assert rule_against(game, closed) == "R5.2"
    assert rule_against(game, "a >4") == "R5.2"
    assert rule_against(game, "done") == "R5.2"


def test_a_number_does_not_move_the_weather() -> None:
    """R5.2."""
    assert rule_against(turn("3 - 3 J"), "weather +") == "R5.2"


@pytest.mark.parametrize("first", ["a", "b"])
def test_two_on_the_river_both_must_in_the_order_the_owner_picks(first: str) -> None:
    """R5.3, R5.4."""
    second = "b" if first == "a" else "a"
    game = turn("1 - 1 2")
    assert rule_against(game, "done") == "R5.3"
    game.play(0, f"{first} >{3 if first == 'b' else 2}")
    assert canoe_moves(game, first) == set()
    assert canoe_moves(game, second)
    assert rule_against(game, "done") == "R5.3"
    assert rule_against(game, f"{first} >4") == "R5.4"
    game.play(0, f"{second} >{2 if second == 'a' else 3}")
    assert game.to_decide == [1]


@pytest.mark.parametrize(("canoes", "afloat", "ashore"), [("1 J", "a", "b"), ("J 1", "b", "a")])
def test_one_on_the_river_must_and_one_at_the_jetty_may(canoes: str, afloat: str, ashore: str) -> None:
    """R5.3: in either order, and the one ashore may stay."""
    game = turn(f"1 - {canoes}")
    assert "done" not in moves(game)
    stays, launches, launches_first = game.copy(), game.copy(), game.copy()
    stays.play(0, f"{afloat} >2")
    assert moves(stays) == {f"{ashore} >1", "done"}
    stays.play(0, "done")
    assert (at(stays, f"0{ashore}"), stays.to_decide) == ("J", [1])
    play(launches, f"0 {afloat} >2", f"0 {ashore} >1")
    assert launches.to_decide == [1]
    launches_first.play(0, f"{ashore} >1")
    assert rule_against(launches_first, "done") == "R5.3", "the one on the river must still move"
    assert canoe_moves(launches_first, ashore) == set(), "a canoe that was launched is done"
    launches_first.play(0, f"{afloat} >J")
    assert launches_first.to_decide == [1]


@pytest.mark.parametrize("canoe", ["a", "b"])
def test_none_on_the_river_exactly_one_must_be_launched(canoe: str) -> None:
    """R5.3."""
    game = turn("2 - J J")
    assert moves(game) == {"a >2", "b >2"}
    assert rule_against(game, "done") == "R5.3"
    game.play(0, f"{canoe} >2")
    assert game.to_decide == [1], "exactly one"


@pytest.mark.parametrize(("canoes", "canoe"), [("J X", "a"), ("X J", "b"), ("1 X", "a"), ("X 1", "b")])
def test_the_only_remaining_canoe_must_move(canoes: str, canoe: str) -> None:
    """R5.3, R7.4: a lost one never does."""
    game = turn(f"1 - {canoes}")
    other = "b" if canoe == "a" else "a"
    assert "done" not in moves(game)
    assert canoe_moves(game, other) == set()
    assert rule_against(game, f"{other} >1") == "R7.4"
    game.play(0, next(move for move in moves(game) if move.startswith(canoe)))
    assert game.to_decide == [1]


def test_one_that_lands_is_done_for_the_turn() -> None:
    """R5.4: it is not launched again, and being ashore now gives the other no choice."""
    game = turn("1 - 1+P 2")
    game.play(0, "a >J")
    assert canoe_moves(game, "a") == set()
    assert rule_against(game, "a >1") == "R5.4"
    assert rule_against(game, "done") == "R5.3"


def test_what_must_move_is_fixed_when_the_turn_starts() -> None:
    """R5.3, R6.9: going over the falls or landing with the one afloat leaves the other free to stay."""
    for end in ("a >X", "a >5"):
        game = turn("2 - 7L J")
        game.play(0, end)
        assert "done" in moves(game)


def test_each_canoe_spends_exactly_the_points_of_the_card() -> None:
    """R5.3, R6.5: points are not shared between canoes."""
    game = turn("2 - 1 2")
    assert canoe_moves(game, "a") == {">J", ">3"}
    assert canoe_moves(game, "b") == {">J", ">4"}


def test_a_turn_ends_only_where_what_is_left_is_optional() -> None:
    """R5.3."""
    game = turn("2 - 3 J")
    assert rule_against(game, "done") == "R5.3"
    game.play(0, "a >5")
    assert rule_against(game, "done") is None
