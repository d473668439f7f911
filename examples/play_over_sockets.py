"""Two people and two bots play a whole game over the server's own protocol, without a browser.

python examples/play_over_sockets.py                          # starts a server of its own for the while
python examples/play_over_sockets.py http://localhost:8080    # plays on a running one

Ada makes a table and Bob joins by its link. In the middle of the game Ada's connection is cut without a word, with a
command of hers still unanswered; she comes back, sends it again under its old id, and is told what she missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
CUT_AFTER = 40  # updates, before Ada's connection is cut
LONGEST_GAME = 40  # rounds (R9.5); the people here play at random, so it may last
PATIENCE = 300  # seconds; on a fresh machine the server first compiles its bots


class Person:
    """Somebody with a name and a cookie; what the cookie holds is all that says which seats are theirs."""

    def __init__(self, server: str, name: str) -> None:
        self.server, self.name = server, name
        self.cookies = CookieJar()
        self.browser = build_opener(HTTPCookieProcessor(self.cookies))
        self.chance = random.Random(name)
        self.wire: ClientConnection
        self.table = ""
        self.seq, self.round, self.over = -1, 0, False
        self.decisions: list[Json] = []
        self.to_decide: list[int] = []
        self.commands = 0
        self.unanswered: Json | None = None

    def say(self, text: str) -> None:
        """One readable line."""
        print(f"{self.name:>5}  {text}", flush=True)

    def post(self, path: str, body: Json) -> Any:
        """Ask over HTTP, as a page does."""
        request = Request(self.server + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with self.browser.open(request, timeout=20) as answer:
            return json.loads(answer.read() or "null")

    def take_seat(self, table: str) -> None:
        """Join a table by its link."""
        self.table = table
        self.say(f"takes seat {self.post(f'/api/tables/{table}/join', {'name': self.name})['seats']}")

    async def sit(self) -> None:
        """Open the table's socket; who was there before says which update was the last they saw."""
        since = f"?since={self.seq}" if self.seq >= 0 else ""
        self.wire = await connect(
            f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}{since}",
            additional_headers={"Cookie": "; ".join(f"{each.name}={each.value}" for each in self.cookies)},
            origin=self.server,  # type: ignore[arg-type]
        )

    async def hear(self) -> Json:
        """The next message; snapshots and updates say where the game is and what is to be decided."""
        message: Json = json.loads(await asyncio.wait_for(self.wire.recv(), PATIENCE))
        match message["type"]:
            case "snapshot":
                self.seq, self.round = message["seq"], (message["position"] or {"round": 0})["round"]
            case "update":
                assert message["seq"] == self.seq + 1, "updates are numbered without gaps"
                self.seq = message["seq"]
                for event in message["events"]:
                    self.notice(event)
            case "table":
                self.over = message["table"]["status"] == "over"
        if message["type"] in ("snapshot", "update"):
            self.decisions, self.to_decide = message["decisions"], message["to_decide"]
        return message

    def notice(self, event: Json) -> None:
        """Keep count of rounds; Ada also tells what is worth telling."""
        if event["kind"] == "round_started":
            self.round = event["round"]
        if self.name == "Ada" and event["kind"] in ("gem_landed", "gem_stolen", "game_ended"):
            what = " ".join(f"{key}={value}" for key, value in event.items() if key != "kind")
            self.say(f"sees in round {self.round}: {event['kind'].replace('_', ' ')} ({what})")

    def decide(self) -> Json | None:
        """A legal move of a seat of mine; the server lists and spells out all of them, so no rule is needed here."""
        mine = [decision for decision in self.decisions if decision["seat"] in self.to_decide]
        if not mine:
            return None
        self.commands += 1
        moves = mine[0]["moves"]
        busy = [move for move in moves if "after" in move or "before" in move]  # those that load, unload or steal
        move = self.chance.choice(busy or moves)["number"]
        guard = {"round": self.round, "seq": self.seq}
        return {"type": "play", "id": f"{self.name}-{self.commands}", "seat": mine[0]["seat"], "moves": [move], **guard}

    async def play(self) -> None:
        """Play until the game is over; cut the own wire once, if one is Ada."""
        await self.sit()
        cut = self.name != "Ada"
        while not self.over:
            try:
                self.unanswered = self.unanswered or self.decide()
                if self.unanswered is None:
                    await self.hear()
                    continue
                await self.wire.send(json.dumps(self.unanswered))
                if not cut and self.seq > CUT_AFTER:
                    cut = True
                    self.say(f"loses the connection after update {self.seq}, with {self.unanswered['id']} unanswered")
                    self.wire.transport.abort()
                await self.hear_answer(self.unanswered["id"])
                self.unanswered = None
            except ConnectionClosed:
                before = self.seq
                await asyncio.sleep(0.2)
                await self.sit()
                while self.seq == before and not self.over and not (self.decisions and self.unanswered):
                    await self.hear()
                again = f", sends {self.unanswered['id']} again" if self.unanswered else ""
                self.say(f"is back, asks for what came after update {before}{again}")
        await self.wire.close()

    async def hear_answer(self, command: str) -> None:
        """Hear messages up to the answer to a command, and then up to what the answer speaks of."""
        while (answer := await self.hear()).get("id") != command:
            pass
        if answer["type"] == "accepted":
            while self.seq < answer["seq"]:
                await self.hear()
        elif answer["code"] not in ("resync", "not_now"):  # those two: the game went on meanwhile
            raise SystemExit(f"{self.name}: {answer['text']}")


async def play_a_game(server: str) -> None:
    """Make a table, fill it, play, and read the record."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    options = {"max_rounds": LONGEST_GAME}
    ada.table = ada.post("/api/tables", {"seats": seats, "options": options, "pause": 0})["id"]
    ada.say(f"makes a table for four: {server}/t/{ada.table}")
    bob.take_seat(ada.table)
    ada.post(f"/api/tables/{ada.table}/start", {"fill": ""})
    ada.say("starts the game: two people, two bots")
    await asyncio.gather(ada.play(), bob.play())
    assert ada.seq == bob.seq
    print(f"Both heard updates 1 to {ada.seq} without a gap; the game is over after {ada.round} rounds.")
    with ada.browser.open(f"{server}/api/tables/{ada.table}/record", timeout=20) as answer:
        record = answer.read().decode()
    print(f"Its record has {len(record.splitlines())} lines and begins with: {record.splitlines()[0]}")


@contextlib.contextmanager
def own_server() -> Iterator[str]:
    """A server with a database of its own, gone when the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "niagara", "serve", "--port", "0", "--database", f"sqlite:///{folder}/db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[3]  # "Niagara is at http://localhost:1234  (Ctrl+C stops it)"
            finally:
                server.terminate()
                server.wait()


if __name__ == "__main__":
    with contextlib.nullcontext(sys.argv[1].rstrip("/")) if sys.argv[1:] else own_server() as address:
        asyncio.run(play_a_game(address))
