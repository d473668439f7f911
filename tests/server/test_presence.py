"""Who is there, who is away, chat, pace, floods, slow readers, restarts."""

from __future__ import annotations

import asyncio
import random
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from niagara.server.ws.connection import Connection
from tests.server.checker import History
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Person


async def test_a_bot_paddles_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    async with hosted(tmp_path, grace=0.2) as host:
        ada, bob = Person(host.address), Person(host.address, "Bob")
        table = await ada.make_table("mo", options={"max_rounds": 30}, absent="bot")
        await bob.join(table)
        await ada.post(f"/api/tables/{table}/start", {"fill": ""})
        second = await bob.sit(table)
        await second.hear()
        first = await ada.sit(table)
        await first.hear()
        await second.close()
        gone = await first.until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"]
        )
        assert not gone["table"]["seats"][1]["away"]
        await first.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["away"])
        await first.play_on(random.Random(1), until=lambda _message: first.seq > 30)
        back = await bob.sit(table)
        seen = await back.hear()
        assert seen["table"]["seats"][1]["kind"] == "human"
        await first.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["away"])
        while 0 in first.to_decide:
            mine = next(decision for decision in first.decisions if decision["seat"] == 0)
            answer = await first.play(0, mine["moves"][0]["number"])
            if answer["type"] == "accepted":
                await first.until_seq(answer["seq"])
        async with host.registry.room(table) as room:
            assert room.log is not None
            seq = room.log.seq
            await asyncio.sleep(0.4)
            assert room.log.seq == seq, "nobody paddles for a player who is back"
            assert room.attendance().spectators == 0


async def test_a_game_without_its_humans_sleeps_and_costs_no_memory(tmp_path: Path) -> None:
    async with hosted(tmp_path, grace=0.05, idle=0.1) as host:
        ada = Person(host.address)
        table = await ada.make_table("mbb", options={"max_rounds": 30}, absent="bot")
        device = await ada.sit(table)
        await device.hear()
        await device.close()
        watching = await Person(host.address).sit(table)
        await watching.until(lambda _message: bool(watching.table["seats"][0]["away"]))
        await asyncio.sleep(0.2)
        seq = watching.seq
        assert 0 in watching.to_decide, "a spectator alone does not keep the game going"
        await watching.close()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if host.registry.live == 0:
                break
        assert host.registry.live == 0
        back = await ada.sit(table)
        assert (await back.hear())["seq"] >= seq
        assert (await back.play(0, 3))["type"] == "accepted"


async def test_chat_reaches_everybody_and_is_kept(tmp_path: Path) -> None:
    async with hosted(tmp_path, chat_rate=0.01, chat_burst=2.0) as host:
        ada = Person(host.address)
        table = await ada.make_table("mbb")
        device = await ada.sit(table)
        watching = await Person(host.address).sit(table)
        await device.hear()
        await watching.hear()
        await device.say(phrase="well-paddled")
        line = (await watching.until_type("said"))["line"]
        assert (line["seat"], line["name"], line["phrase"], line["text"]) == (0, "Ada", "well-paddled", "")
        await watching.say(text="  \u202ehi\nthere ")
        said = await device.until(lambda message: message["type"] == "said" and message["line"]["seat"] == -1)
        assert said["line"]["text"] == "hi there"
        await device.say(text="\u200b")
        assert (await device.until_type("refused"))["code"] == "malformed"
        await device.say(text="two")
        await device.say(text="three")
        assert (await device.until_type("refused"))["code"] == "slow_down"
        fresh = await ada.sit(table)
        texts = [line["phrase"] or line["text"] for line in (await fresh.hear())["chat"]]
        assert texts == ["well-paddled", "hi there", "two"]


async def test_a_flood_is_refused_and_then_closed(tmp_path: Path) -> None:
    async with hosted(tmp_path, message_rate=1.0, message_burst=3.0) as host:
        ada = Person(host.address)
        device = await ada.sit(await ada.make_table("mm"))
        for number in range(80):
            await device.send({"type": "why", "id": f"w{number}", "seat": 0, "canoe": "a", "space": "3"})
        assert (await device.until_type("refused"))["code"] == "slow_down"
        with pytest.raises(ConnectionClosed):
            await device.until(lambda _message: False)
        assert device.wire.close_code == 1008


async def test_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    async with hosted(tmp_path, table_rate=0.01, table_burst=2.0) as host:
        await Person(host.address).make_table("bb")
        await Person(host.address).make_table("bb")
        answer = await Person(host.address).post("/api/tables", {"seats": [{"kind": "bot"}] * 3})
        assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")


async def test_the_pace_is_the_hosts(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mbo")
    await bob.join(table)
    first, second = await ada.sit(table), await bob.sit(table)
    await second.send({"type": "pace", "pause": 5})
    assert (await second.until_type("refused"))["code"] == "not_host"
    await first.send({"type": "pace", "pause": 7})
    await first.ask(type="why", seat=0, canoe="a", space="3")
    async with host.registry.room(table) as room:
        assert room.table.pause == 7
    bots = await Person(host.address).make_table("bb", pause=5000)
    watching = await bob.sit(bots)
    await watching.send({"type": "pace", "pause": 0})
    await watching.until_seq(30)


async def test_who_never_reads_is_let_go_and_nobody_else_notices(tmp_path: Path) -> None:
    async with hosted(tmp_path, chat_rate=5000.0, chat_burst=5000.0, slow_reader=0.3) as host:
        ada = Person(host.address)
        table = await ada.make_table("mmm")
        address, port = host.address.split(":")
        stuck = socket.socket()
        stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        stuck.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(stuck, (address, int(port)))
        await loop.sock_sendall(
            stuck,
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
        )
        watching = await ada.sit(table)
        async with host.registry.room(table) as room:
            await watching.hear()
            async with asyncio.timeout(PATIENCE):
                while len(room.audience.listeners) < 2:
                    await asyncio.sleep(0.01)
            sent = 0
            while len(room.audience.listeners) == 2:
                await watching.say(text="x" * 200)
                await watching.until_type("said")
                sent += 1
                assert sent < 40_000, "the one who does not read was never let go"
            assert sent > 64, "who is only a little behind is not let go"
            assert (await watching.play(0, 3))["type"] == "accepted"
        stuck.close()


async def test_a_restart_is_announced_and_breaks_no_game(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        table = await ada.make_table("mbb", options={"max_rounds": 12})
        device = await ada.sit(table)
        await device.hear()
        await device.play_on(random.Random(1), until=lambda _message: device.seq > 40)
        stopping = asyncio.create_task(host.stop())
        assert (await device.until_type("restarting"))["seconds"] > 0
        assert await device.closed() == 1012
        await stopping
        cookies = ada.http.cookies
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        ada.http.cookies = cookies
        back = await ada.sit(table, before=device)
        await back.hear()
        await back.play_on(random.Random(2))
    History(tmp_path / "niagara.sqlite", table).check_updates([0], back.updates)


def test_a_socket_torn_down_in_the_middle_of_telling_keeps_nothing_from_the_others(tmp_path: Path) -> None:
    """On the loop that the server runs on, which takes it ill when a closed socket is written to."""
    uvloop = pytest.importorskip("uvloop")
    uvloop.run(_torn_down(tmp_path))


async def _torn_down(folder: Path) -> None:
    async with hosted(folder) as host:
        ada = Person(host.address)
        table = await ada.make_table("mm", options={"max_rounds": 5})
        device = await ada.sit(table)
        await device.hear()
        watchers = [await Person(host.address).sit(table) for _ in range(3)]
        for watcher in watchers:
            await watcher.hear()
        async with host.registry.room(table) as room:
            for connection in room.audience.listeners:
                assert isinstance(connection, Connection)
                if connection.session != room.table.host:
                    connection._socket.give_up()
            await asyncio.sleep(0)  # now they are closed, and the room does not know it yet
            room.audience.tell_each(room.snapshot_bytes)
        assert (await device.until_type("snapshot"))["seq"] == device.seq
        for watcher in watchers:
            await watcher.closed()
