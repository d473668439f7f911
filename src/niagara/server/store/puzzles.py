"""What the store keeps of puzzles: how many have tried each, and how many found it at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from niagara.api.tries import Tried
from niagara.server.store import schema
from niagara.server.store.writer import Read, Write


class PuzzleTries:
    """The counts of all puzzles, in one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]], *, sqlite_file: bool) -> None:
        self._read = read
        self._write = write
        self._insert = sqlite.insert if sqlite_file else postgresql.insert

    async def tries(self) -> dict[str, Tried]:
        """The counts of all puzzles that anybody has tried."""

        def read(connection: Connection) -> dict[str, Tried]:
            return {row.id: Tried(row.tried, row.solved) for row in connection.execute(select(schema.puzzle))}

        return await self._read(read)

    async def count_try(self, puzzle: str, *, solved: bool) -> None:
        """Count one more visitor."""
        row = schema.puzzle.c
        first = self._insert(schema.puzzle).values(id=puzzle, tried=1, solved=int(solved))
        more = {"tried": row.tried + 1, "solved": row.solved + int(solved)}
        await self._write(Write("", [(first.on_conflict_do_update(index_elements=["id"], set_=more), None)]))
