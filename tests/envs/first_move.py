"""A bot without a compiled mind, for environments: it takes the first move it is offered."""

from __future__ import annotations

from niagara.bots import View
from niagara.rules.actions import Move


class FirstMove:
    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        return moves[0]
