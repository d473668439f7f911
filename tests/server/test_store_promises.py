"""What tables may rely on, of every store: nothing twice, nothing half, and whoever is late hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from niagara.server.store import SqlStore
from niagara.tab.shelf import BrowserShelf, MemoryShelf
from niagara.tab.store import TabStore
from niagara.tables.interfaces import Store
from niagara.tables.memory import MemoryStore
from niagara.tables.records import Action, ClockState, Conflict, Ending, Line, Seat, Table

TABLE = Table("t1", 1, "open", True, {}, 0, "ada", (Seat("human", "Ada", session="ada"), Seat("open")))
DRAWS = [Action(1, 5, 13, "start"), Action(2, 5, 20)]


@pytest_asyncio.fixture(params=["memory", "tab", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "tab":
        yield TabStore(BrowserShelf(MemoryShelf()), check=lambda _log: None)  # these are moves of no game
        return
    kept = SqlStore(f"sqlite:///{tmp_path / 'niagara.sqlite'}")
    yield kept
    await kept.close()


async def started(store: Store) -> Table:
    await store.create(TABLE, (), "Ada")
    seats = (TABLE.seats[0], Seat("human", "Bob", session="bob"))
    joined = await store.seats(replace(TABLE, seats=seats), [1], "Bob")
    return await store.start(replace(joined, status="playing"), DRAWS)


async def numbers(store: Store, after: int = 0) -> list[int]:
    found = await store.log("t1", after)
    assert found is not None
    return [action.seq for action in found.actions]


async def test_a_number_or_a_command_is_taken_once(store: Store) -> None:
    await started(store)
    await store.append("t1", [Action(3, 0, 3, "0.a"), Action(4, 1, 4)])
    for late in ([Action(4, 1, 5, "1.b")], [Action(5, 0, 5, "0.a")]):
        with pytest.raises(Conflict):
            await store.append("t1", late)
    assert await numbers(store) == [1, 2, 3, 4]
    assert await numbers(store, after=3) == [4]


async def test_of_two_changes_to_one_table_the_second_hears_of_the_first(store: Store) -> None:
    await store.create(TABLE, (), "Ada")
    changed = await store.seats(replace(TABLE, host="bob"), [])
    with pytest.raises(Conflict):
        await store.start(replace(TABLE, status="playing"), DRAWS)
    with pytest.raises(Conflict):
        await store.remove(TABLE)
    assert await numbers(store) == []
    await store.remove(changed)
    assert await store.log("t1") is None


async def test_a_rematch_is_made_once(store: Store) -> None:
    table = await started(store)
    old = await store.rematch(table, replace(TABLE, id="t2", status="playing"), DRAWS)
    assert old.next_table == "t2"
    with pytest.raises(Conflict):
        await store.rematch(table, replace(TABLE, id="t3", status="playing"), DRAWS)
    assert await store.log("t3") is None


async def test_finished_games_are_found_page_by_page(store: Store) -> None:
    await started(store)
    await store.append("t1", [Action(3, 0, 3, "0.a")], Ending((1,), ("any_seven",), 9))
    await store.keep(
        replace(TABLE, id="t2", status="over", imported=True, public=False), DRAWS, Ending((), (), 1, False)
    )
    mine = await store.finished("ada", None, 10)
    assert {(game.table.id, game.moves) for game in mine} == {("t1", 3), ("t2", 2)}
    assert [game.table.id for game in await store.finished("bob", None, 10)] == ["t1"]
    assert [game.table.id for game in await store.finished("", None, 10)] == ["t1"]
    assert len(await store.finished("", None, 10, everybodys=True)) == 2
    (first,) = await store.finished("ada", None, 1)
    (second,) = await store.finished("ada", (first.ended, first.table.id), 10)
    assert {first.table.id, second.table.id} == {"t1", "t2"}
    found = await store.log("t1")
    assert found is not None
    assert found.table.status == "over"


async def test_lines_names_pauses_and_clocks_are_kept(store: Store) -> None:
    await started(store)
    for _ in range(2):
        await store.say("t1", Line(0, "Ada", "", "hello", "a1"))
    await store.say("t1", Line(-1, "Eve", "well-paddled", ""))
    await store.set_pause("t1", 7)
    await store.mute("t1", [1])
    await store.keep_clocks("t1", ClockState((0.0, 0.0), (None, None)), 500)
    found = await store.log("t1")
    assert found is not None
    assert [(line.name, line.text or line.phrase) for line in found.chat] == [("Ada", "hello"), ("Eve", "well-paddled")]
    assert found.chat[0].id < found.chat[1].id
    assert (found.table.pause, found.table.muted, found.table.due) == (7, (1,), 500)
    assert found.table.clocks == ClockState((0.0, 0.0), (None, None))
    assert await store.due(499, 5) == []
    assert await store.due(500, 5) == ["t1"]
    assert await store.name_of("bob") == "Bob"
    assert await store.name_of("eve") == ""
    await store.keep_uptime(900)
    await store.keep_uptime(800)
    assert await store.uptime() == 900


async def test_tables_are_listed_by_who_sits_there_and_how_far_they_are(store: Store) -> None:
    await started(store)
    await store.create(
        replace(TABLE, id="t2", host="eve", seats=(Seat("human", "Eve", session="eve"), Seat("open"))), (), "Eve"
    )
    assert [table.id for table in await store.public_tables("open")] == ["t2"]
    assert [table.id for table in await store.public_tables("playing")] == ["t1"]
    assert [table.id for table in await store.tables_of("bob")] == ["t1"]
