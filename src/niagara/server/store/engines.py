"""Connections: for SQLite one that writes, safe against power loss, and others that only read; PostgreSQL likewise."""

from __future__ import annotations

import sqlite3
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

BUSY_MS = 5000
CONNECT_SECONDS = 5
PAUSE_SECONDS = 0.01
QUIET = {"hide_parameters": True}  # errors are logged, and the values of a statement may be somebody's secret card


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
        raise BadDatabase("database: PostgreSQL needs more parts; install them with: pip install 'niagara[scale]'")
    return url.set(drivername="postgresql+psycopg")


def is_shared(database: str) -> bool:
    """Whether several processes may serve one database: PostgreSQL, but not a SQLite file."""
    return database_url(database).get_backend_name() == "postgresql"


def open_engines(database: str) -> tuple[Engine, Engine]:
    """The writing and the reading engine of a database; a reader sees one moment, however many queries it asks."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    arguments: dict[str, Any] = {"connect_args": {"connect_timeout": CONNECT_SECONDS}, "max_overflow": 0, **QUIET}
    writer = create_engine(url, pool_size=1, **arguments)
    reader = create_engine(url, pool_size=2, isolation_level="REPEATABLE READ", **arguments)
    return writer, reader


def _open_sqlite(url: URL) -> tuple[Engine, Engine]:
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    arguments: dict[str, Any] = {"connect_args": {"check_same_thread": False}, "max_overflow": 0, **QUIET}
    writer = create_engine(url, pool_size=1, **arguments)
    reader = create_engine(url, pool_size=2, **arguments)
    _prepare(writer, "BEGIN IMMEDIATE", ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"))
    _prepare(reader, "BEGIN", ("query_only=ON",))
    return writer, reader


def _prepare(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    """Set a connection's pragmas, and take over from the driver when a transaction begins."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={BUSY_MS}", *pragmas):
            _set(connection, pragma)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _set(connection: Any, pragma: str) -> None:
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
