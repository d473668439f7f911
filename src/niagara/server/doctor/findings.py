"""A finding of the doctor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Health = Literal["good", "doubtful", "bad"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it is, and what to do where it is not good."""

    what: str
    health: Health
    says: str
    advice: str = ""
