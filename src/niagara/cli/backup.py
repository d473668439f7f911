"""`niagara backup`: copy the games of a server that goes on serving."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from niagara.cli import BadInput, Wish


def backup(file: Path, *, database: Wish = "") -> None:
    """Copy a SQLite database as it is at this moment; games may go on meanwhile.

    Parameters
    ----------
    file
        Where the copy goes; nothing that exists is overwritten.
    database
        What to copy, as given to `niagara serve`; by default the file in the user's data folder.
    """
    from niagara.server.settings import default_database
    from niagara.server.store.engines import BadDatabase, database_url

    try:
        url = database_url(database or default_database())
    except BadDatabase as problem:
        raise BadInput(f"--{problem}") from problem
    if url.get_backend_name() != "sqlite":
        shown = url.set(drivername="postgresql").render_as_string(hide_password=True)
        raise BadInput(
            f"PostgreSQL has its own tool, which also works while games are played: "
            f"pg_dump --format=custom --file={file} '{shown}'"
        )
    assert url.database is not None
    source = Path(url.database)
    if not source.is_file():
        raise BadInput(f"--database: there is no file {source}")
    if file.exists():
        raise BadInput(f"{file}: exists already; name a new file")
    try:
        games = copy_database(source, file)
    except (OSError, sqlite3.Error) as problem:
        raise BadInput(f"{file}: cannot be written: {problem}") from problem
    counted = "1 game" if games == 1 else f"{games} games"
    print(f"{counted} copied to {file} ({file.stat().st_size / 1024:.0f} KiB), checked and safe on disk.")


def copy_database(source: Path, file: Path) -> int:
    """Copy through SQLite's own backup, check the copy, and give it its name only when it is whole."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)  # chosen cards that nobody has seen yet are in it
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(part)) as copy,
        ):
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("the copy is damaged")
            games = int(copy.execute("SELECT count(*) FROM game").fetchone()[0])
        _to_disk(part)
        part.rename(file)
        _to_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return games


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
