"""People who leave, come back, are away or sent away, and who agree on something."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Json, Person
from tests.server.test_lobby import lobby_of


async def started(host: Hosted, names: str = "Ada Bob", seats: str = "", **more: object) -> tuple[str, list[Person]]:
    """A game of some people, each with a session of their own; none of them looks yet."""
    people = [Person(host.address, name) for name in names.split()]
    table = await people[0].make_table(seats or "m" + "o" * (len(people) - 1), **more)
    for person in people[1:]:
        await person.join(table)
    assert (await people[0].post(f"/api/tables/{table}/start", {"fill": ""})).status_code == 204
    return table, people


async def sitting(person: Person, table: str) -> Device:
    device = await person.sit(table)
    await device.hear()
    return device


def seat_is(seat: int, **wanted: object) -> Callable[[Json], bool]:
    """A message that tells of a seat as wanted."""

    def tells(message: Json) -> bool:
        if message["type"] != "table":
            return False
        told = message["table"]["seats"][seat]
        return all(told[name] == value for name, value in wanted.items())

    return tells


async def test_who_left_a_running_game_is_marked_and_comes_back_to_the_own_card(host: Hosted) -> None:
    table, (ada, bob) = await started(host)
    here, there = await sitting(ada, table), await sitting(bob, table)
    assert (await there.play(1, 3))["type"] == "accepted"
    await bob.post(f"/api/tables/{table}/leave")
    await here.until(seat_is(1, kind="bot", name="Bob", left=True, returnable=False))
    await there.until(seat_is(1, left=True, returnable=True, yours=False))
    assert [each["id"] for each in (await bob.get("/api/lobby")).json()["yours"]] == [table]
    refused = await there.play(1, 2)
    assert refused["code"] == "not_your_seat"
    back = await bob.post(f"/api/tables/{table}/join", {"name": "Robert"})
    assert back.json()["seats"] == [1]
    seen = await there.until_type("snapshot")
    assert (seen["table"]["seats"][1]["kind"], seen["table"]["seats"][1]["name"]) == ("human", "Bob")
    assert seen["position"]["seats"][1]["card"] == "3", "one's own card is known again"
    await here.until(seat_is(1, kind="human", left=False))
    eve = await Person(host.address, "Eve").post(f"/api/tables/{table}/join", {"name": "Eve"})
    assert eve.json()["code"] == "already_started"


async def test_one_deletes_an_unfinished_game_only_where_nobody_else_plays(host: Hosted) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    alone = await ada.make_table("mmbb")
    device = await sitting(ada, alone)
    assert (await device.play(0, 3))["type"] == "accepted"
    assert (await eve.post(f"/api/tables/{alone}/delete")).json()["code"] == "not_seated"
    assert (await ada.post(f"/api/tables/{alone}/delete")).status_code == 204
    assert await device.closed() == 4404
    assert (await ada.get("/api/lobby")).json()["yours"] == []
    assert (await ada.get(f"/api/tables/{alone}")).status_code == 404
    table, (_, bob) = await started(host)
    await bob.post(f"/api/tables/{table}/leave")
    for person in (bob, eve):
        answer = await person.post(f"/api/tables/{table}/delete")
        assert answer.json()["code"] in ("not_alone", "not_seated")
    waiting = await ada.make_table("mo")
    assert (await ada.post(f"/api/tables/{waiting}/delete")).json()["code"] == "not_alone"


async def test_the_lobby_says_whose_turn_it_is_and_since_when_without_reading_the_game(host: Hosted) -> None:
    table, (ada, bob) = await started(host, clock={"kind": "post", "days": 2})
    async with lobby_of(ada) as until:

        async def told(deciding: list[int]) -> Json:
            lobby = await until(lambda lobby: lobby["yours"][0]["standing"]["to_decide"] == deciding)
            standing: Json = lobby["yours"][0]["standing"]
            return standing

        first = await told([0, 1])
        assert first["round"] == 1
        device = await sitting(bob, table)
        assert (await device.play(1, 3))["type"] == "accepted"
        second = await told([0])
        assert second["since"] >= first["since"]
        day = 24 * 3600 * 1000
        assert 1.9 * day < second["deadline"] - second["since"] < 2.1 * day
        await device.close()
    host.registry.in_memory.clear()
    (row,) = (await ada.get("/api/lobby")).json()["yours"]
    assert (row["standing"]["to_decide"], host.registry.live) == ([0], 0), "no game was read for the list"


async def test_an_absent_player_is_waited_for_until_all_present_want_a_bot(tmp_path: Path) -> None:
    async with hosted(tmp_path, grace=0.01) as host:
        table, (ada, bob, cy) = await started(host, "Ada Bob Cy")
        devices = {person: await sitting(person, table) for person in (ada, bob, cy)}
        await devices[bob].close()
        await devices[ada].until(seat_is(1, online=False))
        ask = f"/api/tables/{table}/stand_in"
        assert (await ada.post(ask, {"seat": 2})).json()["code"] == "not_absent"
        assert (await Person(host.address, "Eve").post(ask, {"seat": 1})).json()["code"] == "not_seated"
        assert (await ada.post(ask, {"seat": 1})).status_code == 204
        await devices[cy].until(seat_is(1, bot_asked=[0], away=False))
        assert (await cy.post(ask, {"seat": 1})).status_code == 204
        await devices[ada].until(seat_is(1, away=True))
        await devices[ada].until(lambda message: message["type"] == "update" and message["seat"] == 1)
        devices[bob] = await sitting(bob, table)
        await devices[ada].until(seat_is(1, online=True, away=False, bot_asked=[]))
        await devices[bob].close()
        gone = await devices[ada].until(seat_is(1, online=False))
        assert not gone["table"]["seats"][1]["away"], "who was back is waited for again"


async def test_a_kicked_guest_cannot_sit_down_again(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("moo")
    await bob.join(table)
    kick = f"/api/tables/{table}/kick"
    assert (await bob.post(kick, {"seat": 0})).json()["code"] == "not_host"
    assert (await ada.post(kick, {"seat": 0})).json()["code"] == "not_seated"
    assert (await ada.post(kick, {"seat": 4})).json()["code"] == "not_seated"
    assert (await ada.post(kick, {"seat": 1})).status_code == 204
    assert (await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})).json()["code"] == "kicked"
    assert (await Person(host.address).post(f"/api/tables/{table}/join", {"name": "Cy"})).json()["seats"] == [1]
    await ada.post(f"/api/tables/{table}/start", {"fill": "drifter"})
    assert (await ada.post(kick, {"seat": 1})).json()["code"] == "already_started"


async def test_a_table_whose_host_stays_away_is_handed_to_who_is_there(tmp_path: Path) -> None:
    async with hosted(tmp_path, grace=0.05) as host:
        ada, bob = Person(host.address), Person(host.address, "Bob")
        table = await ada.make_table("moo")
        await bob.join(table)
        first, second = await sitting(ada, table), await sitting(bob, table)
        assert not second.table["host"]
        await first.close()
        await second.until(seat_is(0, host=True, online=False))
        await second.until(lambda message: message["type"] == "table" and message["table"]["host"])
        assert (await bob.post(f"/api/tables/{table}/start", {"fill": "drifter"})).status_code == 204
        async with host.registry.room(table) as room:
            assert not room.presence.away("Ada")


async def test_bots_that_fill_seats_go_by_the_names_that_the_page_gives(host: Hosted) -> None:
    ada = Person(host.address, "Ahorn")
    table = await ada.make_table("moo")
    names = ["Ahorn", "Zeder", " \u3164 "]
    assert (await ada.post(f"/api/tables/{table}/start", {"fill": "beaver", "names": names})).status_code == 204
    seats = (await ada.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ahorn", "Zeder", "Beaver"]


async def test_two_of_one_name_are_told_apart(host: Hosted) -> None:
    ada, other = Person(host.address, "Anna"), Person(host.address, "ANNA")
    table = await ada.make_table("mo")
    await other.join(table)
    seats = (await ada.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "ANNA 2"]


async def test_a_name_that_nobody_can_see_is_none(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mo")
    for name in ("\u3164", "\u200d\u200d", "\u2800 \u115f", "\u0301", "\u202e"):
        assert (await Person(host.address).post(f"/api/tables/{table}/join", {"name": name})).json()["field"] == "name"


async def test_in_a_rematch_bots_sit_for_those_who_are_gone(host: Hosted) -> None:
    table, (ada, bob, cy) = await started(host, "Ada Bob Cy", options={"max_rounds": 1})
    here, there = await sitting(ada, table), await sitting(bob, table)
    await cy.post(f"/api/tables/{table}/leave")
    await asyncio.gather(*(device.play_on(random.Random(1)) for device in (here, there)))
    await there.close()
    await here.until(seat_is(1, online=False))
    link = (await ada.post(f"/api/tables/{table}/rematch", {"names": ["Ahorn", "Zeder"]})).json()
    seats = (await ada.get(f"/api/tables/{link['id']}")).json()["seats"]
    told = [(seat["kind"], seat["name"], seat["left"]) for seat in seats]
    assert told == [("human", "Ada", False), ("bot", "Ahorn", False), ("bot", "Zeder", False)]


async def test_somebody_who_watches_chats_by_the_own_name(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mb")
    device, eve = await sitting(ada, table), await sitting(Person(host.address), table)
    await eve.say(text="hello", name="Eve\u3164")
    line = (await device.until_type("said"))["line"]
    assert (line["seat"], line["name"]) == (-1, "Eve")
    await device.say(text="hello", name="Somebody else")
    mine = await eve.until(lambda message: message["type"] == "said" and message["line"]["seat"] == 0)
    assert mine["line"]["name"] == "Ada"


async def test_an_evening_adds_up_and_goes_on_with_the_same_people(host: Hosted) -> None:
    table, (ada, bob, cy) = await started(host, "Ada Bob Cy", evening=2, options={"max_rounds": 1})
    assert (await ada.get(f"/api/tables/{table}")).json()["evening"] == {"games": 2, "points": []}
    told: list[Json] = []
    tables = [table]
    for _game in range(3):
        devices = [await sitting(person, tables[-1]) for person in (ada, bob, cy)]
        await asyncio.gather(*(device.play_on(random.Random(2)) for device in devices))
        told.append((await bob.get(f"/api/tables/{tables[-1]}")).json()["evening"])
        links = [(await person.post(f"/api/tables/{tables[-1]}/rematch")).json() for person in (ada, bob, cy)]
        assert [link["id"] for link in links[:2]] == ["", ""]
        for device in devices:
            await device.close()
        tables.append(links[2]["id"])
    first, second, third = told
    assert [len(each["points"]) for each in told] == [1, 2, 1], "after the last game another evening begins"
    assert second["points"][0] == first["points"][0]
    assert all(sorted(points)[-1] == 2 for points in second["points"]), "the first of three has two behind"
    assert third["games"] == 2
    again = (await ada.get(f"/api/tables/{tables[-1]}")).json()
    assert again["evening"] == third, "the next game of it begins with what there is"


async def test_an_evening_has_two_games_or_more(host: Hosted) -> None:
    for games in (1, 10, -1, "many"):
        body = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}], "evening": games}
        answer = await Person(host.address).post("/api/tables", body)
        assert answer.status_code == 400
        assert "evening" in answer.text
