"""R4.1-R4.3: buying lost canoes back."""

from __future__ import annotations

import pytest

from niagara.events import CanoeBought, CanoeGiven
from niagara.game import Game, IllegalMove
from tests.table import at, landed, moves, play, rule_against, site, table

SAFE = "- - J J"


def buying(*seats: str, **more: object) -> Game:
    """A buy-back in which seat 0 is asked, unless `acting` says otherwise."""
    return table(seats, phase="buy_back", **more)


def last_turn_of_a_round(*seats: str) -> Game:
    """Seat 0 is first and all have acted but the last, who has a cloud; the river will flow two."""
    cards = ["1"] * (len(seats) - 1) + ["C"]
    return table([f"{card} {seat}" for card, seat in zip(cards, seats, strict=True)], acting=len(seats) - 1, weather=0)


def test_any_landed_colour_pays_and_goes_home() -> None:
    """R4.1: one landed gem of any colour; it returns to the site of its own colour; the canoe is usable at once."""
    game = buying("- PPB X 3+C", SAFE, SAFE)
    assert moves(game) == {"buy P", "buy B", "done"}
    assert rule_against(game, "buy R") == "R4.1"
    events = game.play(0, "buy B")
    assert events == [CanoeBought("0a", "B")]
    assert (at(game, "0a"), at(game, "0b"), landed(game, 0), site(game, "B")) == ("J", "3+C", "PP", "BBBBBBB")
    assert game.position()["phase"] == "choose"


def test_the_second_canoe_is_bought_when_that_is_the_lost_one() -> None:
    """R4.1."""
    game = buying("- P 5 X", SAFE, SAFE)
    game.play(0, "buy P")
    assert (at(game, "0a"), at(game, "0b")) == ("5", "J")


def test_a_lost_canoe_need_not_be_bought_while_another_is_left() -> None:
    """R4.1: a seat may pay, and may let it be."""
    game = buying("- P X J", SAFE, SAFE)
    game.play(0, "done")
    assert (at(game, "0a"), landed(game, 0), game.position()["phase"]) == ("X", "P", "choose")


def test_two_lost_and_two_gems() -> None:
    """R4.1, R4.3: must buy one, may buy two."""
    game = buying("- PC X X", SAFE, SAFE)
    assert moves(game) == {"buy P", "buy C"}
    assert rule_against(game, "done") == "R4.3"
    game.play(0, "buy P")
    assert (at(game, "0a"), at(game, "0b")) == ("J", "X")
    assert moves(game) == {"buy C", "done"}
    other = game.copy()
    game.play(0, "buy C")
    assert (at(game, "0a"), at(game, "0b"), landed(game, 0)) == ("J", "J", "")
    assert game.position()["phase"] == "choose"
    other.play(0, "done")
    assert (at(other, "0b"), landed(other, 0), other.position()["phase"]) == ("X", "C", "choose")


def test_two_lost_and_one_gem() -> None:
    """R4.2, R4.3: it must be paid, and the second canoe stays lost: nothing is free for who has a canoe."""
    game = buying("- R X X", SAFE, SAFE)
    assert moves(game) == {"buy R"}
    game.play(0, "buy R")
    assert (at(game, "0a"), at(game, "0b"), landed(game, 0)) == ("J", "X", "")
    assert game.position()["phase"] == "choose"


def test_two_gems_of_one_colour_pay_for_two() -> None:
    """R4.1."""
    game = buying("- YY X X", SAFE, SAFE)
    play(game, "0 buy Y", "0 buy Y")
    assert (at(game, "0a"), at(game, "0b"), site(game, "Y")) == ("J", "J", "YYYYYYY")


def test_no_canoe_and_no_gem_gets_one_free_without_a_decision() -> None:
    """R4.2."""
    game = last_turn_of_a_round("- J J", "- X X", "- J J")
    events = game.play(2, "weather -")
    assert CanoeGiven("1a") in events
    assert (at(game, "1a"), at(game, "1b"), game.position()["phase"]) == ("J", "X", "choose")


def test_one_lost_and_no_gem_gets_nothing() -> None:
    """R4.1, R4.2."""
    game = last_turn_of_a_round("- J J", "- J X", "- J J")
    events = game.play(2, "weather -")
    assert not any(isinstance(event, CanoeGiven) for event in events)
    assert at(game, "1b") == "X"


def test_order_runs_from_the_first_seat_and_skips_who_has_nothing_to_decide() -> None:
    """R4.1, R4.2: the round that follows begins with seat 1; seats 2 and 0 have decisions, seat 3 a free canoe."""
    game = last_turn_of_a_round("C X J", "- J J", "PP X X", "- X X", "P J J")
    game.play(4, "weather -")
    assert game.state.first == 1
    assert (game.position()["phase"], game.to_decide) == ("buy_back", [2])
    assert at(game, "3a") == "X", "its turn in the order has not come"
    assert rule_against(game, "done", seat=0) == "R5.1"
    game.play(2, "buy P")
    events = game.play(2, "done")
    assert events == [CanoeGiven("3a")]
    assert game.to_decide == [0]
    game.play(0, "done")
    assert game.position()["phase"] == "choose"


def test_order_with_the_first_seat_itself_and_the_last() -> None:
    """R4.1."""
    game = buying("- P X J", "- C X J", "- Y X J", first=1, acting=1)
    asked = []
    while game.position()["phase"] == "buy_back":
        asked.append(game.to_decide[0])
        game.play(asked[-1], "done")
    assert asked == [1, 2, 0]


def test_a_canoe_bought_back_is_usable_at_once() -> None:
    """R4.1, R5.3."""
    game = buying("- P X X", SAFE, SAFE)
    game.play(0, "buy P")
    play(game, "0 card 1", "1 card 2", "2 card 2")
    game.play(0, "a >1")
    assert at(game, "0a") == "1"


def test_buying_is_open_but_not_for_others() -> None:
    """R4.1."""
    game = buying("- P X J", "- P X J", SAFE)
    assert game.legal_moves(1) == []
    with pytest.raises(IllegalMove, match=r"R5\.1"):
        game.play(1, "buy P")
    with pytest.raises(IllegalMove, match=r"R3\.1"):
        game.play(0, "card 3")
