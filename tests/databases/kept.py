"""The databases under data/databases, each copied before anybody opens it."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest

from tests.databases.manifest import Manifest, describe
from tests.server.databases import KINDS, Postgres
from tests.server.people import Person

FOLDER = Path(__file__).parents[2] / "data" / "databases"
PATIENCE = 300.0  # seconds; bots may have to be compiled first
FOR_EVER: dict[str, Any] = {"keep_open": 0.0, "keep_nobodys": 0.0, "keep_imports": 0.0}  # they grow older every day
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


@dataclass(frozen=True)
class Kept:
    """One kept database: the version that made it, and of which kind it is."""

    version: str
    kind: str

    @property
    def folder(self) -> Path:
        return FOLDER / self.version / self.kind

    @cached_property
    def manifest(self) -> Manifest:
        return msgspec.json.decode((self.folder / "manifest.json").read_bytes(), type=Manifest)

    @property
    def scenes(self) -> dict[str, str]:
        return {scene: table.id for scene, table in self.manifest.tables.items()}

    @cached_property
    def records(self) -> dict[str, str]:
        return {path.name: path.read_text() for path in (self.folder / "records").iterdir()}

    def copy(self, folder: Path) -> str:
        """The address of a copy of a SQLite file."""
        return f"sqlite:///{shutil.copy(self.folder / 'niagara.sqlite', folder)}"

    def replay(self, database: str) -> None:
        """Replay every game of a copy, and see that it is what it was."""
        found, records = describe(database, self.scenes)
        assert found.tables == self.manifest.tables
        assert records == self.records


def person(address: str, name: str, token: str) -> Person:
    """Somebody whose cookie is known."""
    somebody = Person(address, name)
    somebody.http.timeout = httpx.Timeout(PATIENCE)
    somebody.http.cookies.set("niagara", token)
    return somebody


@pytest.fixture(params=[Kept(version, kind) for version in VERSIONS for kind in KINDS], ids=lambda kept: kept.kind)
def kept(request: pytest.FixtureRequest) -> Kept:
    """Each kept database in turn."""
    found: Kept = request.param
    return found


@pytest.fixture
def old_database(kept: Kept, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of a copy."""
    if kept.kind == "sqlite":
        return kept.copy(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    address = server.empty()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute((kept.folder / "niagara.sql").read_bytes())
    return address
