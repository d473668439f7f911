"""People who play through anything: they come back when the wire breaks and send again what was not answered.

A crew plays many tables at once, two people and somebody who watches at each, and begins a new game where one is over.
At the end everything that anybody was told is held against the log.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.checker import History
from tests.server.people import Device, Json, Person

BROKEN = (OSError, EOFError, WebSocketException, httpx.HTTPError, TimeoutError)
WENT_ON = ("resync", "not_now")  # the game went on meanwhile
PAUSE = 0.02


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@dataclass
class Player:
    """Plays the seats of one person at one table; somebody without seats only watches."""

    person: Person
    table: str
    held: tuple[int, ...]
    chance: random.Random
    device: Device | None = None
    accepted: dict[str, int] = field(default_factory=dict)
    command: Json | None = None
    number: int = 0
    gaps: list[float] = field(default_factory=list)  # seconds from a broken wire to the next message

    async def play(self) -> None:
        """Play until the game is over."""
        last: Device | None = None
        broken_at = 0.0
        while not self.over:
            try:
                self.device = await self.person.sit(self.table, before=last)
                await self.device.hear()
                last = self.device
                if broken_at:
                    self.gaps.append(time.monotonic() - broken_at)
                    broken_at = 0.0
                await self._play(self.device)
                await self.device.close()
            except BROKEN:
                broken_at = broken_at or time.monotonic()
                await asyncio.sleep(PAUSE)

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this player knows."""
        return self.device is not None and self.device.table.get("status") == "over"

    async def _play(self, device: Device) -> None:
        while not self.over:
            self.command = self.command or self._decide(device)
            if self.command is None:
                await device.hear()
                continue
            answer = await device.ask(**self.command)
            if answer["type"] == "refused" and answer["code"] == "try_again":
                await asyncio.sleep(PAUSE)
                continue
            command, self.command = self.command, None
            if answer["type"] == "accepted":
                self.accepted[f"{command['seat']}.{command['id']}"] = answer["seq"]
                await device.until_seq(answer["seq"])
            else:
                assert answer["code"] in WENT_ON, answer

    def _decide(self, device: Device) -> Json | None:
        decisions = [decision for decision in device.decisions if decision["seat"] in device.to_decide]
        own = max(self.accepted.values(), default=0)
        if not decisions or device.seq < own:  # what one has played oneself is not heard yet, after a crash
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

    def check(self, history: History) -> None:
        """What this player was told is what the log says, move by move and without gaps."""
        history.check_accepted(self.accepted)
        if self.device is not None:
            history.check_updates(self.held, self.device.updates)

    async def check_view(self, database: str) -> None:
        """What the server shows this player now is the view of the folded log; a move may still have been under way."""
        async with asyncio.timeout(30):
            while True:
                fresh = await self.person.sit(self.table)
                shown, history = await fresh.hear(), History(database, self.table)
                await fresh.close()
                if shown["seq"] == len(history.actions):
                    break
        assert shown["position"] == history.position(self.held), "the server shows another position"


class Crew:
    """Several tables played at once, at a server that may be anywhere and may be gone."""

    def __init__(
        self,
        address: str,
        tables: int,
        seed: int = 0,
        seats: str = "mmo",
        rounds: int = 12,
        others: Sequence[str] = (),
    ) -> None:
        self._addresses = itertools.cycle([address, *others])  # people spread over the servers there are
        self.seats, self.rounds = seats, rounds
        self.chance = random.Random(seed)
        self.tables: list[list[Player]] = []
        self.finished = 0
        self._people: list[Person] = []
        self._last = False
        self._tasks = [asyncio.create_task(self._play_games()) for _ in range(tables)]

    @property
    def players(self) -> list[Player]:
        """Everybody who has played or watched."""
        return [player for table in self.tables for player in table]

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged so far."""
        return sum(len(player.accepted) for player in self.players)

    @property
    def in_flight(self) -> int:
        """How many commands wait for their answer."""
        return sum(player.command is not None for player in self.players)

    def move_to(self, address: str) -> None:
        """The server has another address from now on."""
        self._addresses = itertools.cycle([address])
        for person in self._people:
            person.address, person.http.base_url = address, httpx.URL(f"http://{address}")

    def _person(self, name: str) -> Person:
        person = Person(next(self._addresses), name)
        self._people.append(person)
        return person

    async def _play_games(self) -> None:
        while not self._last:
            await self._play_game()
            self.finished += 1

    async def _play_game(self) -> None:
        ada, bob, eve = self._person("Ada"), self._person("Bob"), self._person("Eve")
        options = {"max_rounds": self.rounds}
        table = await self._insist(lambda: ada.make_table(self.seats, options=options))
        opened = tuple(at for at, kind in enumerate(self.seats) if kind == "o")
        if opened:
            await self._insist(lambda: bob.join(table))
            await self._insist(lambda: ada.post(f"/api/tables/{table}/start", {"fill": ""}))
        mine = tuple(at for at, kind in enumerate(self.seats) if kind == "m")
        seats = {ada: mine, bob: opened, eve: ()}
        players = [Player(person, table, held, random.Random(self.chance.random())) for person, held in seats.items()]
        self.tables.append(players)
        await asyncio.gather(*(player.play() for player in players))

    async def _insist(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """Ask until the server answers."""
        while True:
            try:
                answer = await ask()
            except (*BROKEN, AssertionError):
                await asyncio.sleep(PAUSE)
                continue
            if not isinstance(answer, httpx.Response) or answer.status_code < 500:
                return answer

    async def more_moves(self, more: int, patience: float = 60.0) -> None:
        """Wait until so many more moves have been acknowledged; a player's own failure is raised."""
        wanted = self.acknowledged + more
        async with asyncio.timeout(patience):
            while self.acknowledged < wanted:
                await asyncio.sleep(0.01)
                self.raise_failures()

    def raise_failures(self) -> None:
        """Raise what a player failed with, if one did."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()

    async def finish(self, patience: float = 120.0) -> None:
        """Play every game that has begun to its end."""
        self._last = True
        async with asyncio.timeout(patience):
            await asyncio.gather(*self._tasks)

    async def rest(self) -> None:
        """Play no more."""
        self.raise_failures()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def check(self, database: str) -> int:
        """Hold everything against the log, and the server's views too; how many commands were acknowledged."""
        for players in self.tables:
            history = History(database, players[0].table)
            for player in players:
                player.check(history)
            if not players[0].over:
                for player in players:
                    await player.check_view(database)
        return self.acknowledged

    async def away(self) -> None:
        """Close what is open."""
        for player in self.players:
            if player.device is not None:
                await player.device.close()
        for person in self._people:
            await person.away()
