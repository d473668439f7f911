"""Thinking is shared fairly: nobody's bots or analyses keep another's waiting, and nobody thinks for nobody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict, deque
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from niagara.server.workers.helpers import Helpers
from niagara.server.workers.turns import TimeHad, TooManyWaiting, Turns
from niagara.tables.refusals import Refusal
from tests.server.hosting import Hosted, hosted
from tests.server.people import Person
from tests.server.test_clocks import DAY, Watch

POST = {"kind": "post", "days": 1}


async def moves_at(host: Hosted, table: str) -> int:
    """How many moves a table has."""
    log = await host.store.log(table)
    return 0 if log is None else len(log.actions)


async def served(turns: Turns, asked: list[tuple[str, int]]) -> list[str]:
    """In which order those who ask at once, while the only place is taken, have their turn."""
    order: list[str] = []

    async def work(owner: str, rank: int) -> None:
        async with turns.turn(owner, rank):
            order.append(owner)

    async with turns.turn("first", 0):
        tasks = [asyncio.create_task(work(*each)) for each in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


async def have_turn(turns: Turns, owner: str, rank: int) -> None:
    """Wait for a turn, and do nothing with it."""
    async with turns.turn(owner, rank):
        pass


async def test_owners_have_their_turn_however_much_one_asks_for() -> None:
    greedy = [("greedy", 0)] * 5
    assert await served(Turns(1), [*greedy, ("ada", 0), ("bo", 0)]) == ["greedy", "ada", "bo", *["greedy"] * 4]


async def test_tables_with_people_go_first() -> None:
    watched = [("watched", 1)] * 3
    assert await served(Turns(1, ranks=2), [*watched, ("ada", 0), ("ada", 0)]) == ["ada", "ada", *["watched"] * 3]


async def test_a_turn_that_nobody_wants_any_more_goes_to_the_next() -> None:
    turns = Turns(1)

    async def wait() -> None:
        async with turns.turn("ada"):
            raise AssertionError("it was cancelled before")

    async with turns.turn("first"):
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        assert turns.ahead("bo") == 1
        waiting.cancel()
        await asyncio.wait([waiting])
        assert turns.ahead("bo") == 0
    async with asyncio.timeout(5), turns.turn("bo"):
        pass


async def test_one_owner_has_only_so_much_waiting() -> None:
    turns = Turns(1, most=1)

    async def wait() -> None:
        async with turns.turn("first"):
            pass

    async with turns.turn("first"):
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        with pytest.raises(TooManyWaiting):
            await wait()
    await waiting


async def test_where_work_is_long_whoever_had_least_goes_first() -> None:
    turns = Turns(1, memory=300.0)
    async with turns.turn("greedy"):
        await asyncio.sleep(0.03)
    asked = [("greedy", 0)] * 2 + [("ada", 0)] * 3
    assert await served(turns, asked) == [*["ada"] * 3, *["greedy"] * 2]  # each of Ada's takes next to nothing


async def test_what_one_had_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    had = TimeHad(300.0)
    had.add("greedy", 8.0)
    now = time.monotonic()
    for times in range(1, 5):
        monkeypatch.setattr(time, "monotonic", partial(now.__add__, times * 301))
        had.add("ada", 0.4)
    assert had.least(OrderedDict(greedy=deque(), ada=deque())) == "greedy"  # 8 / 16 against 0.75 of late


async def test_work_that_cannot_be_broken_off_leaves_a_place_to_the_rest() -> None:
    turns = Turns(2, ranks=2, kept=1)
    async with asyncio.timeout(5), turns.turn("eve", 1):
        second = asyncio.create_task(have_turn(turns, "mallory", 1))
        await asyncio.sleep(0)
        async with turns.turn("ada", 0):
            assert not second.done()
        await asyncio.sleep(0)
        assert not second.done()  # the place that Ada leaves is kept too
    async with asyncio.timeout(5):
        await second


async def test_a_single_place_is_not_kept_from_anybody() -> None:
    async with asyncio.timeout(5):
        await have_turn(Turns(1, ranks=2, kept=1), "eve", 1)


async def test_a_helper_is_started_where_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    starters: list[threading.Thread] = []
    start = BaseProcess.start

    def noted(process: BaseProcess) -> None:
        starters.append(threading.current_thread())
        start(process)

    monkeypatch.setattr(BaseProcess, "start", noted)
    helpers = Helpers(1)
    assert await helpers.do("ada", partial(pow, 3, 2)) == 9
    await helpers.close()
    assert starters
    assert threading.main_thread() not in starters, "the loop would stand still for as long as a process takes to start"


async def test_helpers_refuse_who_has_too_much_waiting_and_nobody_else() -> None:
    helpers = Helpers(1, most_waiting=2)
    greedy = [asyncio.create_task(helpers.do("greedy", partial(pow, 2, n))) for n in range(6)]
    await asyncio.sleep(0)
    assert await helpers.do("ada", partial(pow, 3, 2)) == 9
    answers = await asyncio.gather(*greedy, return_exceptions=True)
    assert answers[:3] == [1, 2, 4]
    assert [answer.status for answer in answers if isinstance(answer, Refusal)] == [429] * 3
    await helpers.close()


async def test_bots_by_post_do_not_play_for_nobody(tmp_path: Path) -> None:
    watch = Watch()
    async with hosted(tmp_path, clock=watch) as host:
        eve = Person(host.address)
        bots, abandoned = await eve.make_table("bbb", clock=POST), await eve.make_table("mbb", clock=POST)
        await eve.away()
        watch.now += 2 * DAY
        for _ in range(3):  # the first look lets time run out, the second sees that nobody is awaited
            await host.registry.keep_time()
            host.registry.look_at_clocks()
            await asyncio.sleep(0.2)
        before = [await moves_at(host, table) for table in (bots, abandoned)]
        watch.now += DAY
        await host.registry.keep_time()
        await asyncio.sleep(0.5)
        assert [await moves_at(host, table) for table in (bots, abandoned)] == before
        assert await host.store.due(int(1000 * DAY * 100), 10) == [], "nobody looks at them again and again"
        ada = Person(host.address)
        device = await ada.sit(bots)
        assert (await device.hear())["type"] == "snapshot"
        await device.until_type("update")  # somebody watches now
        await ada.away()
