"""Every puzzle has the solution it claims, most ways miss it, and its grade says how few do not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from niagara.game import Game
from niagara.learn.attempt import Attempt
from niagara.learn.mining import candidates_of, grade_of, tasks_of
from niagara.learn.puzzles import Puzzle, by_id, daily, puzzles
from niagara.learn.scenes import BY_ID
from niagara.notation.line import from_line, to_line
from tests.learn.solving import ways


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_solutions_and_the_verifier_rejects_all_other_ways(puzzle: Puzzle) -> None:
    ends = list(ways(puzzle.scene))
    solved = [moves for moves, status in ends if status == "reached"]
    missed = [moves for moves, status in ends if status == "missed"]
    assert solved
    assert missed
    assert puzzle.grade == grade_of(len(solved) / len(ends), puzzle)
    again = Attempt(puzzle.scene)
    again.play(missed[0])
    assert again.status == "missed"


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_one_turn_the_last_of_its_round(puzzle: Puzzle) -> None:
    game = Game.from_position(puzzle.position)
    assert game.to_decide == [0]
    assert game.state.first == 1
    assert all(game.state.revealed[: game.players])
    assert to_line(from_line(puzzle.position)) == puzzle.position


def test_there_are_enough_of_every_kind() -> None:
    assert len(puzzles()) >= 30
    assert len(by_id()) == len(puzzles())
    assert len({puzzle.position for puzzle in puzzles()}) == len(puzzles()), "no position comes twice"
    assert set(Counter(puzzle.task for puzzle in puzzles())) == {"land", "rob", "keep", "both", "win", "sweep"}
    assert set(Counter(puzzle.grade for puzzle in puzzles())) == {1, 2, 3}
    assert not set(by_id()) & set(BY_ID), "scenes and puzzles share one address"


def test_an_aim_that_cannot_be_reached_is_found_out() -> None:
    """A puzzle that claims another gem than the one that can be stolen has no solution."""
    robbery = next(puzzle for puzzle in puzzles() if puzzle.task == "rob")
    for gem in "PCYBR":
        aboard = [
            canoe["cargo"]
            for canoe in Game.from_position(robbery.position).position()["seats"][robbery.victim]["canoes"]
        ]
        if gem not in aboard:
            wrong = replace(robbery, gem=gem)
            assert {status for _, status in ways(wrong.scene)} == {"missed"}


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 1, 1)
    days = [daily(first + timedelta(days=number)).id for number in range(len(puzzles()))]
    assert set(days) == set(by_id())
    assert daily(first) == daily(first)


def test_mining_finds_positions_and_tasks() -> None:
    candidate = next(candidate for candidate in candidates_of(3, 1) if len(candidate.ends) > 10)
    assert candidate.start["turn"]["seat"] == 0
    tasks = list(tasks_of(candidate))
    assert tasks
    assert all(0 <= candidate.share(puzzle) <= 1 for puzzle in tasks)
