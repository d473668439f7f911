"""The options of an environment, checked: those of the rules (R9), the reward, and where a game is cut off."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.envs.rewards import REWARDS
from niagara.rules.board import MAX_PLAYERS, MIN_PLAYERS
from niagara.rules.state import FORK_NAMES, TIE_NAMES


@dataclass(frozen=True, slots=True)
class Options:
    """Seats and house rules of every game of an environment (R9), and the reward.

    Play at random practically never ends, so there is a limit of rounds; a game that reaches it is truncated.
    """

    players: int = 4
    fork: str = "alternate"
    tie_break: str = "shared"
    stealing: bool = True
    max_rounds: int = 60
    reward: str = "share"

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(
                f"players: {self.players}, but there are {MIN_PLAYERS} to {MAX_PLAYERS} seats (R1.1, R9.4)"
            )
        for name, value, known in (
            ("fork", self.fork, FORK_NAMES),
            ("tie_break", self.tie_break, TIE_NAMES),
            ("reward", self.reward, REWARDS),
        ):
            if value not in known:
                raise ValueError(f"{name}: {value!r} is not one of {', '.join(known)}")
        if not 1 <= self.max_rounds <= 10_000:
            raise ValueError(f"max_rounds: {self.max_rounds} is not between 1 and 10000 (R9.5)")

    @property
    def numbers(self) -> tuple[int, int, int, int, int]:
        """The arguments of `rules.setup.set_up` after the state."""
        return (
            self.players,
            FORK_NAMES.index(self.fork),
            TIE_NAMES.index(self.tie_break),
            int(self.stealing),
            self.max_rounds,
        )
