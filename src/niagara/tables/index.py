"""Tables as lists ask for them: what is known of each without its log, kept in memory in the order of changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from niagara.tables.records import Action, ClockState, Conflict, Ending, Finished, StoreError, Table, now_ms

LISTED = 50


@dataclass(frozen=True, slots=True)
class Row:
    """One table: how long its log is and how much of it counts no more, when it was changed (counted, not timed), and
    how it ended."""

    table: Table
    moves: int = 0
    changed: int = 0
    ended: int = 0
    ending: Ending | None = None
    undone: int = 0


def ended(row: Row, ending: Ending) -> Row:
    """The row of a game that has just ended."""
    over = replace(row.table, status="over", places=ending.places)
    return replace(row, table=over, ended=now_ms(), ending=ending)


def begun(row: Row, table: Table, actions: Sequence[Action]) -> Row:
    """The row of a game that has just begun."""
    return replace(row, table=replace(row.table, due=table.due), moves=len(actions))


def turned_back(row: Row, action: Action, clocks: ClockState | None, due: int | None) -> Row:
    """The row of a game of which some moves count no more."""
    table = row.table if clocks is None else replace(row.table, clocks=clocks, due=due)
    return replace(row, table=table, moves=row.moves + 1, undone=row.undone + action.number + 1)


def changed_table(row: Row, table: Table) -> Table:
    """A table as a room changed it, with what only the store is sure of: clocks, and how far the game is."""
    kept = row.table
    standing = max((kept.standing, table.standing), key=lambda each: each.since if each else -1)
    return replace(table, version=table.version + 1, clocks=kept.clocks, due=kept.due, standing=standing)


def commands_of(actions: Iterable[Action]) -> list[str]:
    """The commands that asked for these actions."""
    return [action.command for action in actions if action.command is not None]


def need_next(moves: int, commands: set[str], actions: Sequence[Action]) -> None:
    """Conflict if actions do not follow in a log: its numbers have no gaps, and a command stands in it once."""
    asked = commands_of(actions)
    taken = len({*asked} - commands) < len(asked)
    if taken or [action.seq for action in actions] != list(range(moves + 1, moves + len(actions) + 1)):
        raise Conflict("that number or that command is taken")


class Index:
    """The rows of all tables. A row is replaced as a whole, once a store has it."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self._rows = {row.table.id: row for row in rows}
        self._changes = max((row.changed for row in self._rows.values()), default=0)

    def changed(self, row: Row) -> Row:
        """A row that is to be the latest."""
        self._changes += 1
        return replace(row, changed=self._changes)

    def put(self, row: Row) -> None:
        """Take a row over."""
        self._rows[row.table.id] = row

    def drop(self, table_id: str) -> None:
        """Forget a table."""
        del self._rows[table_id]

    def get(self, table_id: str) -> Row | None:
        """The row of a table, if there is one."""
        return self._rows.get(table_id)

    def find(self, table_id: str) -> Row:
        """The row of a table."""
        row = self._rows.get(table_id)
        if row is None:
            raise StoreError("there is no such table")
        return row

    def as_read(self, table: Table) -> Row:
        """The row of a table; Conflict if it is no longer as it was read."""
        row = self.find(table.id)
        if row.table.version != table.version:
            raise Conflict("somebody else has changed this table")
        return row

    def need_new(self, table: Table) -> None:
        """Conflict if there is such a table."""
        if table.id in self._rows:
            raise Conflict("there is such a table already")

    def due(self, ms: int, most: int) -> list[str]:
        """The games by post, and those that are to begin, that somebody has to look at."""
        tables = [row.table for row in self._rows.values() if row.table.status == "playing" or row.table.begins]
        waiting = sorted((table.due, table.id) for table in tables if table.due is not None and table.due <= ms)
        return [game_id for _due, game_id in waiting[:most]]

    def tables_of(self, session: str) -> list[Table]:
        """The tables at which a session sits or sat, the latest first."""
        return self._listed(lambda table: bool(table.sat_by(session)))

    def public_tables(self, status: str) -> list[Table]:
        """The public tables of one status, the latest first."""
        return self._listed(lambda table: table.public and table.status == status)

    def finished(
        self, mine: str, before: tuple[int, str] | None, most: int, *, everybodys: bool = False
    ) -> list[Finished]:
        """Finished games, the latest first."""

        def wanted(table: Table) -> bool:
            if not mine:
                return everybodys or table.public
            return bool(table.sat_by(mine)) or (table.imported and table.host == mine)

        over = [row for row in self._rows.values() if row.ending is not None and wanted(row.table)]
        over.sort(key=lambda row: (row.ended, row.table.id), reverse=True)
        page = [row for row in over if before is None or (row.ended, row.table.id) < before][:most]
        return [Finished(row.table, row.ended, row.moves - row.undone, row.ending) for row in page]

    def _listed(self, wanted: Callable[[Table], bool]) -> list[Table]:
        found = [row for row in self._rows.values() if wanted(row.table)]
        return [row.table for row in sorted(found, key=lambda row: -row.changed)[:LISTED]]


class Listed:
    """The lists that a store answers from its index alone."""

    _index: Index

    async def due(self, ms: int, most: int) -> list[str]:
        """The games by post that somebody has to look at."""
        return self._index.due(ms, most)

    async def tables_of(self, session: str) -> list[Table]:
        """The tables at which a session sits or sat, the latest first."""
        return self._index.tables_of(session)

    async def public_tables(self, status: str) -> list[Table]:
        """The public tables of one status, the latest first."""
        return self._index.public_tables(status)

    async def finished(
        self, mine: str, before: tuple[int, str] | None, most: int, *, everybodys: bool = False
    ) -> list[Finished]:
        """Finished games, the latest first."""
        return self._index.finished(mine, before, most, everybodys=everybodys)
