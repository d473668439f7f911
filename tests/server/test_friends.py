"""People who have played together find each other again: a list of them, and invitations to a table."""

from __future__ import annotations

import asyncio
import random

import pytest

from niagara.server.reach.messages import push_message
from niagara.server.store.reaching import Occasion
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import Json, Person
from tests.server.test_company import sitting, started
from tests.server.test_lobby import lobby_of


async def friends_of(person: Person) -> list[Json]:
    found: list[Json] = (await person.get("/api/me/friends")).json()["people"]
    return found


async def invite(person: Person, table: str, friend: str) -> Json:
    answer = await person.post(f"/api/tables/{table}/invite", {"friend": friend})
    told: Json = {"code": ""} if answer.status_code == 204 else answer.json()
    return told


async def invitations(person: Person) -> list[tuple[str, str]]:
    lobby = (await person.get("/api/lobby")).json()
    return [(each["table"]["id"], each["by"]) for each in lobby["invitations"]]


async def test_those_one_has_played_with_are_listed_by_their_last_name_the_last_first(host: Hosted) -> None:
    ada, stranger = Person(host.address), Person(host.address, "Eve")
    assert await friends_of(stranger) == []
    bob, cy = Person(host.address, "Bob"), Person(host.address, "Cy")
    for others in ([bob], [bob, cy]):
        table = await ada.make_table("m" + "o" * len(others))
        for other in others:
            await other.join(table)
        assert await friends_of(ada) == ([] if others == [bob] else await friends_of(ada)), "not before a game begins"
        await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    bob.name = "Robert"
    await bob.make_table("mb")
    found = await friends_of(ada)
    assert {(friend["name"], friend["games"]) for friend in found} == {("Robert", 2), ("Cy", 1)}
    assert all(len(friend["id"]) == 16 for friend in found)
    ids = {friend["id"] for person in (ada, bob, cy) for friend in await friends_of(person)}
    assert len(ids) == 6, "an id means nothing to anybody else"


async def test_a_friend_is_invited_sees_it_at_once_and_sits_down(host: Hosted) -> None:
    _table, (ada, bob, cy) = await started(host, "Ada Bob Cy")
    table = await ada.make_table("moo")
    known = {friend["name"]: friend["id"] for friend in await friends_of(ada)}
    async with lobby_of(bob) as until:
        await until(lambda lobby: lobby["invitations"] == [])
        assert (await invite(ada, table, known["Bob"]))["code"] == ""
        lobby = await until(lambda lobby: lobby["invitations"] != [])
        (asked,) = lobby["invitations"]
        assert (asked["by"], asked["table"]["id"], asked["table"]["status"]) == ("Ada", table, "open")
        assert (await invite(ada, table, known["Bob"]))["code"] == "", "once is enough, and twice is no mistake"
        await bob.join(table)
        await until(lambda lobby: lobby["invitations"] == [] and lobby["yours"][0]["id"] == table)
    await invite(ada, table, known["Cy"])
    assert await invitations(cy) == [(table, "Ada")]
    await ada.post(f"/api/tables/{table}/start", {"fill": "drifter"})
    assert await invitations(cy) == [], "no seat waits any more"
    assert (await invite(ada, table, known["Cy"]))["code"] == "already_started"


async def test_who_declines_is_not_asked_again_and_who_blocks_hears_nothing(host: Hosted) -> None:
    played, (ada, bob, cy) = await started(host, "Ada Bob Cy")
    table = await ada.make_table("moo")
    known = {friend["name"]: friend["id"] for friend in await friends_of(ada)}
    assert (await bob.post(f"/api/tables/{table}/decline")).json()["code"] == "no_such_invitation"
    await invite(ada, table, known["Bob"])
    assert (await bob.post(f"/api/tables/{table}/decline")).status_code == 204
    assert (await invite(ada, table, known["Bob"]))["code"] == ""
    assert await invitations(bob) == []
    await cy.post(f"/api/tables/{played}/manners", {"seat": 0, "kind": "block"})
    assert (await invite(ada, table, known["Cy"]))["code"] == "", "nobody is told of a block"
    assert await invitations(cy) == []
    assert [friend["name"] for friend in await friends_of(cy)] == ["Bob"], "whom one has blocked is no friend"


async def test_only_who_sits_there_invites_and_only_friends_to_open_seats(host: Hosted) -> None:
    _table, (ada, bob) = await started(host)
    eve = Person(host.address, "Eve")
    table = await ada.make_table("mo")
    (friend,) = await friends_of(ada)
    assert (await invite(eve, table, friend["id"]))["code"] == "not_seated"
    assert (await invite(ada, table, "nobody"))["code"] == "no_such_person"
    assert (await invite(ada, "unknown", friend["id"]))["code"] == "no_such_table"
    assert (await invite(ada, table, ""))["code"] == "malformed"
    await eve.join(table)
    assert (await invite(ada, table, friend["id"]))["code"] == "seat_taken"
    token = (await ada.post("/api/me/programs", {"label": "bot"})).json()["token"]
    program = Person(host.address)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert (await invite(program, table, friend["id"]))["code"] == "only_in_person"
    assert await friends_of(bob) != []


async def test_an_invitation_calls_who_is_away_and_says_no_more_than_who_invites(host: Hosted) -> None:
    _table, (ada, bob) = await started(host)
    (friend,) = await friends_of(ada)
    table = await ada.make_table("mo")
    called: list[tuple[str, str]] = []
    host.hosting.caller.invite = lambda table_id, person: called.append((table_id, person))  # type: ignore[method-assign]
    await invite(ada, table, friend["id"])
    ((where, person),) = called
    assert where == table
    assert await host.store.reaching.occasion(table, person) == Occasion("invited", ["Ada"])
    assert b"Ada invites you" in push_message(table, Occasion("invited", ["Ada"]), "en")
    await bob.join(table)
    assert await host.store.reaching.occasion(table, person) is None


async def test_being_forgotten_takes_invitations_along(host: Hosted) -> None:
    _table, (ada, bob) = await started(host)
    (friend,) = await friends_of(ada)
    table = await ada.make_table("mo")
    await invite(ada, table, friend["id"])
    await bob.post("/api/me/forget")
    assert await friends_of(ada) == []
    assert await host.store.friends.decline(table, "anybody") is False


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_friends_are_found_in_postgresql_too(postgres: Postgres, kind: str) -> None:
    assert kind
    async with hosted(postgres.empty()) as host:
        table, (ada, bob) = await started(host, options={"max_rounds": 1})
        devices = [await sitting(ada, table), await sitting(bob, table)]
        await asyncio.gather(*(device.play_on(random.Random(2)) for device in devices))
        (friend,) = await friends_of(ada)
        assert (friend["name"], friend["games"]) == ("Bob", 1)
        again = await ada.make_table("mo")
        await invite(ada, again, friend["id"])
        assert await invitations(bob) == [(again, "Ada")]


async def test_the_list_does_not_tell_when_somebody_puts_another_card_down(host: Hosted) -> None:
    table, (ada, bob) = await started(host, "Ada Bob", clock={"kind": "post", "days": 1})
    device = await sitting(bob, table)
    before = await friends_of(ada)
    await asyncio.sleep(0.01)  # the list counts in milliseconds
    for card in (3, 2):
        assert (await device.play(1, card))["type"] == "accepted"
    assert await friends_of(ada) == before
