"""A full disk, a locked database, commands twice and out of order, half-open sockets, clocks that jump."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import resource
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from niagara.server import runner
from tests.server.checker import History
from tests.server.crew import Crew, free_port
from tests.server.hosting import Hosted, hosted
from tests.server.nursery import Nursery
from tests.server.people import Device, Json, Person

DAY = 24 * 3600


def writing(host: Hosted, statement: str) -> None:
    """Run a statement on the connection that the server writes with."""
    with host.store._writing.begin() as connection:
        connection.exec_driver_sql(statement)


async def seated(host: Hosted, seats: str = "mmm", **more: object) -> tuple[Person, str, Device]:
    ada = Person(host.address)
    table = await ada.make_table(seats, **more)
    device = await ada.sit(table)
    await device.hear()
    return ada, table, device


async def refused_then_accepted(device: Device, watching: Device, table: str, host: Hosted) -> AsyncIterator[None]:
    """While the disk fails a move is refused and nobody hears of it; afterwards the very same command is accepted."""
    before = device.seq
    answer = await device.play(0, 3, id="mine")
    assert (answer["type"], answer["code"]) == ("refused", "try_again")
    assert (await Person(host.address).get(f"/api/tables/{table}")).status_code == 200, "reading still works"
    fresh = await Person(host.address).sit(table)
    assert (await fresh.hear())["seq"] == before
    yield
    answer = await device.play(0, 3, id="mine")
    assert (answer["type"], answer["seq"]) == ("accepted", before + 1)
    await device.until_seq(before + 1)
    await watching.until_seq(before + 1)
    told = [update["seq"] for update in watching.updates]
    assert told == list(range(told[0], before + 2)), "nobody hears of a move before it is written"


async def test_a_full_disk_refuses_moves_and_forgets_none(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        _, table, device = await seated(host)
        watching = await Person(host.address).sit(table)
        await watching.hear()
        writing(host, "PRAGMA max_page_count=1")  # as many as there are now, and not one more
        for card in itertools.cycle((4, 5)):  # one may change one's mind until there is no room for it (R4.4)
            answer = await device.play(0, card)
            if answer["type"] == "refused":
                break
            await device.until_seq(answer["seq"])
        steps = refused_then_accepted(device, watching, table, host)
        await anext(steps)
        writing(host, "PRAGMA max_page_count=1000000")
        with contextlib.suppress(StopAsyncIteration):
            await anext(steps)
        History(tmp_path / "niagara.sqlite", table).check_accepted({"0.mine": device.seq})


async def test_a_locked_database_is_waited_for_and_then_reported(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        _, table, device = await seated(host)
        watching = await Person(host.address).sit(table)
        await watching.hear()
        writing(host, "PRAGMA busy_timeout=150")
        other = sqlite3.connect(tmp_path / "niagara.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        steps = refused_then_accepted(device, watching, table, host)
        await anext(steps)
        other.execute("ROLLBACK")
        with contextlib.suppress(StopAsyncIteration):
            await anext(steps)
        writing(host, "PRAGMA busy_timeout=5000")
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(device.play(1, 3))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        other.execute("ROLLBACK")
        assert (await waiting)["type"] == "accepted"
        other.close()


async def test_a_disk_that_takes_no_more_bytes_loses_no_move(tmp_path: Path) -> None:
    database, port, nursery = f"sqlite:///{tmp_path / 'niagara.sqlite'}", free_port(), Nursery()
    crew = Crew(f"127.0.0.1:{port}", 3)
    try:
        pid = await nursery.start(port, database)
        await crew.more_moves(12)
        size = (tmp_path / "niagara.sqlite-wal").stat().st_size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await asyncio.sleep(0.3)
        stuck = crew.acknowledged
        await asyncio.sleep(0.5)
        assert crew.acknowledged <= stuck + 3, "moves are still acknowledged"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await crew.more_moves(12)
        await crew.rest()
        await crew.check(database)
        await crew.away()
    finally:
        await crew.rest()
        await nursery.close()


async def test_commands_twice_out_of_order_and_out_of_date_change_nothing(tmp_path: Path) -> None:
    """A wire that repeats and delays commands leads to the same log as one that does not."""
    chance = random.Random(3)
    async with hosted(tmp_path) as host:
        _, table, device = await seated(host, options={"max_rounds": 4})
        told: dict[str, Json] = {}
        sent: list[Json] = []
        for number in itertools.count():
            decisions = [each for each in device.decisions if each["seat"] in device.to_decide]
            if device.table["status"] == "over":
                break
            decision = chance.choice(decisions)
            move = chance.choice(decision["moves"])["number"]
            command = {"type": "play", "id": f"n{number}", "seat": decision["seat"], "moves": [move]}
            now = {"round": device.round, "seq": device.seq}
            late = {**command, **now, "id": f"l{number}", "round": device.round - 1, "seq": device.seq - 1}
            assert (await device.ask(**late))["code"] == "resync"
            early = {**command, **now, "id": f"e{number}", "round": device.round + 1, "seq": device.seq + 5}
            assert (await device.ask(**early))["code"] == "resync"
            answers = []
            for each in [{**command, **now}, *chance.sample(sent, min(2, len(sent))), {**command, **now}]:
                answers.append(await device.ask(**each))
                told.setdefault(each["id"], answers[-1])
                assert answers[-1] == told[each["id"]], "the first answer again"
            sent.append({**command, **now})
            await device.until_seq(answers[0]["seq"])
            while not device.to_decide and device.table["status"] != "over":
                await device.hear()
        history = History(tmp_path / "niagara.sqlite", table)
        accepted = {f"{each['seat']}.{each['id']}": told[each["id"]]["seq"] for each in sent}
        history.check_accepted(accepted)
        history.check_updates(range(3), device.updates)
        assert {action.command for action in history.actions if action.command} == {"start", *accepted}


async def test_a_socket_that_answers_no_ping_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "PING_SECONDS", 0.3)
    async with hosted(tmp_path) as host:
        _, table, device = await seated(host)
        address, port = host.address.split(":")
        silent = socket.socket()
        silent.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(silent, (address, int(port)))
        await loop.sock_sendall(
            silent,
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
        )
        await device.until(lambda message: message["type"] == "table" and message["table"]["spectators"] == 1)
        await device.until(lambda message: message["type"] == "table" and message["table"]["spectators"] == 0)
        assert (await device.play(0, 3))["type"] == "accepted"
        silent.close()


async def test_no_jump_of_the_wall_clock_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A day forward, two days back, an hour as in spring: nobody loses a seat, no game ends early."""
    jumps = itertools.cycle((0, DAY, -DAY, 3600, -3600))
    real, real_ns = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: real() + next(jumps))
    monkeypatch.setattr(time, "time_ns", lambda: real_ns() + next(jumps) * 1_000_000_000)
    async with hosted(tmp_path) as host:
        clock = {"kind": "live", "decision": 60, "reserve": 60}
        ada, table, device = await seated(host, "mmb", options={"max_rounds": 5}, clock=clock)
        await device.play_on(random.Random(1))
        assert not any(seat["away"] or seat["timed_out"] for seat in device.table["seats"])
        assert table in [each["id"] for each in (await ada.get("/api/lobby")).json()["yours"]]
    monkeypatch.undo()
    history = History(tmp_path / "niagara.sqlite", table)
    history.check_updates([0, 1], device.updates)
    assert history.game_log.game.outcome is not None
