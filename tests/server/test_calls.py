"""Players whose page is closed are called: once for a turn, with nothing secret, and never in the way of a move."""

from __future__ import annotations

import asyncio
import operator
import random
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from niagara.server.reach import caller as calling
from niagara.server.reach import pusher
from niagara.server.reach.outside import BadAddress, is_public, target_of
from niagara.server.reach.quiet import quiet_until
from niagara.server.reach.webpush import Signer, new_key
from niagara.server.store.reaching import Quiet
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Person
from tests.server.pushing import PushService, claims_of, push_service
from tests.server.test_company import sitting, started
from tests.server.test_people import code_of, refused, rows

POST: dict[str, Any] = {"clock": {"kind": "post", "days": 1}}


@pytest_asyncio.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as running:
        yield running


@pytest_asyncio.fixture
async def reaching(tmp_path: Path, service: PushService) -> AsyncIterator[Hosted]:
    first = operator.itemgetter(0)  # the first seat begins
    async with hosted(tmp_path, first, own_push=service.address) as running:
        yield running


async def choose_and_go(person: Person, table: str) -> None:
    """Look in, choose a card or take one's turn, and close the page."""
    device = await sitting(person, table)
    seat = device.decisions[0]["seat"]
    while seat in device.to_decide:
        move = device.decisions[0]["moves"][0]["number"]
        answer = await device.play(seat, move)
        assert answer["type"] == "accepted"
        await device.until_seq(answer["seq"])
    await device.close()
    async with asyncio.timeout(PATIENCE):
        while (await person.get(f"/api/tables/{table}")).json()["seats"][seat]["online"]:
            await asyncio.sleep(0.01)


async def settled_calls(host: Hosted) -> None:
    """Wait until nothing is due."""
    async with asyncio.timeout(30):
        while await host.store.reaching.due(2**62, 10):
            await asyncio.sleep(0.01)


async def noted_turns(host: Hosted) -> None:
    """Wait until the turns so far are noted down: who subscribes later is not called for them."""
    async with asyncio.timeout(PATIENCE):
        while host.hosting.caller._turns:
            await asyncio.sleep(0.01)


async def test_a_turn_is_told_once_and_says_nothing_but_that(reaching: Hosted, service: PushService) -> None:
    table, (ada, bob) = await started(reaching, **POST)
    await noted_turns(reaching)
    phone = await service.browser("bob").subscribe(bob)
    here = await sitting(ada, table)
    moved = time.monotonic()
    assert (await here.play(0, 3))["type"] == "accepted"
    await asyncio.sleep(0.3)
    assert phone.received == [], "Bob had to choose before already: his turn did not begin with Ada's card"
    await choose_and_go(bob, table)
    await here.until(lambda _message: here.to_decide == [0] and here.seq > 0 and bool(here.decisions))
    while here.to_decide == [0]:
        moved = time.monotonic()
        answer = await here.play(0, here.decisions[0]["moves"][0]["number"])
        assert answer["type"] == "accepted"
        await here.until_seq(answer["seq"])
    (message,) = await phone.messages(1)
    assert message == {"table": table, "title": "Du bist am Zug", "body": "Mit Ada"}
    (received,) = phone.received
    print(f"told {1000 * (received.at - moved):.0f} ms after the move")
    claims, key = claims_of(received.headers["authorization"])
    assert (claims["aud"], key) == (f"http://{service.address}", (await bob.get("/api/me/calls")).json()["key"])
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert received.headers["topic"] == pusher.topic_of(table)
    assert table not in str(received.headers), "who knows a table's address can watch there"
    await settled_calls(reaching)
    await asyncio.sleep(0.2)
    assert len(phone.received) == 1
    assert await reaching.store.reaching.due(2**62, 10) == []


async def test_whoever_looks_at_the_table_is_not_called(reaching: Hosted, service: PushService) -> None:
    table, (ada, bob) = await started(reaching)
    phone = await service.browser("bob").subscribe(bob)
    mine, theirs = await sitting(ada, table), await sitting(bob, table)
    await asyncio.gather(
        mine.play_on(random.Random(1), lambda _message: mine.round >= 3),
        theirs.play_on(random.Random(2), lambda _message: theirs.round >= 3),
    )
    await settled_calls(reaching)
    assert phone.received == []


async def test_a_start_calls_who_waits_and_each_table_can_be_silenced(reaching: Hosted, service: PushService) -> None:
    ada, bob, cy = (Person(reaching.address, name) for name in ("Ada", "Bob", "Cy"))
    phones = {person: await service.browser(person.name).subscribe(person) for person in (bob, cy)}
    tables = [await ada.make_table("moo", **POST) for _ in range(2)]
    for table in tables:
        for person in (bob, cy):
            await person.join(table)
    assert await refused(Person(reaching.address), "/api/me/calls/hush", {"table": tables[0], "on": True}) == (
        403,
        "not_seated",
    )
    assert (await bob.post("/api/me/calls/hush", {"table": tables[0], "on": True})).status_code == 204
    assert (await bob.get("/api/me/calls")).json()["hushed"] == [tables[0]]
    for table in tables:
        assert (await ada.post(f"/api/tables/{table}/start", {"fill": ""})).status_code == 204
    assert {each["table"] for each in await phones[cy].messages(2)} == {*tables}
    assert [each["table"] for each in await phones[bob].messages(1)] == [tables[1]]
    await settled_calls(reaching)
    assert len(phones[bob].received) == 1
    assert (await bob.post("/api/me/calls/hush", {"table": tables[0], "on": False})).status_code == 204
    assert (await bob.get("/api/me/calls")).json()["hushed"] == []


async def test_in_quiet_hours_a_call_waits_for_their_end_and_for_a_turn_that_lasts(
    reaching: Hosted, service: PushService
) -> None:
    morning = int(datetime(2026, 3, 3, 7, 30, tzinfo=UTC).timestamp() * 1000)
    now = morning - 4 * 3600 * 1000
    reaching.hosting.caller._clock = lambda: now
    table, (ada, bob, cy) = await started(reaching, "Ada Bob Cy", **POST)
    await noted_turns(reaching)
    phones = {person: await service.browser(person.name).subscribe(person) for person in (bob, cy)}
    quiet = {"begins": 22 * 60, "ends": 8 * 60 + 30, "zone": "Europe/Berlin"}
    for person in (bob, cy):
        assert (await person.post("/api/me/calls/quiet", {"quiet": quiet})).status_code == 204
    assert (await bob.get("/api/me/calls")).json()["quiet"] == quiet
    for person in (ada, bob, cy):
        await choose_and_go(person, table)
    while (deciding := await _deciding(ada, table)) == 0:
        await choose_and_go(ada, table)
    waiting = {1: bob, 2: cy}[deciding]
    other = cy if waiting is bob else bob
    async with asyncio.timeout(10):
        while not (due := await reaching.store.reaching.due(2**62, 10)):
            await asyncio.sleep(0.01)
    assert [(each.person != "", each.due) for each in due] == [(True, morning)]
    assert phones[bob].received == phones[cy].received == []
    now = morning
    reaching.hosting.caller._wake.set()
    await phones[waiting].messages(1)
    assert phones[other].received == []
    # The other's turn comes in the quiet hours of the next night, and is over before they are.
    now = morning + 16 * 3600 * 1000
    await choose_and_go(waiting, table)
    while await _deciding(ada, table) != (1 if other is bob else 2):
        await choose_and_go({0: ada, 1: bob, 2: cy}[await _deciding(ada, table)], table)
    async with asyncio.timeout(10):
        while not await reaching.store.reaching.due(2**62, 10):
            await asyncio.sleep(0.01)
    before = len(phones[other].received)
    await choose_and_go(other, table)
    now += 24 * 3600 * 1000
    reaching.hosting.caller._wake.set()
    await settled_calls(reaching)
    read = [each["table"] for each in await phones[other].messages(before)]
    assert len(read) - before <= 1, "at most the next turn's, never one for a turn that is over"


async def _deciding(person: Person, table: str) -> int:
    """The first seat that has to decide."""
    row = next(each for each in (await person.get("/api/lobby")).json()["yours"] if each["id"] == table)
    return int(row["standing"]["to_decide"][0])


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_removed(reaching: Hosted, service: PushService, status: int) -> None:
    bob = Person(reaching.address, "Bob")
    phone = await service.browser("bob").subscribe(bob)
    service.status["bob"] = status
    await new_game(reaching, bob)
    await phone.messages(1)
    await settled_calls(reaching)
    assert (await bob.get("/api/me/calls")).json()["devices"] == 0


async def new_game(host: Hosted, *players: Person) -> str:
    """A game of Ada's that begins without these people; they are called."""
    ada = Person(host.address, "Ada")
    table = await ada.make_table("m" + "o" * len(players), **POST)
    for person in players:
        await person.join(table)
    assert (await ada.post(f"/api/tables/{table}/start", {"fill": ""})).status_code == 204
    return table


async def test_a_service_in_trouble_is_asked_again_and_in_the_end_given_up(
    reaching: Hosted, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pusher, "RETRY_MS", (0, 0))
    monkeypatch.setattr(pusher, "MOST_FAILURES", 2)
    monkeypatch.setattr(calling, "LOOK_EVERY", 0.01)
    bob = Person(reaching.address, "Bob")
    phone = await service.browser("bob").subscribe(bob)
    service.status["bob"] = 503
    await new_game(reaching, bob)
    await phone.messages(3)
    await settled_calls(reaching)
    assert len(phone.received) == 3
    assert (await bob.get("/api/me/calls")).json()["devices"] == 1
    service.status["bob"] = 307
    await new_game(reaching, bob)
    await phone.messages(4)
    await settled_calls(reaching)
    assert len(phone.received) == 4, "nobody is followed to another address, nor asked again"
    assert (await bob.get("/api/me/calls")).json()["devices"] == 0


async def test_a_service_that_does_not_answer_holds_up_neither_moves_nor_other_calls(
    reaching: Hosted, service: PushService
) -> None:
    bob, cy = Person(reaching.address, "Bob"), Person(reaching.address, "Cy")
    stuck, quick = await service.browser("bob").subscribe(bob), await service.browser("cy").subscribe(cy)
    service.silent = True
    for _ in range(5):
        await new_game(reaching, bob)
    await stuck.messages(5)
    service.silent = False
    began = time.monotonic()
    table = await new_game(reaching, cy)
    await quick.messages(1)
    assert quick.received[0].at - began < pusher.PATIENCE / 2
    device = await sitting(cy, table)
    asked = time.monotonic()
    assert (await device.play(1, 3))["type"] == "accepted"
    assert time.monotonic() - asked < pusher.PATIENCE / 2


async def test_a_call_survives_the_process_that_was_to_send_it(tmp_path: Path, service: PushService) -> None:
    async with hosted(tmp_path, own_push=service.address) as host:
        bob = Person(host.address, "Bob")
        phone = await service.browser("bob").subscribe(bob)
        key = (await bob.get("/api/me/calls")).json()["key"]
        assert host.hosting.caller._task is not None
        host.hosting.caller._sending = {asyncio.create_task(asyncio.sleep(60)) for _ in range(calling.AT_ONCE)}
        table = await new_game(host, bob)
        async with asyncio.timeout(10):
            while not await host.store.reaching.due(2**62, 10):
                await asyncio.sleep(0.01)
        assert phone.received == []
    async with hosted(tmp_path, own_push=service.address) as host:
        assert [each["table"] for each in await phone.messages(1)] == [table]
        assert claims_of(phone.received[0].headers["authorization"])[1] == key, "the key is kept"


async def test_two_processes_send_one_call_once(postgres: Postgres, service: PushService) -> None:
    address = postgres.fresh()
    async with hosted(address, own_push=service.address) as one, hosted(address, own_push=service.address) as two:
        bob = Person(one.address, "Bob")
        phone = await service.browser("bob").subscribe(bob)
        keys = {(await Person(each.address).get("/api/me/calls")).json()["key"] for each in (one, two)}
        assert len(keys) == 1
        for _ in range(10):
            await new_game(one, bob)
            for each in (one, two):
                each.hosting.caller._wake.set()
        await phone.messages(10)
        await settled_calls(one)
        assert len(phone.received) == 10


async def test_devices_that_are_ended_moved_or_forgotten_are_called_no_more(
    reaching: Hosted, service: PushService
) -> None:
    ada, bob = Person(reaching.address, "Ada"), Person(reaching.address, "Bob")
    database = str(reaching.hosting.settings.database)
    for end in ("/api/me/calls/push/end", "/api/me/sign-out"):
        await service.browser("ada").subscribe(ada)
        assert (await ada.get("/api/me/calls")).json()["here"] is True
        assert (await ada.post(end)).status_code == 204
        assert rows(database, "SELECT count(*) FROM push") == [(0,)], end
    await service.browser("ada").subscribe(ada)
    await bob.make_table("mb")
    assert (await ada.post("/api/me/link/use", {"code": await code_of(bob)})).status_code == 204
    assert rows(database, "SELECT count(*) FROM push") == [(0,)], "the device is Bob's now"
    await service.browser("bob").subscribe(bob)
    await bob.post("/api/me/calls/quiet", {"quiet": {"begins": 0, "ends": 60, "zone": "UTC"}})
    table = await bob.make_table("mb")
    await bob.post("/api/me/calls/hush", {"table": table, "on": True})
    exported = (await bob.get("/api/me/export")).json()["calls"]
    address = service.browser("bob").subscription["address"]
    assert exported == {"addresses": [address], "mail": "", "quiet": "00:00-01:00 UTC", "hushed": [table]}
    assert (await bob.post("/api/me/forget")).status_code == 204
    for kept in ("push", "quiet", "hushed", "notice"):
        assert rows(database, f"SELECT count(*) FROM {kept}") == [(0,)], kept
    for at in range(12):
        await service.browser(f"many{at}").subscribe(ada)
    assert (await ada.get("/api/me/calls")).json()["devices"] == 1, "one device has one address, its latest"


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://127.0.0.1/x",
        "https://10.0.0.8/x",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[2002:a00:1::]/x",
        "https://user:word@push.example.org/",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: inside",
        "ftp://push.example.org/",
        "https:///x",
        "https://push.example.org:0x50/",
        "x" * 1001,
    ],
)
async def test_nothing_is_sent_inside(reaching: Hosted, service: PushService, address: str) -> None:
    with pytest.raises(BadAddress):
        target_of(address)
    bob = Person(reaching.address, "Bob")
    body = {**service.browser("bob").subscription, "address": address}
    status, code = await refused(bob, "/api/me/calls/push", body)
    assert (status, code) in ((400, "bad_push"), (400, "malformed"))
    assert (await bob.get("/api/me/calls")).json()["devices"] == 0


async def test_a_name_that_leads_inside_is_dropped_when_it_is_to_be_called(
    reaching: Hosted, service: PushService
) -> None:
    bob = Person(reaching.address, "Bob")
    body = {**service.browser("bob").subscription, "address": "https://localhost/push"}
    assert (await bob.post("/api/me/calls/push", body)).status_code == 204, "nobody learns by this what a name means"
    await new_game(reaching, bob)
    async with asyncio.timeout(10):
        while (await bob.get("/api/me/calls")).json()["devices"]:
            await asyncio.sleep(0.01)


async def test_broken_keys_and_zones_are_refused(reaching: Hosted, service: PushService) -> None:
    bob = Person(reaching.address, "Bob")
    good = service.browser("bob").subscription
    for wrong in ({"key": "abc"}, {"secret": "abc"}, {"key": good["key"][:-4] + "AAAA"}, {"key": "ä" * 87}):
        assert await refused(bob, "/api/me/calls/push", {**good, **wrong}) == (400, "bad_push"), wrong
    for zone in ("Mars/Olympus", "../../etc/passwd", "/etc/passwd"):
        quiet = {"quiet": {"begins": 0, "ends": 60, "zone": zone}}
        assert await refused(bob, "/api/me/calls/quiet", quiet) == (400, "malformed"), zone
    made = await bob.post("/api/me/programs", {"label": "a program"})
    bearer = {"authorization": f"Bearer {made.json()['token']}"}
    for path in ("push", "push/end", "quiet", "hush"):
        body = {"push": good, "quiet": {"quiet": None}, "hush": {"table": "x", "on": True}}.get(path, {})
        answer = await bob.http.post(f"/api/me/calls/{path}", json=body, headers=bearer)
        assert answer.json()["code"] == "only_in_person"


def test_the_end_of_quiet_hours() -> None:
    def ms(year: int, month: int, day: int, hour: int, minute: int) -> int:
        return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000)

    night = Quiet(22 * 60, 7 * 60, "Europe/Berlin")
    assert quiet_until(night, ms(2026, 1, 5, 20, 59)) is None
    assert quiet_until(night, ms(2026, 1, 5, 21, 0)) == ms(2026, 1, 6, 6, 0)
    assert quiet_until(night, ms(2026, 1, 6, 5, 59)) == ms(2026, 1, 6, 6, 0)
    assert quiet_until(night, ms(2026, 1, 6, 6, 0)) is None
    assert quiet_until(night, ms(2026, 3, 28, 23, 0)) == ms(2026, 3, 29, 5, 0), "clocks are put forward that night"
    assert quiet_until(Quiet(60, 120, "UTC"), ms(2026, 1, 5, 1, 30)) == ms(2026, 1, 5, 2, 0)
    assert quiet_until(Quiet(60, 60, "UTC"), ms(2026, 1, 5, 1, 0)) is None
    assert quiet_until(None, ms(2026, 1, 5, 1, 0)) is None


def test_which_addresses_are_public() -> None:
    for public in ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"):
        assert is_public(public), public
    for inside in ("0.0.0.0", "100.64.0.1", "224.0.0.1", "fe80::1%eth0", "fc00::1", "::", "2001:0:a00:1::1", "ff02::1"):
        assert not is_public(inside), inside


async def test_one_person_is_not_called_without_end(reaching: Hosted) -> None:
    caller = reaching.hosting.caller
    waits = [caller._paced("ada", 10**12) - 10**12 for _ in range(calling.MANY + 5)]
    assert waits[: calling.MANY] == [0] * calling.MANY
    assert waits[-1] == 5 * calling.PACE_MS
    assert caller._paced("bob", 10**12) == 10**12


def test_a_key_signs_for_every_process_that_has_it() -> None:
    key = new_key()
    claims, public = claims_of(Signer(key).authorization("https://push.example.org", "https://niagara.example.org"))
    assert public == Signer(key).public
    assert claims["sub"] == "https://niagara.example.org"
