"""Many games as one Gymnasium `VectorEnv`: all seats played by the caller, or one seat against compiled bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from niagara.envs.actions import ACTIONS, VERSION
from niagara.envs.core import Core, Flags
from niagara.envs.observation import HIGH, Observations
from niagara.envs.options import EnvOptions, Options
from niagara.envs.partners import LEARNER, Partners
from niagara.envs.rewards import Floats
from niagara.fast.batch import Integers

Array = TypeVar("Array", bound=npt.NDArray[np.generic])
Numbers = npt.NDArray[np.integer | np.floating | np.bool_]
Infos = dict[str, Any]  # as Gymnasium declares it


def observation_space() -> Box:
    """What a seat can see, with the largest value of every number."""
    return Box(np.zeros_like(HIGH), HIGH, dtype=np.int8)


def action_space() -> Discrete:
    """Everything a seat can ever do."""
    return Discrete(ACTIONS)


class NiagaraVectorEnv(VectorEnv[Observations, Integers, Numbers]):
    """`num_envs` games that step together.

    Without `opponents` every step is a decision of seat `infos["current_player"]`: observation and mask are that
    seat's, the reward is that of the seat that has just acted, and `infos["rewards"]` has every seat's. With
    `opponents`, one name or one for each other seat, seat 0 learns and every step is a decision of its.

    Legal actions are in `infos["action_mask"]`, and as a list: the first `infos["legal_counts"][i]` of
    `infos["legal_actions"][i]`. Actions that are not legal raise ValueError, and no game
    changes. With `copy=False` what is returned changes with the next step.
    """

    metadata: dict[str, list[str] | int | AutoresetMode] = {  # noqa: RUF012 - as the base class declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "action_version": VERSION,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        **options: Unpack[EnvOptions],
    ) -> None:
        self.options = Options(**options)
        partners = None if opponents is None else Partners(opponents, self.options.players, threads)
        self.core = Core(num_envs, self.options, threads=threads, partners=partners)
        self.learns_alone = opponents is not None
        self.num_envs = num_envs
        self.metadata = {**type(self).metadata, "autoreset_mode": AutoresetMode(autoreset_mode)}
        self.mode = AutoresetMode(autoreset_mode)
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self._copy = copy
        self._rows = np.arange(num_envs)
        self._chance: np.random.Generator | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, npt.NDArray[np.generic]] | None = None
    ) -> tuple[Observations, Infos]:
        """Start all games anew, or those of `options["reset_mask"]`; `options["records"]` are positions to start at."""
        super().reset(seed=seed)
        options = options or {}
        which = np.flatnonzero(options.get("reset_mask", np.ones(self.num_envs)))
        if "records" in options:
            self.core.begin(which, options["records"])
        elif "reset_mask" in options:
            self.core.restart(which)
        else:
            self.core.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        if seed is not None or self._chance is None:
            self._chance = np.random.default_rng(seed)
        return self._kept(self.core.observations), self._infos()

    def step(self, actions: Integers) -> tuple[Observations, Floats, Flags, Flags, Infos]:
        """One action in every game; games that are over start anew as the autoreset mode says."""
        core = self.core
        finished = np.flatnonzero(core.over.any(axis=1)) if self.mode is AutoresetMode.NEXT_STEP else None
        actors = core.actors.copy()
        core.step(np.asarray(actions))
        if finished is not None:
            core.restart(finished)
        rewards = core.rewards[self._rows, LEARNER if self.learns_alone else actors]
        over = core.over.copy()
        if self.mode is AutoresetMode.SAME_STEP and over.any():
            return self._restarted(rewards, over)
        return self._kept(core.observations), rewards, over[:, 0], over[:, 1], self._infos()

    def random_actions(self) -> Integers:
        """A legal action for every game, drawn with the seed of the last reset."""
        if self._chance is None:
            raise ValueError("reset() comes first")
        return self.core.sample(self._chance)

    def _restarted(self, rewards: Floats, over: Flags) -> tuple[Observations, Floats, Flags, Flags, Infos]:
        """What a step returns when games start anew in the same step: the infos have the last sight of the old."""
        finished = over[:, 0] | over[:, 1]
        final: Infos = {
            "final_obs": self.core.observations.copy(),
            "_final_obs": finished,
            "rewards": self.core.rewards.copy(),
        }
        self.core.restart(np.flatnonzero(finished))
        return self._kept(self.core.observations), rewards, over[:, 0], over[:, 1], {**self._infos(), **final}

    def _kept(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _infos(self) -> Infos:
        core = self.core
        return {
            "current_player": self._kept(core.actors),
            "action_mask": self._kept(core.masks),
            "legal_actions": core.marked,
            "legal_counts": core.marks,
            "rewards": self._kept(core.rewards),
        }


if "niagara/Seat-v0" not in gymnasium.registry:
    gymnasium.register(
        "niagara/Seat-v0",
        entry_point="niagara.envs.seat:NiagaraEnv",
        vector_entry_point="niagara.envs.vector:NiagaraVectorEnv",
    )
