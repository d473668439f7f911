"""What the store keeps of manners: whom somebody does not want to hear or meet, and what was reported to the host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from secrets import token_hex
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Update, delete, insert, or_, select, update

from niagara.server.store import schema
from niagara.server.store.writer import Read, Row, Statement, Write
from niagara.tables.records import Conflict, now_ms

Kind = Literal["mute", "block"]


@dataclass(frozen=True, slots=True)
class Averse:
    """Somebody whom a person has muted or blocked, by the name they had then."""

    other: str
    kind: Kind
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """A line of chat as it was reported; `number` is by what the store knows it, 0 in reports from before that."""

    name: str
    phrase: str
    text: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """What a person told the host about another: where, in which words, and the lines in question."""

    id: str
    at: int
    game_id: str
    reporter: str
    person: str
    name: str
    reason: str
    lines: tuple[ReportedLine, ...]
    settled: bool = False


class Manners:
    """Who wants to hear and meet whom, in one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def silenced(self, person: str) -> frozenset[str]:
        """Those whom a person does not hear."""
        query = select(schema.aversion.c.other).where(schema.aversion.c.person == person)
        return await self._read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def silencers(self, speakers: Sequence[str]) -> dict[str, frozenset[str]]:
        """Those who do not hear somebody, by speaker."""
        columns = schema.aversion.c
        query = select(columns.other, columns.person).where(columns.other.in_(speakers))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {each: frozenset(person for other, person in rows if other == each) for each in speakers}

    async def blocks(self, person: str, other: str) -> bool:
        """Whether a person does not want to meet another."""
        columns = schema.aversion.c
        query = select(columns.other).where(columns.person == person, columns.other == other, columns.kind == "block")
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def of(self, person: str) -> list[Averse]:
        """All whom a person has muted or blocked, the latest first."""
        columns = schema.aversion.c
        fields = [columns[name] for name in Averse.__dataclass_fields__]
        query = select(*fields).where(columns.person == person).order_by(columns.at.desc())
        return await self._read(lambda connection: [Averse(*row) for row in connection.execute(query)])

    async def set(self, person: str, other: str, kind: Kind | None, name: str = "") -> None:
        """Mute or block somebody, or neither any more."""
        columns = schema.aversion.c
        statements: list[Statement] = [
            (delete(schema.aversion).where(columns.person == person, columns.other == other), None)
        ]
        if kind is not None:
            row: Row = {"person": person, "other": other, "kind": kind, "name": name, "at": now_ms()}
            statements.append((insert(schema.aversion), row))
        await self._write(Write("", statements))

    async def report(
        self, game_id: str, reporter: str, person: str, name: str, reason: str, lines: Sequence[ReportedLine]
    ) -> None:
        """Keep what somebody reports, with the lines as they are now."""
        report = Report(token_hex(6), now_ms(), game_id, reporter, person, name, reason, tuple(lines))
        row: Row = {**asdict(report), "lines": [asdict(line) for line in lines]}
        await self._write(Write("", [(insert(schema.report), row)]))

    async def reported_lately(self, reporter: str, since: int) -> int:
        """How many reports somebody made since a moment."""
        columns = schema.report.c
        query = select(columns.id).where(columns.reporter == reporter, columns.at > since)
        return await self._read(lambda connection: len(connection.execute(query).all()))

    async def reports_by(self, person: str) -> list[Report]:
        """Everything that somebody reported."""
        return await self._read(lambda connection: _found(connection, [schema.report.c.reporter == person], None))

    async def reports(self, most: int, *, settled: bool = False) -> list[Report]:
        """The latest reports, those too that are settled where they are wanted."""
        return await self._read(lambda connection: read_reports(connection, most, settled=settled))

    async def one(self, report: str) -> Report | None:
        """One report, if there is such a one."""
        found = await self._read(lambda connection: _found(connection, [schema.report.c.id == report], 1))
        return found[0] if found else None

    async def settle(self, report: str) -> bool:
        """Note that a report was seen to; False where there is none to see to."""
        try:
            await self._write(Write("", guard=settling(report)))
        except Conflict:
            return False
        return True


def settling(report: str) -> Update:
    """Note that a report was seen to: one row, where there was one to see to."""
    columns = schema.report.c
    return update(schema.report).where(columns.id == report, ~columns.settled).values(settled=True)


def read_reports(connection: Connection, most: int, *, settled: bool) -> list[Report]:
    """The latest reports."""
    return _found(connection, [] if settled else [schema.report.c.settled.is_(False)], most)


def _found(connection: Connection, wanted: Sequence[ColumnElement[bool]], most: int | None) -> list[Report]:
    columns = schema.report.c
    query = select(*(columns[name] for name in Report.__dataclass_fields__)).where(*wanted)
    rows = connection.execute(query.order_by(columns.at.desc(), columns.id).limit(most)).mappings()
    return [msgspec.convert({str(name): value for name, value in row.items()}, Report) for row in rows]


def forgetting_manners(person: str) -> list[Statement]:
    """Forget whom a person has muted, who has muted them, and what they reported or was reported of them."""
    averse, report = schema.aversion.c, schema.report.c
    return [
        (delete(schema.aversion).where(or_(averse.person == person, averse.other == person)), None),
        (delete(schema.report).where(or_(report.reporter == person, report.person == person)), None),
    ]
