"""Games as values: `init` makes a batch, `step` returns a new one and leaves the old as it was, as pgx does."""

from __future__ import annotations

from typing import TypeVar, Unpack

import numpy as np
import numpy.typing as npt

from niagara.envs.actions import ACTIONS, VERSION
from niagara.envs.core import Core, Flags, Masks
from niagara.envs.observation import SIZE, Observations
from niagara.envs.options import EnvOptions, Options
from niagara.envs.rewards import Floats
from niagara.fast.batch import Integers
from niagara.rules.state import State as Position

Array = TypeVar("Array", bound=npt.NDArray[np.generic])


class State:
    """A batch of games at one moment; every array has one row for each game and is never changed."""

    __slots__ = ("_core",)

    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def current_player(self) -> Integers:
        """The seat that decides; at the end, the seat that acted last."""
        return _frozen(self._core.actors)

    @property
    def observation(self) -> Observations:
        """What that seat sees."""
        return _frozen(self._core.observations)

    @property
    def legal_action_mask(self) -> Masks:
        """Which actions that seat may take; none when the game is over."""
        return _frozen(self._core.masks)

    @property
    def rewards(self) -> Floats:
        """What the last step was worth to each seat."""
        return _frozen(self._core.rewards)

    @property
    def terminated(self) -> Flags:
        """Which games somebody has won."""
        return _frozen(self._core.terminated)

    @property
    def truncated(self) -> Flags:
        """Which games reached the round limit."""
        return _frozen(self._core.truncated)

    def position(self, index: int) -> Position:
        """The full position of one game."""
        return self._core.state(index)


class Niagara:
    """The rules of a batch: `state = env.init(seed, 4096)`, then `state = env.step(state, actions)`."""

    num_actions = ACTIONS
    action_version = VERSION
    observation_shape = (SIZE,)

    def __init__(self, *, threads: int = 1, **options: Unpack[EnvOptions]) -> None:
        self.options = Options(**options)
        self.threads = threads
        self.num_players = self.options.players

    def init(self, seed: int, size: int = 1) -> State:
        """`size` new games; equal seeds give equal chance."""
        return State(Core(size, self.options, seed=seed, threads=self.threads))

    def step(self, state: State, actions: Integers) -> State:
        """The state after one action in every game; games that are over stay so, with no reward."""
        core = state._core.copy()
        core.step(np.asarray(actions))
        return State(core)

    def restart(self, state: State) -> State:
        """The state with new games in place of those that are over; their chance goes on."""
        core = state._core.copy()
        core.restart(np.flatnonzero(core.over.any(axis=1)))
        return State(core)

    def sample(self, state: State, chance: np.random.Generator) -> Integers:
        """A legal action for every game, all equally likely."""
        return state._core.sample(chance)


def _frozen(array: Array) -> Array:
    """A view of an array that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view
