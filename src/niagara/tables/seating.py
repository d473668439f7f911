"""Who sits where: tables made, filled, left and started, as values. A table goes in, the changed table comes out."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, repeat

import msgspec

from niagara.hints.position import Held
from niagara.notation.line import from_line, to_line
from niagara.notation.position import BadPosition, from_dict
from niagara.protocol.http import AnyPosition, Join, NewSeat, NewTable, PlayNow, TakeOver
from niagara.protocol.limits import NAME_LENGTH
from niagara.protocol.table import ClockRule, PostClock
from niagara.rules.actions import VERSION
from niagara.rules.options import Options, options_of
from niagara.rules.state import OVER, State
from niagara.tables.offers import vacated
from niagara.tables.records import Evening, Guise, Seat, Table, now_ms
from niagara.tables.refusals import Refusal, need_welcome_name
from niagara.tables.results import next_evening, rated_if_fit
from niagara.tables.seats.bots import is_level, level_name
from niagara.tables.text import clean
from niagara.tables.words import WordFilter


def new_table(session: str, wanted: NewTable, stand_in: str) -> Table:
    """A table as its maker wants it; playing at once when no seat is open."""
    seats = named_apart(_new_seat(seat, at, session, stand_in) for at, seat in enumerate(wanted.seats))
    if wanted.evening == 1:
        raise Refusal(400, "malformed", "evening: it has two games or more.", "evening")
    begin = None if wanted.position is None else _position_to_play(wanted.position, len(seats))
    table = Table(
        id=secrets.token_urlsafe(16),
        created=now_ms(),
        status="open" if any(seat.kind == "open" for seat in seats) else "playing",
        public=wanted.public,
        options=msgspec.to_builtins(wanted.options) if begin is None else msgspec.convert(options_of(begin), Options),
        pause=wanted.pause,
        host=session,
        seats=seats,
        clock=wanted.clock,
        absent=wanted.absent,
        due=_due(wanted.clock, seats),
        start="" if begin is None else to_line(begin),
        coach=wanted.coach,
        deserted=wanted.deserted,
        rated=wanted.rated,
        evening=Evening(wanted.evening) if wanted.evening else None,
        takeover=wanted.takeover,
        forecast=wanted.forecast,
        takebacks=wanted.takebacks,
        unwatched=wanted.unwatched,
    )
    if table.rated:
        _need_rateable(table, session)
    if table.unwatched and table.takeover != "nobody":
        raise Refusal(400, "malformed", "takeover: where nobody may watch, nobody can take a seat later.", "takeover")
    if table.coach == "open" and not table.plays_alone(session):
        raise Refusal(400, "not_alone", "Cards lie open only where one plays against bots alone.", "coach")
    return table


def _need_rateable(table: Table, session: str) -> None:
    """A rated game is played by two or more people, each for one seat, from the beginning and without help."""
    told = "A rated game has two or more people, each in one seat, and begins at the beginning; nothing is taken back."
    for field, bad in (
        ("seats", table.status != "open" or len(table.held_by(session)) > 1),
        ("coach", table.coach != "alone"),
        ("takebacks", table.takebacks),
        ("position", table.start != ""),
    ):
        if bad:
            raise Refusal(400, "not_rateable", told, field)


def _due(clock: ClockRule | None, seats: Sequence[Seat]) -> int | None:
    """When somebody has to look at a new table: at once by post, unless bots sit there alone."""
    return 0 if isinstance(clock, PostClock) and any(seat.kind != "bot" for seat in seats) else None


def _new_seat(wanted: NewSeat, at: int, session: str, stand_in: str) -> Seat:
    name = clean(wanted.name, NAME_LENGTH)
    if wanted.kind == "open":
        return Seat("open")
    if wanted.kind == "me":
        called = name or f"Player {at + 1}"
        return Seat("human", called, session=session, face=wanted.face, colour=wanted.colour)
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
    """The same seats, with a number for everybody whose name is taken already."""
    apart: list[Seat] = []
    for seat in seats:
        apart.append(replace(seat, name=name_apart(seat.name, apart)) if seat.kind != "open" else seat)
    return tuple(apart)


def name_apart(name: str, others: Iterable[Seat]) -> str:
    """A name, with a number behind it if it looks like one of the others'."""
    taken = {other.name.casefold() for other in others if other.kind != "open"}
    if name.casefold() not in taken:
        return name
    numbered = (f"{name[: NAME_LENGTH - 2].rstrip()} {number}" for number in range(2, len(taken) + 3))
    return next(each for each in numbered if each.casefold() not in taken)


def seat_to_take(table: Table, session: str, wanted: int | None) -> int | None:
    """The open seat that a session gets; None where it sits already."""
    held = table.held_by(session)
    if held and (wanted is None or wanted in held):
        return None
    if session in table.banned:
        raise Refusal(403, "kicked", "The host has asked you to leave this table.")
    if table.status != "open":
        raise Refusal(409, "already_started", "This game has already started; you can watch it.")
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "open"]
    at = wanted if wanted is not None else min(free, default=-1)
    if at not in free:
        raise Refusal(409, "seat_taken", "That seat is taken.", "seat")
    return at


def guise_of(wanted: Join | PlayNow | TakeOver, words: WordFilter) -> Guise:
    """What somebody who sits down wants to be known by."""
    colour = -1 if isinstance(wanted, TakeOver) else wanted.colour
    name = need_name(wanted.name)
    need_welcome_name(words, name)
    return Guise(name, wanted.face, colour)


def need_name(wanted: str) -> str:
    """The name by which somebody sits down, once it is made harmless."""
    name = clean(wanted, NAME_LENGTH)
    if not name:
        raise Refusal(400, "malformed", "Please give a name.", "name")
    return name


def with_seat(table: Table, at: int, seat: Seat) -> Table:
    """The table with somebody else in a seat."""
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def with_person(table: Table, at: int, guise: Guise, session: str) -> Table:
    """The table with somebody in a seat, by a name that nobody else there has; in a running game its colour stays."""
    colour = guise.colour if table.status == "open" else table.seats[at].colour
    name = name_apart(guise.name, table.seats)
    return with_seat(table, at, Seat("human", name, session=session, face=guise.face, colour=colour))


def moved(table: Table, session: str, at: int) -> Table:
    """The table with somebody in another open seat than before, while nobody plays yet."""
    held = sorted(table.held_by(session))
    if not held:
        raise Refusal(403, "not_seated", "Only those who sit here can do that.")
    if table.status != "open":
        raise Refusal(409, "already_started", "This game has already started.")
    if at >= len(table.seats) or table.seats[at].kind != "open":
        raise Refusal(409, "seat_taken", "That seat is taken.", "seat")
    return with_seat(with_seat(table, at, table.seats[held[0]]), held[0], Seat("open"))


def with_returned(table: Table, session: str) -> Table:
    """The table with a session back in the seats that it left while the game still goes on."""
    for at in table.left_by(session):
        table = with_seat(table, at, replace(table.seats[at], kind="human", level=""))
    return table


def renamed(table: Table, session: str, name: str) -> Table:
    """The table with somebody by another name, in every seat that they hold or have left, or ask for."""
    for at in sorted(table.sat_by(session)):
        others = [seat for other, seat in enumerate(table.seats) if other != at]
        table = with_seat(table, at, replace(table.seats[at], name=name_apart(name, others)))
    asks = tuple(replace(ask, name=name) if ask.session == session else ask for ask in table.asks)
    return table if asks == table.asks else replace(table, asks=asks)


def with_welcome_names(table: Table, words: WordFilter) -> Table:
    """The table with nobody at it by a name that the host has come to refuse."""
    for at, seat in enumerate(table.seats):
        if words.finds(seat.name):
            name = level_name(seat.level) if seat.kind == "bot" and not seat.session else f"Player {at + 1}"
            table = with_seat(table, at, replace(seat, name=name_apart(name, table.seats)))
    return table


def without(table: Table, session: str, stand_in: str) -> Table:
    """The table without a session: its seats are open again before the game, from then on a bot plays for it."""
    for at in table.held_by(session):
        seat = table.seats[at]
        left = Seat("open") if table.status == "open" else replace(seat, kind="bot", level=stand_in)
        table = vacated(with_seat(table, at, left), at)
    return _with_heir(table, session)


def resigned(table: Table, session: str, stand_in: str) -> Table:
    """The table after somebody gave up: bots play on in the seats, held or left, and stay there."""
    for at in table.held_by(session) | table.left_by(session):
        left = replace(table.seats[at], kind="bot", level=stand_in, gave_up=True)
        table = vacated(with_seat(table, at, left), at)
    return _with_heir(table, session)


def forfeited(table: Table, at: int) -> Table:
    """The table after a program forfeited its game: the usual bot plays on in its seat, which counts as left."""
    seat = table.seats[at]
    return table if seat.gave_up else with_seat(table, at, replace(seat, gave_up=True))


def is_deserted(table: Table) -> bool:
    """Whether nobody plays any more, or could come back."""
    return not any(seat.kind == "human" or (seat.session and not seat.gave_up) for seat in table.seats)


def _with_heir(table: Table, session: str) -> Table:
    """The table with another host, if it was one who no longer sits there; nobody is left who could end a pause."""
    humans = [seat.session for seat in table.seats if seat.kind == "human"]
    if table.paused and not humans:
        table = replace(table, paused=False)
    return replace(table, host=humans[0]) if table.host == session and humans else table


def forgotten(table: Table, session: str, stand_in: str) -> Table | None:
    """The table after somebody wanted to be forgotten; None where nobody else would miss it.

    In a game that is over the seat is a former player's, without a name; one that goes on is played on by a bot.
    """
    sat = table.sat_by(session)
    if not sat and table.host != session:
        return table
    others = [seat.session for seat in table.seats if seat.session not in ("", session)]
    if not others:
        return None
    left = {"open": Seat("open"), "playing": Seat("bot", level_name(stand_in), stand_in), "over": Seat("human")}
    nobody = left[table.status]
    seats = named_apart(
        replace(nobody, colour=seat.colour) if at in sat else seat for at, seat in enumerate(table.seats)
    )
    for at in sat:
        table = vacated(table, at)
    paused = table.paused and any(seat.kind == "human" for seat in seats)
    host = others[0] if table.host == session else table.host
    return replace(table, seats=seats, host=host, paused=paused)


def without_kicked(table: Table, at: int) -> Table:
    """The table without somebody whom the host sends away for good; only before the game."""
    seat = table.seats[at] if at < len(table.seats) else Seat("open")
    if table.status != "open":
        raise Refusal(409, "already_started", "This game has already started.")
    if seat.kind == "open" or seat.session == table.host:
        raise Refusal(409, "not_seated", "Nobody sits there whom you could send away.", "seat")
    table = with_seat(table, at, Seat("open"))
    return replace(table, banned=(*table.banned, seat.session)) if seat.kind == "human" else table


def handed_over(table: Table, present: Held) -> Table:
    """An open table whose host is gone, with the first person who is present as its host."""
    if table.status != "open" or table.held_by(table.host) & present:
        return table
    heirs = [table.seats[at].session for at in sorted(present)]
    return replace(table, host=heirs[0]) if heirs else table


def need_alone(table: Table, session: str) -> None:
    """Only a game in which nobody else sits or sat may be deleted, and only while it is not over."""
    if table.status == "over" or not table.sat_by(session):
        raise Refusal(403, "not_seated", "Only one's own unfinished games can be deleted.")
    if any(seat.session not in ("", session) or seat.kind == "open" for seat in table.seats):
        raise Refusal(409, "not_alone", "Others play here too.")


def filled(table: Table, level: str, names: Sequence[str] = ()) -> Table:
    """The table with its game started; bots of a level, if one is given, take the open seats."""
    if not level and any(seat.kind == "open" for seat in table.seats):
        raise Refusal(409, "seats_open", "There are still open seats.", "fill")
    bots = _bots(level, names, table.seats)
    seats = named_apart(next(bots) if seat.kind == "open" else seat for seat in table.seats)
    due = _due(table.clock, seats)
    return rated_if_fit(replace(table, seats=seats, status="playing", due=due))


def _bots(level: str, names: Sequence[str], others: Sequence[Seat]) -> Iterator[Seat]:
    """Bots of a level, by the given names that nobody has, then by the name of their level."""
    taken = {seat.name.casefold() for seat in others}
    wanted = [name for each in names if (name := clean(each, NAME_LENGTH)) and name.casefold() not in taken]
    return (Seat("bot", name, level) for name in chain(wanted, repeat(level_name(level))))


def need_over(table: Table, session: str) -> None:
    """Another game is asked for by those who sit here, when one is over."""
    if not table.held_by(session) and table.host != session:
        raise Refusal(403, "not_seated", "Only those who sit here can ask for another game.")
    if table.imported:
        raise Refusal(409, "imported", "This game was played elsewhere; make a table of your own.")
    if table.status != "over":
        raise Refusal(409, "still_playing", "This game is not over yet.")


def again(table: Table, gone: Held, names: Sequence[str], stand_in: str) -> Table:
    """A table for another game with the same people; bots of its level for those who are gone."""
    level = next((seat.level for seat in table.seats if seat.kind == "bot" and not seat.session), stand_in)
    stay = [seat for at, seat in enumerate(table.seats) if at not in gone]
    bots = _bots(level, names, stay)
    seats = named_apart(
        replace(next(bots), colour=seat.colour) if at in gone else seat for at, seat in enumerate(table.seats)
    )
    host = next((seat.session for seat in seats if seat.session == table.host), "")
    next_table = replace(
        table,
        id=secrets.token_urlsafe(16),
        created=now_ms(),
        status="playing",
        host=host or next((seat.session for seat in seats if seat.session), table.host),
        seats=seats,
        next_table="",
        clocks=None,
        rules=VERSION,
        due=_due(table.clock, seats),
        votes=(),
        nudges=(),
        asks=(),
        muted=(),
        taken_back=0,
        paused=False,
        offers=(),
        evening=next_evening(table),
        places=(),
    )
    return rated_if_fit(next_table)


def taken_back(table: Table) -> Table:
    """A table for the same game, in which one decision more was taken back."""
    return replace(
        table,
        id=secrets.token_urlsafe(16),
        created=now_ms(),
        clocks=None,
        rules=VERSION,
        version=0,
        due=_due(table.clock, table.seats),
        taken_back=table.taken_back + 1,
        paused=False,
        offers=(),
    )
