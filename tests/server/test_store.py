"""The store: what is written is there, what clashes is refused, and two servers on one file cannot hurt a game."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import event, text

from niagara.api.tries import Tried
from niagara.server.store import BadDatabase, SqlStore, engines
from niagara.server.store.engines import open_engines
from niagara.server.store.migrate import MIGRATIONS, migrate, prepare
from niagara.server.store.schema import metadata
from niagara.tables.records import Action, Conflict, Ending, Line, Seat, Table, Unavailable
from tests.server.checker import History
from tests.server.hosting import hosted
from tests.server.people import Person


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(database)
    yield store
    await store.close()


def a_table(name: str = "t") -> Table:
    seats = (Seat("human", "Ada", session="s", face="20131"), Seat("bot", "Otter", "otter"), Seat("open"))
    return Table(name, 1, "open", True, {"fork": "alternate"}, 600, "s", seats)


async def test_tries_of_puzzles_add_up(store: SqlStore) -> None:
    for puzzle, solved in (("p01", True), ("p01", False), ("t14", False)):
        await store.puzzles.count_try(puzzle, solved=solved)
    assert await store.puzzles.tries() == {"p01": Tried(2, 1), "t14": Tried(1, 0)}


async def test_what_was_written_is_read_again(store: SqlStore) -> None:
    table = a_table()
    await store.create(table, [], "Ada")
    await store.append("t", [Action(1, 5, 15, "start"), Action(2, 5, 20)])
    await store.append("t", [Action(3, 0, 4, "0.a")], Ending((0,), ("four_alike",), 7))
    await store.say("t", Line(0, "Ada", "", "hello"))
    log = await store.log("t")
    assert log is not None
    assert (log.table.seats, log.table.options, log.table.status) == (table.seats, table.options, "over")
    assert log.actions == [Action(1, 5, 15, "start"), Action(2, 5, 20), Action(3, 0, 4, "0.a")]
    assert log.chat == [Line(0, "Ada", "", "hello")]
    later = await store.log("t", after=2)
    assert later is not None
    assert later.actions == log.actions[2:]
    assert await store.log("none") is None
    assert [each.id for each in await store.tables_of("s")] == ["t"]
    assert await store.tables_of("") == []
    assert await store.name_of("s") == "Ada"


async def test_a_number_or_command_that_is_taken_is_a_conflict_and_spoils_nothing_else(store: SqlStore) -> None:
    await store.create(a_table(), [Action(1, 5, 15, "start")], "Ada")
    together = [
        store.append("t", [Action(2, 0, 3, "0.a")]),
        store.append("t", [Action(2, 1, 4, "1.b")]),
        store.append("t", [Action(3, 0, 3, "0.a")]),
        store.append("none", [Action(1, 0, 3, "0.c")]),
        store.append("t", [Action(3, 1, 5, "1.d"), Action(4, 1, 6)]),
    ]
    results = await asyncio.gather(*together, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, Conflict, Conflict, type(None)]
    log = await store.log("t")
    assert log is not None
    assert [action.command for action in log.actions] == ["start", "0.a", "1.d", None]


async def test_what_waits_goes_to_disk_together(store: SqlStore) -> None:
    await store.create(a_table(), [], "Ada")
    commits: list[object] = []
    event.listen(store._writing, "checkin", lambda *_: commits.append(1))
    await asyncio.gather(*(store.append("t", [Action(seq, 0, 3, f"0.{seq}")]) for seq in range(1, 101)))
    log = await store.log("t")
    assert log is not None
    assert len(log.actions) == 100
    assert 1 <= len(commits) < 50


async def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    store = SqlStore(database)
    await store.create(a_table(), [], "Ada")
    waiting = [asyncio.create_task(store.append("t", [Action(seq, 0, 3)])) for seq in range(1, 301)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = SqlStore(database)
    log = await again.log("t")
    await again.close()
    assert log is not None
    assert len(log.actions) == 300


async def test_no_action_at_all_and_very_many_are_appended_too(store: SqlStore) -> None:
    await store.create(a_table(), [], "Ada")
    await store.append("t", [])
    await store.append("t", [Action(seq, 0, 3) for seq in range(1, 6001)])
    log = await store.log("t")
    assert log is not None
    assert len(log.actions) == 6000


async def test_a_locked_file_is_unavailable_and_then_works_again(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'niagara.sqlite'}")
    await store.create(a_table(), [], "Ada")
    other = sqlite3.connect(tmp_path / "niagara.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await store.append("t", [Action(1, 0, 3, "0.a")])
    assert (await store.log("t")) is not None, "reading goes on meanwhile"
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", [Action(1, 0, 3, "0.a")])
    await store.close()


async def test_writes_survive_power_loss_as_far_as_settings_can_say(tmp_path: Path) -> None:
    writing, reading = open_engines(f"sqlite:///{tmp_path / 'a.sqlite'}")
    with writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    with reading.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA query_only").scalar() == 1


def test_the_migrations_make_the_tables_that_the_code_uses(bare_database: str) -> None:
    writing, _ = open_engines(bare_database)
    migrate(writing)
    migrate(writing)
    with writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    writing.dispose()


async def test_a_database_of_the_first_version_is_brought_up_to_date(bare_database: str) -> None:
    writing, _ = open_engines(bare_database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    values = "'t', 1, 2, 'over', true, 1, '{}', 0, '', ''"
    with writing.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        names = "id, created, changed, status, public, rules, options, pause, host, next_table"
        connection.execute(text(f"INSERT INTO game ({names}) VALUES ({values})"))
        command.upgrade(config, "head")
        command.downgrade(config, "0001")
    writing.dispose()
    store = SqlStore(bare_database)
    assert [(game.table.id, game.ended, game.ending) for game in await store.finished("", None, 9)] == [("t", 2, None)]
    await store.close()


def test_a_database_of_a_later_version_is_left_alone(bare_database: str) -> None:
    prepare(bare_database)
    writing, _ = open_engines(bare_database)
    with writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    writing.dispose()
    with pytest.raises(BadDatabase, match="a newer version of Niagara made it"):
        prepare(bare_database)


def test_servers_that_start_together_migrate_once(bare_database: str) -> None:
    with ThreadPoolExecutor(4) as starting:
        list(starting.map(prepare, [bare_database] * 4))


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("niagara.sqlite", "not an address such as"),
        ("mysql://localhost/niagara", "'mysql' is not supported"),
        ("postgresql+asyncpg://localhost/niagara", "'postgresql[+]asyncpg' is not supported"),
        ("postgresql://nobody@127.0.0.1:1/niagara", "cannot be opened: .*refused"),
        ("sqlite:////proc/niagara.sqlite", "cannot be opened: unable to open"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_with_the_reason(address: str, problem: str) -> None:
    with pytest.raises(BadDatabase, match=problem):
        prepare(address)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _name: None)
    with pytest.raises(BadDatabase, match=r"pip install 'niagara-game\[scale\]'"):
        prepare("postgresql://localhost/niagara")


async def test_an_id_that_cannot_be_one_is_no_table(store: SqlStore) -> None:
    for odd in ("", "a\x00b", "x" * 400, "ß"):
        assert await store.log(odd) is None


async def test_two_servers_on_one_database_cannot_hurt_a_game(database: str) -> None:
    """Each believes to be alone; the primary key is the lock, and who loses looks again."""
    async with hosted(database) as one, hosted(database) as two:
        ada = Person(one.address)
        table = await ada.make_table("mmm")
        here = await ada.sit(table)
        await here.hear()
        ada.address = two.address
        there = await ada.sit(table)
        await there.hear()
        answers = [await here.play(0, 3), await there.play(1, 4), await here.play(2, 5)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3
        again = await there.ask(type="play", id=answers[2]["id"], seat=2, moves=[5], round=1, seq=0)
        assert again == answers[2]
        late = await there.play(0, 0, seq=2)
        assert late["code"] == "resync"
        assert there.seq == answers[2]["seq"], "who was behind has been told everything"
    history = History(database, table)
    assert [action.number for action in history.actions[2:]] == [3, 4, 5]
