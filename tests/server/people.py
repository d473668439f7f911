"""People at their devices: what a browser does, as far as the server can tell."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60.0  # seconds, for a busy machine: what hangs still fails
BEAT = '{"type":"beat"}'
RUN = f"c{secrets.token_hex(3)}-"  # commands of earlier runs stay in kept databases, and no id is used twice


class Person:
    """One session: a cookie, and what can be asked over HTTP."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.address = address
        self.name = name
        # Nothing here is HTTPS, and loading certificates takes long when there are many people.
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, verify=False)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body)

    async def make_table(self, seats: str, **more: Any) -> str:
        """Make a table: one letter a seat, `m`e, `o`pen or `b`ot."""
        kinds = {"m": {"kind": "me", "name": self.name}, "o": {"kind": "open"}, "b": {"kind": "bot"}}
        answer = await self.post("/api/tables", {"seats": [kinds[seat] for seat in seats], "pause": 0, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def join(self, table: str, seat: int | None = None) -> list[int]:
        answer = await self.post(f"/api/tables/{table}/join", {"name": self.name, "seat": seat})
        assert answer.status_code == 200, answer.text
        seats: list[int] = answer.json()["seats"]
        return seats

    async def sit(self, table: str, before: Device | None = None, heard: int = 0) -> Device:
        """Open the table's socket; `before` was this person's last, and where it left off is where this one begins."""
        if "niagara" not in self.http.cookies:
            await self.get("/api/lobby")
        tail = "" if before is None else f"?since={before.seq}&heard={heard}"
        wire = await connect(
            f"ws://{self.address}/ws/tables/{table}{tail}",
            additional_headers={"Cookie": f"niagara={self.http.cookies['niagara']}"},
            origin=f"http://{self.address}",  # type: ignore[arg-type]
            compression=None,
        )
        device = Device(wire)
        if before is not None:
            device.remember(before)
        return device

    async def away(self) -> None:
        await self.http.aclose()


class Device:
    """One socket: it keeps every frame, and what they say now."""

    ids = itertools.count()

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[str] = []
        self.updates: list[Json] = []
        self.table: Json = {}
        self.seq = -1
        self.round = 0
        self.to_decide: list[int] = []
        self.decisions: list[Json] = []
        self.position: Json | None = None
        self.turn: Json | None = None

    def remember(self, before: Device) -> None:
        self.table, self.seq, self.round = before.table, before.seq, before.round
        self.to_decide, self.decisions = before.to_decide, before.decisions
        self.updates = before.updates

    async def hear(self) -> Json:
        """The next message; signs of life are none."""
        async with asyncio.timeout(PATIENCE):
            while (frame := await self.wire.recv()) == BEAT:
                pass
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "snapshot":
                self.table, self.position, self.seq = message["table"], message["position"], message["seq"]
                self.round = self.position["round"] if self.position else 0
            case "update":
                assert message["seq"] == self.seq + 1, "updates are numbered without gaps"
                self.seq, self.turn = message["seq"], message["turn"]
                self.updates.append(message)
                self.round = next((e["round"] for e in message["events"] if e["kind"] == "round_started"), self.round)
            case "table":
                self.table = message["table"]
        if message["type"] in ("snapshot", "update"):
            self.to_decide, self.decisions = message["to_decide"], message["decisions"]

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Hear messages up to one that is wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def until_type(self, kind: str) -> Json:
        return await self.until(lambda message: bool(message["type"] == kind))

    async def until_type_counted(self, kind: str, count: int) -> None:
        for _ in range(count):
            await self.until_type(kind)

    async def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            await self.hear()

    async def send(self, message: Any) -> None:
        await self.wire.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def say(self, **line: str) -> None:
        """Send a line of chat."""
        await self.send({"type": "chat", "id": f"{RUN}{next(self.ids)}", **line})

    async def ask(self, **message: Any) -> Json:
        """Send a command and hear its answer."""
        message.setdefault("id", f"{RUN}{next(self.ids)}")
        await self.send(message)
        return await self.until(lambda answer: bool(answer.get("id") == message["id"]))

    async def play(self, at: int, *moves: int, **more: Any) -> Json:
        command = {"type": "play", "seat": at, "moves": moves, "round": self.round, "seq": self.seq, **more}
        return await self.ask(**command)

    async def play_on(self, chance: random.Random, until: Callable[[Json], bool] | None = None) -> Json:
        """Decide at random for every seat this device holds, until the game is over or something else happens."""
        while True:
            open_decisions = [decision for decision in self.decisions if decision["seat"] in self.to_decide]
            if open_decisions:
                decision = chance.choice(open_decisions)
                answer = await self.play(decision["seat"], chance.choice(decision["moves"])["number"])
                assert answer["type"] == "accepted" or answer["code"] in ("resync", "not_now"), answer
                if answer["type"] == "accepted":
                    await self.until_seq(answer["seq"])
                message = answer
            else:
                message = await self.hear()
            if self.table.get("status") == "over" or (until is not None and until(message)):
                return message

    async def close(self) -> None:
        await self.wire.close()

    async def closed(self) -> int | None:
        """With which code the server closed the socket."""
        async with asyncio.timeout(PATIENCE):
            await self.wire.wait_closed()
        return self.wire.close_code
