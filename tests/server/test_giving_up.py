"""People who give up for good, and those who are asked to go on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from niagara.tables.records import Table
from tests.server.hosting import Hosted, hosted
from tests.server.people import Json, Person
from tests.server.test_company import seat_is, sitting, started
from tests.server.test_matching import Watch

SHORT = {"max_rounds": 1}


def is_over(message: Json) -> bool:
    return bool(message["type"] == "table" and message["table"]["status"] == "over")


async def test_who_gave_up_is_marked_cannot_come_back_and_has_lost(host: Hosted) -> None:
    table, (ada, bob, cy) = await started(host, "Ada Bob Cy", options=SHORT)
    here, there = await sitting(ada, table), await sitting(cy, table)
    assert (await Person(host.address, "Eve").post(f"/api/tables/{table}/resign")).json()["code"] == "not_seated"
    assert (await bob.post(f"/api/tables/{table}/resign")).status_code == 204
    told = await here.until(seat_is(1, kind="bot", name="Bob", gave_up=True, left=False, returnable=False))
    assert told["table"]["status"] == "playing"
    assert (await bob.get("/api/lobby")).json()["yours"] == [], "it is no longer to be gone on with"
    assert (await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})).json()["code"] == "already_started"
    await asyncio.gather(*(device.play_on(random.Random(1)) for device in (here, there)))
    (game,) = (await bob.get("/api/games")).json()["games"]
    assert [(seat["yours"], seat["gave_up"]) for seat in game["seats"]] == [
        (False, False),
        (True, True),
        (False, False),
    ]
    score = (await bob.get("/api/numbers")).json()["yours"]["score"]
    assert (score["games"], score["won"]) == (1, 0)


async def test_the_host_who_gives_up_hands_the_table_on(host: Hosted) -> None:
    table, (ada, bob) = await started(host)
    there = await sitting(bob, table)
    await ada.post(f"/api/tables/{table}/resign")
    await there.until(lambda message: message["type"] == "table" and message["table"]["host"])


async def test_a_game_that_nobody_plays_any_more_ends_without_a_winner(host: Hosted) -> None:
    table, (ada, bob) = await started(host)
    watching = await sitting(Person(host.address, "Eve"), table)
    await bob.post(f"/api/tables/{table}/leave")
    await ada.post(f"/api/tables/{table}/resign")
    still = await watching.until(seat_is(0, gave_up=True))
    assert still["table"]["status"] == "playing", "who left may come back"
    assert (await bob.post(f"/api/tables/{table}/resign")).status_code == 204
    await watching.until(is_over)
    (game,) = (await ada.get("/api/games")).json()["games"]
    assert (game["winners"], game["finished"]) == ([], True)
    assert (await bob.post(f"/api/tables/{table}/resign")).json()["code"] == "not_playing"
    host.registry.in_memory.clear()
    assert (await ada.get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_bots_play_a_game_to_its_end_where_the_table_wants_that(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mb", deserted="bots", options=SHORT)
    watching = await sitting(Person(host.address, "Eve"), table)
    await ada.post(f"/api/tables/{table}/resign")
    await watching.until(is_over)
    (game,) = (await ada.get("/api/games")).json()["games"]
    assert game["moves"] > 3


async def test_a_bad_wish_for_deserted_tables_names_its_field(host: Hosted) -> None:
    answer = await Person(host.address).post("/api/tables", {"seats": [{"kind": "me"}] * 2, "deserted": "maybe"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "deserted" in answer.text


class Called:
    """A caller that notes down whom it is to call."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, frozenset[int]]] = []

    def turn(self, table: Table, seats: frozenset[int]) -> None:
        self.calls.append((table.id, seats))


async def test_somebody_slow_is_asked_once_for_one_decision(tmp_path: Path) -> None:
    watch = Watch()
    async with hosted(tmp_path, clock=watch) as host:
        table, (ada, bob) = await started(host)
        here, there = await sitting(ada, table), await sitting(bob, table)
        assert (await here.play(0, 3))["type"] == "accepted"
        nudge = f"/api/tables/{table}/nudge"
        assert (await ada.post(nudge, {"seat": 1})).json()["code"] == "not_slow"
        watch.seconds += 31
        assert (await ada.post(nudge, {"seat": 4})).json()["code"] == "not_slow"
        assert (await bob.post(nudge, {"seat": 0})).json()["code"] == "not_slow", "who has decided is not slow"
        assert (await Person(host.address, "Eve").post(nudge, {"seat": 1})).json()["code"] == "not_seated"
        assert (await ada.post(nudge, {"seat": 1})).status_code == 204
        told = await there.until_type("nudged")
        assert (told["seat"], told["by"]) == (1, 0)
        assert (await ada.post(nudge, {"seat": 1})).json()["code"] == "nudged_already"
        host.registry.in_memory.clear()
        again = await ada.post(nudge, {"seat": 1})
        assert again.json()["code"] in ("nudged_already", "not_slow"), "a table that slept does not forget it"


async def test_somebody_slow_by_post_is_called_once_more(tmp_path: Path) -> None:
    watch = Watch()
    async with hosted(tmp_path, clock=watch) as host:
        table, (ada, _bob) = await started(host, clock={"kind": "post", "days": 2})
        here = await sitting(ada, table)
        assert (await here.play(0, 3))["type"] == "accepted"
        called = Called()
        host.registry.in_memory[table]._caller = called
        nudge = f"/api/tables/{table}/nudge"
        watch.seconds += 23 * 3600
        assert (await ada.post(nudge, {"seat": 1})).json()["code"] == "not_slow"
        watch.seconds += 2 * 3600
        assert (await ada.post(nudge, {"seat": 1})).status_code == 204
        assert called.calls == [(table, frozenset({1}))]
        assert (await ada.post(nudge, {"seat": 1})).json()["code"] == "nudged_already"
