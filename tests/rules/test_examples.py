"""The printed examples E1-E9 of RULES.md, by number: what is allowed, and what is not."""

from __future__ import annotations

import pytest

from niagara.events import RiverRose
from niagara.game import Game, IllegalMove
from niagara.rules.board import CARD_NAMES
from niagara.rules.river import river_speed
from tests.table import at, canoe_moves, landed, moves, play, play_cards, rule_against, site, table, turn


def test_e1_two_afloat_both_move_and_one_loads_where_it_ends() -> None:
    """E1 (R5.3, R6.2, R6.3): a 4 takes an empty canoe two down to load blue, and the other four up."""
    game = turn("4 - 4 5")
    assert {">6L +B", ">6R +B"} <= canoe_moves(game, "a")
    assert ">1" in canoe_moves(game, "b")
    game.play(0, "a >6L +B")
    assert "done" not in moves(game), "both were on the river, so both move"
    assert rule_against(game, "done") == "R5.3"
    game.play(0, "b >1")
    assert (at(game, "0a"), at(game, "0b"), site(game, "B")) == ("6L+B", "1", "BBBBBB")
    assert game.to_decide == [1]


def test_e2_swap_after_the_way_and_unload_before_a_theft() -> None:
    """E2 (R6.2, R6.3, R6.8): with a 5, one down and a swap; and unloading, three up, a theft."""
    game = turn("5 - 5+Y 5+C", "1 - 2+R J")
    assert {">6L ~B", ">6R ~B"} <= canoe_moves(game, "a")
    assert "- >2 x1a" in canoe_moves(game, "b")
    assert rule_against(game, "b >2 x1a") == "R6.8", "a loaded canoe cannot steal"
    play(game, "0 a >6R ~B", "0 b - >2 x1a")
    assert (at(game, "0a"), at(game, "0b"), at(game, "1a")) == ("6R+B", "2+R", "2")
    assert (site(game, "B"), site(game, "Y")) == ("YBBBBBB", "CYYYYYY")


@pytest.mark.parametrize("space", ["2", "3"])
def test_e3_a_loaded_canoe_lands(space: str) -> None:
    """E3 (R6.6): with a 3 a loaded canoe on 2 or 3 lands."""
    game = turn(f"3 - {space}+R J")
    play(game, "0 a >J", "0 done")
    assert (at(game, "0a"), landed(game, 0)) == ("J", "R")


def test_e3_everything_an_empty_canoe_on_6_may_do_with_a_3() -> None:
    """E3 (R6.1, R6.2, R6.8, R6.9): steal from either, load and move one, move one and load, or go over the falls."""
    game = turn("3 - 6L J", "1 - 3+P 3+C", "1 - 3 5+Y")
    robbing = {">3 x1a", ">3 x1b"}
    assert canoe_moves(game) == {">3", *robbing, "+B >5", "+B >7L", ">7L +R", ">5 +Y", ">X"}
    assert rule_against(game, "a >3 +P") == "R6.5", "three up and loading would take five points"
    assert rule_against(game, "a >5 x2b") == "R6.5", "never on the way"
    assert rule_against(game, "a >3 x2a") == "R6.8", "an empty canoe has nothing to steal"


def test_e4_everything_an_empty_canoe_on_5_may_do_with_a_4() -> None:
    """E4 (R6.3, R6.5): load and two up, two down and load, two up and load; clear and blue are only passed."""
    game = turn("4 - 5 J")
    wanted = {"+Y >3", ">7L +R", ">7R +R", ">3 +P"}
    assert canoe_moves(game) == {*wanted, "+Y >7L", "+Y >7R", ">1", ">X"}
    assert rule_against(game, "a >4 +C") == "R6.5"
    assert rule_against(game, "a >6L +B") == "R6.5"


def test_e5_everything_a_canoe_with_purple_on_4_may_do_with_a_4() -> None:
    """E5 (R6.2, R6.4, R6.6): swap for either colour that lies there, go two down and unload at blue, or land."""
    game = turn("4 - 4+P J", lie={"C": "YP"})
    wanted = {"~C stay", "~Y stay", ">6L -", ">6R -", ">J"}
    assert canoe_moves(game) == {*wanted, "- >2", "- >6L", "- >6R", ">X"}
    assert rule_against(game, "a ~P stay") == "R6.2", "another colour than the one laid down"
    assert rule_against(game, "a ~B stay") == "R6.2", "no blue lies there"
    assert rule_against(game, "a - stay") == "R6.4"


def test_e6_two_thefts_with_a_5() -> None:
    """E6 (R6.8): five up to steal from one of two; unload at 6, three up, steal."""
    game = turn("5 - 7L 6R+Y", "1 - 2+P 2+C", "1 - 3+B 2")
    assert {">2 x1a", ">2 x1b"} <= canoe_moves(game, "a")
    assert "- >3 x2a" in canoe_moves(game, "b")
    assert rule_against(game, "a >2 x2b") == "R6.8"
    play(game, "0 a >2 x1b", "0 b - >3 x2a")
    assert [at(game, canoe) for canoe in ("0a", "0b", "1a", "1b", "2a")] == ["2+C", "3+B", "2+P", "2", "3"]
    assert site(game, "B") == "YBBBBBB"


def test_e7_the_speed_of_the_river() -> None:
    """E7 (R5.2, R7.1): 3 3 5 2 and a cloud that moves the weather from +1 to +2 give speed 4."""
    seats = ["3 - J J", "3 - J J", "5 - J J", "2 - J J", "C - J J"]
    game = table(seats, first=0, acting=4, weather=1)
    assert moves(game) == {"weather -", "weather +"}
    events = game.play(4, "weather +")
    assert RiverRose(speed=4, lowest=2, weather=2) in events
    assert river_speed(table(seats, first=0, acting=4, weather=2).state) == 4


def test_e8_landing_forgives_a_point_and_launching_does_not() -> None:
    """E8 (R6.5, R6.6, R6.7): with a 3 a canoe at 2 lands while the one launched must go to 3."""
    game = turn("3 - 2+P J")
    assert {">J"} <= canoe_moves(game, "a")
    assert canoe_moves(game, "b") == {">3"}
    play(game, "0 a >J", "0 b >3")
    assert (at(game, "0a"), at(game, "0b"), landed(game, 0)) == ("J", "3", "P")


def start_of_e9() -> Game:
    """Blue 0, Green 1, Yellow 2, Red 3, Brown 4; Blue first."""
    game = Game.new(players=5, river="waits")
    game.play(5, "first 0")
    game.play(5, "arm L")
    return game


E9_ROUNDS = (
    ("6C514", ("0 a >4 +C", "1 weather +", "2 a >3 +P", "3 a >1", "4 a >4", "5 flow")),
    (
        "51653",
        (
            *("1 a >1", "2 a ~Y >3", "2 b >4 +C", "3 a +P >J", "3 b >3 +P"),
            *("4 a >3 x2a", "4 b >3", "0 a - >3 x3b", "0 done", "5 flow"),
        ),
    ),
    (
        "C5425",
        (
            *("2 b ~B stay", "2 a +Y >3", "3 b >3 x2a", "3 a >2", "4 a >6L ~B", "4 b +Y >2"),
            *("0 weather +", "1 a +P >J", "1 done", "5 flow"),
        ),
    ),
)


def where(game: Game) -> list[tuple[str, str]]:
    return [(at(game, f"{seat}a"), at(game, f"{seat}b")) for seat in range(game.players)]


def test_e9_three_whole_rounds() -> None:
    """E9 (R3, R5, R6, R7): three rounds of five seats; also a golden playthrough in data/playthroughs."""
    game = start_of_e9()
    (cards1, moves1), (cards2, moves2), (cards3, moves3) = E9_ROUNDS

    play_cards(game, cards1)
    play(game, *moves1[:4])
    assert rule_against(game, "a >4 x0a") == "R6.8", "going down, Brown cannot rob Blue"
    play(game, moves1[4])
    assert game.state.discs == 2
    play(game, "5 flow")
    assert where(game) == [("6R+C", "J"), ("J", "J"), ("5+P", "J"), ("3", "J"), ("6R", "J")]
    assert (game.state.first, game.state.weather) == (1, 1)

    play_cards(game, cards2)
    play(game, *moves2[:-1])
    assert game.state.discs == 2
    play(game, "5 flow")
    assert where(game) == [("5+P", "J"), ("3", "J"), ("5", "6R+C"), ("J", "5"), ("5+Y", "5")]
    assert game.state.first == 2
    assert site(game, "B") == "CBBBBBBB"

    play_cards(game, cards3)
    play(game, *moves3[:-1])
    assert game.state.discs == 4
    assert (at(game, "2b"), at(game, "4a")) == ("6R+B", "6L+B")
    play(game, "5 flow")
    assert (at(game, "2b"), at(game, "4a")) == ("X", "X"), "Yellow and Brown each lose a canoe"
    assert site(game, "B") == "CCYBBBBBBB", "with a blue gem, which is back at its site"
    assert game.state.first == 3, "Red is first next"
    assert [landed(game, seat) for seat in range(5)] == ["", "P", "", "P", ""]
    assert all(len(entry["hand"]) == 4 for entry in game.position()["seats"])
    assert game.position()["phase"] == "choose", "without a landed gem Yellow and Brown cannot buy back"
    played = [set(CARD_NAMES[1:8]) - set(entry["hand"]) for entry in game.position()["seats"]]
    assert played == [{"6", "5", "C"}, {"C", "1", "5"}, {"5", "6", "4"}, {"1", "5", "2"}, {"4", "3", "5"}]


def test_e9_what_nobody_may_do_in_it() -> None:
    """E9 (R5.3, R6.8): with both canoes ashore only one is launched; Blue keeps its second ashore of its own will."""
    game = start_of_e9()
    play_cards(game, E9_ROUNDS[0][0])
    game.play(0, "a >4 +C")
    with pytest.raises(IllegalMove, match=r"R5\.1"):
        game.play(0, "b >4 +C")
