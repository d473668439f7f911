"""The libraries' own checkers, and ours, on every adapter."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env as check_gymnasium_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import niagara.envs.spiel
from niagara.envs.seat import NiagaraEnv
from niagara.envs.table import NiagaraAEC, NiagaraParallel
from niagara.envs.vector import NiagaraVectorEnv
from niagara.testing import check_env
from niagara.testing.envs import BadEnv

SHORT: dict[str, Any] = {"players": 3, "max_rounds": 6}
ENVIRONMENTS: dict[str, Callable[[], Any]] = {
    "aec": partial(NiagaraAEC, **SHORT),
    "parallel": partial(NiagaraParallel, **SHORT),
    "seat": partial(NiagaraEnv, "drifter", **SHORT),
    "vector": partial(NiagaraVectorEnv, 4, **SHORT),
    "vector against bots": partial(NiagaraVectorEnv, 4, opponents=["drifter", "paddler"], **SHORT),
    "all options": partial(NiagaraVectorEnv, 3, players=5, fork="chance", tie_break="gem_value", stealing=False),
}


def test_pettingzoo_api() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation")  # it wants arrays; masks need a Dict
        api_test(NiagaraAEC(**SHORT), num_cycles=300)
        parallel_api_test(NiagaraParallel(**SHORT), num_cycles=300)


class Lenient(NiagaraParallel):
    """PettingZoo's seed test samples any action; this takes the first legal one in place of one that is not."""

    def step(self, actions: dict[str, int]) -> Any:
        state = self.core.state(0)
        masks = {agent: self._mask(state, self._seats[agent]) for agent in actions}
        return super().step(
            {agent: act if masks[agent][act] else int(masks[agent].argmax()) for agent, act in actions.items()}
        )


def test_pettingzoo_seeds() -> None:
    seed_test(partial(NiagaraAEC, **SHORT), num_cycles=50)
    parallel_seed_test(partial(Lenient, **SHORT), num_cycles=50)


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Gymnasium's checker samples any action; this takes the first legal one in place of one that is not."""

    def step(self, action: Any) -> Any:
        env: Any = self.env.unwrapped
        mask = env.action_masks()
        return self.env.step(action if mask[action] else int(np.argmax(mask)))


def test_gymnasium_env() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*is different from the unwrapped version.*")
        check_gymnasium_env(Masked(NiagaraEnv("drifter", **SHORT)), skip_render_check=True)


def test_gymnasium_makes_it_by_name() -> None:
    one = gymnasium.make("niagara/Seat-v0", opponents="drifter", players=3)
    many = gymnasium.make_vec("niagara/Seat-v0", 3, vectorization_mode="vector_entry_point", players=3)
    assert one.reset(seed=1)[0].shape == many.reset(seed=1)[0].shape[1:]


@pytest.mark.parametrize("options", ["players=3,max_rounds=5", "players=2,fork=chance,max_rounds=4,stealing=False"])
def test_openspiel_random_simulation(options: str) -> None:
    game = pyspiel.load_game(f"python_niagara({options})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(game), num_sims=1, serialize=False, verbose=False)


def test_openspiel_playthrough(tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # at the top, every process would wait for SciPy

    played = generate_playthrough.playthrough("python_niagara(players=2,max_rounds=2)", action_sequence=None, seed=3)
    file = tmp_path / "niagara.txt"
    file.write_text(played)
    flags.FLAGS.mark_as_parsed()  # the replay looks at a command line flag
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert niagara.envs.spiel.GAME_TYPE.short_name in played


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_our_checker(name: str) -> None:
    report = check_env(ENVIRONMENTS[name](), decisions=600)
    assert report.decisions >= 600
    assert report.games > 1 or name == "all options"


def test_our_checker_finds_a_leak() -> None:
    class Leaky(NiagaraAEC):
        def observe(self, agent: str) -> dict[str, Any]:
            seen = super().observe(agent)
            state = self.core.state(0)
            seen["observation"][-1] = sum(state.card)
            return seen

    with pytest.raises(BadEnv, match="depends on secret cards"):
        check_env(Leaky(**SHORT))


def test_our_checker_finds_a_wrong_mask() -> None:
    class Generous(NiagaraAEC):
        def observe(self, agent: str) -> dict[str, Any]:
            seen = super().observe(agent)
            seen["action_mask"][0] = 1
            return seen

    with pytest.raises(BadEnv, match="mask of seat"):
        check_env(Generous(**SHORT))
