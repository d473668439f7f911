"""Everybody of a database from before persons is a person with one device, and goes on with it."""

from __future__ import annotations

from sqlalchemy import create_engine, text

from niagara.server.store.engines import database_url
from niagara.server.store.migrate import prepare
from tests.databases.kept import FOR_EVER, Kept, person
from tests.server.hosting import hosted
from tests.server.test_people import second_device, tables


def test_every_session_becomes_a_person(old_database: str) -> None:
    engine = create_engine(database_url(old_database))
    with engine.begin() as connection:
        known = {tuple(row) for row in connection.execute(text("SELECT id, name FROM session"))}
        brought = (
            "INSERT INTO game (id, created, changed, status, public, rules, options, pause, host, next_table) VALUES"
        )
        values = "('brought', 5, 5, 'over', false, 1, '{}', 0, 'only brought games in', '')"
        connection.execute(text(f"{brought} {values}"))
    prepare(old_database)
    with engine.connect() as connection:
        persons = {tuple(row) for row in connection.execute(text("SELECT id, name FROM person"))}
        assert persons == known | {("only brought games in", "")}
        assert {tuple(row) for row in connection.execute(text("SELECT id, person FROM session"))} == {
            (each, each) for each, _name in persons
        }
        seated = "SELECT count(*) FROM seat WHERE session <> '' AND session NOT IN (SELECT id FROM person)"
        assert connection.execute(text(seated)).scalar_one() == 0
        unsaid = "SELECT count(*) FROM chat WHERE seat >= 0 AND person NOT IN (SELECT id FROM person)"
        assert connection.execute(text(unsaid)).scalar_one() == 0
        assert len(connection.execute(text("SELECT key FROM signing")).scalar_one()) == 64
    engine.dispose()


async def test_an_old_cookie_is_still_good_and_brings_another_device(kept: Kept, old_database: str) -> None:
    async with hosted(old_database, **FOR_EVER) as host:
        ada = person(host.address, "Ada", kept.manifest.people["Ada"])
        mine = await tables(ada)
        assert mine
        assert ada.http.cookies["niagara"] == kept.manifest.people["Ada"]
        assert sorted(await tables(await second_device(ada))) == sorted(mine)
