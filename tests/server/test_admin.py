"""`niagara admin` on both stores: tables, people, retention, backup, restore, and from one store to the other."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from niagara.cli import main
from niagara.server.store import SqlStore, schema
from niagara.server.store.alone import served_alone
from niagara.server.store.engines import open_engines
from tests.server.databases import KINDS, Postgres
from tests.server.hosting import hosted
from tests.server.people import Person
from tests.server.test_ratings import play

Run = Callable[..., str]
DAY_MS = 24 * 3600 * 1000
OLD_DATABASE = Path(__file__).parents[2] / "data" / "databases" / "0.1" / "sqlite" / "niagara.sqlite"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """A command of `niagara admin`, and what it prints; a refusal is printed after its code."""

    def admin(*arguments: str) -> str:
        capsys.readouterr()
        try:
            main(["admin", *arguments])
        except SystemExit as end:
            if end.code:
                said = capsys.readouterr().err
                assert said.count("\n") == 1, said
                return f"{end.code} {said}"
        return capsys.readouterr().out

    with ThreadPoolExecutor(1) as apart:  # a command has an event loop of its own
        yield lambda *arguments: apart.submit(admin, *arguments).result()


async def some_games(database: str) -> tuple[str, str]:
    """A game of Ada's alone, and one that she plays with Bo, who has said something."""
    async with hosted(database) as host:
        ada, bo = Person(host.address, "Ada"), Person(host.address, "[b]Bo")
        alone = await ada.make_table("mbb")
        shared = await ada.make_table("mo", public=True, options={"max_rounds": 5})
        await bo.join(shared)
        await ada.post(f"/api/tables/{shared}/start", {"fill": ""})
        device = await bo.sit(shared)
        await device.hear()
        await device.play(1, device.decisions[0]["moves"][0]["number"])
        await device.say(text="Hello")
    return alone, shared


def listed(run: Run, what: str, database: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(run(what, "--json", "--database", database))
    return rows


async def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row that is worth keeping."""
    engines = open_engines(database)
    with engines[1].begin() as connection:
        found = {
            table.name: sorted(tuple(map(str, row)) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
            if table.name not in ("node", "visit", "uptime")
        }
    for engine in engines:
        engine.dispose()
    return found


async def test_tables_and_people_are_listed_and_removed(database: str, run: Run) -> None:
    alone, shared = await some_games(database)
    tables = {row["id"]: row for row in listed(run, "tables", database)}
    assert tables.keys() == {alone, shared}
    assert tables[shared]["seats"] == ["Ada", "[b]Bo"]
    assert tables[shared]["public"]
    assert tables[alone]["seats"] == ["Ada", "Drifter (drifter)", "Drifter 2 (drifter)"]
    assert "[b]Bo" in run("tables", "--database", database)
    assert json.loads(run("tables", "--status", "over", "--json", "--database", database)) == []
    people = {row["name"]: row for row in listed(run, "people", database)}
    assert people.keys() == {"Ada", "[b]Bo"}
    assert (people["Ada"]["seats"], people["Ada"]["devices"]) == (2, 1)
    assert "[b]Bo" in run("people", "--database", database)

    assert run("people", "--forget", people["Ada"]["id"][:10], "--database", database).endswith("is forgotten.\n")
    assert [row["name"] for row in listed(run, "people", database)] == ["[b]Bo"]
    (left,) = listed(run, "tables", database)
    assert left["id"] == shared
    assert "Ada" not in left["seats"]
    assert run("tables", "--remove", shared, "--database", database) == f"Table {shared} is removed.\n"
    assert "No tables." in run("tables", "--database", database)
    for gone in (shared, "-begins-so"):
        assert "no table has an id that begins so" in run("tables", "--remove", gone, "--database", database)


async def test_old_games_are_counted_and_removed(database: str, run: Run) -> None:
    _, shared = await some_games(database)
    assert "removes them" not in run("retention", "--keep-games", "3", "--database", database)
    writing, reading = open_engines(database)
    with writing.begin() as connection:
        for table, time in ((schema.game, "changed"), (schema.action, "at")):
            old = table.c[time] - 5 * DAY_MS
            connection.execute(
                update(table).values({time: old}).where(table.c[table.primary_key.columns.keys()[0]] == shared)
            )
    writing.dispose()
    reading.dispose()
    said = run("retention", "--keep-games", "3", "--database", database)
    assert "1  all other games" in said
    assert "--remove removes them" in said
    assert len(listed(run, "tables", database)) == 2
    assert "1 game removed." in run("retention", "--keep-games", "3", "--remove", "--database", database)
    assert len(listed(run, "tables", database)) == 1


@pytest.mark.parametrize("into", KINDS)
async def test_a_backup_goes_back_into_either_store(
    database: str, into: str, run: Run, tmp_path: Path, postgres: Postgres
) -> None:
    _, shared = await some_games(database)
    copy = tmp_path / "copy.sqlite"
    assert "2 games copied" in run("backup", str(copy), "--database", database)
    other = postgres.empty() if into == "postgresql" else f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert "2 games restored" in run("restore", str(copy), "--database", other)
    assert await contents(other) == await contents(database)

    # It is served and played on, the people are who they were, and lines of chat are numbered on.
    async with hosted(other) as host:
        eve = Person(host.address, "Eve")
        table = await eve.make_table("mm")
        device = await eve.sit(table)
        await device.hear()
        await device.say(text="Still here")
        assert await host.store.log(shared) is not None
    assert "there are games in it already (3)" in run("restore", str(copy), "--database", other)
    assert "2 games restored" in run("restore", str(copy), "--replace", "--database", other)
    assert await contents(other) == await contents(database)


async def test_nothing_is_changed_under_a_server(database: str, run: Run, tmp_path: Path) -> None:
    alone, _ = await some_games(database)
    copy = tmp_path / "copy.sqlite"
    run("backup", str(copy), "--database", database)
    before = await contents(database)
    if database.startswith("sqlite"):
        with served_alone(database):
            for change in (
                ["tables", "--remove", alone],
                ["restore", str(copy), "--replace"],
                ["retention", "--remove"],
                ["new-keys", "--push"],
            ):
                assert "a server has this database: stop it first" in run(*change, "--database", database)
            assert len(listed(run, "tables", database)) == 2  # looking is allowed
    else:
        async with hosted(database) as host:
            device = await Person(host.address).sit(alone)
            await device.hear()
            said = run("restore", str(copy), "--replace", "--database", database)
            assert "servers use this database: stop them first" in said
    assert (await contents(database))["action"] == before["action"]


def test_a_copy_of_an_older_version_is_brought_up_to_date(run: Run, tmp_path: Path) -> None:
    kept, database = OLD_DATABASE.read_bytes(), f"sqlite:///{tmp_path / 'new.sqlite'}"
    with closing(sqlite3.connect(OLD_DATABASE.as_uri() + "?mode=ro&immutable=1", uri=True)) as old:
        games = old.execute("SELECT count(*) FROM game").fetchone()[0]
    assert f"{games} games restored" in run("restore", str(OLD_DATABASE), "--database", database)
    assert len(listed(run, "tables", database)) == min(games, 20)
    assert OLD_DATABASE.read_bytes() == kept


async def test_what_is_no_copy_is_said_and_changes_nothing(database: str, run: Run, tmp_path: Path) -> None:
    await some_games(database)
    before = await contents(database)
    odd, newer = tmp_path / "odd.sqlite", tmp_path / "newer.sqlite"
    odd.write_bytes(b"not a database" * 100)
    run("backup", str(newer), "--database", database)
    with closing(sqlite3.connect(newer)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    for file, said in ((odd, "no copy of games"), (newer, "a newer version"), (tmp_path / "none", "no such file")):
        assert said in run("restore", str(file), "--replace", "--database", database)
    assert await contents(database) == before
    store = SqlStore(database)
    assert await store.alive()
    await store.close()


async def test_new_keys_sign_nobody_out(database: str, run: Run) -> None:
    async with hosted(database) as host:
        ada, eve = Person(host.address), Person(host.address, "Eve")
        table = await ada.make_table("mo")
        looked = (await eve.get("/api/lobby")).cookies["niagara"]  # she only looks, and has no row
        push = (await ada.get("/api/me/calls")).json()["key"]
    before = await contents(database)
    assert run("new-keys", "--database", database) == "The server has a new key for cookies.\n"
    after = await contents(database)
    assert [name for name in after if after[name] != before[name]] == ["signing"]
    async with hosted(database) as host:
        again, new = Person(host.address), Person(host.address, "Eve")
        again.http.cookies, new.http.cookies = ada.http.cookies, eve.http.cookies
        found = await again.get(f"/api/tables/{table}")
        assert found.json()["host"] is True
        assert "set-cookie" not in found.headers
        assert (await new.get("/api/lobby")).cookies["niagara"] != looked, "what a key signed ends with it"
        assert (await again.get("/api/me/calls")).json()["key"] == push
    assert "new keys for cookies and notifications" in run("new-keys", "--push", "--database", database)
    async with hosted(database) as host:
        again = Person(host.address)
        again.http.cookies = ada.http.cookies
        assert (await again.get("/api/me/calls")).json()["key"] != push
        assert (await again.get(f"/api/tables/{table}")).json()["host"] is True


@pytest.mark.parametrize("kind", KINDS)
async def test_a_rated_game_is_voided_while_the_server_goes_on(
    kind: str, run: Run, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'n.sqlite'}" if kind == "sqlite" else request.getfixturevalue("postgres").fresh()
    async with hosted(database) as host:
        assert "Nobody is rated yet." in run("ratings", "--database", database)
        first = await play(host.store, "ada", "bob")
        await play(host.store, "ada", "bob", winner=1)
        await host.hosting.counter.count_all()
        listed = json.loads(run("ratings", "--json", "--database", database))
        assert {row["person"]: row["games"] for row in listed} == {"ada": 2, "bob": 2}
        assert f"Game {first} counts for nothing" in run("ratings", "--void", first, "--database", database)
        assert "no rated game has an id that begins so" in run("ratings", "--void", first, "--database", database)
        listed = json.loads(run("ratings", "--json", "--database", database))
        assert [(row["person"], row["games"], row["won"]) for row in listed] == [("bob", 1, 1), ("ada", 1, 0)]
        assert "bob" in run("ratings", "--most", "1", "--database", database)
