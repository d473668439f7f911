"""Opening a database beside its servers: to look at any time, to change it where no server would be surprised."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from niagara.server.store import BadDatabase, schema
from niagara.server.store.alone import served_alone
from niagara.server.store.engines import database_url, is_shared, open_engines
from niagara.server.store.migrate import NEWEST
from niagara.server.store.visits import ALIVE_MS, database_now


class InUse(ValueError):
    """A server has the database."""


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; none for PostgreSQL."""
    url = database_url(database)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def version_of(connection: Connection) -> str:
    """The shape that a database has, as its migrations are numbered; empty before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


@contextmanager
def reading(database: str) -> Iterator[Connection]:
    """One moment of a database that is there already; games may go on meanwhile."""
    file = sqlite_file(database)
    if file is not None and not file.is_file():
        raise BadDatabase(f"database: there is no file {file}")
    engines = open_engines(database)
    try:
        with _told(), engines[1].begin() as connection:
            _need_newest(connection)
            yield connection
    finally:
        _dispose(engines)


@contextmanager
def writing(database: str) -> Iterator[Connection]:
    """Change what no server keeps in its memory, all or nothing; games may go on meanwhile."""
    with reading(database):
        pass  # it is there, and of this version
    engines = open_engines(database)
    try:
        with _told(), engines[0].begin() as connection:
            yield connection
    finally:
        _dispose(engines)


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Nobody serves the database while the block runs: InUse where somebody does."""
    if (file := sqlite_file(database)) is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # a backup may be put back where nothing is yet
        with ExitStack() as held:
            try:
                held.enter_context(served_alone(database, patience=0))
            except BadDatabase as busy:
                raise InUse("a server has this database: stop it first") from busy
            yield
        return
    engines = open_engines(database)
    try:
        with _told(), engines[1].begin() as connection:
            there = inspect(connection).has_table(schema.node.name)
            lately = select(schema.node.c.id).where(schema.node.c.seen > database_now - ALIVE_MS)
            if there and connection.execute(lately).first() is not None:
                raise InUse("servers use this database: stop them first, and wait some seconds")
    finally:
        _dispose(engines)
    yield


@contextmanager
def changing(database: str) -> Iterator[None]:
    """Change single tables while the block runs: processes on PostgreSQL notice; a SQLite file's server would not."""
    if is_shared(database):
        yield
        return
    with alone(database):
        yield


@contextmanager
def _told() -> Iterator[None]:
    """What a database says is wrong, as one line."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise BadDatabase(f"database: {cause[0] if cause else type(error).__name__}") from error


def _need_newest(connection: Connection) -> None:
    if (found := version_of(connection)) != NEWEST:
        raise BadDatabase(
            f"database: it is of version {found or 'none'}, and {NEWEST} is needed: start the server once"
        )


def _dispose(engines: tuple[Engine, Engine]) -> None:
    for engine in engines:
        engine.dispose()
