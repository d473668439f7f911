"""Vectors of games: autoreset, seeds, threads, rewards, refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from niagara.envs.functional import Niagara
from niagara.envs.options import Options
from niagara.envs.vector import NiagaraVectorEnv


def run(env: NiagaraVectorEnv, steps: int, seed: int = 3) -> list[Any]:
    seen = [env.reset(seed=seed)[0]]
    for _ in range(steps):
        seen.append(env.step(env.random_actions())[0])
    return seen


def test_equal_seeds_play_alike_on_any_number_of_threads() -> None:
    one, two = (run(NiagaraVectorEnv(7, players=3, fork="chance", threads=threads), 150) for threads in (1, 2))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))


def test_games_start_anew_in_the_next_step() -> None:
    env = NiagaraVectorEnv(6, players=2, max_rounds=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=1)
    over = np.zeros(6, np.bool_)
    ended = 0
    for _ in range(40):
        _, rewards, terminated, truncated, infos = env.step(env.random_actions())
        assert not (over & (terminated | truncated)).any()
        assert (rewards[over] == 0).all()
        over = terminated | truncated
        assert (infos["action_mask"].any(axis=1) == ~over).all()
        ended += int(over.sum())
    assert ended > 10


def test_games_start_anew_in_the_same_step() -> None:
    env = NiagaraVectorEnv(6, players=2, max_rounds=1, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=1)
    for _ in range(40):
        observations, _, terminated, truncated, infos = env.step(env.random_actions())
        over = terminated | truncated
        assert infos["action_mask"].any(axis=1).all()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert (infos["final_obs"][over] != observations[over]).any()
            return
    pytest.fail("no game ended")


def test_disabled_autoreset_leaves_finished_games_alone() -> None:
    env = NiagaraVectorEnv(3, players=2, max_rounds=1, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    while not env.core.over.any(axis=1).all():
        env.step(env.random_actions())
    records = env.core.records.copy()
    _, rewards, *_ = env.step(np.zeros(3, np.int64))
    assert (env.core.records == records).all()
    assert not rewards.any()
    env.reset(options={"reset_mask": np.array([True, False, False])})
    assert env.core.over.any(axis=1).tolist() == [False, True, True]


def test_games_go_on_from_given_positions() -> None:
    early = NiagaraVectorEnv(4, players=3)
    early.reset(seed=1)
    for _ in range(20):
        early.step(early.random_actions())
    late = NiagaraVectorEnv(4, players=3)
    observations, infos = late.reset(options={"records": early.core.records})
    assert (observations == early.core.observations).all()
    assert (infos["action_mask"] == early.core.masks).all()
    actions = early.random_actions()
    assert (early.step(actions)[0] == late.step(actions)[0]).all()
    with pytest.raises(ValueError, match=r"records\[0\]: not a position of 4 seats"):
        NiagaraVectorEnv(4, players=4).reset(options={"records": early.core.records})
    with pytest.raises(ValueError, match="3 records of RECORD expected"):
        NiagaraVectorEnv(3, players=3).reset(options={"records": early.core.records})


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([1, 1, 0], r"actions\[2\]: 0 \(done\) is not legal for seat"),
        ([1, 5000, 1], r"actions\[1\]: 5000 is not legal"),
        ([1, -1, 1], r"actions\[1\]: -1 is not legal"),
        ([1, 1], "3 integers expected"),
        ([1.0, 1.0, 1.0], "3 integers expected"),
    ],
)
def test_illegal_actions_change_nothing(actions: list[Any], message: str) -> None:
    env = NiagaraVectorEnv(3)
    env.reset(seed=2)
    before = env.core.records.copy()
    with pytest.raises(ValueError, match=message):
        env.step(np.array(actions))
    assert (env.core.records == before).all()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 7}, "players: 7"),
        ({"fork": "left"}, "fork: 'left'"),
        ({"reward": "money"}, "reward: 'money'"),
        ({"max_rounds": 0}, "max_rounds: 0"),
    ],
)
def test_bad_options_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options(**wrong)


@pytest.mark.parametrize("opponents", [["drifter"], ["tests.envs.first_move:FirstMove"] * 3, "nobody"])
def test_bad_opponents_are_named(opponents: Any) -> None:
    with pytest.raises(ValueError, match=r"2 seats|3 seats|not compiled|no bot is called"):
        NiagaraVectorEnv(2, opponents=opponents)


def test_shaping_telescopes() -> None:
    """Along a game the shaped rewards sum to the share, less the potential at the start, which is nothing."""
    shaped = NiagaraVectorEnv(16, players=3, max_rounds=12, reward="shaped", autoreset_mode=AutoresetMode.DISABLED)
    shaped.reset(seed=5)
    total = np.zeros((16, 3))
    moved = False
    while not shaped.core.over.any(axis=1).all():
        rewards = shaped.step(shaped.random_actions())[4]["rewards"]
        moved = moved or bool(rewards.any())
        assert np.abs(rewards.sum(axis=1)).max() < 1e-6
        total += rewards
    assert moved
    left = shaped.core.potentials
    final = np.where(shaped.core.truncated[:, None], left, total)
    assert np.allclose(total, final, atol=1e-5)


def test_wins_count_one_for_every_winner() -> None:
    env = NiagaraVectorEnv(8, opponents="paddler", players=3, reward="wins", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=5)
    total = np.zeros((8, 3))
    while not env.core.over.any(axis=1).all():
        total += env.step(env.random_actions())[4]["rewards"]
    assert set(total.ravel().tolist()) == {0.0, 1.0}
    assert (total.sum(axis=1) >= 1).all()


def test_states_of_the_functional_api_are_values() -> None:
    env = Niagara(players=3)
    chance = np.random.default_rng(1)
    start = state = env.init(4, 5)
    first = start.observation.copy()
    for _ in range(30):
        state = env.step(state, env.sample(state, chance))
    assert (start.observation == first).all()
    with pytest.raises(ValueError, match="read-only"):
        start.rewards[0, 0] = 1.0
    assert env.restart(state).current_player.shape == (5,)
