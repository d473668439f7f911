"""R6: everything one canoe can do with its points, as exact lists."""

from __future__ import annotations

import pytest

from tests.table import at, canoe_moves, landed, play, rule_against, site, table, turn


@pytest.mark.parametrize(
    ("card", "space", "ways"),
    [
        (1, "5", {">4", ">6L", ">6R"}),
        (1, "6L", {">5", ">7L"}),
        (1, "7R", {">6R", ">X"}),
        (1, "1", {">J", ">2"}),
        (6, "1", {">J", ">7L", ">7R", ">5 +Y"}),
        (6, "2", {">J", ">X", ">6L +B", ">6R +B"}),
        (3, "2", {">J", ">5", ">3 +P"}),
    ],
)
def test_exact_steps_in_one_direction(card: int, space: str, ways: set[str]) -> None:
    """R6.1, R6.5: past 5 the owner picks the arm."""
    assert canoe_moves(turn(f"{card} - {space} X")) == ways


def test_coming_out_of_an_arm_one_cannot_go_down_the_other() -> None:
    """R6.1."""
    game = turn("2 - 6L J", lie={"B": "P"})
    assert canoe_moves(game) == {">4", ">X", "+P stay", "+B stay"}
    assert rule_against(game, "a >6R") == "R6.1"
    assert rule_against(turn("2 - 7R J"), "a >7L") == "R6.1"


def test_no_turning_round_on_the_way() -> None:
    """R6.1: a 3 does not go two down and one up."""
    assert rule_against(turn("3 - 3 J"), "a >4") == "R6.5"


def test_loading_takes_any_colour_that_lies_there() -> None:
    """R6.2: two points, before the first step or after the last."""
    game = turn("3 - 3 J", lie={"P": "YB", "C": "R"})
    assert canoe_moves(game) == {
        *(">J", ">6L", ">6R"),
        *("+P >2", "+P >4", "+Y >2", "+Y >4", "+B >2", "+B >4"),
        *(">4 +C", ">4 +R"),
    }
    game.play(0, "a +Y >4")
    assert (at(game, "0a"), site(game, "P")) == ("4+Y", "PPPPPPPB")


def test_an_empty_site_has_nothing_to_load() -> None:
    """R6.2."""
    game = turn("2 - 3 J", "1 PPPP J J", "1 PPP J J")
    assert canoe_moves(game) == {">1", ">5"}
    assert rule_against(game, "a +P stay") == "R6.2"


def test_a_canoe_carries_one_gem() -> None:
    """R1.4."""
    assert rule_against(turn("4 - 4+C J"), "a +C >2") == "R1.4"
    assert rule_against(turn("4 - 4+C J"), "a >6L +B") == "R1.4"


@pytest.mark.parametrize("space", ["1", "2"])
def test_where_there_is_no_site_nothing_is_loaded_or_laid_down(space: str) -> None:
    """R1.3, R6.2."""
    assert rule_against(turn(f"3 - {space} J"), "a +P >4") == "R6.2"
    assert rule_against(turn(f"3 - {space}+P J"), "a - >3") == "R6.2"
    assert rule_against(turn("3 - 3+P J"), f"a >{space} -") == "R6.2"


def test_any_colour_may_be_laid_at_any_site() -> None:
    """R6.2."""
    game = turn("3 - 3+R J")
    assert canoe_moves(game) == {">J", ">6L", ">6R", "- >2", "- >4", ">4 -"}
    play(game, "0 a >4 -")
    assert (at(game, "0a"), site(game, "C")) == ("4", "CCCCCCCR")


def test_an_empty_canoe_unloads_and_swaps_nothing() -> None:
    """R6.2."""
    game = turn("6 - 4 J")
    for move in ("a - >J", "a >J -", "a ~P >2", "a - >3"):
        assert rule_against(game, move) is not None
    assert rule_against(game, "a ~C >2") == "R6.2"


def test_swap_for_another_colour_only_at_one_site_for_four_points() -> None:
    """R6.2."""
    game = turn("5 - 4+C J", lie={"C": "Y"})
    assert canoe_moves(game) == {
        *(">J", ">X"),
        *("- >1", "- >7L", "- >7R"),
        *("~Y >3", "~Y >5"),
        *(">7L -", ">7R -"),
        *(">5 ~Y", ">3 ~P"),
    }
    assert rule_against(game, "a ~C >3") == "R6.2"
    game.play(0, "a ~Y >5")
    assert (at(game, "0a"), site(game, "C")) == ("5+Y", "CCCCCCC")


def test_a_swap_is_refused_for_its_own_colour_even_after_the_way() -> None:
    """R6.2."""
    game = turn("5 - 5+C J", lie={"C": "BB"})
    assert {">4 ~B"} == {move for move in canoe_moves(game) if "4 ~" in move}
    assert rule_against(game, "a >4 ~C") == "R6.2"


def test_a_swap_needs_four_points() -> None:
    """R6.2."""
    assert rule_against(turn("3 - 4+P J"), "a ~C stay") == "R6.2"
    assert not any("~" in move for move in canoe_moves(turn("3 - 4+P J")))


def test_one_site_action_a_turn_and_never_between() -> None:
    """R6.3: no list has a move with two, and one that unloaded does not load elsewhere."""
    for card in range(2, 7):
        for cargo in ("", "+B"):
            moves = canoe_moves(turn(f"{card} - 5{cargo} J", lie={"P": "C", "C": "Y", "Y": "R", "B": "P", "R": "B"}))
            assert all(sum(word[0] in "+-~" for word in move.split()) <= 1 for move in moves)


@pytest.mark.parametrize(
    ("card", "cargo", "stays"),
    [
        (1, "", set()),
        (2, "", {"+C stay", "+Y stay"}),
        (3, "", set()),
        (4, "", set()),
        (2, "+P", {"- stay"}),
        (3, "+P", set()),
        (4, "+P", {"~C stay", "~Y stay"}),
        (6, "+P", set()),
    ],
)
def test_staying_put_uses_all_points(card: int, cargo: str, stays: set[str]) -> None:
    """R6.4: load or unload with a 2, swap with a 4."""
    game = turn(f"{card} - 4{cargo} J", lie={"C": "Y"})
    assert {move for move in canoe_moves(game) if "stay" in move} == stays
    assert rule_against(game, "a stay") == "R6.4"


@pytest.mark.parametrize(("card", "space"), [(1, "1"), (3, "1"), (6, "3"), (6, "6L"), (6, "5")])
def test_landing_forgives_what_is_left(card: int, space: str) -> None:
    """R6.5, R6.6: and a gem on board is landed for nothing."""
    game = turn(f"{card} - {space}+R X")
    game.play(0, "a >J")
    assert (at(game, "0a"), landed(game, 0), site(game, "R")) == ("J", "R", "RRRRRR")


def test_nothing_but_landing_forgives() -> None:
    """R6.5."""
    game = turn("4 - 3 J")
    assert rule_against(game, "a >4") == "R6.5"
    assert rule_against(game, "a >2") == "R6.5"
    assert rule_against(game, "a +P stay") == "R6.4"


def test_load_then_land_with_points_to_spare() -> None:
    """R6.3, R6.5, R6.6."""
    game = turn("6 - 3 J")
    play(game, "0 a +P >J")
    assert (landed(game, 0), site(game, "P")) == ("P", "PPPPPP")


def test_empty_canoes_may_land_and_unloading_before_landing_lands_nothing() -> None:
    """R6.6."""
    game = turn("5 - 3+B 3")
    assert {"- >J", ">J"} <= canoe_moves(game, "a")
    play(game, "0 a - >J", "0 b >J")
    assert (landed(game, 0), site(game, "P")) == ("", "PPPPPPPB")


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        (1, {">1"}),
        (2, {">2"}),
        (3, {">3"}),
        (4, {">4"}),
        (5, {">5", ">3 +P"}),
        (6, {">6L", ">6R", ">4 +C"}),
    ],
)
def test_launching_goes_down_with_all_points(card: int, ways: set[str]) -> None:
    """R6.7."""
    game = turn(f"{card} - J J")
    assert canoe_moves(game, "a") == canoe_moves(game, "b") == ways
    assert rule_against(game, "a >J") == "R6.7"
    assert rule_against(game, "a stay") == "R6.7"


def test_a_launched_canoe_does_not_steal() -> None:
    """R6.7, R6.8: going down refused."""
    game = turn("3 - J J", "1 - 3+P J")
    assert canoe_moves(game) == {">3"}
    assert rule_against(game, "a >3 x1a") == "R6.8"


def test_stealing_from_any_loaded_canoe_where_the_way_up_ends() -> None:
    """R6.8: the owner picks the victim; it is free, and refusing is allowed."""
    game = table(["2 - 5 J", "1 - 3+P 3", "1 - 3+C 4+Y", "1 - 3+B 3+R"])
    thefts = {">3 x1a", ">3 x2a", ">3 x3a", ">3 x3b"}
    assert canoe_moves(game) == {">3", *thefts, ">7L", ">7R", "+Y stay"}
    game.play(0, "a >3 x3b")
    assert (at(game, "0a"), at(game, "3b"), at(game, "3a")) == ("3+R", "3", "3+B")


def test_a_loaded_canoe_does_not_steal() -> None:
    """R1.4, R6.8."""
    game = turn("2 - 5+Y J", "1 - 3+P J")
    assert ">3 x1a" not in canoe_moves(game)
    assert rule_against(game, "a >3 x1a") == "R6.8"


def test_never_down_never_standing_never_on_the_way() -> None:
    """R6.8."""
    down = turn("2 - 3 J", "1 - 5+Y J")
    assert rule_against(down, "a >5 x1a") == "R6.8"
    standing = turn("2 - 3 J", "1 - 3+C J")
    assert rule_against(standing, "a stay x1a") == "R6.8"
    passing = turn("3 - 5 J", "1 - 3+C J")
    assert rule_against(passing, "a >3 x1a") == "R6.5"


def test_never_with_points_spent_on_a_site_at_the_end() -> None:
    """R6.8: it must have spent all its points, so one that loads at the end does not steal too."""
    game = turn("4 - 5 J", "1 - 3+C J")
    assert rule_against(game, "a >3 x1a") == "R6.5"
    assert ">3 +P" in canoe_moves(game)


def test_never_from_ones_own_canoe() -> None:
    """R6.8."""
    game = turn("2 - 5 3+P")
    assert not any("x" in move for move in canoe_moves(game))
    assert rule_against(game, "a >3 x0b") == "R6.8"


def test_unload_then_steal_but_not_on_the_very_space() -> None:
    """R6.8: unloading before setting off is fine; with a 2 nothing is left to set off with."""
    game = turn("4 - 5+P J", "1 - 3+C 1+B")
    assert {"- >3", "- >3 x1a"} <= canoe_moves(game)
    assert rule_against(game, "a - >1 x1b") == "R6.5"
    assert rule_against(game, "a >1 x1b") == "R6.8", "it is loaded"
    assert rule_against(turn("2 - 5+P J", "1 - 5+C J"), "a - stay x1a") == "R6.8"
    game.play(0, "a - >3 x1a")
    assert (at(game, "0a"), at(game, "1a"), site(game, "Y")) == ("3+C", "3", "PYYYYYYY")


def test_load_before_and_swap_before_leave_no_room_for_a_theft() -> None:
    """R1.4, R6.8."""
    moves = canoe_moves(turn("6 - 5+P J", "1 - 3+C J", "1 - 1+B J"))
    assert {"~Y >3"} <= moves
    assert not any("~" in move and "x" in move for move in moves)
    assert not any("+" in move and "x" in move for move in canoe_moves(turn("4 - 5 J", "1 - 3+C J")))


def test_nothing_is_stolen_at_the_jetty() -> None:
    """R6.8: landed gems are safe, and nobody carries one ashore."""
    game = turn("3 - 2 J", "1 PP J J")
    assert canoe_moves(game) == {">J", ">5", ">3 +P"}
    assert rule_against(game, "a >J x1a") == "R6.3"


def test_a_stolen_gem_may_be_stolen_back_the_same_round() -> None:
    """R6.8: by the next seat, in its own turn."""
    game = turn("1 - 4 J", "1 - 3+P 4", "1 - J J")
    play(game, "0 a >3 x1a", "0 done")
    assert "b >3 x0a" in {str(move) for move in game.legal_moves(1)}


def test_over_the_falls_of_ones_own_will() -> None:
    """R6.9, R7.4: legal, and the gem goes to the site of its own colour, not to the last site."""
    game = turn("6 - 4+P J")
    play(game, "0 a >X")
    assert (at(game, "0a"), site(game, "P"), site(game, "R")) == ("X", "PPPPPPP", "RRRRRRR")


def test_a_gem_of_a_foreign_colour_loaded_and_lost_goes_home() -> None:
    """R6.9, R7.4."""
    game = turn("3 - 7R J", lie={"R": "C"})
    assert {"+C >X", "+R >X", ">X"} <= canoe_moves(game)
    play(game, "0 a +C >X")
    assert (site(game, "R"), site(game, "C")) == ("RRRRRRR", "CCCCCCC")


@pytest.mark.parametrize("card", range(1, 7))
@pytest.mark.parametrize("space", ["1", "2", "3", "4", "5", "6L", "7L", "6R", "7R"])
def test_up_is_always_open(space: str, card: int) -> None:
    """R6.10: and there is always one way down, so the list is never empty."""
    loaded = canoe_moves(turn(f"{card} - {space}+P J"))
    depth = int(space[0]) - card
    end = "J" if depth <= 0 else str(depth) if depth <= 5 else f"{depth}{space[1]}"
    assert f">{end}" in loaded
    assert f">{end}" in canoe_moves(turn(f"{card} - {space} J"))


def test_canoes_never_block() -> None:
    """R1.4: any number share a space."""
    game = table(["1 - 2 J", "1 - 1 1", "1 - 1 1", "1 - 1 1", "1 - 1 1"])
    assert canoe_moves(game) == {">1", ">3"}
