"""The club's pages: who plays how well here, unless whoever runs the server wants no such list, and one's own form."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from niagara.server.ratings.counter import Counter
from niagara.server.store import SqlStore
from niagara.server.store.ratings import RANKED_AFTER
from niagara.tables.records import Action, Ending, Seat, Table
from niagara.tables.results import placed
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import Json, Person

_games = count(1)


class Member(NamedTuple):
    """Somebody who has sat here, with the id that the database has for them."""

    person: Person
    id: str


async def known(host: Hosted, name: str) -> Member:
    person = Person(host.address, name)
    table = await person.make_table("mb")
    async with host.registry.room(table) as room:
        return Member(person, room.table.host)


async def play(store: SqlStore, *members: Member) -> str:
    """A rated game that the first of them won."""
    game = f"club{next(_games)}"
    seats = tuple(Seat("human", member.person.name, session=member.id) for member in members)
    table = Table(game, 1, "playing", False, {}, 0, members[0].id, seats, rated=True)
    await store.create(table, [Action(1, 5, 13, "start")], members[0].person.name)
    ending = Ending((0,), ("any_seven",), 9, landed=("PPPPP", "PPP"))
    await store.append(game, [Action(2, 0, 1, "end")], placed(ending, seats))
    return game


async def rated(host: Hosted, *members: Member, games: int = RANKED_AFTER) -> list[str]:
    played = [await play(host.store, *members) for _ in range(games)]
    counter = Counter(host.store.ratings)
    await counter.start()
    while await host.store.ratings.uncounted(1):
        await counter.count_all()
    await counter.close()
    return played


async def club(person: Person, after: str = "") -> Json:
    found: Json = (await person.get(f"/api/club?after={after}")).json()
    return found


async def test_the_leaderboard_has_those_who_played_enough_and_each_has_a_profile(host: Hosted) -> None:
    members = [await known(host, name) for name in ("Ada", "Bob", "Cy")]
    a, b, c = members
    ada, bob, cy = (member.person for member in members)
    assert await club(ada) == {"shown": True, "you": None, "players": [], "next": "", "ladder": False}
    games = await rated(host, a, b)
    await rated(host, a, c, games=1)
    listed = await club(bob)
    assert [(row["place"], row["name"], row["yours"]) for row in listed["players"]] == [
        (1, "Ada", False),
        (2, "Bob", True),
    ], "one game is not enough"
    first = listed["players"][0]["rating"]
    assert (first["games"], first["won"], first["ranked"]) == (RANKED_AFTER + 1, RANKED_AFTER + 1, True)
    assert (await club(cy))["you"]["games"] == 1
    told = (await cy.get(f"/api/club/{first['handle']}")).json()
    assert (told["name"], told["yours"], told["rating"]) == ("Ada", False, first)
    assert told["goals"] == {"any_seven": RANKED_AFTER + 1}
    assert told["gems"] == {"P": 5 * (RANKED_AFTER + 1)}
    assert [(game["place"], game["players"], game["kept"]) for game in told["form"]] == [(1, 2, True)] * 6
    assert {game["id"] for game in told["form"]} > set(games)
    text = str(listed) + str(told)
    assert not any(member.id in text for member in members), "nobody's id is told"
    assert (await cy.get("/api/club/nobody")).json()["code"] == "no_such_person"
    assert (await cy.get("/api/club?after=nobody.3")).json()["field"] == "after"
    assert (await cy.get(f"/api/club?after={first['handle']}.x")).status_code == 400


async def test_pages_of_the_leaderboard_follow_one_another(host: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("niagara.server.http.club.PAGE", 2)
    ada, bob, cy = [await known(host, name) for name in ("Ada", "Bob", "Cy")]
    await rated(host, ada, bob)
    await rated(host, bob, cy)
    first = await club(ada.person)
    second = await club(ada.person, first["next"])
    assert [row["place"] for row in (*first["players"], *second["players"])] == [1, 2, 3]
    assert {row["name"] for row in (*first["players"], *second["players"])} == {"Ada", "Bob", "Cy"}
    assert second["next"] == ""


async def test_a_host_switches_the_leaderboard_off_and_everybody_still_sees_themselves(tmp_path: Path) -> None:
    async with hosted(tmp_path, leaderboard=False) as host:
        a, b = await known(host, "Ada"), await known(host, "Bob")
        ada, bob = a.person, b.person
        await rated(host, a, b)
        listed = await club(ada)
        assert (listed["shown"], listed["players"], listed["you"]["games"]) == (False, [], RANKED_AFTER)
        handle = listed["you"]["handle"]
        assert (await ada.get(f"/api/club/{handle}")).json()["yours"]
        assert (await bob.get(f"/api/club/{handle}")).json()["code"] == "no_such_person"


async def test_postgresql_counts_alike(postgres: Postgres) -> None:
    async with hosted(postgres.empty()) as host:
        ada, bob = await known(host, "Ada"), await known(host, "Bob")
        await rated(host, ada, bob)
        assert [row["name"] for row in (await club(ada.person))["players"]] == ["Ada", "Bob"]
