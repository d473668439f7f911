"""Every registered bot plays whole games by the rules, and answers in time."""

from itertools import pairwise
from time import perf_counter

import pytest

from niagara.bots import BOTS, LEVELS, View, make_bot
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.board import LOST

SEARCHERS = ("voyageur", "norwester", "wayfinder", "coureur")  # they think long: a quick run has games of three
GAMES = [
    pytest.param(name, players, marks=pytest.mark.slow if name in SEARCHERS and players > 3 else ())
    for name in BOTS
    for players in (3, 4, 5)
]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_plays_a_whole_game_by_the_rules(name: str, players: int) -> None:
    game = Game.new(players, seed=players, max_rounds=12 if name == "drifter" else 60)
    bots = [make_bot(name, seed) for seed in range(players)]
    while not game.outcome:
        for seat in game.to_decide[:1]:
            moves = game.legal_moves(seat)
            move = bots[seat].choose(View(seat, game.observe(seat)), moves, 0.004)
            assert move in moves
            game.play(seat, move)
    assert game.outcome


@pytest.mark.parametrize("rounds", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", BOTS)
def test_equal_seeds_play_alike(name: str, rounds: int) -> None:
    lines = []
    for _ in range(2):
        game = Game.new(4, seed=5, max_rounds=rounds)
        bots = [make_bot(name, seed) for seed in range(4)]
        while not game.outcome:
            seat = game.to_decide[0]
            game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 10.0))
        lines.append(game.history)
    assert lines[0] == lines[1]


def test_thinking_stops_at_the_budget() -> None:
    game = Game.new(5, seed=2)
    seat = game.to_decide[0]
    view, moves = View(seat, game.observe(seat)), game.legal_moves(seat)
    bot = make_bot("voyageur", 1)
    bot.choose(view, moves, 1.0)
    started = perf_counter()
    assert bot.choose(view, moves, 0.0) in moves
    assert perf_counter() - started < 0.05


@pytest.mark.parametrize("games", [2, pytest.param(8, marks=pytest.mark.slow)])
def test_nobody_who_thinks_paddles_over_the_falls_without_need(games: int) -> None:
    for seed in range(games):
        game = Game.new(3, seed, max_rounds=30)
        bots = [make_bot("pathfinder", seed + seat) for seat in range(3)]
        while not game.outcome:
            seat = game.to_decide[0]
            moves = game.legal_moves(seat)
            move = bots[seat].choose(View(seat, game.observe(seat)), moves, 2.0)
            assert not _over_the_falls(move) or all(map(_over_the_falls, moves))
            game.play(seat, move)


def _over_the_falls(move: Move) -> bool:
    return move.kind == "canoe" and move.end == LOST


def test_levels_have_their_own_ids_names_and_known_bots() -> None:
    assert len({level.id for level in LEVELS}) == len({level.name for level in LEVELS}) == len(LEVELS) == 6
    assert all(level.bot in BOTS and level.sentence.endswith(".") for level in LEVELS)


def test_each_level_is_rated_well_above_the_one_below() -> None:
    assert all(level.rating - below.rating >= 60 for below, level in pairwise(LEVELS))


def test_an_unknown_name_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match="no bot is called 'shark'"):
        make_bot("shark")
