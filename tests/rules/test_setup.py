"""R2: the start, and the draws that the river makes as recorded moves."""

from __future__ import annotations

import pytest

from niagara.game import Game
from niagara.rules.board import RIVER
from tests.table import moves


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_in_its_place(players: int) -> None:
    """R1.1, R1.3, R2.1."""
    position = Game.new(players=players, seed=1).position()
    assert position["sites"] == {gem: gem * 7 for gem in "PCYBR"}
    assert (position["weather"], position["round"], position["phase"]) == (0, 1, "choose")
    canoes = [{"at": "J", "cargo": ""}, {"at": "J", "cargo": ""}]
    seat = {"hand": "123456C", "card": "", "revealed": False, "landed": "", "canoes": canoes}
    assert position["seats"] == [seat] * players


def test_first_seat_and_first_arm_are_drawn() -> None:
    """R2.2: both are moves of the river, each draw possible, and public from then on."""
    game = Game.new(players=3, river="waits")
    assert moves(game, RIVER) == {"first 0", "first 1", "first 2"}
    assert game.to_decide == [RIVER]
    game.play(RIVER, "first 2")
    assert moves(game, RIVER) == {"arm L", "arm R"}
    game.play(RIVER, "arm R")
    assert (game.view(None)["first"], game.view(None)["next_arm"]) == (2, "R")
    assert game.to_decide == [0, 1, 2]


def test_draws_are_fair_and_follow_the_seed() -> None:
    """R2.2."""
    starts = [Game.new(players=5, seed=seed).position() for seed in range(400)]
    firsts = [start["first"] for start in starts]
    assert all(50 < firsts.count(seat) < 110 for seat in range(5))
    assert 150 < [start["next_arm"] for start in starts].count("L") < 250
    assert starts == [Game.new(players=5, seed=seed).position() for seed in range(400)]


def test_by_chance_no_arm_is_drawn_before_its_disc() -> None:
    """R2.2, R9.1."""
    game = Game.new(players=3, fork="chance", river="waits")
    game.play(RIVER, "first 0")
    assert game.position()["next_arm"] is None
    assert game.position()["phase"] == "choose"
