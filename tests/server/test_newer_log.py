"""A game that a newer version went on with: it says so, and nothing else is the worse for it."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import create_engine, text

from niagara.rules.actions import SIZES, VERSION
from niagara.server.store.engines import database_url
from tests.server.hosting import hosted
from tests.server.people import PATIENCE, Person
from tests.server.test_clocks import Watch


def change(database: str, statement: str, **values: object) -> None:
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def rules_of(database: str, table: str) -> int:
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        found = connection.execute(text("SELECT rules FROM game WHERE id = :id"), {"id": table}).scalar_one()
    engine.dispose()
    return int(found)


def moves_of(database: str, table: str) -> int:
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        found = connection.execute(text("SELECT max(seq) FROM action WHERE game_id = :id"), {"id": table}).scalar_one()
    engine.dispose()
    return int(found)


async def finished_table(person: Person) -> str:
    table = await person.make_table("mm", options={"max_rounds": 1})
    device = await person.sit(table)
    await device.hear()
    await device.play_on(random.Random(1))
    await device.close()
    return table


async def test_a_log_of_a_newer_version_is_named_and_all_else_goes_on(database: str) -> None:
    async with hosted(database, clock=Watch()) as host:
        ada = Person(host.address)
        newer, known = await finished_table(ada), await finished_table(ada)
        playing = await ada.make_table("mb", clock={"kind": "post", "days": 1})
        newer_playing = await ada.make_table("mm", clock={"kind": "post", "days": 1})
        cookies = ada.http.cookies
    change(database, "UPDATE game SET rules = :rules WHERE id = :id", rules=VERSION + 1, id=newer)
    change(database, "UPDATE game SET rules = :rules, due = -1 WHERE id = :id", rules=VERSION + 1, id=newer_playing)
    # Its bot may have chosen before the first server ended: it is to choose again.
    change(database, "DELETE FROM action WHERE game_id = :id AND seat = 1", id=playing)
    change(database, "UPDATE game SET due = 0 WHERE id = :id", id=playing)
    before = moves_of(database, playing)
    async with hosted(database) as host:
        async with asyncio.timeout(PATIENCE):
            while moves_of(database, playing) == before:  # its bot is woken, though the other game comes first
                await asyncio.sleep(0.05)
        ada = Person(host.address)
        ada.http.cookies = cookies
        for path in ("", "/record", "/replay", "/analysis"):
            answer = await ada.get(f"/api/tables/{newer}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "newer_log"), path
            assert f"version {VERSION + 1} " in answer.json()["text"]
            assert f"known: {VERSION}" in answer.json()["text"]
        assert await (await ada.sit(newer)).closed() == 1013, "a server that is up to date may answer later"
        assert [game["id"] for game in (await ada.get("/api/games")).json()["games"]] == [known, newer]
        assert {table["id"] for table in (await ada.get("/api/lobby")).json()["yours"]} >= {playing, newer_playing}
        assert (await ada.get("/api/numbers")).json()["games"] == 1
        assert (await (await ada.sit(playing)).hear())["position"]["round"] == 1
        assert (await ada.get(f"/api/tables/{known}/record")).status_code == 200


async def test_a_log_that_began_with_an_older_version_goes_on_with_todays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, VERSION - 1, SIZES[VERSION])  # as if there had been one before
    async with hosted(database) as host:
        ada = Person(host.address)
        table = await ada.make_table("mm", options={"max_rounds": 2})
        cookies = ada.http.cookies
    change(database, "UPDATE game SET rules = :rules WHERE id = :id", rules=VERSION - 1, id=table)
    async with hosted(database) as host:
        ada = Person(host.address)
        ada.http.cookies = cookies
        device = await ada.sit(table)
        await device.hear()
        assert rules_of(database, table) == VERSION - 1, "who only looks changes nothing"
        await device.play_on(random.Random(1))
        assert rules_of(database, table) == VERSION
        again = (await ada.post(f"/api/tables/{table}/rematch")).json()["id"]
        assert rules_of(database, again) == VERSION
