"""One seat against named bots, as a Gymnasium environment with exact action masks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import gymnasium
import numpy as np
import numpy.typing as npt

from niagara.bots.bot import Bot, View
from niagara.bots.registry import make_bot
from niagara.envs.actions import FROM_ENGINE, VERSION
from niagara.envs.core import Core
from niagara.envs.observation import Observations
from niagara.envs.options import EnvOptions, Options
from niagara.envs.partners import LEARNER, Partners, bot_names, can_compile
from niagara.envs.vector import action_space, observation_space
from niagara.notation.line import to_line
from niagara.rules.actions import Move
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.view import view

Info = dict[str, npt.NDArray[np.generic]]

BUDGET = 1.0  # seconds that a bot has for a decision


class NiagaraEnv(gymnasium.Env[npt.NDArray[np.floating | np.integer], np.int64 | int]):
    """Seat 0 of a game; the other seats are bots by name, by level or as `module:Class`.

    `action_masks()` is what MaskablePPO asks for; the same mask is in `info["action_mask"]`. An action that is not
    legal raises ValueError and changes nothing. The reward is the sum of what happened since the last decision.
    """

    metadata: dict[str, list[str] | int] = {  # noqa: RUF012 - as the base class declares it
        "render_modes": ["ansi"],
        "render_fps": 1,
        "action_version": VERSION,
    }

    def __init__(
        self,
        opponents: str | Sequence[str] = "paddler",
        *,
        render_mode: str | None = None,
        **options: Unpack[EnvOptions],
    ) -> None:
        self.options = Options(**options)
        self.render_mode = render_mode
        self.names = bot_names(opponents, self.options.players)
        compiled = can_compile(self.names)
        partners = Partners(self.names, self.options.players) if compiled else None
        self.core = Core(1, self.options, partners=partners)
        self.bots: list[Bot] = [] if compiled else [make_bot(name) for name in self.names]
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, str] | None = None) -> tuple[Observations, Info]:
        """A new game, up to the first decision of seat 0."""
        super().reset(seed=seed, options=options)
        fresh = int(self.np_random.integers(1 << 62))
        if self.bots:
            self.bots = [make_bot(name, fresh + seat) for seat, name in enumerate(self.names)]
        self.core.reset(fresh)
        self._play_bots()
        return self.core.observations[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observations, float, bool, bool, Info]:
        """One decision of seat 0, and all that follows up to its next."""
        if self.core.over[0].any():
            raise ValueError("the game is over; reset() starts another")
        self.core.step(np.array([action]))
        reward = float(self.core.rewards[0, LEARNER]) + self._play_bots()
        terminated, truncated = self.core.over[0].tolist()
        return self.core.observations[0].copy(), reward, terminated, truncated, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now."""
        mask: npt.NDArray[np.bool_] = self.core.masks[0].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """What seat 0 sees, as one line of notation."""
        return to_line(view(self.core.state(0), LEARNER)) if self.render_mode == "ansi" else None

    def _info(self) -> Info:
        return {"action_mask": self.core.masks[0].copy(), "rewards": self.core.rewards[0].copy()}

    def _play_bots(self) -> float:
        """Let bots that are not compiled play until seat 0 decides; what that was worth to it."""
        reward = 0.0
        core = self.core
        out = [0] * MOST_LEGAL
        while self.bots and core.seats[0] > LEARNER:
            seat = int(core.seats[0])
            state = core.state(0)
            moves = [Move(number) for number in out[: legal(state, seat, out)]]
            move = self.bots[seat - 1].choose(View(seat, view(state, seat)), moves, BUDGET)
            core.step(FROM_ENGINE[self.options.players, seat, [move.number]])
            reward += float(core.rewards[0, LEARNER])
        return reward
