"""Persons: one more device by a link, the end of a device, programs, and being forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

from niagara.protocol.table import PostClock
from niagara.server.limits.sessions import SIGNED_OUT
from niagara.server.store.engines import database_url
from niagara.tables.records import Seat, Table
from niagara.tables.votes import gone
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Device, Person
from tests.server.test_games import a_record


async def code_of(person: Person) -> str:
    answer = await person.post("/api/me/link")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def second_device(person: Person) -> Person:
    """The same person at another device."""
    phone = Person(person.address, person.name)
    answer = await phone.post("/api/me/link/use", {"code": await code_of(person)})
    assert answer.status_code == 204, answer.text
    return phone


async def refused(person: Person, path: str, body: Any = None) -> tuple[int, str]:
    answer = await person.post(path, body)
    return answer.status_code, answer.json()["code"]


async def tables(person: Person) -> list[str]:
    return [table["id"] for table in (await person.get("/api/lobby")).json()["yours"]]


def rows(database: str, query: str) -> list[Any]:
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(query))]
    engine.dispose()
    return found


async def test_a_link_makes_another_device_the_same_person(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mmb")
    code = await code_of(ada)
    phone = Person(host.address)
    await phone.get("/api/lobby")
    before = phone.http.cookies["niagara"]
    assert (await phone.post("/api/me/link/look", {"code": code})).json() == {"name": "Ada", "games": 0}
    assert (await tables(phone)) == [], "looking uses nothing up"
    assert (await phone.post("/api/me/link/use", {"code": code})).status_code == 204
    assert phone.http.cookies["niagara"] not in (before, ada.http.cookies["niagara"])
    assert await tables(phone) == await tables(ada) == [table]
    both = [await ada.sit(table), await phone.sit(table)]
    for device in both:
        assert [seat["yours"] for seat in (await device.until_type("snapshot"))["table"]["seats"]] == [
            True,
            True,
            False,
        ]
    for device in both:  # each plays for one seat, and both hear of it
        decision = next(each for each in device.decisions if each["seat"] == both.index(device))
        assert (await device.play(decision["seat"], decision["moves"][0]["number"]))["type"] == "accepted"
    await asyncio.gather(*(device.until_seq(max(each.seq for each in both)) for device in both))
    devices = (await phone.get("/api/me")).json()["devices"]
    assert [device["here"] for device in devices] == [False, True]


async def test_a_link_is_used_once_and_not_for_long(host: Hosted, tmp_path: Path) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    await ada.make_table("mb")
    assert await refused(eve, "/api/me/link/use", {"code": "made-up"}) == (404, "no_such_link")
    used = await code_of(ada)
    phones = [Person(host.address) for _ in range(4)]
    answers = await asyncio.gather(*(phone.post("/api/me/link/use", {"code": used}) for phone in phones))
    assert sorted(answer.status_code for answer in answers) == [204, 409, 409, 409], "a press on two devices at once"
    assert await refused(eve, "/api/me/link/use", {"code": used}) == (409, "link_used")
    assert await refused(eve, "/api/me/link/look", {"code": used}) == (409, "link_used")
    late = await code_of(ada)
    engine = create_engine(f"sqlite:///{tmp_path / 'niagara.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE link SET expires = expires - 600001"))
    engine.dispose()
    assert await refused(eve, "/api/me/link/use", {"code": late}) == (410, "link_expired")
    first, _second = await code_of(ada), await code_of(ada)
    assert await refused(eve, "/api/me/link/use", {"code": first}) == (404, "no_such_link"), "a new one replaces it"


async def test_a_device_that_is_ended_is_a_stranger_at_once(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mb")
    phone = await second_device(ada)
    lost = phone.http.cookies["niagara"]
    here, there = await ada.sit(table), await phone.sit(table)
    for device in (here, there):
        await device.until_type("snapshot")
    assert (await ada.post("/api/me/end-others")).status_code == 204
    await closed_with(there, SIGNED_OUT)
    assert await tables(phone) == []
    assert phone.http.cookies["niagara"] != lost, "its token is replaced"
    assert await tables(ada) == [table]
    decision = here.decisions[0]
    assert (await here.play(decision["seat"], decision["moves"][0]["number"]))["type"] == "accepted"
    mine = ada.http.cookies["niagara"]
    assert (await ada.post("/api/me/sign-out")).status_code == 204
    await closed_with(here, SIGNED_OUT)
    assert await tables(ada) == []
    thief = Person(host.address)
    thief.http.cookies.set("niagara", mine, domain="127.0.0.1", path="/")
    assert await tables(thief) == [], "a token that was signed out comes back to nothing"


async def test_a_device_that_becomes_somebody_elses_is_signed_out_as_who_it_was(host: Hosted) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    await ada.make_table("mb")
    table = await eve.make_table("mb")
    there = await eve.sit(table)
    for person in (ada, eve):  # as another person, then as the same again
        before = eve.http.cookies["niagara"]
        assert (await eve.post("/api/me/link/use", {"code": await code_of(person)})).status_code == 204
        assert eve.http.cookies["niagara"] != before
        assert await host.hosting.sessions.who(before) is None, "the earlier token is worth nothing"
    await closed_with(there, SIGNED_OUT)


async def test_a_request_under_way_takes_no_new_cookie_away(host: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device has become somebody else's; what it asked just before is answered last, and must not undo that."""
    ada, eve, people = Person(host.address), Person(host.address, "Eve"), host.store.people
    table = await ada.make_table("mb")
    await eve.make_table("mb")
    before, asked, go_on = eve.http.cookies["niagara"], asyncio.Event(), asyncio.Event()

    async def slowly(person: str) -> Any:
        asked.set()
        await go_on.wait()
        return await type(people).person(people, person)

    late = Person(host.address)
    late.http.cookies.set("niagara", before, domain="127.0.0.1", path="/")
    with monkeypatch.context() as patch:
        patch.setattr(people, "person", slowly)
        patch.setattr("niagara.server.limits.sessions.DAY_MS", 0)  # every answer would renew its cookie
        waiting = asyncio.create_task(late.get("/api/me"))
        await asked.wait()
        assert (await eve.post("/api/me/link/use", {"code": await code_of(ada)})).status_code == 204
        go_on.set()
        assert "set-cookie" not in (await waiting).headers, "it was let in before"
    answer = await late.get("/api/lobby")
    assert answer.json()["yours"] == [], "it comes in after, as nobody"
    assert "set-cookie" not in answer.headers
    assert await tables(eve) == [table]
    monkeypatch.setattr("niagara.server.limits.sessions.LATE_MS", 0)
    assert "set-cookie" in (await late.get("/api/lobby")).headers, "who never got the new cookie is not stuck"


async def test_one_device_is_ended_and_no_other(host: Hosted) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table = await ada.make_table("mb")
    phone, tablet = await second_device(ada), await second_device(ada)
    there = await phone.sit(table)
    await there.until_type("snapshot")
    here, lost, _other = [each["id"] for each in (await ada.get("/api/me")).json()["devices"]]
    path = f"/api/me/devices/{lost}/end"
    assert await refused(eve, path) == (404, "no_such_device"), "somebody else's"
    assert await refused(ada, f"/api/me/devices/{here}/end") == (404, "no_such_device"), "this one signs out instead"
    program = (await ada.post("/api/me/programs", {"label": "bot"})).json()
    assert await refused(ada, f"/api/me/devices/{program['id']}/end") == (404, "no_such_device"), "no device"
    bearer = {"authorization": f"Bearer {program['token']}"}
    assert (await ada.http.post(path, json={}, headers=bearer)).json()["code"] == "only_in_person"
    assert (await ada.post(path)).status_code == 204
    await closed_with(there, SIGNED_OUT)
    assert await tables(phone) == []
    assert await tables(tablet) == await tables(ada) == [table]
    assert await refused(ada, path) == (404, "no_such_device"), "a second time"


async def closed_with(device: Device, code: int) -> None:
    async with asyncio.timeout(PATIENCE):
        await device.wire.wait_closed()
    assert device.wire.close_code == code


async def test_another_process_hears_that_a_device_was_ended(postgres: Postgres) -> None:
    address = postgres.fresh()
    async with hosted(address) as one, hosted(address) as other:
        ada = Person(one.address)
        table = await ada.make_table("mb")
        phone = await second_device(ada)
        phone.address = other.address
        there = await phone.sit(table)
        await there.until_type("snapshot")
        assert [seat["yours"] for seat in there.table["seats"]] == [True, False]
        await ada.post("/api/me/end-others")
        await closed_with(there, SIGNED_OUT)


async def test_being_forgotten(database: str) -> None:
    async with hosted(database) as host:
        ada, bob = Person(host.address, "Ada Forgotten"), Person(host.address, "Bob")
        solo = await ada.make_table("mb")
        brought = (await ada.post("/api/games", {"record": a_record()})).json()["id"]
        waiting, running, watched = await ada.make_table("moo"), await ada.make_table("mo"), await bob.make_table("mb")
        for table in (waiting, running):
            await bob.join(table)
        await ada.post(f"/api/tables/{running}/start", {"fill": ""})
        at_bobs, beside = await ada.sit(watched), await bob.sit(running)
        await beside.until_type("snapshot")
        await at_bobs.say(text="watching, says Ada")
        await at_bobs.until_type("said")
        mine = await ada.sit(running)
        await mine.until_type("snapshot")
        move = mine.decisions[0]["moves"][0]["number"]
        assert (await mine.play(0, move))["type"] == "accepted"
        phone = await second_device(ada)
        exported = (await ada.get("/api/me/export")).json()
        assert {game["id"] for game in exported["games"]} == {solo, brought, waiting, running, watched}
        moves = {game["id"]: game["moves"] for game in exported["games"]}
        assert [each["seat"] for each in moves[running]] == [0]
        assert [len(moves[table]) for table in (solo, brought, waiting, watched)] == [0, 0, 0, 0]
        assert [line["text"] for game in exported["games"] for line in game["chat"]] == ["watching, says Ada"]
        for text_of_bob in ("Bob's token", bob.http.cookies["niagara"]):
            assert text_of_bob not in json.dumps(exported)

        assert (await ada.post("/api/me/forget")).status_code == 204
        await closed_with(mine, SIGNED_OUT)
        for gone in (solo, brought):
            assert (await bob.get(f"/api/tables/{gone}")).status_code == 404
        seats = {table: (await bob.get(f"/api/tables/{table}")).json() for table in (waiting, running)}
        assert [seat["kind"] for seat in seats[waiting]["seats"]] == ["open", "human", "open"]
        assert [seat["kind"] for seat in seats[running]["seats"]] == ["bot", "human"]
        assert all(table["host"] for table in seats.values()), "the tables are the other person's now"
        looking = await bob.sit(watched)
        assert (await looking.until_type("snapshot"))["chat"] == []
        assert await tables(ada) == await tables(phone) == []
        assert (await ada.get("/api/me")).json() == {
            "name": "",
            "devices": [],
            "games": 0,
            "passkeys": [],
            "passkey_site": "",
            "rating": None,
            "face": "",
            "colour": -1,
        }
        left = [
            rows(database, f"SELECT * FROM {table}") for table in ("person", "session", "seat", "game", "chat", "link")
        ]
        assert "Ada" not in repr(left)
        assert len(left[0]) == 1
        assert rows(database, f"SELECT count(*) FROM action WHERE game_id = '{running}'")[0][0] > 0, "the moves stay"


@pytest.mark.parametrize("left", [False, True], ids=["stayed", "left"])
@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
async def test_in_a_finished_game_a_former_player_is_left(tmp_path: Path, asleep: bool, left: bool) -> None:
    async with hosted(tmp_path, idle=0.05 if asleep else 60.0) as host:
        ada, bob = Person(host.address, "Ada"), Person(host.address, "Bob")
        table = await ada.make_table("mo")
        await bob.join(table)
        await ada.post(f"/api/tables/{table}/start", {"fill": ""})
        if left:
            await ada.post(f"/api/tables/{table}/leave")
        database = f"sqlite:///{tmp_path / 'niagara.sqlite'}"
        async with host.registry.room(table) as room:
            engine = create_engine(database)
            with engine.begin() as connection:
                connection.execute(text("UPDATE game SET status = 'over', ended = 1"))
            engine.dispose()
            await room.do(room.catch_up)
        record = (await bob.get(f"/api/tables/{table}/record")).text
        assert "Ada" in record
        while asleep and table in host.registry.in_memory:
            await asyncio.sleep(0.01)
        await ada.post("/api/me/forget")
        found = (await bob.get(f"/api/tables/{table}")).json()
        assert [(seat["kind"], seat["name"], seat["yours"]) for seat in found["seats"]] == [
            ("human", "", False),
            ("human", "Bob", True),
        ]
        assert found["host"] is True
        assert "Ada" not in (await bob.get(f"/api/tables/{table}/record")).text
        assert [game["seats"][0]["name"] for game in (await bob.get("/api/games")).json()["games"]] == [""]
        again = (await bob.post(f"/api/tables/{table}/rematch")).json()["id"]
        assert [seat["kind"] for seat in (await bob.get(f"/api/tables/{again}")).json()["seats"]] == ["bot", "human"]
        await bob.post("/api/me/forget")
        assert (await ada.get(f"/api/tables/{table}")).status_code == 404, "nobody is left who would miss it"


def test_in_another_game_by_post_a_bot_sits_for_a_former_player() -> None:
    seats = (Seat("human"), Seat("human", "Bob", session="bob"), Seat("human", "Eve", session="eve"))
    table = Table("t", 1, "over", False, {}, 0, "bob", seats, clock=PostClock(days=1))
    assert gone(table, frozenset({1})) == {0}


async def test_a_program_plays_with_a_token_of_its_own(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mb")
    made = (await ada.post("/api/me/programs", {"label": "my bot"})).json()
    shown = (await ada.get("/api/me")).json()["devices"]
    assert [(each["kind"], each["label"]) for each in shown if each["kind"] == "program"] == [("program", "my bot")]
    assert made["token"] not in json.dumps(shown)
    bearer = {"authorization": f"Bearer {made['token']}"}
    async with httpx.AsyncClient(base_url=f"http://{host.address}", headers=bearer) as program:
        answer = await program.get("/api/lobby")
        assert [each["id"] for each in answer.json()["yours"]] == [table]
        assert "set-cookie" not in answer.headers
        elsewhere = {"origin": "http://elsewhere.example", "sec-fetch-site": "cross-site"}
        seats = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]}
        assert (await program.post("/api/tables", json=seats, headers=elsewhere)).status_code == 201
        for path in ("link", "programs", "sign-out", "end-others", "forget", f"programs/{made['id']}/revoke"):
            answer = await program.post(f"/api/me/{path}", json={"label": "more"} if path == "programs" else {})
            assert (answer.status_code, answer.json()["code"]) == (403, "only_in_person"), path
        wire = await connect(f"ws://{host.address}/ws/tables/{table}", additional_headers=bearer)
        device = Device(wire)
        assert (await device.until_type("snapshot"))["table"]["seats"][0]["yours"] is True
        assert (await ada.post(f"/api/me/programs/{made['id']}/revoke")).status_code == 204
        await closed_with(device, SIGNED_OUT)
        answer = await program.get("/api/lobby")
        assert (answer.status_code, answer.json()["code"]) == (401, "no_such_token")
        assert answer.headers["www-authenticate"] == "Bearer"
    assert await refused(ada, "/api/me/programs/none/revoke") == (404, "no_such_device")
    cookie = {"cookie": f"niagara={made['token']}"}
    async with httpx.AsyncClient(base_url=f"http://{host.address}", headers=cookie) as forged:
        assert (await forged.get("/api/lobby")).json()["yours"] == [], "a program's token is no cookie"


async def test_a_device_that_does_not_come_back_is_forgotten_after_a_time(host: Hosted, tmp_path: Path) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table = await ada.make_table("mb")
    await code_of(eve)
    database = f"sqlite:///{tmp_path / 'niagara.sqlite'}"
    engine = create_engine(database)
    with engine.begin() as connection:
        for query in ("session SET seen = seen - :ms", "person SET created = created - :ms", "link SET expires = 0"):
            connection.execute(text(f"UPDATE {query}"), {"ms": 401 * 24 * 3600 * 1000})
    engine.dispose()
    await host.store.people.forget_old(400)
    assert rows(database, "SELECT count(*) FROM session") == rows(database, "SELECT count(*) FROM link") == [(0,)]
    assert rows(database, "SELECT name FROM person") == [("Ada",)], "a person stays as long as a game has them"
    assert (await ada.get(f"/api/tables/{table}")).status_code == 200
