"""A coach during a game: what to do and why, what was wrong with the last decision; from what the seat may know.

Against bots alone one may always ask; where other people sit, if the table says so (`TableInfo.coach`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from niagara.protocol.analysis import Candidate, DecisionKind, Grade

AdviceCode = Literal[
    "win",  # reaches the goal
    "land",  # brings `gem` home
    "steal",  # takes `gem` from `victim`
    "load",  # takes `gem` on board
    "drop",  # laid `gem` down and took nothing for it
    "safe",  # keeps the canoes from the falls, which other moves do not
    "risk",  # the river may take a canoe (and `gem` with it), with this `chance`
    "ahead",  # nothing of that: more games are won from there
]


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason for or against moves; `code` names its sentence, which the fields fill."""

    code: AdviceCode
    gem: str = ""
    victim: int = -1
    chance: float = 0.0


class Suggested(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/coach/suggest: the best moves of a seat now, its chance to win with them, and why."""

    seat: int
    seq: int
    kind: DecisionKind
    best: Candidate
    reasons: tuple[Advice, ...]


class Reviewed(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/coach/review: the seat's last decision, made at `before`, beside the best there was.

    `reasons` are what the best would have done and this did not, the worst first; none where it was good.
    """

    seat: int
    before: int
    kind: DecisionKind
    played: Candidate
    best: Candidate
    loss: float
    grade: Grade
    reasons: tuple[Advice, ...]
