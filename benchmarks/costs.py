"""What one of each kind that visitors are charged for costs the server: `python -m benchmarks.costs`.

Each is asked for again and again, in the costliest way that limits let through; printed are milliseconds of processor
of the server, of helper processes beside it, and bytes of the answer. `limits/weights.py` has these figures.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.hosts import ROOT, TICKS, Host, ours
from niagara.game import Game
from niagara.protocol.limits import RECORD_MOVES, RECORD_ROUNDS
from niagara.record import write_record
from niagara.server.limits.weights import LONG_LISTS, MEASURED, Weight

SETTLE = 0.3  # seconds until what was asked for is done
USUAL_MOVES = 250  # of a game
FULL = 60  # public tables in a lobby
Ask = Callable[[], Awaitable[int]]  # asks once; how many bytes came


@dataclass(frozen=True)
class Cost:
    """What one came to: milliseconds of processor here and in helpers, bytes."""

    loop: float
    aside: float
    size: float


def long_record(moves: int, seed: int) -> str:
    """A record as long as one may be."""
    chance, game = random.Random(seed), Game.new(5, seed=seed)
    while game.length < moves - 100 and game.state.round < RECORD_ROUNDS - 2 and game.outcome is None:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return write_record(game)


def descendants(pid: int) -> Iterator[int]:
    """All processes that a process has started."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield child
            yield from descendants(child)


def aside_seconds(host: Host) -> float:
    """Processor time of the server's helpers so far."""
    seconds = 0.0
    for pid in descendants(host.process.pid):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        seconds += (int(fields[11]) + int(fields[12])) / TICKS
    return seconds


async def measured(host: Host, count: int, ask: Ask) -> Cost:
    """Ask so many times, and once before that counts for nobody."""
    await ask()
    await asyncio.sleep(SETTLE)
    loop, aside, size = host.processor_seconds(), aside_seconds(host), 0
    for _ in range(count):
        size += await ask()
    await asyncio.sleep(SETTLE)
    return Cost(
        1000 * (host.processor_seconds() - loop) / count,
        1000 * (aside_seconds(host) - aside) / count,
        size / count,
    )


class Visitor:
    """Who asks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=300, verify=False)

    def asks(self, method: str, path: str, body: Any = None) -> Ask:
        async def ask() -> int:
            answer = await self.http.request(method, path, json=body)
            assert answer.status_code < 400, f"{path}: {answer.status_code} {answer.text[:200]}"
            return int(answer.headers.get("content-length", len(answer.content)))

        return ask

    def each(self, method: str, paths: list[str]) -> Ask:
        """Another address each time, so that nothing is remembered."""
        left = iter(paths)

        async def ask() -> int:
            return await self.asks(method, next(left))()

        return ask

    async def bring(self, record: str) -> str:
        """Bring a game in; its table."""
        answer = await self.http.post("/api/games", json={"record": record})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def table(self, **wanted: Any) -> str:
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * 4]
        answer = await self.http.post("/api/tables", json={"seats": seats, "public": True, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}",
            additional_headers={"Cookie": f"niagara={self.http.cookies['niagara']}"},
            origin=f"http://127.0.0.1:{self.port}",  # type: ignore[arg-type]
            compression=None,
            max_size=None,
        )


async def heard(wire: ClientConnection, kinds: tuple[str, ...]) -> int:
    """Bytes of the next message of a kind."""
    while True:
        text = await wire.recv()
        if json.loads(text)["type"] in kinds:
            return len(text)


async def requests(host: Host, visitor: Visitor, show: Callable[[str, Cost], None]) -> None:
    """Every kind of request."""
    games = [await visitor.bring(long_record(RECORD_MOVES, seed)) for seed in range(2)]
    normal = [await visitor.bring(long_record(USUAL_MOVES, 50 + seed)) for seed in range(2)]
    for _ in range(FULL):
        await visitor.table()
    position = Game.new(5, seed=1).position()
    seats = {"seats": [{"kind": "bot"}] * 5, "pause": 0}
    practice = {"position": position, "seat": 0, "moves": []}
    show("files", await measured(host, 100, visitor.asks("GET", "/")))
    show("health", await measured(host, 100, visitor.asks("GET", "/health")))
    lobby = await measured(host, 60, visitor.asks("GET", "/api/lobby"))
    show("requests", Cost(lobby.loop / LONG_LISTS, lobby.aside / LONG_LISTS, lobby.size / LONG_LISTS))
    show("a page of finished games", await measured(host, 60, visitor.asks("GET", "/api/games?whose=public")))
    show("a table of bots", await measured(host, 30, visitor.asks("POST", "/api/tables", seats)))
    record = {"record": long_record(RECORD_MOVES, 99)}
    show("tables", await measured(host, 5, visitor.asks("POST", "/api/games", record)))
    show("practice", await measured(host, 100, visitor.asks("POST", "/api/practice", practice)))
    show("positions", await measured(host, 5, visitor.asks("POST", "/api/evaluate", {"position": position})))
    replays = [f"/api/tables/{game}/replay?eyes={eyes}" for game in games for eyes in range(5)]
    show("retelling", await measured(host, 8, visitor.each("GET", replays)))
    show("analysis", await measured(host, 1, analyses(visitor, normal)))


def analyses(visitor: Visitor, games: list[str]) -> Ask:
    """Have one game after the other analysed, to the end."""
    left = iter(games)

    async def ask() -> int:
        path = f"/api/tables/{next(left)}/analysis"
        await visitor.asks("POST", path, {"depth": "quick"})()
        while (answer := await visitor.http.get(path)).json()["status"] != "done":
            await asyncio.sleep(0.2)
        return len(answer.content)

    return ask


async def waking(folder: Path, show: Callable[[str, Cost], None]) -> None:
    """What it costs to look at a long game that is not in memory."""
    with ours(folder / "waking.sqlite", allowance=1e6, idle=0.05) as host:
        visitor = Visitor(host.port)
        games = [await visitor.bring(long_record(RECORD_MOVES, seed)) for seed in range(4)] * 8
        await asyncio.sleep(1)

        async def ask() -> int:
            size = await visitor.asks("GET", f"/api/tables/{games.pop()}")()
            await asyncio.sleep(0.15)
            return size

        show("waking a long table", await measured(host, 20, ask))


async def messages(host: Host, visitor: Visitor, show: Callable[[str, Cost], None]) -> None:
    """Every kind of message, at a table in the middle of a long game."""
    chance, game = random.Random(7), Game.new(5, seed=7)
    while game.length < 600 or len(game.to_decide) != 1 or game.to_decide[0] < 0:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    seats = [{"kind": "me", "name": "Ada"}] * 5
    made = await visitor.http.post("/api/tables", json={"seats": seats, "position": game.position(), "pause": 0})
    assert made.status_code == 201, made.text
    wire = await visitor.sit(made.json()["id"])
    snapshot = json.loads(await wire.recv())
    while snapshot["type"] != "snapshot":
        snapshot = json.loads(await wire.recv())
    seq = snapshot["seq"]
    for _ in range(400):  # so that there is something to look back at
        decision = next(each for each in snapshot["decisions"] if each["seat"] in snapshot["to_decide"])
        move = chance.choice(decision["moves"])["number"]
        round_ = snapshot.get("position", {}).get("round") or snapshot.get("round") or 0
        snapshot = await played(wire, decision["seat"], move, round_, seq, snapshot)
        seq = snapshot["seq"]
    decision = next(each for each in snapshot["decisions"] if each["seat"] in snapshot["to_decide"])
    seat, move = decision["seat"], decision["moves"][0]["number"]
    ways: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
        "preview": ({"id": "a", "seat": seat, "moves": [move], "seq": seq}, ("previewed", "refused")),
        "why": ({"id": "a", "seat": seat, "canoe": "a", "space": "3"}, ("because", "refused")),
        "foresee": ({"id": "a", "seat": seat}, ("foreseen", "refused")),
        "history": ({"before": seq}, ("past",)),
        "resume": ({"since": max(0, seq - 399)}, ("update",)),
        "ping": ({}, ("pong",)),
    }
    for name, (body, kinds) in ways.items():

        async def ask(name: str = name, body: dict[str, Any] = body, kinds: tuple[str, ...] = kinds) -> int:
            await wire.send(json.dumps({"type": name, **body}))
            count = 399 if name == "resume" else 1
            return sum([await heard(wire, kinds) for _ in range(count)])

        show(name, await measured(host, 60, ask))


async def played(wire: ClientConnection, seat: int, move: int, turn: int, seq: int, last: Any) -> Any:
    """Play a move; the last update that follows it, with the round it is in."""
    await wire.send(
        json.dumps({"type": "play", "id": f"m{seq}", "seat": seat, "moves": [move], "round": turn, "seq": seq})
    )
    upto, now = 0, last
    while not upto or now["seq"] < upto:
        said = json.loads(await wire.recv())
        assert said["type"] != "refused", said
        if said["type"] == "accepted":
            upto = said["seq"]
        if said["type"] == "update":
            turn = next((event["round"] for event in said["events"] if event["kind"] == "round_started"), turn)
            now = {**said, "round": turn}
    return now


def _figures(cost: Cost) -> tuple[str, str, str]:
    return f"{cost.loop:.2f}", f"{cost.aside:.1f}", f"{cost.size:,.0f}"


def _told(weight: Weight) -> str:
    return f"{weight.here:g}, {weight.aside:g}, {weight.size:,}"


async def main(parts: list[str]) -> None:
    """Measure all, or some parts, and print one table."""
    console = Console(width=120)
    console.print(f"other work on this machine: load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    table = Table("one of", "ms of the server", "ms of helpers", "bytes", "in limits/weights.py")

    def show(name: str, cost: Cost) -> None:
        known = {str(kind): weight for kind, weight in MEASURED.items()}.get(name)
        table.add_row(name, *_figures(cost), "" if known is None else _told(known))
        console.print(f"  {name}: {cost.loop:.2f} ms, {cost.aside:.1f} ms aside, {cost.size:,.0f} bytes")

    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        with ours(Path(folder, "costs.sqlite"), allowance=1e6) as host:
            visitor = Visitor(host.port)
            await visitor.asks("GET", "/api/lobby")()
            if "requests" in parts:
                await requests(host, visitor, show)
            if "messages" in parts:
                await messages(host, visitor, show)
        if "waking" in parts:
            await waking(Path(folder), show)
    console.print(table)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or ["requests", "messages", "waking"]))
