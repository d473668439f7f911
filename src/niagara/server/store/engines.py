"""Connections: for SQLite one that writes, safe against power loss, and others that only read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

BUSY_MS = 5000


def open_engines(database: str) -> tuple[Engine, Engine]:
    """The writing and the reading engine of a database."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        engine = create_engine(url)
        return engine, engine
    if not url.database or url.database == ":memory:":
        raise ValueError("database: SQLite needs a file, such as sqlite:///niagara.sqlite")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    writer = create_engine(url, pool_size=1, max_overflow=0, connect_args={"check_same_thread": False})
    reader = create_engine(url, pool_size=2, max_overflow=0, connect_args={"check_same_thread": False})
    _prepare(writer, "BEGIN IMMEDIATE", ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"))
    _prepare(reader, "BEGIN", ("query_only=ON",))
    return writer, reader


def _prepare(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    """Set a connection's pragmas, and take over from the driver when a transaction begins."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={BUSY_MS}", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
