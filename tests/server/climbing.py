"""Programs on the ladder: a socket with a token, and whatever a program may do well or badly."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from niagara.game import Game
from niagara.notation.line import to_line
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Json, Person

ROUNDS = 2  # of a game, so that it is soon over
Chooser = Callable[[Json], str | list[str] | None]  # what is answered to a question, if anything


def quick(**changes: Any) -> dict[str, Any]:
    """Settings of a ladder whose games are soon over, with one bot that needs no compiler."""
    opening = to_line(Game.new(4, max_rounds=ROUNDS).state)
    settings = {"ladder_levels": ("drifter",), "ladder_opening": opening, "ladder_pause": 0, "helpers": 0}
    return {"ladder": True, "ladder_first": changes.get("ladder_seconds", 5.0), **settings, **changes}


@asynccontextmanager
async def laddered(where: Path | str, **changes: Any) -> AsyncIterator[Hosted]:
    """A server with such a ladder."""
    async with hosted(where, **quick(**changes)) as host:
        yield host


async def token_of(person: Person, label: str = "bot") -> str:
    """A program's token, made by a person."""
    return str((await person.post("/api/me/programs", {"label": label})).json()["token"])


def at_random(question: Json) -> str:
    """One of the moves."""
    moves: list[str] = question["moves"]
    return random.choice(moves)


class Climber:
    """A program that is connected to the ladder."""

    def __init__(self, wire: ClientConnection, choose: Chooser) -> None:
        self.wire, self.choose = wire, choose
        self.heard: list[Json] = []
        self._new = asyncio.Condition()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.wire:
                message: Json = json.loads(text)
                async with self._new:
                    self.heard.append(message)
                    self._new.notify_all()
                said = self.choose(message) if message["type"] == "choose" else None
                for move in [said] if isinstance(said, str) else said or ():
                    await self.wire.send(json.dumps({"type": "move", "id": message["id"], "move": move}))
        async with self._new:
            self.heard.append({"type": "closed"})
            self._new.notify_all()

    async def until(self, kind: str, count: int = 1) -> list[Json]:
        """Wait for so many messages of a kind."""
        async with asyncio.timeout(PATIENCE), self._new:
            await self._new.wait_for(lambda: len(self.of(kind)) >= count)
        return self.of(kind)

    def of(self, kind: str) -> list[Json]:
        """The messages of a kind that came so far."""
        return [message for message in self.heard if message["type"] == kind]

    async def leave(self) -> None:
        """Close the socket."""
        await self.wire.close()
        await self._task


async def climb(address: str, token: str, name: str, choose: Chooser = at_random) -> Climber:
    """Connect a program by a name."""
    wire = await connect(
        f"ws://{address}/ws/ladder", additional_headers={"Authorization": f"Bearer {token}"}, compression=None
    )
    climber = Climber(wire, choose)
    await climber.until("hello")
    await wire.send(json.dumps({"type": "hello", "name": name}))
    return climber


async def climbing(host: Hosted, name: str, choose: Chooser = at_random, person: Person | None = None) -> Climber:
    """A program of somebody's that is on the ladder."""
    owner = person or Person(host.address, name)
    climber = await climb(host.address, await token_of(owner), name, choose)
    await climber.until("welcome")
    return climber


async def page(host: Hosted, person: Person | None = None) -> Json:
    """The ladder's page."""
    ladder: Json = (await (person or Person(host.address)).get("/api/ladder")).json()
    return ladder


async def counted(host: Hosted, games: int) -> Json:
    """The page once so many games count."""
    async with asyncio.timeout(PATIENCE):
        while (found := await page(host))["counted"] < games or any(row["games"] > 0 for row in found["rows"]) is False:
            await asyncio.sleep(0.05)
    return found
