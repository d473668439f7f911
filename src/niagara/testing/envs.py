"""Whether an environment keeps its word: `check_env(env)` for those of `niagara.envs`, wrapped or built upon."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from niagara.envs.actions import ACTIONS, FROM_ENGINE, NOOP
from niagara.envs.core import Core
from niagara.envs.observation import SIZE, write_observation
from niagara.rules.ending import has_won
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.packed import RECORD, pack
from niagara.rules.state import OVER, State
from niagara.testing.bots import permuted

Array = npt.NDArray[np.integer]
Environment = Any  # one of Gymnasium's, PettingZoo's or OpenSpiel's, perhaps wrapped: they share no type


class BadEnv(AssertionError):
    """What an environment did that it may not, in words."""


class Sight(NamedTuple):
    """What one seat was shown in one game."""

    game: int
    seat: int
    observation: Array
    mask: Array


class EnvReport(NamedTuple):
    """What an environment did while it was checked."""

    decisions: int
    games: int


def check_env(env: Environment, *, decisions: int = 2000, seed: int = 1) -> EnvReport:
    """Play at random through an environment that has a `core`; BadEnv says what was wrong.

    Masks are exactly the engine's legal moves, with NOOP for a seat that has nothing to decide; what a seat is shown
    does not change when cards it may not know are exchanged; an action that is not legal is refused and changes
    nothing; and every finished game was rewarded as the rules say who won.
    """
    chance = random.Random(seed)
    driver = _driver(env)
    sights = driver.start(seed)
    made = finished = 0
    while made < decisions:
        before = [driver.core.state(index) for index in range(driver.core.size)]
        for sight in sights:
            _check_sight(sight, before[sight.game], chance)
        _check_refusal(driver, sights, before)
        actions = [chance.choice(np.flatnonzero(sight.mask).tolist()) for sight in sights]
        rewards = driver.act(sights, actions)
        for index, given in rewards.items():
            _check_rewards(driver.core, index, given)
            finished += 1
        made += len(sights)
        sights = driver.sights()
    return EnvReport(made, finished)


def _check_sight(sight: Sight, state: State, chance: random.Random) -> None:
    """The mask is exact, and the observation tells no secret."""
    out = [0] * MOST_LEGAL
    numbers = out[: legal(state, sight.seat, out)]
    expected = np.zeros(ACTIONS, np.int8)
    expected[FROM_ENGINE[state.players, sight.seat, numbers] if numbers else NOOP] = 1
    if not np.array_equal(sight.mask, expected):
        wrong = np.flatnonzero(np.asarray(sight.mask) != expected).tolist()
        raise BadEnv(f"the mask of seat {sight.seat} is wrong at {wrong}")
    seen = np.zeros(SIZE, np.int8)
    other = permuted(state, sight.seat, chance)
    write_observation(pack([other]), 0, sight.seat, np.zeros(1, RECORD), seen)
    if not np.array_equal(sight.observation, seen):
        wrong = np.flatnonzero(np.asarray(sight.observation) != seen).tolist()
        raise BadEnv(f"the observation of seat {sight.seat} depends on secret cards, or is stale, at {wrong}")


def _check_refusal(driver: _Driver, sights: list[Sight], before: list[State]) -> None:
    """An action that the mask forbids is refused, and nothing changes."""
    sight = sights[-1]
    wrong = int(np.flatnonzero(sight.mask == 0)[0])
    actions = [int(np.flatnonzero(other.mask)[0]) for other in sights[:-1]]
    try:
        driver.act(sights, [*actions, wrong])
    except ValueError:
        if [driver.core.state(index) for index in range(driver.core.size)] != before:
            raise BadEnv("an illegal action was refused, but something changed") from None
        return
    raise BadEnv(f"action {wrong}, which is not legal for seat {sight.seat}, was taken")


def _check_rewards(core: Core, index: int, given: dict[int, float]) -> None:
    """Shares of the win less 1/n, or nothing at the round limit."""
    state = core.state(index)
    if state.phase != OVER:
        raise BadEnv("a game was said to be over, and was not")
    winners = [seat for seat in range(state.players) if has_won(state, seat)]
    for seat, reward in given.items():
        share = 0.0 if not winners else (seat in winners) / len(winners) - 1 / state.players
        if core.options.reward == "share" and abs(reward - share) > 1e-6:
            raise BadEnv(f"seat {seat} was rewarded {reward}, and its share is {share}")


class _Driver:
    """An environment as the checker plays it: what each seat that acts is shown, and one action for each."""

    def __init__(self, env: Environment) -> None:
        self.env = env
        self.core: Core = env.unwrapped.core

    def start(self, seed: int) -> list[Sight]:
        """A first game."""
        raise NotImplementedError

    def sights(self) -> list[Sight]:
        """What those who act now are shown; a new game if the last is over."""
        raise NotImplementedError

    def act(self, sights: list[Sight], actions: list[int]) -> dict[int, dict[int, float]]:
        """One action for each sight; the rewards by seat of every game that this ended."""
        raise NotImplementedError


class _AecDriver(_Driver):
    """PettingZoo, one agent at a time."""

    def start(self, seed: int) -> list[Sight]:
        self.env.reset(seed=seed)
        return self.sights()

    def sights(self) -> list[Sight]:
        if not self.env.agents:
            self.env.reset()
        seen = self.env.observe(self.env.agent_selection)
        return [Sight(0, int(self.core.actors[0]), seen["observation"], seen["action_mask"])]

    def act(self, sights: list[Sight], actions: list[int]) -> dict[int, dict[int, float]]:  # noqa: ARG002
        self.env.step(actions[0])
        ended: dict[int, float] = {}
        while self.env.agents and any(self.env.unwrapped.core.over[0]):
            seat = self.env.possible_agents.index(self.env.agent_selection)
            ended[seat] = self.env.last()[1]
            self.env.step(None)
        return {0: ended} if ended else {}


class _ParallelDriver(_Driver):
    """PettingZoo, all agents at once."""

    def start(self, seed: int) -> list[Sight]:
        return self._note(self.env.reset(seed=seed)[0])

    def sights(self) -> list[Sight]:
        return self._seen if self.env.agents else self._note(self.env.reset()[0])

    def act(self, sights: list[Sight], actions: list[int]) -> dict[int, dict[int, float]]:
        names = self.env.possible_agents
        given = {names[sight.seat]: action for sight, action in zip(sights, actions, strict=True)}
        seen, rewards, *_ = self.env.step(given)
        self._note(seen)
        return {} if self.env.agents else {0: {names.index(agent): reward for agent, reward in rewards.items()}}

    def _note(self, seen: dict[str, dict[str, Array]]) -> list[Sight]:
        names = self.env.possible_agents
        self._seen = [
            Sight(0, names.index(agent), sight["observation"], sight["action_mask"]) for agent, sight in seen.items()
        ]
        return self._seen


class _SeatDriver(_Driver):
    """Gymnasium, one seat."""

    def start(self, seed: int) -> list[Sight]:
        return self._note(*self.env.reset(seed=seed))

    def sights(self) -> list[Sight]:
        return self._seen if not self.core.over[0].any() else self._note(*self.env.reset())

    def act(self, sights: list[Sight], actions: list[int]) -> dict[int, dict[int, float]]:  # noqa: ARG002
        observation, reward, terminated, truncated, info = self.env.step(actions[0])
        self._note(observation, info)
        return {0: {0: float(reward)}} if terminated or truncated else {}

    def _note(self, observation: Array, info: dict[str, Array]) -> list[Sight]:
        self._seen = [Sight(0, 0, observation, info["action_mask"])]
        return self._seen


class _VectorDriver(_Driver):
    """Gymnasium, many games that start anew in the next step."""

    def start(self, seed: int) -> list[Sight]:
        return self._note(*self.env.reset(seed=seed))

    def sights(self) -> list[Sight]:
        return self._seen

    def act(self, sights: list[Sight], actions: list[int]) -> dict[int, dict[int, float]]:
        chosen = np.zeros(self.core.size, np.int64)
        chosen[[sight.game for sight in sights]] = actions
        observations, _, terminated, truncated, infos = self.env.step(chosen)
        self._note(observations, infos)
        ended = np.flatnonzero(terminated | truncated).tolist()
        return {index: dict(enumerate(infos["rewards"][index].tolist())) for index in ended}

    def _note(self, observations: Array, infos: dict[str, Array]) -> list[Sight]:
        self._seen = [
            Sight(index, int(infos["current_player"][index]), observations[index], infos["action_mask"][index])
            for index in range(self.core.size)
            if infos["action_mask"][index].any()
        ]
        return self._seen


def _driver(env: Environment) -> _Driver:
    """The driver for an environment, by what it offers."""
    kinds: list[tuple[Callable[[Environment], bool], type[_Driver]]] = [
        (lambda it: hasattr(it, "num_envs"), _VectorDriver),
        (lambda it: hasattr(it, "agent_iter"), _AecDriver),
        (lambda it: hasattr(it, "possible_agents"), _ParallelDriver),
        (lambda it: hasattr(it, "action_masks"), _SeatDriver),
    ]
    for fits, kind in kinds:
        if fits(env.unwrapped):
            return kind(env)
    raise BadEnv(f"{type(env).__name__} is none of the environments of niagara.envs, nor built upon one")
