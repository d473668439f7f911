"""Backup and restore: a copy is one SQLite file whatever the database is, so that games can move between databases."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from niagara.server.admin.access import reading, sqlite_file, version_of
from niagara.server.store import BadDatabase, schema
from niagara.server.store.engines import HIDE, open_engines
from niagara.server.store.migrate import NEWEST, prepare

AT_ONCE = 2000  # rows
# What belongs to the processes that serve now, or opens the host's page, and no copy brings back.
PASSING = ("node", "visit", "host_link", "host_session")


class BadCopy(ValueError):
    """A file that is no copy of games, or one that cannot be written."""


def back_up(database: str, file: Path) -> int:
    """Copy a database as it is at this moment; the copy gets its name when it is whole and safe. How many games."""
    if file.exists():
        raise BadCopy(f"{file}: exists already; name a new file")
    source = sqlite_file(database)
    if source is not None and not source.is_file():
        raise BadDatabase(f"database: there is no file {source}")
    try:
        return _written(file, lambda part: _copy_sqlite(source, part) if source else _copy_rows_out(database, part))
    except (OSError, sqlite3.Error) as problem:
        raise BadCopy(f"{file}: cannot be written: {problem}") from problem


def _written(file: Path, write: Callable[[Path], None]) -> int:
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)  # chosen cards that nobody has seen yet are in it
    try:
        write(part)
        games = _check(part)
        _to_disk(part)
        part.rename(file)
        _to_disk(file.parent)
    finally:
        for name in (part.name, f"{part.name}-wal", f"{part.name}-shm"):
            part.with_name(name).unlink(missing_ok=True)
    return games


def _copy_sqlite(source: Path, part: Path) -> None:
    """Through SQLite's own backup, which a server that writes meanwhile does not disturb."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live,
        closing(sqlite3.connect(part)) as copy,
    ):
        live.backup(copy)


def _copy_rows_out(database: str, part: Path) -> None:
    prepare(f"sqlite:///{part}")
    copy = create_engine(f"sqlite:///{part}", hide_parameters=HIDE)
    try:
        with reading(database) as source, copy.begin() as target:
            _empty(target)
            _copy_rows(source, target)
    finally:
        copy.dispose()


def _check(part: Path) -> int:
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("the copy is damaged")
        return int(copy.execute("SELECT count(*) FROM game").fetchone()[0])


def restore(file: Path, database: str, *, replace: bool) -> int:
    """Put the games of a copy into a database, all or none; one that has games is kept unless it is to be replaced."""
    if not file.is_file():
        raise BadCopy(f"{file}: no such file")
    with tempfile.TemporaryDirectory(prefix="niagara-") as folder:
        mine = Path(folder) / "copy.sqlite"  # it may be of an older version, and is brought up to date apart
        shutil.copyfile(file, mine)
        opened = create_engine(f"sqlite:///{mine}", hide_parameters=HIDE)
        try:
            _bring_up_to_date(opened, file, mine)
            prepare(database)
            engines = open_engines(database)
            try:
                with opened.begin() as source, engines[0].begin() as target:
                    return _put_back(source, target, replace)
            except SQLAlchemyError as problem:
                raise BadDatabase(f"database: {getattr(problem, 'orig', None) or type(problem).__name__}") from problem
            finally:
                for engine in engines:
                    engine.dispose()
        finally:
            opened.dispose()


def _bring_up_to_date(opened: Engine, file: Path, mine: Path) -> None:
    try:
        with opened.connect() as connection:
            found = version_of(connection)
            whole = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    except SQLAlchemyError as problem:
        raise BadCopy(f"{file}: no copy of games: {getattr(problem, 'orig', problem)}") from problem
    if not found or whole != "ok":
        raise BadCopy(f"{file}: {'no copy of games' if not found else f'damaged: {whole}'}")
    if found > NEWEST:
        raise BadCopy(f"{file}: a newer version of Niagara made it ({found}; this one knows {NEWEST})")
    opened.dispose()
    prepare(f"sqlite:///{mine}")


def _put_back(source: Connection, target: Connection, replace: bool) -> int:
    games = target.execute(select(func.count()).select_from(schema.game)).scalar_one()
    if games and not replace:
        raise BadDatabase(f"database: there are games in it already ({games}); --replace removes them")
    _empty(target)
    _copy_rows(source, target)
    return int(target.execute(select(func.count()).select_from(schema.game)).scalar_one())


def _empty(target: Connection) -> None:
    for table in reversed(schema.metadata.sorted_tables):
        target.execute(delete(table))


def _copy_rows(source: Connection, target: Connection) -> None:
    """Every row of every table, those first that others hang on."""
    for table in schema.metadata.sorted_tables:
        if table.name in PASSING:
            continue
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
    if target.dialect.name == "postgresql":  # lines of chat are numbered on from the last
        number = func.setval(
            func.pg_get_serial_sequence(schema.chat.name, "id"),
            select(func.coalesce(func.max(schema.chat.c.id), 0) + 1).scalar_subquery(),
            False,
        )
        target.execute(select(number))


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
