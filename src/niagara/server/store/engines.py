"""Connections: for SQLite one that writes, safe against power loss, and others that only read; PostgreSQL likewise."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

log = logging.getLogger(__name__)

BUSY_MS = 5000
CONNECT_SECONDS = 5
PAUSE_SECONDS = 0.01
OWNER_ONLY = 0o600  # a file's mode
HIDE = True  # errors are logged, and the values of a statement may be somebody's secret card


class BadDatabase(ValueError):
    """A database address that cannot be used, and why."""


def database_url(database: str) -> URL:
    """The address of a database, checked: a SQLite file, or a PostgreSQL server that this installation can talk to."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase(
            "database: not an address such as sqlite:///niagara.sqlite or postgresql://user@host/niagara"
        ) from None
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase("database: SQLite needs a file, such as sqlite:///niagara.sqlite")
        return url
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise BadDatabase(f"database: {url.drivername!r} is not supported; use sqlite:/// or postgresql://")
    if find_spec("psycopg") is None:
        raise BadDatabase(
            "database: PostgreSQL needs extra packages; install them with: pip install 'niagara-game[scale]'"
        )
    return url.set(drivername="postgresql+psycopg")


def is_shared(database: str) -> bool:
    """Whether several processes may serve one database: PostgreSQL, but not a SQLite file."""
    return database_url(database).get_backend_name() == "postgresql"


def open_engines(database: str) -> tuple[Engine, Engine]:
    """The writing and the reading engine of a database; a reader sees one moment, however many queries it asks."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    waits = {"connect_timeout": CONNECT_SECONDS}
    writer = create_engine(url, pool_size=1, max_overflow=0, connect_args=waits, hide_parameters=HIDE)
    reader = create_engine(
        url, pool_size=2, max_overflow=0, connect_args=waits, hide_parameters=HIDE, isolation_level="REPEATABLE READ"
    )
    return writer, reader


def _open_sqlite(url: URL) -> tuple[Engine, Engine]:
    assert url.database is not None
    keep_private(Path(url.database))
    anywhere = {"check_same_thread": False}
    writer = create_engine(url, pool_size=1, max_overflow=0, connect_args=anywhere, hide_parameters=HIDE)
    reader = create_engine(url, pool_size=2, max_overflow=0, connect_args=anywhere, hide_parameters=HIDE)
    _prepare(writer, "BEGIN IMMEDIATE", ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"))
    _prepare(reader, "BEGIN", ("query_only=ON",))
    return writer, reader


def keep_private(path: Path) -> None:
    """Let a database and the folder made for it be read by their owner alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(OSError):  # SQLite says what is wrong; and somebody else's file may be used all the same
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        path.chmod(OWNER_ONLY)


def is_damage(error: DatabaseError) -> bool:
    """Whether SQLite found that its file is no longer what it wrote."""
    return isinstance(error.orig, sqlite3.DatabaseError) and error.orig.sqlite_errorname in (
        "SQLITE_CORRUPT",
        "SQLITE_NOTADB",
    )


def is_whole(engine: Engine) -> bool:
    """Whether a database is undamaged, as far as it can tell itself."""
    if engine.dialect.name != "sqlite":
        return True  # PostgreSQL watches over its own pages
    # With a connection of its own: it may take a while, and whoever reads meanwhile needs theirs.
    own = create_engine(engine.url, poolclass=NullPool, hide_parameters=HIDE)
    try:
        with own.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except DatabaseError as error:
        return not is_damage(error)
    if found != "ok":
        log.error("the database is damaged: %s; docs/hosting.md says how to restore a backup", found)
    return found == "ok"


def _prepare(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    """Set a connection's pragmas, and take over from the driver when a transaction begins."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={BUSY_MS}", *pragmas):
            _set(connection, pragma)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """Set a pragma; two servers that switch a new file to WAL at once are not made to wait for each other by SQLite."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(PAUSE_SECONDS)
