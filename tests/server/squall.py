"""Many crashes for little: the whole application without a network, forked, killed, forked again.

Each child runs the real application (doorman, sockets, rooms, store) over a real database and plays at several tables;
only uvicorn and the wire are left out. What it sends and what it is told goes into a pipe, which outlives a kill just
as a socket's far end does. The parent reads the pipe, so it knows what was acknowledged and what is still unanswered,
and the next child begins from there. `crashing.py` does the same to whole servers.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from litestar import Litestar

from niagara.server.app import create_app
from niagara.server.settings import Settings
from tests.server.checker import History
from tests.server.crashing import POINTS, Crashed
from tests.server.crew import WENT_ON
from tests.server.direct import DirectSocket, Json, Visitor
from tests.server.hosting import QUICK
from tests.server.nursery import die_at_point

SEATS = "mmm"
ROUNDS = 5
PATIENCE = 120  # seconds until a child that should have died is given up


@dataclass
class Seen:
    """One person at one table, as far as the far end of a socket knows."""

    token: str
    held: tuple[int, ...]
    seq: int = -1
    round: int = 0
    over: bool = False
    to_decide: list[int] = field(default_factory=list)
    decisions: list[Json] = field(default_factory=list)
    updates: list[Json] = field(default_factory=list)
    accepted: dict[str, int] = field(default_factory=dict)
    unanswered: Json | None = None
    commands: int = 0

    def sent(self, command: Json) -> None:
        self.unanswered, self.commands = command, self.commands + 1

    def heard(self, message: Json) -> None:
        """Take a message as a client does."""
        kind = message["type"]
        if kind == "snapshot":
            self.seq, self.round = message["seq"], (message["position"] or {"round": 0})["round"]
        if kind == "update":
            assert message["seq"] == self.seq + 1, "updates are numbered without gaps"
            self.seq = message["seq"]
            self.updates.append(message)
            self.round = next((e["round"] for e in message["events"] if e["kind"] == "round_started"), self.round)
        if kind in ("snapshot", "update"):
            self.to_decide, self.decisions = message["to_decide"], message["decisions"]
        if kind in ("snapshot", "table"):
            self.over = message["table"]["status"] == "over"
        if self.unanswered is not None and message.get("id") == self.unanswered["id"]:
            if kind == "accepted":
                self.accepted[f"{self.unanswered['seat']}.{message['id']}"] = message["seq"]
            else:
                assert message["code"] in ("try_again", *WENT_ON), message
            self.unanswered = None

    def decide(self, chance: random.Random) -> Json | None:
        open_decisions = [each for each in self.decisions if each["seat"] in self.to_decide]
        own = max(self.accepted.values(), default=0)
        if not open_decisions or self.seq < own:  # what one has played oneself is not heard yet, after a crash
            return None
        decision = chance.choice(open_decisions)
        move = chance.choice(decision["moves"])["number"]
        guard = {"round": self.round, "seq": self.seq}
        return {"type": "play", "id": f"q{self.commands}", "seat": decision["seat"], "moves": [move], **guard}


Table = list[Seen]  # who plays, and who watches


class Squall:
    """Crash after crash over one database."""

    def __init__(self, database: str, tables: int, seed: int) -> None:
        self.app = create_app(Settings(database=database, **QUICK))
        self.database, self.wanted, self.chance = database, tables, random.Random(seed)
        self.tables: dict[str, Table] = {}
        self.result = Crashed()

    def crash(self, point: int) -> None:
        """Let a child play until it dies at a write point, or until it is killed at a moment of chance."""
        acknowledgements = self.chance.randint(1, 6)
        self._run(point, lambda told: told >= acknowledgements and not point)
        self.result.crashes += 1
        self.result.at_points += point > 0
        self.result.in_flight += sum(seen.unanswered is not None for table in self.tables.values() for seen in table)

    def check(self) -> Crashed:
        """Hold everything against the log, and against what a last child shows."""
        shown = self._run(0, lambda _told: False, play=False)
        for name, people in self.tables.items():
            history = History(self.database, name)
            for seen in people:
                history.check_accepted(seen.accepted)
                history.check_updates(seen.held, seen.updates)
                self.result.acknowledged += len(seen.accepted)
            if name in shown:
                assert shown[name] == history.position(people[0].held), "the server shows another position"
        self.result.tables = len(self.tables)
        return self.result

    def _run(self, point: int, enough: Callable[[int], bool], *, play: bool = True) -> dict[str, Json]:
        reading, writing = os.pipe()
        seed, pid = self.chance.random(), os.fork()
        if pid == 0:
            os.close(reading)
            signal.alarm(PATIENCE)
            if point:
                die_at_point(point)
            try:
                asyncio.run(_child(self.app, self.tables, self.wanted, writing, random.Random(seed), play))
            finally:
                os._exit(0)
        os.close(writing)
        told, shown = 0, {}
        with os.fdopen(reading, "rb") as pipe:
            for line in pipe:
                if not line.endswith(b"\n"):
                    break  # cut short by the kill: nobody has read it
                what, table, at, message = json.loads(line)
                if what == "table":
                    self.tables[table] = [Seen(**each) for each in message]
                elif what == "sent":
                    self.tables[table][at].sent(message)
                elif what == "shown":
                    shown[table] = message
                else:
                    self.tables[table][at].heard(message)
                    told += message["type"] == "accepted"
                    if enough(told):
                        os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        if play:
            assert os.WIFSIGNALED(status), "the server ended by itself"
            assert os.WTERMSIG(status) == signal.SIGKILL, f"the server ended by signal {os.WTERMSIG(status)}"
        return shown


class _Heard(DirectSocket):
    """A socket whose every frame goes into the pipe at the moment that the server sends it."""

    def __init__(self, app: Litestar, table: str, seen: Seen, tell: Callable[[Json], None]) -> None:
        self._seen, self._tell = seen, tell
        super().__init__(app, table, seen.token, seen.seq if seen.seq >= 0 else None)

    def _receive(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            said = json.loads(message.get("text") or message["bytes"])
            self._tell(said)
            self._seen.heard(said)
        super()._receive(message)
        self.frames.clear()


def _tell_position(tell: Callable[..., None], name: str, said: Json) -> None:
    """What a table tells that is not its position, like who sits there, is left out."""
    if "position" in said:
        tell("shown", name, 0, said["position"])


async def _child(
    app: Litestar, tables: dict[str, Table], wanted: int, pipe: int, chance: random.Random, play: bool
) -> None:
    def tell(what: str, table: str, at: int, message: Any) -> None:
        os.write(pipe, json.dumps([what, table, at, message]).encode() + b"\n")

    async with app.lifespan():
        live = {name: people for name, people in tables.items() if not people[0].over}
        if not play:
            for name, people in live.items():
                fresh = Seen(people[0].token, people[0].held)
                socket = _Heard(app, name, fresh, partial(_tell_position, tell, name))
                await socket._until(lambda fresh=fresh: fresh.seq >= 0)  # type: ignore[misc]
            return
        while len(live) < wanted:
            ada, eve = Visitor(app), Visitor(app)
            name = await ada.make_table(SEATS, options={"max_rounds": ROUNDS})
            people = [Seen(ada.token, (0, 1, 2)), Seen(eve.token, ())]
            tell("table", name, 0, [{"token": seen.token, "held": seen.held} for seen in people])
            live[name] = people
        await asyncio.gather(*(_play(app, name, live[name], tell, random.Random(chance.random())) for name in live))
        await asyncio.sleep(PATIENCE)  # all games are over; the end comes from outside


async def _play(app: Litestar, name: str, people: Table, tell: Callable[..., None], chance: random.Random) -> None:
    player, watcher = people
    socket = _Heard(app, name, player, lambda said: tell("heard", name, 0, said))
    _Heard(app, name, watcher, lambda said: tell("heard", name, 1, said))
    while not player.over:
        command = player.unanswered or player.decide(chance)
        if command is None:
            await socket._until(lambda: bool(player.over or player.decide(random.Random(0))))
            continue
        if player.unanswered is None:
            tell("sent", name, 0, command)
            player.sent(command)
        socket.send(command)
        await socket._until(lambda: player.unanswered is None)


def squall(database: str, count: int, *, seed: int = 0, tables: int = 4, first: int = 1) -> Crashed:
    """Crash so many times, every other time at a write point, and hold everything against the log."""
    storm = Squall(database, tables, seed)
    for number in range(count):
        storm.crash(first + storm.result.at_points % POINTS if number % 2 else 0)
    return storm.check()
