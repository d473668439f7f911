"""Bring a database to the shape this version needs."""

from __future__ import annotations

import logging
from pathlib import Path

from sqlalchemy import Engine, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0001"


def migrate(engine: Engine) -> None:
    """Run the migrations that a database lacks; one that is up to date does not even load the tool."""
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST:
                return
    from alembic import command
    from alembic.config import Config

    for part in ("migration", "plugins"):  # they would tell every start of their own inner life
        logging.getLogger(f"alembic.runtime.{part}").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
