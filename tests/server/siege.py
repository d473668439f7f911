"""A siege: attackers of ten networks ask for as much as the limits let through, while a club plays from one address.

The same is measured without them in the same run, so that a busy machine is no excuse.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from niagara.game import Game
from niagara.record import write_record
from tests.server.crew import free_port
from tests.server.people import Device, Person
from tests.server.test_games import a_record

TABLES = 20
NETWORKS = 10
SPARRING = ("duck", "beaver", "bear")  # levels whose answers are timed, each at a table of its own
BOT = 1  # its seat there
NORMAL_ROUNDS = 14  # of a game that is analysed
BETWEEN = 0.3  # seconds between two moves of one player
READING = 10.0  # seconds that somebody looks at an analysis before asking for the next


@dataclass
class Waited:
    """How long people waited, in seconds, by what for; and what the attackers got."""

    moves: list[float] = field(default_factory=list)
    bots: dict[str, list[float]] = field(default_factory=lambda: {level: [] for level in SPARRING})
    pages: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    analyses: list[float] = field(default_factory=list)
    answered: int = 0
    refused: int = 0


def quantiles(waits: list[float]) -> str:
    """p50, p99 and the longest, in milliseconds."""
    if not waits:
        return "none"
    ordered = sorted(waits)
    found = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99, 1.0)]
    return " / ".join(f"{1000 * each:.0f}" for each in found)


@asynccontextmanager
async def besieged(folder: Path) -> AsyncIterator[str]:
    """A server with everything as a host finds it."""
    port = free_port()
    command = [sys.executable, "-m", "niagara", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'niagara.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as asking, asyncio.timeout(60):
            while True:
                with suppress(httpx.HTTPError):
                    if (await asking.get("/health")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()


async def timed(waits: list[float], work: Awaitable[object]) -> None:
    begun = time.perf_counter()
    await work
    waits.append(time.perf_counter() - begun)


async def seat(address: str) -> Device:
    """One of the club, at a table with quick bots."""
    ada = Person(address)
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "drifter"}] * 2]
    table = (await ada.post("/api/tables", {"seats": seats, "pause": 0})).json()["id"]
    device = await ada.sit(table)
    await device.hear()
    return device


async def play(device: Device, number: int, waited: Waited) -> None:
    """Play for ever; not all begin in the same moment."""
    chance = random.Random(number)
    await asyncio.sleep(chance.random() * 2)
    while True:
        await _move(device, chance, waited)
        await asyncio.sleep(BETWEEN * chance.random() * 2)


async def _move(device: Device, chance: random.Random, waited: Waited) -> None:
    while not (mine := [each for each in device.decisions if each["seat"] in device.to_decide]):
        await device.hear()
    move = chance.choice(mine[0]["moves"])["number"]
    await timed(waited.moves, device.play(mine[0]["seat"], move))
    device.decisions = []


async def spar(address: str, level: str, waited: Waited) -> None:
    """Play one game after the other against a bot, and see how long it takes from its turn to its move."""
    chance, ada = random.Random(level), Person(address)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": level}]
    while True:
        made = await post_when_allowed(ada, "/api/tables", {"seats": seats, "pause": 0})
        device, asked = await ada.sit(made.json()["id"]), 0.0
        while device.table.get("status") != "over":
            if BOT in device.to_decide and not asked:
                asked = time.perf_counter()
            mine = [each for each in device.decisions if each["seat"] in device.to_decide]
            if mine:
                move = chance.choice(mine[0]["moves"])["number"]
                play = {"type": "play", "id": f"m{device.seq}", "seat": mine[0]["seat"], "moves": [move]}
                await device.send({**play, "round": device.round, "seq": device.seq})
                device.decisions = []
            said = await device.hear()
            if said["type"] == "update" and said["seat"] == BOT and asked:
                waited.bots[level].append(time.perf_counter() - asked)
                asked = 0.0
        await device.close()


async def look(address: str, waited: Waited) -> None:
    """Somebody who opens the page, and whoever watches over the server."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as bo:
        while True:
            await timed(waited.pages, bo.get("/"))
            await timed(waited.health, bo.get("/health"))
            await asyncio.sleep(BETWEEN)


async def study(address: str, waited: Waited) -> None:
    """Have one normal game after the other analysed, and wait for it as a browser does."""
    ada = Person(address)
    for number in itertools.count():
        record = a_record(number, NORMAL_ROUNDS, 4)
        made = await post_when_allowed(ada, "/api/games", {"record": record})
        path = f"/api/tables/{made.json()['id']}/analysis"
        answer = await post_when_allowed(ada, path, {})
        begun = time.perf_counter() - answer.elapsed.total_seconds()
        while answer.json()["status"] in ("waiting", "running"):
            await asyncio.sleep(0.5)
            answer = await ada.get(path)
        waited.analyses.append(time.perf_counter() - begun)
        await asyncio.sleep(READING)


async def post_when_allowed(person: Person, path: str, body: object) -> httpx.Response:
    """Ask again as long as it is too often: no person plays as many games in a minute."""
    while (answer := await person.post(path, body)).status_code == 429:
        await asyncio.sleep(float(answer.headers["retry-after"]))
    return answer


def longest_record() -> str:
    """A record as long as one may be."""
    chance, game = random.Random(1), Game.new(5, seed=1)
    while game.length < 2900 and game.state.round < 290:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return write_record(game)


async def attack(address: str, network: int, record: str, waited: Waited) -> None:
    """All attacks from one network, without a pause."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{network}", limits=httpx.Limits(max_connections=20))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=120) as eve:
        position = Game.new(5, seed=1).position()
        bots = [{"kind": "bot"}] * 5
        tables: list[str] = []

        async def ask(method: str, path: str, body: object = None) -> None:
            with suppress(httpx.HTTPError):
                answer = await eve.request(method, path, json=body)
                waited.answered += answer.status_code < 400
                waited.refused += answer.status_code >= 400
                if path == "/api/games" and answer.status_code == 201:
                    tables.append(answer.json()["id"])

        ways: list[Callable[[], Awaitable[None]]] = [
            lambda: ask("POST", "/api/games", {"record": record}),
            lambda: ask("GET", f"/api/tables/{random.choice(tables or ['x'])}/replay?eyes={random.randrange(5)}"),
            lambda: ask("GET", f"/api/tables/{random.choice(tables or ['x'])}/record?form=json"),
            lambda: ask("POST", f"/api/tables/{random.choice(tables or ['x'])}/analysis", {"depth": "deep"}),
            lambda: ask("POST", "/api/tables", {"seats": bots, "clock": {"kind": "post", "days": 14}, "pause": 0}),
            lambda: ask("POST", "/api/evaluate", {"position": position}),
            lambda: ask("POST", "/api/practice", {"position": position, "seat": 0, "moves": []}),
            lambda: ask("GET", "/api/numbers"),
            lambda: ask("GET", "/%00"),
            lambda: ask("GET", "/api/lobby"),
        ]

        async def besiege_table() -> None:
            """Ask over a socket for what is long to tell, again and again; closed for it, come back."""
            made = await eve.post("/api/tables", json={"seats": [{"kind": "me", "name": "Eve"}] * 3})
            if made.status_code != 201:
                await asyncio.sleep(1)
                return
            wire = await connect(
                f"ws://{address}/ws/tables/{made.json()['id']}",
                additional_headers={"Cookie": f"niagara={eve.cookies['niagara']}"},
                origin=f"http://{address}",  # type: ignore[arg-type]
                compression=None,
                local_addr=(f"127.0.1.{network}", 0),
            )
            with suppress(ConnectionClosed):
                for number in itertools.count():
                    for said in (
                        {"type": "foresee", "id": f"f{number}", "seat": number % 3},
                        {"type": "history", "before": 1000},
                        {"type": "resume", "since": 0},
                        {"type": "chat", "id": f"c{number}", "text": "x" * 200},
                    ):
                        await wire.send(json.dumps(said))
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.05):
                            async for answer in wire:
                                refused = b'"refused"' in (answer if isinstance(answer, bytes) else answer.encode())
                                waited.answered += not refused
                                waited.refused += refused

        ways += [besiege_table] * 3

        async def repeat(way: Callable[[], Awaitable[None]]) -> None:
            while True:
                with suppress(OSError, WebSocketException):
                    await way()
                await asyncio.sleep(0.01)  # what is refused costs the attacker too

        await asyncio.gather(*(repeat(way) for way in ways))


async def attack_all(address: str, networks: int, seconds: float) -> Waited:
    """All networks at once, for a while."""
    record, waited = longest_record(), Waited()
    tasks = [asyncio.create_task(attack(address, 1 + number, record, waited)) for number in range(networks)]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return waited


async def siege(folder: Path, seconds: float, tables: int = TABLES, networks: int = NETWORKS) -> tuple[Waited, Waited]:
    """What a club waits for without attackers, and then with them, who are a process of their own."""
    gc.disable()  # the club keeps every frame: looking through them all would be counted as waiting for the server
    async with besieged(folder) as address:
        found, club = [], [await seat(address) for _ in range(tables)]
        for attackers in (0, networks):
            waited = Waited()
            command = [sys.executable, "-m", "tests.server.siege", address, str(attackers), str(seconds)]
            attacking = subprocess.Popen(command, stdout=subprocess.PIPE, text=True) if attackers else None
            work = [play(device, number, waited) for number, device in enumerate(club)] + [look(address, waited)]
            work += [study(address, waited), *(spar(address, level, waited) for level in SPARRING)]
            tasks = [asyncio.create_task(each) for each in work]
            done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            for task in done:
                task.result()  # what went wrong
            if attacking is not None:
                told, _ = await asyncio.to_thread(attacking.communicate)
                waited.answered, waited.refused = map(int, told.split())
            found.append(waited)
    return found[0], found[1]


if __name__ == "__main__":
    # Attackers have machines of their own: what they compute must not be taken from the server and the club here.
    os.nice(19)
    done = asyncio.run(attack_all(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
    print(done.answered, done.refused)
