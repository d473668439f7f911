"""R7: speed, discs, arms in turn, and the falls."""

from __future__ import annotations

import pytest

from niagara.events import CanoeLost, DiscPushed, Drift, RiverRose
from niagara.game import Game
from niagara.rules.board import RIVER
from niagara.rules.state import FLOW
from tests.table import at, moves, play, site, table


@pytest.mark.parametrize(
    ("cards", "weather", "lowest", "speed"),
    [
        *(("65", 0, 5, 5), ("11", 0, 1, 1), ("13", 1, 1, 2), ("63", 2, 3, 5), ("66", 2, 6, 8)),
        *(("2C", 0, 2, 2), ("CC", 1, 0, 1), ("CC", 2, 0, 2)),
    ],
)
def test_speed_is_the_lowest_number_plus_the_weather(cards: str, weather: int, lowest: int, speed: int) -> None:
    """R7.1: with only clouds it is the weather alone."""
    game = table([*[f"{card} - J J" for card in cards], "C - J J"], acting=2, weather=weather - 1)
    assert RiverRose(speed, lowest, weather) in game.play(2, "weather +")


@pytest.mark.parametrize(("cards", "weather"), [("11", 0), ("CC", 0), ("CC", 1)])
def test_below_one_nothing_moves(cards: str, weather: int) -> None:
    """R7.1: 1 - 1, a cloud at 0 and one at -1; and the arms do not change places."""
    seats = [f"{cards[0]} - 5 7L+R", f"{cards[1]} - 1 6L", "C - J J"]
    game = table(seats, acting=2, weather=weather)
    events = game.play(2, "weather -")
    assert [at(game, canoe) for canoe in ("0a", "0b", "1a", "1b")] == ["5", "7L+R", "1", "6L"]
    assert not any(isinstance(event, DiscPushed) for event in events)
    assert (game.state.next_arm, game.state.round) == (0, 2)


def test_one_disc_moves_the_trunk_and_one_arm() -> None:
    """R7.2, R7.3: the other arm rests, cargo stays aboard, the jetty does not move."""
    seats = ["1 - 1+P 2", "1 - 3 4+C", "1 - 5+Y 6L+B", "1 - 7L 6R", "C - 7R+R J"]
    game = table(seats, acting=4, weather=1)
    events = game.play(4, "weather -")
    spots = ["2+P", "3", "4", "5+C", "6L+Y", "7L+B", "X", "6R", "7R+R", "J"]
    assert [at(game, f"{seat}{canoe}") for seat in range(5) for canoe in "ab"] == spots
    assert game.position()["next_arm"] == "R"
    pushed = next(event for event in events if isinstance(event, DiscPushed))
    assert (pushed.arm, pushed.next_arm) == ("L", "R")
    assert Drift("3a", "7L", "X") in pushed.drifts
    assert len(pushed.drifts) == 7
    assert CanoeLost("3a", "") in events


def test_arms_take_turns_disc_by_disc() -> None:
    """R7.2: three discs, right first: right, left, right; then it is the left arm's turn."""
    game = table(["3 - 5 4", "3 - 3 6R+B", "C - 6L 7L+R"], acting=2, weather=1, next_arm="R")
    events = game.play(2, "weather -")
    assert [event.arm for event in events if isinstance(event, DiscPushed)] == ["R", "L", "R"]
    assert [at(game, canoe) for canoe in ("0a", "0b", "1a", "1b", "2a", "2b")] == ["7R", "6L", "6R", "X", "7L", "X"]
    assert game.position()["next_arm"] == "L"
    assert (site(game, "B"), site(game, "R")) == ("BBBBBBB", "RRRRRRR")


def test_turns_of_the_arms_go_on_over_rounds() -> None:
    """R7.2."""
    game = table(["1 - 4 J", "1 - J J", "C - J J"], acting=2, weather=1)
    game.play(2, "weather -")
    assert (at(game, "0a"), game.position()["next_arm"]) == ("5", "R")
    play(game, "0 card 2", "1 card 2", "2 card 1")
    play(game, "1 a >2", "2 a >1", "0 a +Y stay", "0 done")
    assert at(game, "0a") == "6R+Y"
    assert game.position()["next_arm"] == "L"


def test_a_lost_canoes_gem_goes_to_its_own_colour() -> None:
    """R7.4: purple over the falls lies with the purple again."""
    game = table(["2 - 7L+P 7L+Y", "2 - J J", "C - 6L+C J"], acting=2, weather=1)
    events = game.play(2, "weather -")
    assert [at(game, canoe) for canoe in ("0a", "0b", "2a")] == ["J", "X", "7L+C"], "seat 0 was given one back"
    assert (site(game, "P"), site(game, "Y"), site(game, "R")) == ("PPPPPPP", "YYYYYYY", "RRRRRRR")
    assert [event for event in events if isinstance(event, CanoeLost)] == [CanoeLost("0a", "P"), CanoeLost("0b", "Y")]


def test_the_river_moves_only_when_all_have_acted() -> None:
    """R7.1, R7.3."""
    game = table(["1 - 1 J", "1 - 2 J", "1 - 3 J"])
    play(game, "0 a >2", "0 done", "1 a >3", "1 done", "2 a >4")
    assert [at(game, canoe) for canoe in ("0a", "1a", "2a")] == ["2", "3", "4"]
    play(game, "2 done")
    assert [at(game, canoe) for canoe in ("0a", "1a", "2a")] == ["3", "4", "5"]


def waiting_for_discs() -> Game:
    """By chance: two discs are about to be pushed, and the river waits to be told."""
    start = table(["2 - 5 6R+B", "2 - 4 J", "C - J J"], acting=2, weather=1, next_arm=None, fork="chance")
    game = Game(start.state, river="waits")
    game.play(2, "weather -")
    assert game.state.phase == FLOW
    return game


def test_by_chance_each_disc_takes_an_arm_as_the_rivers_own_move() -> None:
    """R9.1: nothing else may be done meanwhile, and both arms may come twice."""
    game = waiting_for_discs()
    assert moves(game, RIVER) == {"disc L", "disc R"}
    assert all(game.legal_moves(seat) == [] for seat in range(3))
    events = game.play(RIVER, "disc R")
    assert isinstance(events[0], RiverRose)
    assert [at(game, canoe) for canoe in ("0a", "0b", "1a")] == ["6R", "7R+B", "5"]
    assert game.state.round == 1
    events = game.play(RIVER, "disc R")
    assert isinstance(events[0], DiscPushed)
    assert [at(game, canoe) for canoe in ("0a", "0b", "1a")] == ["7R", "X", "6R"]
    assert (game.state.round, game.position()["next_arm"], site(game, "B")) == (2, None, "BBBBBBB")


def test_by_chance_with_no_speed_the_round_ends_without_a_draw() -> None:
    """R7.1, R9.1."""
    start = table(["1 - 5 J", "2 - 4 J", "C - J J"], acting=2, next_arm=None, fork="chance")
    game = Game(start.state, river="waits")
    game.play(2, "weather -")
    assert moves(game, RIVER) == {"flow"}
    game.play(RIVER, "flow")
    assert (at(game, "0a"), game.state.round) == ("5", 2)


def test_by_chance_both_arms_come_up() -> None:
    """R9.1."""
    seen = set()
    for seed in range(20):
        twin = Game(waiting_for_discs().state, seed=seed)
        seen.add(at(twin, "0a"))
    assert seen == {"6L", "7L", "6R", "7R"}, "one disc into an arm, then the other or the same"
