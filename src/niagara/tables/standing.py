"""How far a game is, as a list shows it to one of its players."""

from __future__ import annotations

from niagara.protocol.table import PostClock, Standing
from niagara.tables.records import Table, now_ms
from niagara.tables.seats.clocks import end_of, seconds_of

MINUTE_MS = 60_000  # deadlines are told by the minute, so that the same is told the same however often


def standing_for(table: Table, session: str, now: float) -> Standing | None:
    """The standing of a table's game at a moment of uptime, where the store told it."""
    known = table.standing
    if known is None or table.status != "playing":
        return None
    deadline = _deadline(table, known.to_decide, table.held_by(session), now)
    return Standing(known.round, known.to_decide, known.since, deadline)


def _deadline(table: Table, deciding: tuple[int, ...], mine: frozenset[int], now: float) -> int | None:
    """Until when the reader has to decide, or else whoever has to first; only by post, since live clocks rest."""
    if not isinstance(table.clock, PostClock) or table.clocks is None or table.paused:
        return None
    decision, _reserve = seconds_of(table.clock)
    ends = {at: end for at in deciding if (end := end_of(table.clocks, at, decision)) is not None}
    waited = [end for at, end in ends.items() if at in mine] or list(ends.values())
    if not waited:
        return None
    return round((now_ms() + (min(waited) - now) * 1000) / MINUTE_MS) * MINUTE_MS
