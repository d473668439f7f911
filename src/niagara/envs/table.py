"""A whole table for PettingZoo: one agent at a time (`NiagaraAEC`), or all at once (`NiagaraParallel`)."""

from __future__ import annotations

from typing import ClassVar, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from niagara.envs.actions import ACTIONS, FROM_ENGINE, NOOP, VERSION, describe_action
from niagara.envs.core import Core, Masks
from niagara.envs.options import EnvOptions, Options
from niagara.envs.vector import action_space, observation_space
from niagara.notation.line import to_line
from niagara.rules.board import SPECTATOR
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.state import CHOOSE, State
from niagara.rules.view import view

Seen = dict[str, npt.NDArray[np.int8]]  # {"observation": …, "action_mask": …}


class Table:
    """What both environments share: agents `seat_0` … `seat_4`, their spaces, and the one game."""

    def __init__(self, *, render_mode: str | None = None, **options: Unpack[EnvOptions]) -> None:
        self.options = Options(**options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self.core = Core(1, self.options)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {
            agent: Dict(observation=observation_space(), action_mask=Box(0, 1, (ACTIONS,), np.int8))
            for agent in self.possible_agents
        }
        self._acted: dict[str, Discrete] = {agent: action_space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """What an agent is shown."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent may say."""
        return self._acted[agent]

    def render(self) -> str | None:
        """What a spectator sees, as one line of notation."""
        return to_line(view(self.core.state(0), SPECTATOR)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed it goes on from the last one's."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = self.possible_agents.copy()
        self.core.reset(int(self._chance.integers(1 << 62)))


class NiagaraAEC(Table, AECEnv[str, Seen, int]):
    """One agent at a time: buying canoes back, then cards in turn order (hidden until their owner's turn), then canoes.

    An agent that has nothing to decide sees a mask of zeros. An action that is not legal raises ValueError and
    changes nothing; wrap the environment in PettingZoo's TerminateIllegalWrapper to have it end the game instead.
    """

    metadata: ClassVar[dict[str, str | list[str] | bool | int]] = {
        "name": "niagara_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
        "action_version": VERSION,
    }

    def reset(self, seed: int | None = None, options: dict[str, str] | None = None) -> None:  # noqa: ARG002
        """A new game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.core.actors[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent sees and may do now."""
        core = self.core
        if agent == self.agent_selection and core.marks[0]:
            return {"observation": core.observations[0].copy(), "action_mask": core.masks[0].copy()}
        return {"observation": core.observe(0, self._seats[agent]), "action_mask": np.zeros(ACTIONS, np.int8)}

    def step(self, action: int | None) -> None:
        """One decision of the selected agent; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        core = self.core
        core.step_one(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        for name, reward in zip(self.agents, core.rewards[0].tolist(), strict=True):
            self.rewards[name] = reward
            self._cumulative_rewards[name] += reward
        self.agent_selection = self.possible_agents[core.actors[0]]
        if core.seats[0] < 0:
            terminated, truncated = core.over[0].tolist()
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)


class NiagaraParallel(Table, ParallelEnv[str, Seen, int]):
    """All agents at once: everybody chooses a card together; otherwise one decides, and the others say NOOP."""

    metadata: ClassVar[dict[str, str | list[str] | bool | int]] = {
        "name": "niagara_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "action_version": VERSION,
    }

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, str] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, str]]]:
        """A new game."""
        self._begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, str]]]:
        """One action of every agent; ValueError names an agent whose action is not legal, and nothing changes."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        core = self.core
        state = core.state(0)
        for agent in self.agents:
            action = int(actions.get(agent, NOOP))
            if not 0 <= action < ACTIONS or not self._mask(state, self._seats[agent])[action]:
                name = f" ({describe_action(action)})" if 0 <= action < ACTIONS else ""
                raise ValueError(f"{agent}: action {action}{name} is not legal")
        rewards = np.zeros(self.options.players)
        for _ in range(self.options.players if state.phase == CHOOSE else 1):
            core.step_one(int(actions[self.possible_agents[core.actors[0]]]))
            rewards += core.rewards[0]
        acted = self.agents
        terminated, truncated = core.over[0].tolist()
        seen = self._seen()
        if terminated or truncated:
            self.agents = []
        return (
            seen,
            dict(zip(acted, rewards.tolist(), strict=True)),
            dict.fromkeys(acted, terminated),
            dict.fromkeys(acted, truncated),
            {agent: {} for agent in acted},
        )

    def _seen(self) -> dict[str, Seen]:
        state = self.core.state(0)
        return {
            agent: {"observation": self.core.observe(0, seat), "action_mask": self._mask(state, seat)}
            for agent, seat in self._seats.items()
        }

    def _mask(self, state: State, seat: int) -> Masks:
        """What a seat may do now; NOOP if it has nothing to decide."""
        out = [0] * MOST_LEGAL
        mask = np.zeros(ACTIONS, np.int8)
        numbers = out[: legal(state, seat, out)]
        mask[FROM_ENGINE[state.players, seat, numbers] if numbers else NOOP] = 1
        return mask
