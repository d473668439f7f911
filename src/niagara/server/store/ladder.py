"""What the store keeps of the ladder: its programs, its games in blocks, and what each came to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from niagara.server.store import schema
from niagara.server.store.schema_ladder import ladder_game, ladder_program, ladder_seat
from niagara.server.store.writer import Read, Row, Statement, Write
from niagara.tables.records import PROGRAM, now_ms

NAMELESS = "Bot"  # what a program is called at its tables once its person is forgotten


@dataclass(frozen=True, slots=True)
class ProgramRow:
    """A program that has played on the ladder."""

    id: str
    name: str
    person: str


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Who sat in a seat of a game, its place (0: not known yet), and why it forfeited, if it did."""

    entrant: str
    place: int = 0
    forfeit: str = ""


@dataclass(frozen=True, slots=True)
class LadderGameRow:
    """A game of the ladder, running until it has ended."""

    id: str
    block: str
    turn: int
    opening: str
    began: int
    ended: int | None
    seats: tuple[EntrantRow, ...]


class LadderStore:
    """The ladder of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def programs(self) -> list[ProgramRow]:
        """All programs that have played and are known."""
        columns = ladder_program.c
        query = select(columns.id, columns.name, columns.person)
        return await self._read(lambda connection: [ProgramRow(*row) for row in connection.execute(query)])

    async def names_of(self, person: str) -> list[str]:
        """What a person's programs are called."""
        query = select(ladder_program.c.name).where(ladder_program.c.person == person).order_by(ladder_program.c.name)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def named(self, name: str) -> ProgramRow | None:
        """The program with a name, in capitals or not."""
        columns = ladder_program.c
        query = select(columns.id, columns.name, columns.person).where(columns.folded == name.casefold())
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else ProgramRow(*row)

    async def keep_program(self, program: ProgramRow) -> None:
        """Keep a program that is about to play its first game; Conflict where its name is taken meanwhile."""
        row: Row = {
            "id": program.id,
            "name": program.name,
            "folded": program.name.casefold(),
            "person": program.person,
            "created": now_ms(),
        }
        await self._write(Write("", [(insert(ladder_program), row)]))

    async def running(self) -> list[LadderGameRow]:
        """The games that have not ended, as far as is known here."""
        return await self._read(lambda connection: _games(connection, ladder_game.c.ended.is_(None), None))

    async def latest(self, most: int) -> list[LadderGameRow]:
        """The last games that have ended, the latest first."""
        return await self._read(lambda connection: _games(connection, ladder_game.c.ended.is_not(None), most))

    async def kept(self, games: Sequence[str]) -> frozenset[str]:
        """Those of some games that can still be seen."""
        query = select(schema.game.c.id).where(schema.game.c.id.in_(games))
        return await self._read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def forfeit(self, game_id: str, seat: int, reason: str) -> None:
        """Keep why a program has forfeited a game."""
        await self._write(Write(game_id, [_seat_change(game_id, seat, forfeit=reason)]))

    async def ended(self, game: LadderGameRow) -> None:
        """Keep what a game came to; a later look at the same game changes nothing."""
        over = update(ladder_game).where(ladder_game.c.game_id == game.id, ladder_game.c.ended.is_(None))
        seats = [
            _seat_change(game.id, at, place=seat.place, forfeit=seat.forfeit) for at, seat in enumerate(game.seats)
        ]
        await self._write(Write(game.id, [(over.values(ended=game.ended), None), *seats]))

    async def void(self, game_ids: Sequence[str]) -> None:
        """Forget games, since they are gone, or too long ago to count."""
        statements: list[Statement] = [
            (delete(table).where(table.c.game_id.in_(game_ids)), None) for table in (ladder_seat, ladder_game)
        ]
        await self._write(Write("", statements))


def beginning(game: LadderGameRow) -> list[Statement]:
    """Keep a game that begins, together with its table."""
    row: Row = {"game_id": game.id, "block": game.block, "turn": game.turn, "opening": game.opening}
    seats: list[Row] = [
        {"game_id": game.id, "seat": at, "entrant": seat.entrant, "place": 0, "forfeit": ""}
        for at, seat in enumerate(game.seats)
    ]
    return [(insert(ladder_game), {**row, "began": game.began, "ended": None}), (insert(ladder_seat), seats)]


def forgetting_programs(person: str) -> list[Statement]:
    """Forget whose programs played; what they came to stays, without a name."""
    columns, seat = ladder_program.c, schema.seat
    mine = select(columns.id).where(columns.person == person)
    return [
        (update(seat).where(seat.c.level.in_(mine), seat.c.level.startswith(PROGRAM)).values(name=NAMELESS), None),
        (delete(ladder_program).where(columns.person == person), None),
    ]


def _seat_change(game_id: str, seat: int, **values: str | int) -> Statement:
    columns = ladder_seat.c
    return update(ladder_seat).where(columns.game_id == game_id, columns.seat == seat).values(**values), None


def _games(connection: Connection, wanted: ColumnElement[bool], most: int | None) -> list[LadderGameRow]:
    game, seat = ladder_game.c, ladder_seat.c
    query = select(game.game_id, game.block, game.turn, game.opening, game.began, game.ended).where(wanted)
    rows = connection.execute(query.order_by(game.ended.desc(), game.game_id).limit(most)).all()
    seats: dict[str, list[EntrantRow]] = defaultdict(list)
    sat = select(seat.game_id, seat.entrant, seat.place, seat.forfeit).order_by(seat.game_id, seat.seat)
    for some in _pieces([row.game_id for row in rows]):
        for row in connection.execute(sat.where(seat.game_id.in_(some))):
            seats[row.game_id].append(EntrantRow(row.entrant, row.place, row.forfeit))
    return [LadderGameRow(*row, seats=tuple(seats[row.game_id])) for row in rows]


def _pieces(ids: Sequence[str], size: int = 500) -> Iterable[Sequence[str]]:
    return (ids[begin : begin + size] for begin in range(0, len(ids), size))
