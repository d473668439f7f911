"""kill -9 under load: no acknowledged move is lost, none is played twice, and everybody's view is that of the log."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import httpx
import pytest_asyncio
from websockets.exceptions import WebSocketException

from tests.server.checker import History
from tests.server.nursery import Nursery
from tests.server.people import Device, Json, Person

KILLS = 8
GAMES = 4
PLAYERS = 3
BROKEN = (OSError, EOFError, WebSocketException, httpx.TransportError, TimeoutError)


@dataclass
class Player:
    """Plays all seats of one table, and when the server dies comes back and sends again what was not answered."""

    person: Person
    table: str
    chance: random.Random
    device: Device | None = None
    accepted: dict[str, int] = field(default_factory=dict)
    command: Json | None = None
    number: int = 0

    async def play_forever(self) -> None:
        last: Device | None = None
        while True:
            try:
                self.device = await self.person.sit(self.table, before=last)
                if last is None:
                    await self.device.hear()
                last = self.device
                await self._play()
            except BROKEN:
                await asyncio.sleep(0.01)

    async def _play(self) -> None:
        device = self.device
        assert device is not None
        while True:
            self.command = self.command or self._decide(device)
            if self.command is None:
                await device.hear()
                continue
            answer = await device.ask(**self.command)
            seat, name = self.command["seat"], self.command["id"]
            self.command = None
            if answer["type"] == "accepted":
                self.accepted[f"{seat}.{name}"] = answer["seq"]
                await device.until_seq(answer["seq"])
            else:
                assert answer["code"] in ("resync", "not_now"), answer

    def _decide(self, device: Device) -> Json | None:
        decisions = [decision for decision in device.decisions if decision["seat"] in device.to_decide]
        if not decisions:
            return None
        decision = self.chance.choice(decisions)
        self.number += 1
        return {
            "type": "play",
            "id": f"k{self.number}",
            "seat": decision["seat"],
            "moves": [self.chance.choice(decision["moves"])["number"]],
            "round": device.round,
            "seq": device.seq,
        }


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def more_moves(players: list[Player], tasks: list[asyncio.Task[None]], more: int) -> None:
    """Wait until so many more moves have been acknowledged."""
    wanted = sum(len(player.accepted) for player in players) + more
    async with asyncio.timeout(30):
        while sum(len(player.accepted) for player in players) < wanted:
            await asyncio.sleep(0.01)
            for task in tasks:
                if task.done():
                    task.result()


@pytest_asyncio.fixture
async def nursery() -> AsyncIterator[Nursery]:
    nursery = Nursery()
    yield nursery
    await nursery.close()


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str, nursery: Nursery) -> None:
    chance = random.Random(8)
    port = free_port()
    pid = await nursery.start(port, database)
    people = [Person(f"127.0.0.1:{port}") for _ in range(GAMES)]
    players = [
        Player(person, await person.make_table("m" * PLAYERS), random.Random(seed))
        for seed, person in enumerate(people)
    ]
    tasks = [asyncio.create_task(player.play_forever()) for player in players]
    in_flight = 0
    for kill in range(KILLS):
        await more_moves(players, tasks, 4 * GAMES)
        await asyncio.sleep(chance.random() * 0.1)
        in_flight += sum(player.command is not None for player in players)
        if kill == KILLS - 1:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await nursery.kill(pid)
        pid = await nursery.start(port, database)
    assert in_flight > 0, "no kill ever hit a move under way"
    for player in players:
        await check(player, database)


async def check(player: Player, database: str) -> None:
    """What the player was told is what the log says, and so is what the server shows."""
    history = History(database, player.table)
    history.check_accepted(player.accepted)
    assert player.device is not None
    updates = player.device.updates
    history.check_updates(range(PLAYERS), updates)
    assert [update["seq"] for update in updates] == list(range(3, 3 + len(updates)))
    fresh = await player.person.sit(player.table)
    assert (await fresh.hear())["position"] == history.position(range(PLAYERS))
    await fresh.close()
