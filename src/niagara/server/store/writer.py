"""One thread that writes: whatever waits while it does goes to disk in the next transaction (group commit)."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from niagara.server.ops.metrics import APPEND
from niagara.server.store import schema
from niagara.tables.records import Conflict, StoreError, Unavailable

Result = TypeVar("Result")
MOST_AT_ONCE = 128
GATHER_SECONDS = 0.001  # under load a write waits this long for company: fewer commits leave more time for moves
LATELY_SECONDS = 0.004  # a commit no longer ago than this is a sign of load
OUTAGE_SECONDS = 5.0  # how long a server may be gone before its askers hear of it; a restart is shorter
PAUSE_SECONDS = 0.05

COLUMNS = schema.action.columns.keys()
MOST_ROWS = 999 // len(COLUMNS)  # of one statement: every SQLite takes 999 values

# The server went away, or says "not now": the same may work in a moment.
PASSING = (OperationalError, InterfaceError)


Value = str | int | float | bool | None | Mapping[str, "Value"] | Sequence["Value"]  # of a column; the last two as JSON
Row = Mapping[str, Value]
Statement = tuple[Executable, Row | Sequence[Row] | None]  # with the values of the rows that it is run for


class Read(Protocol):
    """Runs a query on a connection that only reads."""

    async def __call__(self, query: Callable[[Connection], Result]) -> Result:
        """What the query finds."""


@dataclass(frozen=True, slots=True)
class Write:
    """Statements and appended actions of one game that become true together or not at all.

    A guard is a statement that changes exactly one row, unless somebody else was faster: then nothing is written.
    """

    game: str
    statements: Sequence[Statement] = ()
    actions: Sequence[Row] = ()
    guard: Executable | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


_HEAD, _ROW = str(insert(schema.action).compile(dialect=sqlite.dialect())).split(" VALUES ")


def append_alone(engine: Engine, batch: list[Write]) -> bool:
    """Append straight through SQLite's driver what is nothing but appends; False where that is not to be had.

    One statement is a transaction of its own, and one call takes turns with the other thread once: half the time
    of a move's way to disk. A batch that clashes has written nothing, and goes the long way, which tells with what.
    """
    if engine.dialect.name != "sqlite" or any(write.statements or write.guard is not None for write in batch):
        return False
    rows = [row for write in batch for row in write.actions]
    if not 0 < len(rows) <= MOST_ROWS:
        return False
    connection = engine.raw_connection()
    try:
        connection.cursor().execute(*_one_statement(rows))
    except sqlite3.IntegrityError:
        return False
    except sqlite3.Error as error:
        raise OperationalError(_HEAD, None, error, hide_parameters=True) from error
    finally:
        connection.close()
    return True


def _append(connection: Connection, rows: list[Row]) -> None:
    """Append actions, to SQLite many with a statement: each statement takes turns with the thread of the players."""
    if rows and connection.dialect.name != "sqlite":
        connection.execute(insert(schema.action), rows)
        return
    for at in range(0, len(rows), MOST_ROWS):
        connection.exec_driver_sql(*_one_statement(rows[at : at + MOST_ROWS]))


def _one_statement(rows: list[Row]) -> tuple[str, tuple[Value, ...]]:
    """What appends some actions, as SQLite's driver takes it."""
    values = tuple(row[column] for row in rows for column in COLUMNS)
    return f"{_HEAD} VALUES {', '.join([_ROW] * len(rows))}", values


class Writer:
    """The only writer of a database in this process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._patience = outage_patience(engine)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Write] = []
        self._timer: asyncio.TimerHandle | None = None
        self._writing = 0  # how many writes the thread has not answered yet
        self._last = 0.0  # when it answered
        self._idle = asyncio.Event()
        self._batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Return when the write is safe on disk; Conflict or Unavailable say that nothing was written."""
        begun = time.perf_counter()
        self._idle.clear()
        self._waiting.append(write)
        self._send_soon()
        await write.done
        APPEND.observe(time.perf_counter() - begun)

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if self._waiting or self._writing:
            await self._idle.wait()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _send_soon(self) -> None:
        """Give the thread its next batch: at once, or under load a moment later, which wakes it less often."""
        if self._writing or self._timer is not None:
            return
        if time.monotonic() - self._last < LATELY_SECONDS:
            self._timer = self._loop.call_later(GATHER_SECONDS, self._send)
        else:
            self._send()

    def _send(self) -> None:
        self._timer = None
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._writing = len(batch)
        self._batches.put(batch)

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            self._commit(batch)

    def _commit(self, batch: list[Write]) -> None:
        """Commit a batch as one; where a write of it clashes, each alone, so that one bad write spoils no other."""
        try:
            self._commit_patiently(batch)
        except PASSING as error:
            self._answer(batch, _failure(error))
        except (SQLAlchemyError, Conflict) as error:
            if len(batch) > 1:
                for write in batch:
                    self._commit([write])
                return
            self._answer(batch, _failure(error))
        else:
            self._answer(batch, None)

    def _commit_patiently(self, batch: list[Write]) -> None:
        """Try again while a server is away. Should the first attempt have got through after all, the second is a
        Conflict, and the log tells who won.
        """
        if append_alone(self._engine, batch):
            return
        deadline = time.monotonic() + self._patience
        while True:
            try:
                with self._engine.begin() as connection:
                    perform(connection, batch)
                return
            except PASSING:
                if time.monotonic() >= deadline:
                    raise
                time.sleep(PAUSE_SECONDS)

    def _answer(self, batch: list[Write], failure: StoreError | None) -> None:
        self._loop.call_soon_threadsafe(self._settle, batch, failure)

    def _settle(self, batch: list[Write], failure: StoreError | None) -> None:
        """Tell those who wait for a write how it went, and go on with the next."""
        for write in batch:
            if write.done.done():
                continue
            if failure is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(failure)
        self._writing -= len(batch)
        if self._writing:
            return
        self._last = time.monotonic()
        if self._waiting:
            self._send_soon()
        else:
            self._idle.set()


def outage_patience(engine: Engine) -> float:
    """How long to wait for a database that is away; SQLite does its own waiting for a lock."""
    return 0.0 if engine.dialect.name == "sqlite" else OUTAGE_SECONDS


def perform(connection: Connection, batch: list[Write]) -> None:
    """Run the statements of all writes, then append all actions at once.

    Always in the order of games: two processes that commit the same games can then not wait for each other in a ring.
    """
    batch = sorted(batch, key=lambda write: write.game)
    for write in batch:
        if write.guard is not None and connection.execute(write.guard).rowcount != 1:
            raise Conflict("somebody else has changed this table")
        for statement, values in write.statements:
            connection.execute(statement, values)
    _append(connection, [row for write in batch for row in write.actions])


def _failure(error: SQLAlchemyError | Conflict) -> StoreError:
    if isinstance(error, Conflict):
        return error
    kind = Conflict if isinstance(error, IntegrityError) else Unavailable
    failure = kind(type(error).__name__)
    failure.__cause__ = error
    return failure
