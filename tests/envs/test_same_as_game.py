"""A random game stepped through any adapter has the positions and rewards of `Game`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import niagara.envs.spiel
from niagara.bots import View, make_bot
from niagara.envs.actions import FROM_ENGINE, NOOP
from niagara.envs.functional import Niagara
from niagara.envs.seat import NiagaraEnv
from niagara.envs.table import NiagaraAEC, NiagaraParallel
from niagara.envs.vector import NiagaraVectorEnv
from niagara.game import Game
from niagara.rules.actions import DRAW_SEAT, Move
from niagara.rules.board import RIVER
from niagara.rules.state import CHOOSE, State

OPTIONS: dict[str, Any] = {"players": 4, "max_rounds": 50}


def shares(game: Game) -> list[float]:
    """What a finished game is worth to each seat: its share of the win less 1/n."""
    assert game.outcome
    winners = game.outcome.winners
    if not winners:
        return [0.0] * game.players
    return [(seat in winners) / len(winners) - 1 / game.players for seat in range(game.players)]


def in_turn(game: Game) -> int:
    """The seat whose decision comes next when one is asked at a time."""
    waiting = game.to_decide
    order = [(game.state.first + step) % game.players for step in range(game.players)]
    return next(seat for seat in order if seat in waiting)


def play(start: State, seed: int) -> Iterator[tuple[Game, int, Move]]:
    """A game from a start, well or half well played, with the move that comes next before it is made."""
    chance = random.Random(seed)
    game = Game(start)
    bots = [make_bot("paddler", seed), make_bot("drifter" if seed % 2 else "paddler", seed)]
    while not game.outcome:
        seat = in_turn(game)
        move = bots[chance.randrange(2)].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0)
        yield game, seat, move
        game.play(seat, move)


def action_of(game: Game, seat: int, move: Move) -> int:
    return int(FROM_ENGINE[game.players, seat, move.number])


SEEDS = range(4)


def test_some_of_these_games_are_won_and_some_are_not() -> None:
    ends = set()
    for seed in SEEDS:
        env = NiagaraVectorEnv(1, **OPTIONS)
        env.reset(seed=seed)
        *_, (game, _, _) = play(env.core.state(0), seed)
        assert game.outcome
        ends.add(game.outcome.draw)
    assert ends == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_vector_and_functional(seed: int) -> None:
    vector = NiagaraVectorEnv(1, **OPTIONS)
    vector.reset(seed=seed)
    functional = Niagara(**OPTIONS)
    state = functional.init(seed)
    rewards = np.zeros(4)
    game = None
    for game, seat, move in play(vector.core.state(0), seed):
        assert vector.core.state(0) == state.position(0) == game.state
        assert vector.core.actors[0] == state.current_player[0] == seat
        action = np.array([action_of(game, seat, move)])
        before = state.observation.copy()
        after = functional.step(state, action)
        assert (state.observation == before).all()
        state = after
        *_, terminated, truncated, infos = vector.step(action)
        rewards += infos["rewards"][0]
        assert (infos["rewards"] == state.rewards).all()
    assert game
    assert game.outcome
    assert rewards.tolist() == pytest.approx(shares(game))
    assert (bool(terminated[0]), bool(truncated[0])) == (not game.outcome.draw, game.outcome.draw)


@pytest.mark.parametrize("seed", SEEDS)
def test_one_agent_at_a_time(seed: int) -> None:
    env = NiagaraAEC(**OPTIONS)
    env.reset(seed=seed)
    game = None
    for game, seat, move in play(env.core.state(0), seed):
        assert env.core.state(0) == game.state
        assert env.agent_selection == f"seat_{seat}"
        env.step(action_of(game, seat, move))
    assert game
    assert [env.rewards[agent] for agent in env.possible_agents] == pytest.approx(shares(game))


@pytest.mark.parametrize("seed", SEEDS)
def test_all_agents_at_once(seed: int) -> None:
    env = NiagaraParallel(**OPTIONS)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    cards: dict[str, int] = {}
    game = None
    for game, seat, move in play(env.core.state(0), seed):
        cards[f"seat_{seat}"] = action_of(game, seat, move)
        if game.state.phase == CHOOSE and len(cards) < 4:
            continue
        if game.state.phase != CHOOSE:
            assert env.core.state(0) == game.state
        said = {agent: cards.get(agent, NOOP) for agent in env.agents}
        for agent, reward in env.step(said)[1].items():
            total[agent] += reward
        cards = {}
    assert game
    assert list(total.values()) == pytest.approx(shares(game))


@pytest.mark.parametrize("fork", ["alternate", "chance"])
def test_openspiel_with_the_rivers_draws(fork: str) -> None:
    options = {"players": 3, "fork": fork, "max_rounds": 12}
    state = pyspiel.load_game("python_niagara", options).new_initial_state()
    game = Game.new(3, fork=fork, max_rounds=12, river="waits")
    chance = random.Random(8)
    while not state.is_terminal():
        if state.is_chance_node():
            outcome = chance.choice([outcome for outcome, _ in state.chance_outcomes()])
            state.apply_action(outcome)
            game.play(RIVER, outcome + DRAW_SEAT)
        elif state.is_simultaneous_node():
            cards = [chance.choice(state.legal_actions(seat)) for seat in range(3)]
            state.apply_actions(cards)
            for seat, card in enumerate(cards):
                game.play(seat, f"card {'1234567'.replace('7', 'C')[card - 1]}")
        else:
            seat = state.current_player()
            move = chance.choice(game.legal_moves(seat))
            state.apply_action(action_of(game, seat, move))
            game.play(seat, move)
        while game.to_decide == [RIVER] and [str(move) for move in game.legal_moves(RIVER)] == ["flow"]:
            game.play(RIVER, "flow")
        assert state.position == game.state
    assert list(state.returns()) == pytest.approx(shares(game))
    assert niagara.envs.spiel.GAME_TYPE.short_name == "python_niagara"


@pytest.mark.parametrize("seed", SEEDS)
def test_one_seat_against_bots(seed: int) -> None:
    env = NiagaraEnv("tests.envs.first_move:FirstMove", **OPTIONS)
    env.reset(seed=seed)
    chance = random.Random(seed)
    game = Game(env.core.state(0))
    rewards = 0.0
    while not game.outcome:
        assert env.core.state(0) == game.state
        move = chance.choice(game.legal_moves(0))
        action = action_of(game, 0, move)
        game.play(0, move)
        while not game.outcome and in_turn(game) != 0:
            seat = in_turn(game)
            game.play(seat, game.legal_moves(seat)[0])
        rewards += env.step(action)[1]
    assert rewards == pytest.approx(shares(game)[0])


@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_partners_play_as_the_bots_do(seed: int) -> None:
    """Paddler draws no lots, so inside the compiled step it must do what it does when asked by hand."""
    env = NiagaraEnv(["paddler", "splasher", "dabbler"], **OPTIONS)
    env.reset(seed=seed)
    bots = [make_bot(name, seed) for name in ("drifter", "paddler", "splasher", "dabbler")]
    game = Game(env.core.state(0))
    decisions = 0
    while not game.outcome:
        assert env.core.state(0) == game.state
        move = bots[0].choose(View(0, game.observe(0)), game.legal_moves(0), 1.0)
        action = action_of(game, 0, move)
        game.play(0, move)
        while not game.outcome and (seat := in_turn(game)) != 0:
            game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0))
            decisions += 1
        env.step(action)
    assert env.core.state(0) == game.state
    assert decisions > 30
