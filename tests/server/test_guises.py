"""What people are known by: name, face and colour, chosen once; and where they sit before a game."""

from __future__ import annotations

import pytest

from niagara.tables.colours import colours_of, painted
from niagara.tables.records import Seat
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import Json, Person
from tests.server.test_company import seat_is, sitting
from tests.server.test_people import second_device


@pytest.mark.parametrize(
    ("wishes", "given"),
    [
        ((-1, -1, -1), (0, 1, 2)),
        ((3, -1, -1), (3, 1, 2)),
        ((-1, -1, 0), (1, 2, 0)),
        ((2, 2, 2), (2, 1, 0)),
        ((4, 3, 2, 1, 0), (4, 3, 2, 1, 0)),
        ((1, -1, -1, -1, 1), (1, 0, 2, 3, 4)),
    ],
)
def test_colours_are_given_as_people_wish_and_no_two_alike(wishes: tuple[int, ...], given: tuple[int, ...]) -> None:
    seats = [Seat("human", colour=wish) for wish in wishes]
    assert colours_of(seats) == given
    assert [seat.colour for seat in painted(seats)] == [*given]
    assert colours_of(painted(seats)) == given, "for good"


async def known_as(person: Person, table: str, **more: object) -> Json:
    answer = await person.post(f"/api/tables/{table}/join", {"name": person.name, **more})
    told: Json = answer.json()
    return told


async def looks(person: Person, table: str) -> list[tuple[str, int]]:
    seats = (await person.get(f"/api/tables/{table}")).json()["seats"]
    return [(seat["face"], seat["colour"]) for seat in seats]


async def test_a_face_and_a_colour_come_to_the_table_and_stay_through_the_game(host: Hosted) -> None:
    ada, bob, eve = Person(host.address), Person(host.address, "Bob"), Person(host.address, "Eve")
    me = {"kind": "me", "name": "Ada", "face": "p3", "colour": 2}
    made = await ada.post("/api/tables", {"seats": [me, {"kind": "open"}, {"kind": "bot"}], "takeover": "anyone"})
    table = made.json()["id"]
    assert await looks(eve, table) == [("p3", 2), ("", 1), ("", 0)]
    await known_as(bob, table, face="p7", colour=0)
    assert await looks(eve, table) == [("p3", 2), ("p7", 0), ("", 1)]
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    taken = await eve.post(f"/api/tables/{table}/take_over", {"name": "Eve", "seat": 2, "face": "p9"})
    assert taken.json()["seats"] == [2]
    assert await looks(ada, table) == [("p3", 2), ("p7", 0), ("p9", 1)], "colours do not change under a running game"
    await bob.post(f"/api/tables/{table}/leave")
    assert (await looks(ada, table))[1] == ("p7", 0), "a bot only keeps the seat for Bob"
    await known_as(bob, table)
    host.registry.in_memory.clear()
    assert await looks(ada, table) == [("p3", 2), ("p7", 0), ("p9", 1)]


async def test_what_was_chosen_once_is_known_on_every_device(host: Hosted) -> None:
    ada = Person(host.address)
    me = {"kind": "me", "name": "Ada", "face": "p3", "colour": 2}
    await ada.post("/api/tables", {"seats": [me, {"kind": "bot"}]})
    phone = await second_device(ada)
    told = (await phone.get("/api/me")).json()
    assert (told["name"], told["face"], told["colour"]) == ("Ada", "p3", 2)
    exported = (await phone.get("/api/me/export")).json()
    assert (exported["face"], exported["colour"]) == ("p3", 2)


async def test_a_face_that_is_none_is_refused_by_name(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("moo")
    for body, field in (
        ({"face": "<svg>"}, "face"),
        ({"face": "a" * 13}, "face"),
        ({"colour": 5}, "colour"),
        ({"colour": -2}, "colour"),
    ):
        refused = await known_as(Person(host.address, "Bob"), table, **body)
        assert refused["code"] == "malformed"
        assert field in str(refused)


async def test_one_changes_seats_before_the_game_and_not_later(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("moo")
    here = await sitting(ada, table)
    move = f"/api/tables/{table}/move"
    assert (await bob.post(move, {"seat": 1})).json()["code"] == "not_seated"
    await known_as(bob, table, face="p7")
    assert (await bob.post(move, {"seat": 0})).json()["code"] == "seat_taken"
    assert (await bob.post(move, {"seat": 4})).json()["code"] == "seat_taken"
    assert (await bob.post(move, {"seat": 2})).status_code == 204
    await here.until(seat_is(2, kind="human", name="Bob", face="p7"))
    assert here.table["seats"][1]["kind"] == "open"
    assert (await ada.post(move, {"seat": 1})).status_code == 204, "the host too"
    await here.until(seat_is(1, name="Ada", yours=True, host=True))
    await ada.post(f"/api/tables/{table}/start", {"fill": "drifter"})
    assert (await bob.post(move, {"seat": 0})).json()["code"] == "already_started"


async def test_faces_are_kept_by_postgresql_too(postgres: Postgres) -> None:
    async with hosted(postgres.empty()) as host:
        ada = Person(host.address)
        me = {"kind": "me", "name": "Ada", "face": "p3", "colour": 4}
        table = (await ada.post("/api/tables", {"seats": [me, {"kind": "bot"}]})).json()["id"]
        host.registry.in_memory.clear()
        assert await looks(ada, table) == [("p3", 4), ("", 1)]
