"""Seats that change hands in a running game: a bot's, or that of somebody who is away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Json, Person
from tests.server.test_company import seat_is, sitting, started


def asks(*names: str) -> Callable[[Json], bool]:
    def tells(message: Json) -> bool:
        return message["type"] == "table" and [ask["name"] for ask in message["table"]["asks"]] == [*names]

    return tells


async def take(person: Person, table: str, seat: int) -> Json:
    answer = await person.post(f"/api/tables/{table}/take_over", {"name": person.name, "seat": seat})
    told: Json = answer.json()
    return told


async def a_table(host: Hosted, takeover: str, seats: str = "mbb") -> tuple[str, Person, Device]:
    ada = Person(host.address)
    table = await ada.make_table(seats, takeover=takeover)
    return table, ada, await sitting(ada, table)


async def test_anyone_takes_a_bots_seat_and_knows_its_hand_from_then_on(host: Hosted) -> None:
    table, ada, here = await a_table(host, "anyone")
    eve = Person(host.address, "Eve")
    watching = await sitting(eve, table)
    assert (await take(eve, table, 1))["seats"] == [1]
    seen = await watching.until_type("snapshot")
    assert seen["table"]["seats"][1] == {**seen["table"]["seats"][1], "kind": "human", "name": "Eve", "yours": True}
    assert seen["position"]["seats"][1]["card"] != "?", "the card that the bot put down is known"
    await here.until(seat_is(1, kind="human", name="Eve", online=True))
    assert (await take(eve, table, 2))["code"] == "no_takeover", "one seat each"
    assert (await take(ada, table, 2))["code"] == "no_takeover"
    assert (await take(Person(host.address, "Cy"), table, 1))["code"] == "seat_taken"
    assert (await take(Person(host.address, "Cy"), table, 4))["code"] == "seat_taken"


async def test_the_host_is_asked_and_says_no_for_good_or_yes(host: Hosted) -> None:
    table, ada, here = await a_table(host, "ask")
    eve, cy = Person(host.address, "Eve"), Person(host.address, "Cy")
    first, second = await sitting(eve, table), await sitting(cy, table)
    assert (await take(eve, table, 1))["seats"] == []
    told = await here.until(asks("Eve"))
    assert told["table"]["asks"][0] == {"seat": 1, "name": "Eve", "yours": False}
    assert (await take(cy, table, 1))["code"] == "asked_already"
    assert (await take(cy, table, 2))["seats"] == []
    answer = f"/api/tables/{table}/answer_ask"
    assert (await cy.post(answer, {"seat": 2, "yes": True})).json()["code"] == "not_host"
    assert (await ada.post(answer, {"seat": 0, "yes": True})).json()["code"] == "no_such_ask"
    assert (await ada.post(answer, {"seat": 1, "yes": False})).status_code == 204
    assert (await ada.post(answer, {"seat": 2, "yes": True})).status_code == 204
    await here.until(seat_is(2, kind="human", name="Cy"))
    assert (await second.until_type("snapshot"))["table"]["seats"][2]["yours"]
    assert (await take(eve, table, 1))["code"] == "no_takeover", "a no is a no"
    await first.close()


async def test_who_no_longer_watches_asks_for_nothing(host: Hosted) -> None:
    table, _ada, here = await a_table(host, "ask")
    eve = Person(host.address, "Eve")
    watching = await sitting(eve, table)
    await take(eve, table, 1)
    await here.until(asks("Eve"))
    await watching.close()
    await here.until(asks())


async def test_a_friend_replaces_somebody_absent_with_the_hosts_yes_alone(tmp_path: Path) -> None:
    async with hosted(tmp_path, grace=0.01) as host:
        table, (ada, bob) = await started(host, takeover="anyone")
        here, there = await sitting(ada, table), await sitting(bob, table)
        eve = Person(host.address, "Eve")
        watching = await sitting(eve, table)
        assert (await take(eve, table, 1))["code"] == "seat_taken", "who is here keeps the seat"
        await there.close()
        await here.until(seat_is(1, online=False))
        assert (await take(eve, table, 1))["seats"] == [], "a person's seat is not anyone's"
        await here.until(asks("Eve"))
        assert (await ada.post(f"/api/tables/{table}/answer_ask", {"seat": 1, "yes": True})).status_code == 204
        await watching.until_type("snapshot")
        assert (await watching.play(1, 3))["type"] == "accepted"
        back = await sitting(bob, table)
        assert not any(seat["yours"] for seat in back.table["seats"])


@pytest.mark.parametrize("seats", ["mb", "mo"])
async def test_seats_are_not_taken_where_the_table_does_not_want_it_or_no_game_runs(host: Hosted, seats: str) -> None:
    table, _ada, _here = await a_table(host, "anyone" if seats == "mo" else "nobody", seats)
    answer = await take(Person(host.address, "Eve"), table, 1)
    assert answer["code"] == ("not_playing" if seats == "mo" else "no_takeover")


async def test_a_bad_wish_names_its_field(host: Hosted) -> None:
    table, _ada, _here = await a_table(host, "anyone")
    eve = Person(host.address, "Eve")
    for body, field in (
        ({"name": "", "seat": 1}, "name"),
        ({"name": "Eve", "seat": 9}, "seat"),
        ({"name": "Eve"}, "seat"),
    ):
        answer = await eve.post(f"/api/tables/{table}/take_over", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert field in answer.text
