"""Every puzzle has the solution it claims, most ways miss it, and its grade says how few do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pytest

from niagara.events import AnyEvent
from niagara.game import Game
from niagara.learn.aims import Course
from niagara.learn.attempt import Attempt
from niagara.learn.mining import candidates_of, grade_of, tasks_of
from niagara.learn.mining_two import feats_of, plans_of, puzzle_of
from niagara.learn.puzzles import Puzzle, by_id, daily, puzzles
from niagara.learn.scenes import BY_ID
from niagara.notation.line import from_line, to_line
from niagara.rules.actions import Move
from tests.learn.solving import ways

TWO_ROUNDS = [puzzle for puzzle in puzzles() if puzzle.rounds == 2]


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
def test_a_puzzle_begins_with_the_last_turn_of_a_round(puzzle: Puzzle) -> None:
    game = Game.from_position(puzzle.position)
    assert game.to_decide == [0]
    assert game.state.first == 1
    assert all(game.state.revealed[: game.players])
    assert to_line(from_line(puzzle.position)) == puzzle.position


def test_there_are_enough_of_every_kind() -> None:
    assert len(puzzles()) >= 30
    assert len(by_id()) == len(puzzles())
    mirrored = {puzzle.position.replace(" R turns", " L turns") for puzzle in puzzles()}
    assert len(mirrored) == len(puzzles()), "no position comes twice, nor with the other arm next"
    assert set(Counter(puzzle.task for puzzle in puzzles())) == {"land", "rob", "keep", "both", "win", "sweep", "pair"}
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


def turns_of(game: Game, seat: int, events: tuple[AnyEvent, ...]) -> Iterator[tuple[Game, tuple[AnyEvent, ...]]]:
    """Every way a seat can finish its turn, found through the engine alone."""
    if game.to_decide != [seat]:
        yield game, events
        return
    for move in game.legal_moves(seat):
        after = game.copy()
        yield from turns_of(after, seat, (*events, *after.play(seat, move)))


def test_there_are_enough_puzzles_of_two_rounds() -> None:
    assert len(TWO_ROUNDS) >= 10
    assert {puzzle.grade for puzzle in TWO_ROUNDS} == {2, 3}
    assert {"land", "rob", "pair"} <= {puzzle.task for puzzle in TWO_ROUNDS}
    assert any(puzzle.threats for puzzle in TWO_ROUNDS)


@pytest.mark.parametrize("puzzle", TWO_ROUNDS, ids=lambda puzzle: puzzle.id)
def test_a_plan_of_two_rounds_holds_whatever_card_and_turn_the_rival_plays(puzzle: Puzzle) -> None:
    solution = next(moves for moves, status in ways(puzzle.scene) if status == "reached")
    card = next(place for place, number in enumerate(solution) if Move(number).kind == "card")
    game = Game.from_position(puzzle.position)
    done: tuple[AnyEvent, ...] = ()
    for number in solution[: card + 1]:
        done += tuple(game.play(0, number))
    replies = 0
    for answer in game.legal_moves(2):
        begun = game.copy()
        events = (*done, *begun.play(2, answer))
        events += tuple(begun.play(1, begun.legal_moves(1)[0]))
        for replied, so_far in turns_of(begun, 2, events):
            replies += 1
            ends = turns_of(replied, 0, so_far)
            assert any(puzzle.aim.reached(Course(0, end.position(), told)) for end, told in ends), replied.history
    assert replies


@pytest.mark.parametrize("puzzle", TWO_ROUNDS, ids=lambda puzzle: puzzle.id)
def test_one_round_is_not_enough_for_a_puzzle_of_two(puzzle: Puzzle) -> None:
    assert {status for _, status in ways(replace(puzzle.scene, rounds=1))} == {"missed"}


def test_a_win_within_two_rounds_is_a_goal_reached_on_ones_own_turn() -> None:
    won = replace(TWO_ROUNDS[0], task="win")
    position = Game.from_position(won.position).position()
    assert not won.aim.reached(Course(0, position, ()))
    position["seats"][0]["landed"] = "PCYBR"
    position["sites"] = {site: gems.replace(site, "", 1) for site, gems in position["sites"].items()}
    assert won.aim.reached(Course(0, position, ()))


def test_the_rival_refutes_plans_that_luck_alone_would_carry() -> None:
    puzzle = min((puzzle for puzzle in TWO_ROUNDS if puzzle.threats), key=lambda puzzle: len(puzzle.position))
    left_alone = {moves for moves, status in ways(replace(puzzle.scene, threats=())) if status == "reached"}
    solved = {moves for moves, status in ways(puzzle.scene) if status == "reached"}
    assert solved < left_alone


def test_mining_finds_again_what_two_rounds_can_force() -> None:
    puzzle = min(TWO_ROUNDS, key=lambda puzzle: len(puzzle.threats))
    start = from_line(puzzle.position)
    plans = plans_of(start)
    feat = (puzzle.task, puzzle.gem, puzzle.other, puzzle.victim)
    assert feat in feats_of(start, plans)
    assert puzzle_of(start, plans, feat) == replace(puzzle, id="", grade=0)
