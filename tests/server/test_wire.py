"""What a socket tells beyond the game: that it lives, and one's own secret after a break."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from niagara.server.ws import transport
from tests.server.hosting import Hosted, hosted
from tests.server.people import BEAT, PATIENCE, Device, Json, Person
from tests.server.test_company import seat_is


async def frames_of(device: Device) -> AsyncIterator[Json]:
    async with asyncio.timeout(PATIENCE):
        while True:
            yield json.loads(await device.wire.recv())


async def test_a_ping_is_answered(host: Hosted) -> None:
    ada = Person(host.address)
    device = await ada.sit(await ada.make_table("mm"))
    await device.send({"type": "ping"})
    await device.until_type("pong")


async def test_a_socket_shows_that_it_lives(host: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "BEAT_SECONDS", 0.01)
    ada = Person(host.address)
    device = await ada.sit(await ada.make_table("mm"))
    heard = [message["type"] async for message in first_of(device, 6)]
    assert heard.count("beat") >= 3
    assert json.loads(BEAT) == {"type": "beat"}


async def first_of(device: Device, count: int) -> AsyncIterator[Json]:
    async for message in frames_of(device):
        yield message
        count -= 1
        if count == 0:
            return


async def test_the_owner_of_a_card_is_told_which_it_is_and_nobody_else(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mo")
    await bob.join(table)
    first, twin, second = await ada.sit(table), await ada.sit(table), await bob.sit(table)
    await ada.post(f"/api/tables/{table}/start")
    for device in (first, twin, second):
        await device.until(lambda message: bool(message["type"] == "snapshot" and message["position"]))
    before = twin.seq
    await twin.close()
    for card in (4, 2):
        await first.play(0, card)
        await first.until_seq(before + 1 if card == 4 else before + 2)
    await second.until_seq(before + 2)
    back = await ada.sit(table, twin)
    await back.until_seq(before + 2)
    for device, told in ((first, ["4", "2"]), (back, ["4", "2"]), (second, [None, None])):
        events = [event for update in device.updates for event in update["events"] if event["kind"] == "card_chosen"]
        assert [event.get("card") for event in events] == told


async def test_who_comes_back_is_told_the_card_that_a_bot_chose_meanwhile(tmp_path: Path) -> None:
    async with hosted(tmp_path, grace=0.01) as host:
        ada, bob = Person(host.address), Person(host.address, "Bob")
        table = await ada.make_table("mo", absent="bot")
        await bob.join(table)
        here, there = await ada.sit(table), await bob.sit(table)  # before the start, or a bot would choose already
        for device in (here, there):
            await device.hear()
        await ada.post(f"/api/tables/{table}/start")
        for device in (here, there):
            await device.until(lambda message: bool(message["type"] == "snapshot" and message["position"]))
        await there.close()
        await here.until(seat_is(1, away=True))
        await here.until_seq(there.seq + 1)
        back = await bob.sit(table, there)
        await back.until_seq(here.seq)
        (chosen,) = back.updates[-1]["events"]
        assert (chosen["kind"], chosen["seat"]) == ("card_chosen", 1)
        assert "card" not in here.updates[-1]["events"][0]
        truth = await (await bob.sit(table)).hear()
        assert truth["position"]["seats"][1]["card"] == chosen["card"], "and nothing of it is left for a reload"
