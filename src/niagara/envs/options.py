"""The options of an environment, checked: those of the rules (R9), the reward, and where a game is cut off."""

from __future__ import annotations

from typing import Final, Unpack

from niagara.envs.rewards import REWARDS
from niagara.rules import options
from niagara.rules.setup import new_state

MAX_ROUNDS: Final = 60  # play at random practically never ends; a game that reaches the limit is truncated


class EnvOptions(options.Options, total=False):
    """What an environment may be given by name: the seats, the reward, and the options of the rules."""

    players: int
    reward: str


class Options:
    """Seats, house rules (R9) and reward of every game of an environment; `start` is a game before its draws."""

    def __init__(self, players: int = 4, reward: str = "share", **rules: Unpack[options.Options]) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward: {reward!r} is not one of {', '.join(REWARDS)}")
        self.players = players
        self.reward = reward
        limited: options.Options = {"max_rounds": MAX_ROUNDS, **rules}
        self.start = new_state(players, **limited)
        if self.max_rounds == options.NO_LIMIT:
            raise ValueError("max_rounds: an environment needs a limit (R9.5)")

    @property
    def max_rounds(self) -> int:
        """The round after which a game is truncated (R9.5)."""
        return self.start.max_rounds
