"""People who want to play now: they meet, bots take the seats that are left over, and nobody waits for who is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Json, Person
from tests.server.test_company import seat_is
from tests.server.test_lobby import lobby_of
from tests.server.test_peers import eventually, two_servers

WAIT = 30.0


class Watch:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def waiting_host(where: Path) -> AsyncIterator[tuple[Hosted, Watch]]:
    watch = Watch()
    async with hosted(where, clock=watch, match_wait=WAIT, lobby_pause=0.01) as host:
        yield host, watch


async def play_now(person: Person, seats: int = 3, pace: str = "quick") -> str:
    answer = await person.post("/api/play_now", {"name": person.name, "seats": seats, "pace": pace})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


async def waits(person: Person, seats: int = 3, pace: str = "quick") -> tuple[str, Device]:
    table = await play_now(person, seats, pace)
    device = await person.sit(table)
    await device.hear()
    return table, device


def begun(message: Json) -> bool:
    return bool(message["type"] == "snapshot" and message["table"]["status"] == "playing")


async def test_those_who_want_the_same_meet_and_a_full_table_begins_at_once(tmp_path: Path) -> None:
    async with waiting_host(tmp_path) as (host, _watch):
        ada, bob, cy, dan = (Person(host.address, name) for name in ("Ada", "Bob", "Cy", "Dan"))
        table, here = await waits(ada)
        assert here.table["begins"] == WAIT
        elsewhere = {await play_now(dan, pace="relaxed"), await play_now(dan, seats=4)}
        assert table not in elsewhere
        assert await play_now(bob) == table
        await here.until(seat_is(1, kind="human", name="Bob"))
        assert here.table["status"] == "open"
        assert await play_now(cy) == table
        await here.until(begun)
        assert [seat["name"] for seat in here.table["seats"]] == ["Ada", "Bob", "Cy"]
        assert here.table["clock"] == {"kind": "live", "decision": 20, "reserve": 60}
        assert here.table["begins"] is None
        assert await play_now(Person(host.address, "Eve")) != table


async def test_bots_take_the_seats_that_are_left_over_after_the_wait(tmp_path: Path) -> None:
    async with waiting_host(tmp_path) as (host, watch):
        ada, bob = Person(host.address), Person(host.address, "Bob")
        table, here = await waits(ada, 4)
        watch.seconds += WAIT / 2
        assert (await waits(bob, 4))[0] == table
        told = await here.until(seat_is(1, kind="human"))
        assert told["table"]["begins"] == WAIT / 2, "the wait does not begin anew"
        watch.seconds += WAIT / 2
        await here.until(begun)
        assert [seat["kind"] for seat in here.table["seats"]] == ["human", "human", "bot", "bot"]
        assert (await here.play(0, 3))["type"] == "accepted"


async def test_asking_again_keeps_the_seat_and_asking_for_something_else_gives_it_up(tmp_path: Path) -> None:
    async with waiting_host(tmp_path) as (host, _watch):
        ada = Person(host.address)
        table = await play_now(ada)
        assert await play_now(ada) == table
        async with lobby_of(ada) as until:
            lobby = await until(lambda lobby: lobby["open"])
            assert [(each["id"], each["begins"]) for each in lobby["open"]] == [(table, 0.0)]
            other = await play_now(ada, 5)
            await until(lambda lobby: [each["id"] for each in lobby["open"]] == [other])
        assert (await ada.get(f"/api/tables/{table}")).status_code == 404


async def test_who_goes_away_while_waiting_loses_the_seat_and_the_last_takes_the_table_along(tmp_path: Path) -> None:
    async with waiting_host(tmp_path) as (host, watch):
        ada, bob = Person(host.address), Person(host.address, "Bob")
        table, here = await waits(ada, 4)
        _table, there = await waits(bob, 4)
        await here.close()
        await there.until(seat_is(0, online=False))
        await eventually(lambda: len(host.hosting.matching._missed) == 1)
        watch.seconds += 11
        told = await there.until(seat_is(0, kind="open"))
        assert told["table"]["host"], "who stays is host from now on"
        await there.close()
        await eventually(lambda: len(host.hosting.matching._missed) == 1)
        watch.seconds += WAIT
        await eventually(lambda: table not in host.registry.in_memory)
        assert (await ada.get(f"/api/tables/{table}")).status_code == 404


async def test_a_table_at_which_people_waited_when_the_server_fell_is_not_forgotten(tmp_path: Path) -> None:
    async with waiting_host(tmp_path) as (host, _watch):
        ada = Person(host.address)
        table, _here = await waits(ada)
    async with waiting_host(tmp_path) as (host, watch):
        assert host.registry.live == 0
        watch.seconds += WAIT + 11
        await eventually(lambda: table in host.registry.in_memory)
        await eventually(lambda: len(host.hosting.matching._missed) == 1)
        watch.seconds += 11
        await eventually(lambda: table not in host.registry.in_memory)
        eve = Person(host.address, "Eve")
        assert (await eve.get("/api/lobby")).json()["open"] == []


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": 2}, "seats"),
        ({"seats": 6}, "seats"),
        ({"seats": "many"}, "seats"),
        ({"pace": "hasty"}, "pace"),
        ({"name": ""}, "name"),
        ({"name": "\u3164"}, "name"),
    ],
)
async def test_a_wish_that_is_none_names_its_field_and_seats_nobody(
    host: Hosted, change: dict[str, Any], field: str
) -> None:
    ada = Person(host.address)
    answer = await ada.post("/api/play_now", {"name": "Ada", "seats": 3, "pace": "quick", **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert field in answer.json()["field"] + answer.json()["text"]
    assert (await ada.get("/api/lobby")).json()["open"] == []


async def test_people_at_two_servers_meet(postgres: Postgres) -> None:
    async with two_servers(postgres.fresh(), poll=0.05) as (one, two):
        table, here = await waits(Person(one.address))
        met, there = await waits(Person(two.address, "Bob"))
        assert met == table
        assert await play_now(Person(one.address, "Cy")) == table
        for device in (here, there):
            await device.until(begun)
            assert [seat["name"] for seat in device.table["seats"]] == ["Ada", "Bob", "Cy"]
