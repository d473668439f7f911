"""What the store keeps of rated games: their results in the order they were counted, and everybody's rating now.

Ratings follow from the results alone, so a game can be voided at any time: what came after it is worked out again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from secrets import token_hex

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from niagara.server.store import schema
from niagara.server.store.tables import read_tables
from niagara.server.store.writer import Read, Row, Statement, Value, Write
from niagara.tables.records import Ending, Seat, Table
from niagara.tables.results import can_be_rated

ONLY = 1  # the row of `counted`
GONE = "-"  # begins what stands for somebody who was forgotten
AT_ONCE = 500  # games
RANKED_AFTER = 5  # games, before which a rating says too little


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is thought to be, and how far that may be off."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who sat in a seat of a rated game, a person or a bot of a level, and what they came to."""

    seat: int
    person: str
    level: str
    place: int
    goal: str
    landed: str


@dataclass(frozen=True, slots=True)
class Result:
    """A rated game that is over."""

    id: str
    ended: int
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """A game to be counted, where the count stands, and what is known of its people; no game where there is none."""

    version: int
    games: int
    result: Result | None
    known: Mapping[str, Rating]


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's rating, as a list or a profile shows it."""

    person: str
    handle: str
    name: str
    face: str
    rating: Rating
    games: int
    won: int
    ranked: bool
    sure: float


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """One rated game of a person's: with how many others, what they came to, and their rating after it."""

    id: str
    ended: int
    players: int
    place: int
    goal: str
    landed: str
    mu: float


Model = Callable[[Sequence[RatedSeat], Mapping[str, Rating]], dict[str, Rating]]


class Ratings:
    """The rated games and ratings of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def uncounted(self, most: int) -> list[str]:
        """Rated games that are over and were not counted yet."""
        query = select(schema.uncounted.c.game_id).limit(most)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def tally(self, game_id: str) -> Tally:
        """What is needed to count a game."""
        return await self._read(lambda connection: _tally(connection, game_id))

    async def count(self, tally: Tally, result: Result, ratings: Mapping[str, Rating]) -> None:
        """Keep a result and the ratings after it; Conflict if another game was counted meanwhile, or this one was."""
        number = tally.games + 1
        columns = schema.counted.c
        guard = update(schema.counted).where(columns.id == ONLY, columns.version == tally.version)
        game: Row = {"id": result.id, "number": number, "ended": result.ended, "voided": False}
        seats: list[Row] = [
            {"number": number, **asdict(seat), "mu": None, "sigma": None, **_after(ratings.get(seat.person))}
            for seat in result.seats
        ]
        statements: list[Statement] = [
            (insert(schema.rated_game), game),
            (insert(schema.rated_seat), seats),
            *_without(ratings),
            *_rated(ratings),
            no_more_to_count(result.id),
        ]
        moved = guard.values(version=tally.version + 1, games=number)
        await self._write(Write("", statements, guard=moved))

    async def leave_out(self, game_id: str) -> None:
        """A game is not to be counted after all."""
        await self._write(Write("", [no_more_to_count(game_id)]))

    async def of(self, person: str) -> RatingRow | None:
        """A person's own rating, if they have one."""
        return await self._one(schema.rating.c.person == person)

    async def by_handle(self, handle: str) -> RatingRow | None:
        """The rating that goes by a handle."""
        return await self._one(schema.rating.c.handle == handle)

    async def _one(self, wanted: ColumnElement[bool]) -> RatingRow | None:
        found = await self._read(lambda connection: _rows(connection, [wanted], 1))
        return found[0] if found else None

    async def best(self, before: tuple[float, str] | None, most: int) -> list[RatingRow]:
        """Those who have played enough, the surest first; after one of them (`sure`, person) where that is given."""
        columns = schema.rating.c
        wanted: list[ColumnElement[bool]] = [columns.ranked.is_(True)]
        if before is not None:
            wanted.append(tuple_(columns.sure, columns.person) < tuple_(*before))
        return await self._read(lambda connection: _rows(connection, wanted, most))

    async def kept(self, games: Sequence[str]) -> frozenset[str]:
        """Those of some rated games that can still be seen."""
        query = select(schema.game.c.id).where(schema.game.c.id.in_(games))
        return await self._read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def played(self, person: str, most: int) -> list[PlayedRow]:
        """A person's last rated games, the latest first."""
        return await self._read(lambda connection: _played(connection, person, most))


def _after(rating: Rating | None) -> dict[str, Value]:
    return {} if rating is None else {"mu": rating.mu, "sigma": rating.sigma}


def to_be_counted(game_id: str) -> Statement:
    """Note a game that has just ended, if it is rated."""
    game = schema.game.c
    return insert(schema.uncounted).from_select(
        ["game_id"], select(game.id).where(game.id == game_id, game.rated)
    ), None


def no_more_to_count(game_id: str) -> Statement:
    """Forget that a game waits to be counted."""
    return delete(schema.uncounted).where(schema.uncounted.c.game_id == game_id), None


def forgetting_rated(person: str) -> list[Statement]:
    """Forget a person's rating; in the results a stranger is left, so that all others keep theirs."""
    stranger = GONE + token_hex(16)
    return [
        (delete(schema.rating).where(schema.rating.c.person == person), None),
        (update(schema.rated_seat).where(schema.rated_seat.c.person == person).values(person=stranger), None),
    ]


def handle_of(person: str) -> str:
    """By what others may ask for a person's rating: it leads nowhere else."""
    return sha256(f"rating {person}".encode()).hexdigest()[:16]


# Working out again


def void(connection: Connection, game_id: str, model: Model) -> bool:
    """Let a rated game count for nothing, and work out what came after it; False where there is none that counts."""
    connection.execute(update(schema.counted).values(version=schema.counted.c.version + 1))  # nobody counts meanwhile
    waiting = connection.execute(no_more_to_count(game_id)[0]).rowcount
    game, seat = schema.rated_game.c, schema.rated_seat.c
    found = select(game.number).where(game.id == game_id, ~game.voided)
    number = connection.execute(found).scalar()
    if number is None:
        connection.execute(update(schema.game).where(schema.game.c.id == game_id).values(rated=False))
        return waiting > 0
    connection.execute(update(schema.rated_game).where(game.id == game_id).values(voided=True))
    people = set(connection.execute(select(seat.person).where(seat.number == number, seat.person != "")).scalars())
    connection.execute(update(schema.rated_seat).where(seat.number == number).values(mu=None, sigma=None))
    _work_out(connection, number, people, model)
    return True


def _work_out(connection: Connection, after: int, people: set[str], model: Model) -> None:
    """Work out again what the ratings of these people are after a number, and of all who met them from then on."""
    known: dict[str, Rating] = {}
    touched = {*people}
    for number, seats in _results_after(connection, after):
        names = {seat.person for seat in seats if seat.person}
        if not names & touched:
            continue
        for person in names - known.keys():
            known |= _last(connection, person, number)
        known |= model(seats, known)
        touched |= names
        rows = [
            {"at_number": number, "at_seat": seat.seat, **asdict(known[seat.person])} for seat in seats if seat.person
        ]
        connection.execute(_RATE_SEAT, rows)
    now = {person: rating for each in touched for person, rating in _last(connection, each).items()}
    for statement, _values in [*_without(touched), *_rated(now)]:
        connection.execute(statement)


_RATE_SEAT = (
    update(schema.rated_seat)
    .where(schema.rated_seat.c.number == bindparam("at_number"), schema.rated_seat.c.seat == bindparam("at_seat"))
    .values(mu=bindparam("mu"), sigma=bindparam("sigma"))
)


def _results_after(connection: Connection, number: int) -> Iterator[tuple[int, list[RatedSeat]]]:
    """Rated games that count, in their order, some at a time."""
    game, seat = schema.rated_game.c, schema.rated_seat.c
    while True:
        page = select(game.number).where(game.number > number, ~game.voided).order_by(game.number).limit(AT_ONCE)
        seats: dict[int, list[RatedSeat]] = {each: [] for each in connection.execute(page).scalars()}
        if not seats:
            return
        columns = [seat[name] for name in RatedSeat.__dataclass_fields__]
        rows = select(seat.number, *columns).where(seat.number.in_(seats)).order_by(seat.number, seat.seat)
        for row in connection.execute(rows):
            seats[row[0]].append(RatedSeat(*row[1:]))
        yield from seats.items()
        number = max(seats)


def _last(connection: Connection, person: str, before: int | None = None) -> dict[str, Rating]:
    """A person's rating after their last game that counts, or the last before a number; none of one who is new."""
    seat = schema.rated_seat.c
    query = select(seat.mu, seat.sigma).where(seat.person == person, seat.mu.is_not(None))
    if before is not None:
        query = query.where(seat.number < before)
    row = connection.execute(query.order_by(seat.number.desc()).limit(1)).one_or_none()
    return {} if row is None else {person: Rating(row[0], row[1])}


def _without(people: Iterable[str]) -> list[Statement]:
    return [(delete(schema.rating).where(schema.rating.c.person == person), None) for person in people]


def _rated(ratings: Mapping[str, Rating]) -> list[Statement]:
    """Insert the ratings of people, with what their seats come to; of strangers none is kept."""
    seat = schema.rated_seat.c
    games, won = func.count(), func.sum(case((seat.place == 1, 1), else_=0))
    names = ["person", "handle", "mu", "sigma", "sure", "games", "won", "ranked"]
    return [
        (
            insert(schema.rating).from_select(
                names,
                select(
                    literal(person),
                    literal(handle_of(person)),
                    literal(rating.mu, Float(53)),
                    literal(rating.sigma, Float(53)),
                    literal(sure_of(rating), Float(53)),
                    games,
                    won,
                    games >= RANKED_AFTER,
                ).where(seat.person == person, seat.mu.is_not(None)),
            ),
            None,
        )
        for person, rating in ratings.items()
        if not person.startswith(GONE)
    ]


def sure_of(rating: Rating) -> float:
    """What somebody is at least, as far as one can be sure."""
    return rating.mu - 2 * rating.sigma


# Reading


def _tally(connection: Connection, game_id: str) -> Tally:
    counted = connection.execute(select(schema.counted)).one()
    known = select(schema.rated_game.c.id).where(schema.rated_game.c.id == game_id)
    result = None if connection.execute(known).first() else _result(connection, game_id)
    people = [] if result is None else [seat.person for seat in result.seats if seat.person]
    columns = schema.rating.c
    rows = connection.execute(select(columns.person, columns.mu, columns.sigma).where(columns.person.in_(people)))
    return Tally(counted.version, counted.games, result, {person: Rating(mu, sigma) for person, mu, sigma in rows})


def _result(connection: Connection, game_id: str) -> Result | None:
    """How a rated game ended; None where it was removed or turned out not to be one."""
    game = schema.game.c
    tables = read_tables(connection, (game.id == game_id) & game.rated & game.ended.is_not(None))
    if not tables or not tables[0].places or not can_be_rated(tables[0]):
        return None
    row = connection.execute(select(game.ended, game.outcome).where(game.id == game_id)).one()
    ending = msgspec.convert(row.outcome, Ending)
    seats = (_rated_seat(tables[0], at, ending) for at in range(len(tables[0].seats)))
    return Result(game_id, row.ended, tuple(seat for seat in seats if seat is not None))


def _rated_seat(table: Table, at: int, ending: Ending) -> RatedSeat | None:
    """A seat's result; None for one that is nobody's any more."""
    seat: Seat = table.seats[at]
    level = seat.level if seat.kind == "bot" and not seat.session else ""
    if not seat.session and not level:
        return None
    first = ending.places[at] == 1 and at in ending.winners
    goal = ending.goals[ending.winners.index(at)] if first else ""
    return RatedSeat(at, seat.session, level, ending.places[at], goal, ending.landed[at])


def _rows(connection: Connection, wanted: Sequence[ColumnElement[bool]], most: int) -> list[RatingRow]:
    rating = schema.rating.c
    name, face = (func.coalesce(column, "") for column in (schema.person.c.name, schema.person.c.face))
    query = (
        select(schema.rating, name.label("name"), face.label("face"))
        .outerjoin(schema.person, schema.person.c.id == rating.person)
        .where(*wanted)
        .order_by(rating.sure.desc(), rating.person.desc())
        .limit(most)
    )
    return [
        RatingRow(
            row.person,
            row.handle,
            row.name,
            row.face,
            Rating(row.mu, row.sigma),
            row.games,
            row.won,
            row.ranked,
            row.sure,
        )
        for row in connection.execute(query)
    ]


def read_best(connection: Connection, most: int) -> list[RatingRow]:
    """The surest first, those too who have played too little to be ranked."""
    return _rows(connection, (), most)


def _played(connection: Connection, person: str, most: int) -> list[PlayedRow]:
    game, seat, other = schema.rated_game.c, schema.rated_seat.c, schema.rated_seat.alias().c
    players = select(func.count()).where(other.number == seat.number).scalar_subquery()
    query = (
        select(game.id, game.ended, players, seat.place, seat.goal, seat.landed, seat.mu)
        .select_from(schema.rated_seat)
        .join(schema.rated_game, game.number == seat.number)
        .where(seat.person == person, seat.mu.is_not(None))
        .order_by(seat.number.desc())
        .limit(most)
    )
    return [PlayedRow(*row) for row in connection.execute(query)]
