"""A table as one session sees it, with nobody's session in it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from niagara.hints.position import Held
from niagara.protocol.options import OptionsView
from niagara.protocol.table import EveningInfo, OfferInfo, SeatAsk, SeatInfo, Standing, TableInfo
from niagara.tables.colours import colours_of
from niagara.tables.records import Table
from niagara.tables.results import evening_so_far
from niagara.tables.votes import voters, wants_again

NONE: Held = frozenset()


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is at a table, by seats: connected, played for by a bot because they are away, or because time ran out."""

    online: Held = NONE
    away: Held = NONE
    timed_out: Held = NONE
    spectators: int = 0
    watchers: tuple[str, ...] = ()  # names of some of them


NOBODY = Attendance()


def table_info(
    table: Table,
    session: str,
    present: Attendance = NOBODY,
    standing: Standing | None = None,
    now: float | None = None,
) -> TableInfo:
    """What is public about a table, and what of it is the session's own; nobody is at a table that sleeps.

    `now` is the moment of uptime for those to whom the table counts its last seconds down.
    """
    colours = colours_of(table.seats)
    return TableInfo(
        id=table.id,
        status=table.status,
        public=table.public,
        seats=tuple(_seat_info(table, at, session, present, colours[at]) for at in range(len(table.seats))),
        options=msgspec.convert(table.options, OptionsView),
        host=table.host == session,
        spectators=present.spectators,
        next_table=table.next_table,
        pause=table.pause,
        clock=table.clock,
        muted=table.muted,
        absent=table.absent,
        again=() if table.next_table else wants_again(table),
        standing=standing,
        coach=table.coach,
        taken_back=table.taken_back,
        deserted=table.deserted,
        takeover=table.takeover,
        asks=tuple(SeatAsk(ask.seat, ask.name, ask.session == session) for ask in table.asks if not ask.refused),
        begins=None if table.begins is None else _seconds_left(table.begins, now),
        rated=table.rated,
        evening=None if table.evening is None else EveningInfo(table.evening.games, evening_so_far(table)),
        forecast=table.forecast,
        paused=table.paused,
        takebacks=table.takebacks,
        watchers=present.watchers,
        unwatched=table.unwatched,
        offers=tuple(OfferInfo(offer.kind, offer.seat, offer.yes, offer.refused) for offer in table.offers),
    )


def _seconds_left(begins: int, now: float | None) -> float:
    return 0.0 if now is None else max(0.0, round(begins / 1000 - now, 1))


def _seat_info(table: Table, at: int, session: str, present: Attendance, colour: int) -> SeatInfo:
    seat = table.seats[at]
    human = seat.kind == "human"
    left = seat.kind == "bot" and seat.session != "" and not seat.gave_up
    timed_out = human and at in present.timed_out
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level if seat.kind == "bot" else "",
        online=not human or at in present.online,
        away=timed_out or (human and at in present.away),
        yours=human and seat.session == session,
        timed_out=timed_out,
        left=left,
        returnable=left and seat.session == session and table.status == "playing",
        host=human and seat.session == table.host,
        bot_asked=voters(table, at) if human else (),
        gave_up=seat.gave_up,
        face=seat.face,
        colour=colour,
    )
