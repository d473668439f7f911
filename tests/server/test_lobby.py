"""The live lobby, the history of a running game for late comers, and whose chat is muted."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Json, Person


def public(event: Json) -> Json:
    """An event as everybody is told of it."""
    return {"kind": "card_chosen", "seat": event["seat"]} if event["kind"] == "card_chosen" else event


@asynccontextmanager
async def lobby_of(person: Person) -> AsyncIterator[Callable[[Callable[[Json], bool]], Any]]:
    """The lobby's socket: a function that waits for a lobby of some kind."""
    await person.get("/api/lobby")
    cookie = {"Cookie": f"niagara={person.http.cookies['niagara']}"}
    origin: Any = f"http://{person.address}"
    wire: ClientConnection
    async with connect(f"ws://{person.address}/ws/lobby", additional_headers=cookie, origin=origin) as wire:

        async def until(wanted: Callable[[Json], bool]) -> Json:
            async with asyncio.timeout(PATIENCE):
                while True:
                    seen: Json = json.loads(await wire.recv())
                    if seen.get("type") != "beat" and wanted(seen):
                        return seen

        yield until


async def test_the_lobby_tells_of_tables_that_are_made_filled_started_and_left(tmp_path: Path) -> None:
    async with hosted(tmp_path, lobby_pause=0.01) as host:
        ada, bob = Person(host.address), Person(host.address, "Bob")
        async with lobby_of(bob) as until:
            first = await until(lambda _lobby: True)
            assert first["open"] == []
            assert first == (await bob.get("/api/lobby")).json()
            table = await ada.make_table("mo", public=True)
            seen = await until(lambda lobby: len(lobby["open"]) == 1)
            assert seen["open"][0]["id"] == table
            assert seen["yours"] == []
            await ada.make_table("mo")
            await bob.join(table)
            seen = await until(lambda lobby: len(lobby["yours"]) == 1)
            assert seen["open"][0]["seats"][1]["yours"]
            assert len(seen["open"]) == 1, "a table by link is nobody else's business"
            await ada.post(f"/api/tables/{table}/start", {"fill": ""})
            seen = await until(lambda lobby: lobby["open"] == [])
            assert [each["id"] for each in seen["playing"]] == [table]
            other = await ada.make_table("mo", public=True)
            await until(lambda lobby: len(lobby["open"]) == 1)
            await ada.post(f"/api/tables/{other}/leave")
            await until(lambda lobby: lobby["open"] == [])


async def test_a_restart_sends_those_in_the_lobby_away_too(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        await ada.get("/api/lobby")
        origin: Any = f"http://{host.address}"
        wire = await connect(
            f"ws://{host.address}/ws/lobby",
            additional_headers={"Cookie": f"niagara={ada.http.cookies['niagara']}"},
            origin=origin,
        )
        await wire.recv()
        await host.stop()
        await asyncio.wait_for(wire.wait_closed(), PATIENCE)
        assert wire.close_code == 1012


async def test_the_history_of_a_running_game_is_whole_for_who_comes_late(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mbb", options={"max_rounds": 40})
    device = await ada.sit(table)
    await device.hear()
    before = device.seq
    await device.play_on(random.Random(4), until=lambda _message: device.seq > 230)
    late = await Person(host.address).sit(table)
    await late.hear()
    newest = late.seq  # the bots may still be moving
    pages: list[list[Json]] = []
    asked, start = newest + 1, None
    while asked > 1:
        await late.send({"type": "history", "before": asked})
        page = await late.until_type("past")
        pages.insert(0, page["updates"])
        asked, start = page["updates"][0]["seq"], page["start"]
    told = [update for page in pages for update in page]
    assert [update["seq"] for update in told] == list(range(1, newest + 1))
    assert len(pages) > 1
    assert start is not None
    assert (start["round"], start["phase"]) == (1, "choose")
    await device.until_seq(newest)
    mine = {update["seq"]: update for update in device.updates}
    for update in told[before:]:
        seen = mine[update["seq"]]
        # A watcher is told what the player was, but for the player's own cards.
        assert update["events"] == [public(event) for event in seen["events"]]
        assert update["text"] in ("", seen["text"])
    await late.send({"type": "history", "before": 1})
    assert (await late.until_type("past"))["updates"] == []


async def test_the_host_mutes_a_seat_and_all_spectators(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mo")
    await bob.join(table)
    watcher = Person(host.address)
    first, second, third = [await person.sit(table) for person in (ada, bob, watcher)]
    await second.send({"type": "mute", "seat": 0})
    assert (await second.until_type("refused"))["code"] == "not_host"
    for seat in (1, -1):
        await first.send({"type": "mute", "seat": seat})
    await third.until(lambda message: message["type"] == "table" and message["table"]["muted"] == [-1, 1])
    for device in (second, third):
        await device.say(text="hello?")
        assert (await device.until_type("refused"))["code"] == "muted"
    await first.send({"type": "mute", "seat": 1, "on": False})
    await second.until(lambda message: message["type"] == "table" and message["table"]["muted"] == [-1])
    await second.say(text="hello!")
    await second.say(phrase="well-paddled")
    lines = [(await third.until_type("said"))["line"] for _ in range(2)]
    assert [line["text"] for line in lines] == ["hello!", ""]
    assert lines[0]["number"] < lines[1]["number"]
    seen = await (await ada.sit(table)).hear()
    assert [line["number"] for line in seen["chat"]] == [line["number"] for line in lines]


async def test_a_line_that_is_sent_again_is_said_once_even_after_a_restart(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        table = await ada.make_table("mb")
        device = await ada.sit(table)
        for _ in range(2):
            assert (await device.ask(type="chat", id="first", text="hello"))["type"] == "accepted"
    async with hosted(tmp_path) as host:
        again = Person(host.address)
        again.http.cookies = ada.http.cookies
        device = await again.sit(table)
        assert (await device.ask(type="chat", id="first", text="hello"))["type"] == "accepted"
        assert (await device.ask(type="chat", id="second", text="hello"))["type"] == "accepted"
        lines = (await (await again.sit(table)).hear())["chat"]
        assert [(line["id"], line["text"]) for line in lines] == [("first", "hello"), ("second", "hello")]


async def test_a_line_with_nothing_in_it_is_refused_by_name(host: Hosted) -> None:
    ada = Person(host.address)
    device = await ada.sit(await ada.make_table("mb"))
    answer = await device.ask(type="chat", text="\u200b")
    assert (answer["type"], answer["code"]) == ("refused", "malformed")
    assert "text" in answer["text"]


async def test_who_comes_back_hears_the_chat_that_was_missed(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mb")
    device, other = await ada.sit(table), await bob.sit(table)
    await device.hear()
    await other.say(text="one")
    heard = (await device.until_type("said"))["line"]["number"]
    await device.close()
    await other.say(text="two")
    await other.until(lambda message: message["type"] == "said" and message["line"]["text"] == "two")
    again = await ada.sit(table, device, heard)
    assert (await again.until_type("said"))["line"]["text"] == "two"
