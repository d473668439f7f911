"""Who sits where: tables made, filled, left and started, as values. A table goes in, the changed table comes out."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from niagara.notation.line import from_line, to_line
from niagara.notation.position import BadPosition, from_dict
from niagara.protocol.http import AnyPosition, NewSeat, NewTable
from niagara.protocol.limits import NAME_LENGTH
from niagara.protocol.server import ClockRule, PostClock
from niagara.rules.actions import VERSION
from niagara.rules.options import Options, options_of
from niagara.rules.state import OVER, State
from niagara.tables.records import Seat, Table, now_ms
from niagara.tables.refusals import Refusal
from niagara.tables.seats.bots import is_level, level_name
from niagara.tables.text import clean


def new_table(session: str, wanted: NewTable, stand_in: str) -> Table:
    """A table as its maker wants it; playing at once when no seat is open."""
    seats = named_apart(_new_seat(seat, at, session, stand_in) for at, seat in enumerate(wanted.seats))
    begin = None if wanted.position is None else _position_to_play(wanted.position, len(seats))
    return Table(
        id=secrets.token_urlsafe(16),
        created=now_ms(),
        status="open" if any(seat.kind == "open" for seat in seats) else "playing",
        public=wanted.public,
        options=msgspec.to_builtins(wanted.options) if begin is None else msgspec.convert(options_of(begin), Options),
        pause=wanted.pause,
        host=session,
        seats=seats,
        clock=wanted.clock,
        due=_due(wanted.clock, seats),
        start="" if begin is None else to_line(begin),
    )


def _due(clock: ClockRule | None, seats: Sequence[Seat]) -> int | None:
    """When somebody has to look at a new table: at once by post, unless bots sit there alone."""
    return 0 if isinstance(clock, PostClock) and any(seat.kind != "bot" for seat in seats) else None


def _new_seat(wanted: NewSeat, at: int, session: str, stand_in: str) -> Seat:
    name = clean(wanted.name, NAME_LENGTH)
    if wanted.kind == "open":
        return Seat("open")
    if wanted.kind == "me":
        return Seat("human", name or f"Player {at + 1}", session=session)
    level = known_level(wanted.level, f"seats[{at}].level", stand_in)
    return Seat("bot", name or level_name(level), level)


def known_level(level: str, field: str, stand_in: str) -> str:
    """A level that somebody asked for, or the usual one."""
    if level and not is_level(level):
        raise Refusal(400, "no_such_level", f"There is no level {clean(level, 24)!r}.", field)
    return level or stand_in


def _position_to_play(wanted: AnyPosition, seats: int) -> State:
    """The state to go on from, if a game of so many seats can."""
    try:
        state = from_line(wanted) if isinstance(wanted, str) else from_dict(wanted)
    except BadPosition as problem:
        raise Refusal(400, "bad_position", str(problem), "position") from problem
    if state.players != seats:
        raise Refusal(400, "other_seats", f"The position has {state.players} seats, not {seats}.", "seats")
    if state.phase == OVER:
        raise Refusal(400, "over_already", "The game of this position is over (R8.2).", "position.phase")
    return state


def named_apart(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The same seats, with a number for every bot whose name is taken already."""
    apart: list[Seat] = []
    for seat in seats:
        names = {other.name for other in apart}
        numbered = (f"{seat.name[: NAME_LENGTH - 2]} {number}" for number in range(2, len(apart) + 3))
        taken = seat.kind == "bot" and seat.name in names
        apart.append(replace(seat, name=next(name for name in numbered if name not in names)) if taken else seat)
    return tuple(apart)


def seat_to_take(table: Table, session: str, wanted: int | None) -> int | None:
    """The open seat that a session gets; None where it sits already."""
    held = table.held_by(session)
    if held and (wanted is None or wanted in held):
        return None
    if table.status != "open":
        raise Refusal(409, "already_started", "This game has already started; you can watch it.")
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "open"]
    at = wanted if wanted is not None else min(free, default=-1)
    if at not in free:
        raise Refusal(409, "seat_taken", "That seat is taken.", "seat")
    return at


def with_seat(table: Table, at: int, seat: Seat) -> Table:
    """The table with somebody else in a seat."""
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def without(table: Table, session: str, stand_in: str) -> Table:
    """The table without a session: its seats are open again before the game, a bot's from then on."""
    for at in table.held_by(session):
        left = Seat("open") if table.status == "open" else Seat("bot", table.seats[at].name, stand_in)
        table = with_seat(table, at, left)
    humans = [seat.session for seat in table.seats if seat.kind == "human"]
    return replace(table, host=humans[0]) if table.host == session and humans else table


def filled(table: Table, level: str) -> Table:
    """The table with its game started; bots of a level, if one is given, take the open seats."""
    if not level and any(seat.kind == "open" for seat in table.seats):
        raise Refusal(409, "seats_open", "There are still open seats.", "fill")
    bot = Seat("bot", level_name(level), level)
    seats = named_apart(bot if seat.kind == "open" else seat for seat in table.seats)
    return replace(table, seats=seats, status="playing")


def again(table: Table, session: str) -> Table:
    """A table for another game with the same people."""
    if not table.held_by(session) and table.host != session:
        raise Refusal(403, "not_seated", "Only those who sit here can ask for another game.")
    if table.imported:
        raise Refusal(409, "imported", "This game was played elsewhere; make a table of your own.")
    if table.status != "over":
        raise Refusal(409, "still_playing", "This game is not over yet.")
    return replace(
        table,
        id=secrets.token_urlsafe(16),
        created=now_ms(),
        status="playing",
        next_table="",
        clocks=None,
        rules=VERSION,
        due=_due(table.clock, table.seats),
    )
