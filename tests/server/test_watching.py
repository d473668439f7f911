"""Those who look on: told by name, and sent away where a table wants nobody to watch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import Postgres
from tests.server.hosting import Hosted
from tests.server.people import Json, Person
from tests.server.test_company import sitting, started
from tests.server.test_peers import two_servers

UNWATCHED = 4403


def watched_by(count: int, *names: str) -> Callable[[Json], bool]:
    def tells(message: Json) -> bool:
        table = message.get("table", {})
        return message["type"] == "table" and (table["spectators"], table["watchers"]) == (count, [*names])

    return tells


async def known(host: Hosted, name: str) -> Person:
    """Somebody who has sat at a table here before."""
    person = Person(host.address, name)
    await person.make_table("mb")
    return person


async def test_who_watches_is_told_by_the_name_they_play_by(host: Hosted) -> None:
    table, (ada, _bob) = await started(host, public=True)
    here = await sitting(ada, table)
    eve, stranger = await known(host, "Eve"), Person(host.address, "Stranger")
    watching = await sitting(eve, table)
    await here.until(watched_by(1, "Eve"))
    unnamed = await sitting(stranger, table)
    told = await here.until(watched_by(2, "Eve"))
    assert told["table"]["seats"][0]["name"] == "Ada"
    await unnamed.send({"type": "chat", "id": "c1", "text": "hello", "name": "Zoe"})
    await here.until_type("said")
    (row,) = (await ada.get("/api/lobby")).json()["playing"]
    assert (row["spectators"], row["watchers"]) == (2, []), "names are told at the table alone"
    await watching.close()
    await here.until(watched_by(1, "Zoe"))
    again = await sitting(ada, table)
    assert again.table["watchers"] == ["Zoe"]


async def test_a_table_that_wants_nobody_to_watch_lets_in_who_plays_alone(host: Hosted) -> None:
    ada, bob, eve = Person(host.address), Person(host.address, "Bob"), Person(host.address, "Eve")
    table = await ada.make_table("moo", public=True, unwatched=True, options={"max_rounds": 1})
    waiting = await sitting(eve, table)
    assert waiting.table["unwatched"], "who might sit down has to see the table first"
    await bob.join(table)
    await ada.post(f"/api/tables/{table}/start", {"fill": "drifter"})
    assert await waiting.closed() == UNWATCHED
    here, there = await sitting(ada, table), await sitting(bob, table)
    assert here.table["spectators"] == 0
    refused = await eve.sit(table)
    with pytest.raises(ConnectionClosed):
        await refused.hear()
    assert await refused.closed() == UNWATCHED
    assert refused.frames == []
    assert (await eve.get(f"/api/tables/{table}/picture.png")).json()["code"] == "unwatched"
    drawn = await ada.get(f"/api/tables/{table}/picture.png")
    assert (drawn.status_code, drawn.headers["cache-control"]) == (200, "no-store"), "nor does a proxy keep it"
    assert "picture.png" not in (await eve.get(f"/t/{table}")).text
    assert (await eve.get("/api/lobby")).json()["playing"] == []
    assert [row["id"] for row in (await ada.get("/api/lobby")).json()["playing"]] == [table]
    await bob.post(f"/api/tables/{table}/leave")
    await there.until_type("table")
    back = await sitting(bob, table)
    assert back.table["seats"][1]["returnable"], "who left may look, and come back"
    await ada.post(f"/api/tables/{table}/resign")
    await bob.post(f"/api/tables/{table}/resign")
    over = await sitting(eve, table)
    assert over.table["status"] == "over", "what is over may be looked at"


async def test_nobody_takes_a_seat_later_where_nobody_may_watch(host: Hosted) -> None:
    ada = Person(host.address)
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}], "unwatched": True, "takeover": "ask"}
    refused = await ada.post("/api/tables", wanted)
    assert (refused.status_code, refused.json()["field"]) == (400, "takeover")


async def test_watchers_at_another_process_have_their_names_too(postgres: Postgres) -> None:
    async with two_servers(postgres.empty()) as (first, second):
        table, (ada, _bob) = await started(first)
        here = await sitting(ada, table)
        eve = await known(second, "Eve")
        await sitting(eve, table)
        await here.until(watched_by(1, "Eve"))
