"""Bring a database to the shape this version needs."""

from __future__ import annotations

import logging
from pathlib import Path

from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from niagara.server.store.engines import BadDatabase, open_engines

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0014"
LOCK = 0x4E696167  # any number that nobody else takes: "Niag"


def migrate(engine: Engine) -> None:
    """Run the migrations that a database lacks; one that is up to date does not even load the tool."""
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""
            if found == NEWEST:
                return
            if found > NEWEST:
                raise BadDatabase(f"database: a newer version of Niagara made it ({found}; this one knows {NEWEST})")
    from alembic import command
    from alembic.config import Config

    for part in ("migration", "plugins"):  # they would tell every start of their own inner life
        logging.getLogger(f"alembic.runtime.{part}").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # SQLite has one writer anyway
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def prepare(database: str) -> None:
    """Open a database once and bring it up to date, so that what is wrong with it is said before anything starts."""
    try:
        engines = open_engines(database)
        try:
            migrate(engines[0])
        finally:
            for engine in engines:
                engine.dispose()
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise BadDatabase(f"database: cannot be opened: {cause[0] if cause else type(error).__name__}") from error
    except OSError as error:
        raise BadDatabase(f"database: cannot be opened: {error}") from error
