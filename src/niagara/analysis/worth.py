"""What weighing costs and what it gives: plain values, which need no compiler."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.analysis.plans import Plan, plan_text, seen_by
from niagara.rules.board import HIDDEN
from niagara.rules.state import CHOOSE, State


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried out: games played on for one decision, and drawings for the chances at one moment."""

    playouts: int
    draws: int


QUICK = Effort(playouts=20_000, draws=1_000)
DEEP = Effort(playouts=400_000, draws=10_000)
EFFORTS = {"quick": QUICK, "deep": DEEP}


@dataclass(frozen=True, slots=True)
class Weighed:
    """One plan: every seat's chance to win after it, and how far it is behind the best, with its standard error."""

    plan: Plan
    chances: tuple[float, ...]
    value: float
    behind: float
    error: float

    @property
    def text(self) -> str:
        """The moves in notation."""
        return plan_text(self.plan.moves)


def is_hidden(state: State, seat: int) -> bool:
    """Whether some card that counts for a decision is secret to the seat that makes it (R3.3)."""
    known = seen_by(state, seat)
    return known.phase == CHOOSE or any(card == HIDDEN for card in known.card[: known.players])
