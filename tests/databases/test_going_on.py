"""A server of today opens a database of an earlier version: what is over is shown as it was, what is not goes on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from niagara.game import Game
from niagara.notation.line import from_line
from niagara.rules.actions import VERSION
from tests.databases.kept import FOR_EVER, PATIENCE, Kept, person
from tests.databases.manifest import KeptTable, describe
from tests.server import people
from tests.server.hosting import hosted
from tests.server.people import Json, Person
from tests.server.test_clocks import DAY, Watch


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots may have to be compiled first."""
    monkeypatch.setattr(people, "PATIENCE", PATIENCE)


async def test_finished_games_are_shown_as_they_were(kept: Kept, old_database: str) -> None:
    async with hosted(old_database, clock=Watch(), **FOR_EVER) as host:
        ada, _bob, eve = (person(host.address, *who) for who in kept.manifest.people.items())
        finished = {scene: table for scene, table in kept.manifest.tables.items() if table.status == "over"}
        for scene, table in finished.items():
            path = f"/api/tables/{table.id}"
            assert (await eve.get(f"{path}/record")).text == kept.records[f"{scene}.txt"]
            assert (await eve.get(f"{path}/record?form=json")).text == kept.records[f"{scene}.json"]
            steps = (await eve.get(f"{path}/replay")).json()["steps"]
            assert steps[-1]["seq"] == table.seq
            assert steps[-1]["position"]["seats"] == seats_of(table)
            assert (await eve.get(f"{path}/analysis")).status_code == 200
        listed = [game for whose in ("mine", "public") for game in await games(ada, whose)]
        others = {"first_bots", "other_bots"}  # neither public nor hers: she only made the table
        assert {game["id"] for game in listed} == {table.id for scene, table in finished.items() if scene not in others}
        numbers = (await ada.get("/api/numbers")).json()
        assert numbers["games"] == sum(not scene.startswith("imported") for scene in finished)
        for somebody in (ada, eve):
            await somebody.away()


async def test_running_games_go_on_to_their_end(kept: Kept, old_database: str) -> None:
    running = {scene: table for scene, table in kept.manifest.tables.items() if table.status == "playing"}
    async with hosted(old_database, clock=Watch(), **FOR_EVER) as host:
        ada, bob, eve = (person(host.address, *who) for who in kept.manifest.people.items())
        seen = {scene: await look(ada, table) for scene, table in running.items()}
        for scene, table in running.items():
            assert seen[scene]["seq"] == table.seq
            mine = [at for at, seat in enumerate(seen[scene]["table"]["seats"]) if seat["yours"]]
            assert mine
            assert [seen[scene]["position"]["seats"][at] for at in mine] == [seats_of(table)[at] for at in mine]
        as_they_were_left(seen)
        await asyncio.gather(*(play(table, ada, bob) for table in running.values()))
        for scene, table in running.items():
            record = (await eve.get(f"/api/tables/{table.id}/record?form=json")).json()
            before = json.loads(kept.records[f"{scene}.json"])
            assert record["moves"][: table.seq] == before["moves"]
            assert record["result"] != "unfinished"
        for somebody in (ada, bob, eve):
            await somebody.away()
    after = describe(old_database, {scene: table.id for scene, table in running.items()})[0].tables
    assert {(table.status, table.rules) for table in after.values()} == {("over", VERSION)}


async def test_tables_that_waited_begin(kept: Kept, old_database: str) -> None:
    async with hosted(old_database, clock=Watch(), **FOR_EVER) as host:
        ada, bob, eve = (person(host.address, *who) for who in kept.manifest.people.items())
        waiting = {scene: table for scene, table in kept.manifest.tables.items() if table.status == "open"}
        lobby = (await eve.get("/api/lobby")).json()
        assert [table["id"] for table in lobby["open"]] == [waiting["waiting"].id]
        for table in waiting.values():
            assert (await ada.post(f"/api/tables/{table.id}/start", {"fill": "otter"})).status_code == 204
        assert (await look(bob, waiting["waiting"]))["position"]["round"] == 1
        assert (await look(bob, waiting["waiting_position"]))["position"]["round"] == 9
        await play(waiting["waiting_position"], ada, bob)
        for somebody in (ada, bob, eve):
            await somebody.away()


def as_they_were_left(seen: dict[str, Json]) -> None:
    """Phases, chat, clocks and stand-ins of the running games."""
    phases = {scene: snapshot["position"]["phase"] for scene, snapshot in seen.items()}
    assert (phases["choose"], phases["mid_turn"], phases["buy_back"]) == ("choose", "turns", "buy_back")
    talk = [(line["seat"], line["phrase"], line["text"]) for line in seen["choose"]["chat"]]
    assert talk == [(0, "", "Hello, river! Ça va?"), (1, "hello", ""), (-1, "", "I only look on.")]
    assert seen["choose"]["table"]["muted"] == [-1, 1]
    assert [seat["timed_out"] for seat in seen["live_out"]["table"]["seats"]] == [False, True]
    assert [seat["timed_out"] for seat in seen["post_out"]["table"]["seats"]] == [False, True]
    assert (seen["left"]["table"]["seats"][1]["kind"], seen["left"]["table"]["seats"][1]["name"]) == ("bot", "Bob")
    live = next(clock for clock in seen["live"]["clocks"] if clock["seat"] == 1)
    assert live == {"seat": 1, "left": 20.0, "reserve": 45.0}
    (post,) = seen["post"]["clocks"]
    assert post["seat"] == 1
    assert 2.4 * DAY < post["left"] <= 2.5 * DAY


def seats_of(table: KeptTable) -> list[dict[str, Any]]:
    """The seats as they see themselves in a kept position."""
    game = Game(from_line(table.position), river="waits")
    return [json.loads(json.dumps(game.view(seat)["seats"][seat])) for seat in range(game.players)]


async def games(somebody: Person, whose: str) -> list[Json]:
    """All pages of a list of finished games."""
    found: list[Json] = []
    before = ""
    while True:
        page = (await somebody.get(f"/api/games?whose={whose}&before={before}")).json()
        found += page["games"]
        before = page["next"]
        if not before:
            return found


async def look(somebody: Person, table: KeptTable) -> Json:
    """What somebody sees who opens a table and closes it again."""
    device = await somebody.sit(table.id)
    snapshot = await device.hear()
    await device.close()
    return snapshot


async def play(table: KeptTable, *players: Person) -> None:
    """Let those of these people who sit at a table play on at random until the game is over."""
    devices = [await somebody.sit(table.id) for somebody in players]
    for device in devices:
        await device.hear()
    sitting = [device for device in devices if any(seat["yours"] for seat in device.table["seats"])]
    await asyncio.gather(*(device.play_on(random.Random(7)) for device in sitting))
    for device in devices:
        await device.close()
