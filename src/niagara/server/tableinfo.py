"""A table as one session sees it, with nobody's session in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from niagara.protocol.server import ClockRule, OptionsView, SeatInfo, TableInfo
from niagara.server.store import Seat, Table
from niagara.server.words import NAME_LENGTH

if TYPE_CHECKING:
    from niagara.server.presence import Presence


def table_info(table: Table, session: str, presence: Presence | None) -> TableInfo:
    """What is public about a table, and what of it is the session's own; nobody is at a table that sleeps."""
    return TableInfo(
        id=table.id,
        status=table.status,
        public=table.public,
        seats=tuple(_seat_info(at, seat, session, presence) for at, seat in enumerate(table.seats)),
        options=msgspec.convert(table.options, OptionsView),
        host=table.host == session,
        spectators=0 if presence is None else presence.spectators,
        next_table=table.next_table,
        pause=table.pause,
        clock=clock_rule(table),
        muted=table.muted,
    )


def clock_rule(table: Table) -> ClockRule | None:
    """The clock that a table is played with."""
    return None if table.clock is None else msgspec.convert(table.clock, ClockRule)


def named_apart(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The same seats, with a number for every bot whose name is taken already."""
    apart: list[Seat] = []
    for seat in seats:
        names = {other.name for other in apart}
        numbered = (f"{seat.name[: NAME_LENGTH - 2]} {number}" for number in range(2, len(apart) + 3))
        taken = seat.kind == "bot" and seat.name in names
        apart.append(replace(seat, name=next(name for name in numbered if name not in names)) if taken else seat)
    return tuple(apart)


def _seat_info(at: int, seat: Seat, session: str, presence: Presence | None) -> SeatInfo:
    human = seat.kind == "human"
    timed_out = human and presence is not None and presence.timed_out(at)
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level if seat.kind == "bot" else "",
        online=not human or (presence is not None and presence.online(seat.session)),
        away=timed_out or (human and presence is not None and presence.away(seat.session)),
        yours=human and seat.session == session,
        timed_out=timed_out,
    )
