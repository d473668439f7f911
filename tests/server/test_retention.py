"""What nobody will miss is removed after a time, and nothing else is."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text

from niagara.server.store.retention import Keeping
from tests.server.hosting import hosted
from tests.server.people import Person
from tests.server.test_games import a_record

DAY_MS = 24 * 3600 * 1000
KEEPING = Keeping(open=2, nobodys=7, imports=90, games=0)


def grow_old(path: Path, days: float) -> None:
    """Let everything have happened so many days earlier."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        for column, table in (("changed", "game"), ("at", "action")):
            connection.execute(text(f"UPDATE {table} SET {column} = {column} - :ms"), {"ms": int(days * DAY_MS)})
    engine.dispose()


async def test_games_of_nobody_go_and_those_of_people_stay(tmp_path: Path) -> None:
    async with hosted(tmp_path, idle=0.05) as host:
        ada = Person(host.address)
        opened, bots, played = await ada.make_table("mo"), await ada.make_table("bb"), await ada.make_table("mb")
        brought = (await ada.post("/api/games", {"record": a_record()})).json()["id"]
        left = {opened, bots, played, brought}
        for days, gone in ((1, set()), (2, {opened}), (5, {bots}), (83, {brought}), (1000, set[str]())):
            grow_old(tmp_path / "niagara.sqlite", days)
            assert await host.store.forget_old(KEEPING, left) == 0, "nothing that is in use"
            assert await host.store.forget_old(KEEPING, ()) == len(gone)
            left -= gone
            assert {table for table in left if await host.store.log(table) is not None} == left
            assert [await host.store.log(table) for table in gone] == [None] * len(gone)
        assert await host.store.forget_old(Keeping(2, 7, 90, 30), ()) == 1
        assert await host.store.log(played) is None


async def test_empty_tables_push_nobody_out_of_the_lobby(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada, eve = Person(host.address), Person(host.address, "Eve")
        honest = await ada.make_table("mo", public=True)
        await (await ada.sit(honest)).hear()
        for _ in range(60):
            await eve.make_table("mo", public=True)
        shown = [table["id"] for table in (await eve.get("/api/lobby")).json()["open"]]
        assert shown[0] == honest
        assert len(shown) == 50
