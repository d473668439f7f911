"""Since when each seat has had to decide, and from when on its player may be asked to go on."""

from __future__ import annotations

from niagara.protocol.table import ClockRule, PostClock

DAY = 24 * 3600.0
SLOW = 30.0  # seconds
Seats = frozenset[int]


def slow_after(rule: ClockRule | None) -> float:
    """After how many seconds somebody is slow: by post half of the time, elsewhere half a minute at most."""
    if isinstance(rule, PostClock):
        return rule.days * DAY / 2
    return SLOW if rule is None else min(SLOW, float(rule.decision))


class Waiting:
    """Seats that have to decide, each with the moment of uptime when that was first seen here."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}

    def follow(self, deciding: Seats, now: float) -> None:
        """These seats have to decide now."""
        self._since = {seat: self._since.get(seat, now) for seat in deciding}

    def since(self, seat: int) -> float | None:
        """Since when a seat has had to decide, if it has to."""
        return self._since.get(seat)
