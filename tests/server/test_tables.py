"""Making, finding, joining, leaving and playing again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.hosting import Hosted
from tests.server.people import Person


async def lobby(person: Person) -> dict[str, Any]:
    answer: dict[str, Any] = (await person.get("/api/lobby")).json()
    return answer


async def test_an_invited_friend_takes_the_open_seat(host: Hosted) -> None:
    ada, bob, eve = Person(host.address), Person(host.address, "Bob"), Person(host.address, "Eve")
    table = await ada.make_table("mob")
    info = (await bob.get(f"/api/tables/{table}")).json()
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "bot"]
    assert not info["host"]
    assert not any(seat["yours"] for seat in info["seats"])
    watching = await ada.sit(table)
    await watching.hear()
    assert await bob.join(table) == [1]
    told = await watching.until_type("table")
    assert told["table"]["seats"][1]["name"] == "Bob"
    assert await bob.join(table) == [1]
    late = await eve.post(f"/api/tables/{table}/join", {"name": "Eve"})
    assert (late.status_code, late.json()["code"]) == (409, "seat_taken")
    assert (await bob.get(f"/api/tables/{table}")).json()["seats"][1]["yours"]


async def test_bots_that_fill_seats_have_names_of_their_own(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mooo")
    await ada.post(f"/api/tables/{table}/start", {"fill": "beaver"})
    seats = (await ada.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Beaver", "Beaver 2", "Beaver 3"]


async def test_only_the_host_starts_and_bots_may_fill(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("moo")
    await bob.join(table, 2)
    start = f"/api/tables/{table}/start"
    assert (await bob.post(start, {"fill": ""})).json()["code"] == "not_host"
    assert (await ada.post(start, {"fill": ""})).json()["code"] == "seats_open"
    assert (await ada.post(start, {"fill": "shark"})).json()["code"] == "no_such_level"
    level = (await lobby(ada))["levels"][0]
    assert (await ada.post(start, {"fill": level["id"]})).status_code == 204
    info = (await bob.get(f"/api/tables/{table}")).json()
    assert info["status"] == "playing"
    assert info["seats"][1] == {
        "kind": "bot",
        "name": level["name"],
        "level": level["id"],
        "online": True,
        "away": False,
        "yours": False,
        "timed_out": False,
        "left": False,
        "returnable": False,
        "host": False,
        "gave_up": False,
        "bot_asked": [],
        "face": "",
        "colour": 1,
    }
    assert (await Person(host.address).post(f"/api/tables/{table}/join", {"name": "Eve"})).json()[
        "code"
    ] == "already_started"


async def test_the_lobby_has_public_tables_and_ones_own(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    secret, public = await ada.make_table("mo"), await ada.make_table("mob", public=True)
    running = await ada.make_table("mbb", public=True)
    seen = await lobby(bob)
    assert [table["id"] for table in seen["open"]] == [public]
    assert [table["id"] for table in seen["playing"]] == [running]
    assert seen["yours"] == []
    assert {table["id"] for table in (await lobby(ada))["yours"]} == {secret, public, running}
    assert [level["id"] for level in seen["levels"]]


async def test_leaving_before_the_game_frees_the_seat_and_the_last_one_takes_the_table_along(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("moo")
    await bob.join(table)
    device = await bob.sit(table)
    await ada.post(f"/api/tables/{table}/leave")
    told = await device.until(lambda message: bool(message["type"] == "table" and message["table"]["host"]))
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["open", "human", "open"]
    await bob.post(f"/api/tables/{table}/leave")
    assert await device.closed() == 4404
    assert (await bob.get(f"/api/tables/{table}")).status_code == 404


async def test_a_bot_plays_on_for_who_leaves_a_running_game(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mo", options={"max_rounds": 2})
    await bob.join(table)
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    device = await ada.sit(table)
    await device.hear()
    await bob.post(f"/api/tables/{table}/leave")
    told = await device.until_type("table")
    assert (told["table"]["seats"][1]["kind"], told["table"]["seats"][1]["name"]) == ("bot", "Bob")
    await device.play_on(random.Random(1))
    assert device.table["status"] == "over"


async def test_a_rematch_leads_everybody_to_the_same_new_table(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mbo", options={"max_rounds": 1})
    await bob.join(table)
    early = await bob.post(f"/api/tables/{table}/rematch")
    assert early.json()["code"] == "still_playing"
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    first, second = await ada.sit(table), await bob.sit(table)
    await first.hear()
    await second.hear()
    while first.table["status"] != "over":
        for device in (first, second):
            await device.until_seq(max(first.seq, second.seq))
            mine = [decision for decision in device.decisions if decision["seat"] in device.to_decide]
            if mine:
                answer = await device.play(mine[0]["seat"], mine[0]["moves"][0]["number"])
                if answer["type"] == "accepted":
                    await device.until_seq(answer["seq"])
        if first.to_decide == [1] or not first.to_decide:
            await first.hear()
    assert (await bob.post(f"/api/tables/{table}/rematch")).json() == {"id": "", "seats": [2]}
    asked = await first.until(lambda message: bool(message["type"] == "table" and message["table"]["again"]))
    assert (asked["table"]["again"], asked["table"]["next_table"]) == ([2], "")
    link = (await ada.post(f"/api/tables/{table}/rematch")).json()
    told = await first.until(lambda message: bool(message["type"] == "table" and message["table"]["next_table"]))
    assert told["table"]["next_table"] == link["id"]
    assert (await bob.post(f"/api/tables/{table}/rematch")).json() == {"id": link["id"], "seats": [2]}
    stranger = await Person(host.address).post(f"/api/tables/{table}/rematch")
    assert stranger.json()["code"] == "not_seated"
    again = (await ada.get(f"/api/tables/{link['id']}")).json()
    assert (again["status"], [seat["name"] for seat in again["seats"]][::2]) == ("playing", ["Ada", "Bob"])


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}] * 6}, "seats"),
        ({"seats": [{"kind": "cat"}] * 3}, "seats[0].kind"),
        ({"seats": [{"kind": "me", "name": "x" * 25}] * 3}, "seats[0].name"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "shark"}]}, "seats[1].level"),
        ({"seats": [{"kind": "me"}] * 3, "options": {"max_rounds": 0}}, "options.max_rounds"),
        ({"seats": [{"kind": "me"}] * 3, "options": {"fork": "random"}}, "options.fork"),
        ({"seats": [{"kind": "me"}] * 3, "pause": -1}, "pause"),
        ({"seats": [{"kind": "me"}] * 3, "host": "me"}, ""),
        ([], ""),
        ("seats", ""),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_its_field(host: Hosted, body: Any, field: str) -> None:
    answer = await Person(host.address).post("/api/tables", body)
    assert answer.status_code == 400
    problem = answer.json()
    assert problem["text"]
    assert problem["field"] == field


async def test_names_are_made_harmless(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address)
    table = await ada.make_table("mo")
    await bob.post(f"/api/tables/{table}/join", {"name": "\u202e <b>B\u0000ob\u200b\n "})
    assert (await ada.get(f"/api/tables/{table}")).json()["seats"][1]["name"] == "<b>Bob"
    nobody = await Person(host.address).post(f"/api/tables/{table}/join", {"name": "\u200b \u202e"})
    assert nobody.json()["field"] == "name"


async def test_a_record_before_the_end_is_for_players_and_keeps_secrets(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mo")
    record = f"/api/tables/{table}/record"
    assert (await ada.get(record)).json()["code"] == "not_playing"
    await bob.join(table)
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    first = await ada.sit(table)
    await first.hear()
    await first.play(0, 6)
    assert (await Person(host.address).get(record)).json()["code"] == "still_playing"
    answer = await bob.get(record)
    assert "river first" in answer.text
    assert "cards" not in answer.text
