"""The friendly door: playing, refusing, undoing, replaying (R3, R9)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from niagara.game import Game, IllegalMove
from niagara.notation.line import to_line
from niagara.rules.actions import ACTIONS, Move
from niagara.rules.board import RIVER
from niagara.rules.state import State
from tests.strategies import reached_states, seeds, starts, states
from tests.table import play, table


def play_some(game: Game, chance: random.Random, moves: int) -> None:
    """Make random moves, minds changed here and there."""
    for _ in range(moves):
        if game.outcome:
            return
        seats = [seat for seat in range(game.players) if game.legal_moves(seat)]
        seat = chance.choice(seats)
        game.play(seat, chance.choice(game.legal_moves(seat)))


@given(starts, seeds, st.integers(0, 120))
def test_replay_equals_play(start: State, seed: int, moves: int) -> None:
    game = Game(start, seed=seed)
    play_some(game, random.Random(seed), moves)
    replay = Game(game.start, river="waits")
    for seat, move in game.history:
        replay.play(seat, move)
    assert replay.state == game.state
    assert replay.position() == game.position()


@given(starts, seeds, st.integers(1, 60))
def test_undo_equals_never_played(start: State, seed: int, moves: int) -> None:
    """All the way back to the start, and what is played again meets the same luck."""
    game = Game(start, seed=seed)
    chance = random.Random(seed)
    line = [to_line(game.state)]
    decisions: list[tuple[int, Move]] = []
    for _ in range(moves):
        before = len(game.history)
        play_some(game, chance, 1)
        decisions += [entry for entry in game.history[before:] if entry[0] != RIVER]
        line.append(to_line(game.state))
    for _ in decisions:
        game.undo()
    assert to_line(game.state) == line[0]
    for seat, move in decisions:
        game.play(seat, move)
    assert to_line(game.state) == line[-1]


def test_undo_takes_back_one_decision_and_what_the_river_did_after_it() -> None:
    game = table(["1 - 1 J", "C - J J", "C - J J"], acting=2)
    before = game.position()
    game.play(2, "weather +")
    assert game.position()["round"] == 2
    game.undo()
    assert game.position() == before
    assert game.history == []


@pytest.mark.parametrize("seed", range(6))
def test_undo_at_the_start_draws_nothing_anew(seed: int) -> None:
    """R2.2: there is no decision to take back, and the draws stand."""
    game = Game.new(players=5, seed=seed)
    before, history = game.position(), list(game.history)
    game.undo()
    assert (game.position(), game.history) == (before, history)


def test_equal_seeds_play_alike_and_games_without_a_seed_do_not() -> None:
    starts = {to_line(Game.new(players=5).state) for _ in range(60)}
    assert len(starts) > 1
    assert Game.new(players=5, seed=3).position() == Game.new(players=5, seed=3).position()


@given(reached_states(80), seeds)
def test_a_copy_goes_its_own_way(state: object, seed: int) -> None:
    game = Game(state, seed=seed)  # type: ignore[arg-type]
    twin = game.copy()
    before, history = game.position(), list(game.history)
    play_some(twin, random.Random(seed), 20)
    assert (game.position(), game.history) == (before, history)
    play_some(game, random.Random(seed), 20)
    assert game.position() == twin.position(), "and meets the same luck"


def test_a_move_may_be_given_as_move_text_or_number() -> None:
    for move in ("card 3", Move(3), 3, np.int16(3)):
        game = table(["- - J J"] * 3, phase="choose")
        game.play(1, move)  # type: ignore[arg-type]
        assert game.history == [(1, Move(3))]
        assert type(game.history[0][1].number) is int


@pytest.mark.parametrize("move", [3.0, None, [3], (3,)])
def test_what_is_no_move_at_all(move: object) -> None:
    game = table(["- - J J"] * 3, phase="choose")
    with pytest.raises(TypeError):
        game.play(1, move)  # type: ignore[arg-type]
    assert game.history == []


@pytest.mark.parametrize("number", [-1, ACTIONS, 10**9])
def test_an_action_number_out_of_range(number: int) -> None:
    """R5: it is named, with the range; nothing changes."""
    game = table(["- - J J"] * 3, phase="choose")
    before = game.position()
    with pytest.raises(IllegalMove, match=f"no action number {number}; they run from 0 to 1056"):
        game.play(0, number)
    assert game.position() == before


@given(states, seeds)
def test_a_refused_move_changes_nothing(state: object, seed: int) -> None:
    game = Game(state, seed=seed)  # type: ignore[arg-type]
    chance = random.Random(seed)
    before = game.state.copy()
    for _ in range(30):
        seat, number = chance.randrange(-1, 7), chance.randrange(ACTIONS)
        if 0 <= seat < game.players and Move(number) in game.legal_moves(seat):
            continue
        with pytest.raises(IllegalMove) as refusal:
            game.play(seat, number)
        assert str(refusal.value).startswith(refusal.value.rule + ": ")
    assert game.state == before
    assert game.history == [entry for entry in game.history if entry[0] == RIVER]


def test_legal_moves_are_what_play_takes() -> None:
    game = Game.new(players=3, seed=1)
    assert Move(3) in game.legal_moves(0)
    assert [str(move) for move in game.legal_moves(0)] == [f"card {card}" for card in "123456C"]


def test_a_river_that_waits_is_asked_like_a_seat() -> None:
    game = Game.new(players=3, river="waits")
    assert game.to_decide == [RIVER]
    play(game, "5 first 1", "5 arm L")
    assert game.to_decide == [0, 1, 2]


def test_a_whole_game_in_a_few_lines() -> None:
    game = Game.new(players=4, seed=7, max_rounds=20)
    chance = random.Random(7)
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    assert game.state.round <= 20
    assert game.to_decide == []


def test_a_game_says_what_it_is() -> None:
    game = Game.new(players=3, seed=5)
    play_some(game, random.Random(5), 40)
    assert eval(repr(game)).state == game.state
    assert Game.from_position(game.line()).position() == game.position()
    drawn = str(game).split("\n")
    assert drawn[0].startswith(f"round {game.state.round}, ")
    assert len(drawn) == 1 + 2 + 2 * game.players


def test_games_are_equal_when_the_same_has_happened() -> None:
    game = Game.new(players=3, seed=5)
    twin = game.copy()
    assert game == twin
    assert game == Game.from_record(game.record(["Ada", "Ben", "Cleo"]))
    seat = game.to_decide[0]
    game.play(seat, game.legal_moves(seat)[0])
    assert game != twin
    assert game != "game"
    with pytest.raises(TypeError):
        hash(game)


@pytest.mark.parametrize("seat", [-2, 3, 4, 9])
def test_a_seat_that_is_not_there_is_an_error(seat: int) -> None:
    game = Game.new(players=3, seed=5)
    for ask in (game.legal_moves, game.observe, game.view):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; this game has seats 0 to 2"):
            ask(seat)
    assert game.view(None) == game.view(-1)


@pytest.mark.parametrize("seat", ["x", 1.5, [0]])
def test_what_is_no_number_is_no_seat(seat: Any) -> None:
    game = Game.new(players=3, seed=5)
    with pytest.raises(ValueError, match=r"there is no seat .*; this game has seats 0 to 2"):
        game.legal_moves(seat)
    with pytest.raises(ValueError, match="4 names, but 3 seats"):
        game.record(names=["Ada"] * 4)
