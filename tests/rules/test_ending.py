"""R8, R9.2, R9.5: goals, shared wins, tie break and the round limit."""

from __future__ import annotations

import pytest

from niagara.events import DiscPushed, GameEnded
from niagara.game import Game, IllegalMove, Outcome
from niagara.rules.ending import GOAL_NAMES, goal_of
from tests.table import at, landed, moves, play, table, turn

# Ten gems short of every goal, and the same with one more.
NO_GOALS = ["-", "PPP", "PPPCCC", "PPCCYB", "PPPCCY", "CCYYBB", "PCYB", "PPPCCC"]
GOALS = [
    ("PPPP", "four_alike"),
    ("RRRRR", "four_alike"),
    ("PCYBR", "five_colours"),
    ("PPPCCCY", "any_seven"),
    ("PPCCYYB", "any_seven"),
    ("PPPPCYBR", "four_alike"),
    ("PPCYBR", "five_colours"),
    ("PPCCYBR", "five_colours"),
]


@pytest.mark.parametrize("gems", NO_GOALS)
def test_what_is_not_enough(gems: str) -> None:
    """R8.1."""
    assert goal_of(turn(f"1 {gems} J J").state, 0) == 0


@pytest.mark.parametrize(("gems", "goal"), GOALS)
def test_what_is_a_goal(gems: str, goal: str) -> None:
    """R8.1: four of one colour, or five of five colours, or any seven."""
    assert GOAL_NAMES[goal_of(turn(f"1 {gems} J J").state, 0)] == goal


def test_the_round_is_played_to_its_end_and_the_river_rests() -> None:
    """R7.1, R8.2: all seats take their turn, then it is over before the river flows."""
    game = table(["1 PPP 1+P J", "1 - 2 J", "1 - 7L+R J"])
    play(game, "0 a >J", "0 done")
    assert game.outcome is None
    play(game, "1 a >3", "1 done")
    assert game.outcome is None
    game.play(2, "a >6L")
    events = game.play(2, "done")
    assert game.outcome == Outcome((0,), ("four_alike",))
    assert GameEnded((0,), ("four_alike",)) in events
    assert not any(isinstance(event, DiscPushed) for event in events)
    assert at(game, "2a") == "6L+R"
    assert (game.position()["phase"], game.to_decide) == ("over", [])


def test_the_last_seat_of_the_round_may_end_it() -> None:
    """R8.2."""
    game = table(["1 - J J", "1 - J J", "1 PCYB 1+R J"], acting=2)
    play(game, "2 a >J", "2 done")
    assert game.outcome == Outcome((2,), ("five_colours",))


def test_a_shared_win() -> None:
    """R8.2: every seat that has reached a goal wins; no tie break by default."""
    game = table(["1 PPPP J J", "1 PCYBR J J", "1 PCC 1+C J"], acting=2)
    play(game, "2 a >J", "2 done")
    assert landed(game, 2) == "PCCC"
    assert game.outcome == Outcome((0, 1), ("four_alike", "five_colours"))
    assert not game.outcome.draw


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        (("PPPP", "CCCC", "-"), (1,)),  # 4 against 8
        (("RRRR", "PCYBR", "-"), (0,)),  # 20 against 15
        (("PCYBR", "YYYPPPP", "BBBCPPY"), (2,)),  # 15, 13 and 12 + 2 + 2 + 3 = 19
        (("PPPP", "-", "YYYRRB"), (0,)),  # only who has reached a goal counts: 28 without one does not
        (("PCYBR", "YYYYY", "-"), (0, 1)),  # 15 each: shared after all
    ],
)
def test_tie_break_by_value(seats: tuple[str, ...], winners: tuple[int, ...]) -> None:
    """R9.2: amethyst 1, diamond 2, amber 3, sapphire 4, ruby 5; the highest sum of those at a goal wins."""
    position_seats = [f"C {gems} J J" for gems in seats]
    by_value = table(position_seats, acting=2, tie_break="gem_value")
    by_value.play(2, "weather +")
    assert by_value.outcome is not None
    assert by_value.outcome.winners == winners
    shared = table(position_seats, acting=2)
    shared.play(2, "weather +")
    assert shared.outcome is not None
    assert set(winners) <= set(shared.outcome.winners)


def test_nothing_may_be_done_when_it_is_over() -> None:
    """R8.2."""
    game = table(["C PPPP J J", "C - J J", "C - 3 J"], acting=2)
    game.play(2, "weather +")
    assert all(moves(game, seat) == set() for seat in range(3))
    with pytest.raises(IllegalMove, match=r"R8\.2"):
        game.play(0, "done")


def test_the_round_limit_makes_a_draw() -> None:
    """R9.5: after the river of the last round."""
    game = table(["1 PPP 2+R J", "1 - J J", "C - J J"], acting=2, round_number=5, max_rounds=5)
    events = game.play(2, "weather +")
    assert game.outcome == Outcome((), ())
    assert game.outcome.draw
    assert events[-1] == GameEnded((), ())
    assert at(game, "0a") == "4+R"


def test_a_win_in_the_last_round_is_a_win() -> None:
    """R8.2, R9.5."""
    game = table(["C PPPP J J", "1 - J J", "C - J J"], acting=2, round_number=5, max_rounds=5)
    game.play(2, "weather +")
    assert game.outcome == Outcome((0,), ("four_alike",))


@pytest.mark.parametrize("limit", [1, 2, 9])
def test_a_game_lasts_as_many_rounds_as_its_limit(limit: int) -> None:
    """R9.5."""
    game = Game.new(players=3, seed=4, max_rounds=limit)
    for _ in range(100 * limit):
        if not game.outcome:
            seat = game.to_decide[0]
            game.play(seat, game.legal_moves(seat)[0])
    assert game.outcome
    assert game.state.round == limit


def test_without_a_limit_it_goes_on() -> None:
    """R9.5."""
    game = table(["1 - J J", "1 - J J", "C - J J"], acting=2, round_number=10_000)
    game.play(2, "weather +")
    assert (game.outcome, game.state.round) == (None, 10_001)
