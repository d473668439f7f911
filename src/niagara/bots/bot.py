"""What a bot is: one method that takes what a seat may see and its legal moves, and returns one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from niagara.rules.actions import Move
from niagara.rules.state import State


@dataclass(frozen=True, slots=True)
class View:
    """A seat and what it may know (`Game.observe(seat)`): secret cards of others are HIDDEN in `state`."""

    seat: int
    state: State


class Bot(Protocol):
    """A player. The same object plays a whole game, and may play many."""

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """One of `moves`, within `budget` seconds."""
        ...
