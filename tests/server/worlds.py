"""Non-interference: two games that differ in a secret card alone must look alike, to the last byte, to everybody else.

Two tables of one application are played in step. At every choice of cards somebody puts down one card here and another
there; whatever any other observer then receives (updates, snapshots on opening a socket and on resuming, answers,
refusals, the table, its record, replay and analysis over HTTP, what a bot in that seat would be shown, lines of the
log) is compared. Then the choice is changed to the same card in both (R4.4) and the games go on; now and again the two
cards stay different until just before they are laid open. One pair is one observer's bytes from two worlds.
"""

from __future__ import annotations

import itertools
import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar

from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.state import CHOOSE
from tests.server.direct import DirectSocket, Json, Visitor, direct

LOGGERS = ("niagara", "litestar", "uvicorn")
CARRIED = 0.25  # in this share of rounds the secret stays until it is about to be laid open
PRYING = 0.3  # how often an observer does not only listen but asks too
HOW_OFTEN = (4, 1, 4, 4, 1, 4, 2, 1, 1, 1, 4)  # each way of prying; those that bring much are costly
CHANGES = 10  # pairs of cards that are put down in one round
OPTIONS = ({"fork": "alternate"}, {"fork": "chance"}, {"fork": "alternate", "stealing": False})


def first_of(moves: Sequence[Move]) -> Move:
    """A river without chance, so that two games can be alike."""
    return moves[0]


class Overheard(logging.Handler):
    """Everything that is logged, with tracebacks, at every level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def taken(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@contextmanager
def overhearing() -> Iterator[Overheard]:
    """Listen to all loggers of the server."""
    overheard = Overheard()
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.level, logger.propagate) for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.DEBUG)
        logger.addHandler(overheard)
        logger.propagate = False
    try:
        yield overheard
    finally:
        for logger, (level, propagate) in zip(loggers, before, strict=True):
            logger.removeHandler(overheard)
            logger.setLevel(level)
            logger.propagate = propagate


@dataclass
class World:
    """One table with a person in every seat and somebody watching."""

    app: Litestar
    table: str
    visitors: list[Visitor]
    sockets: list[DirectSocket]
    heard: list[list[str]] = field(default_factory=list)  # what each observer received besides frames

    @property
    def game(self) -> Game:
        ledger = self.app.state.house.in_memory[self.table].ledger
        game: Game = ledger.game
        return game

    async def play(self, seat: int, number: int, command: str) -> Json:
        """Play a move; return when everybody has heard of it."""
        socket = self.sockets[seat]
        answer = await socket.ask(
            type="play", id=command, seat=seat, moves=[number], round=self.game.state.round, seq=socket.seq
        )
        assert answer["type"] == "accepted", answer
        for other in self.sockets:
            await other.at(answer["seq"])
        return answer

    async def pry(self, at: int, secret: int, ways: Sequence[int], command: str) -> None:
        """An observer asks, in some of all ways there are, for what it may not know."""
        socket, visitor, round_now = self.sockets[at], self.visitors[at], self.game.state.round
        for way in ways:
            match way:
                case 0:
                    socket.send({"type": "resume", "since": max(0, socket.seq - 3)})
                case 1:
                    socket.send({"type": "resume", "since": 0})
                case 2:
                    socket.send({"type": "preview", "id": "p", "seat": secret, "moves": [1], "seq": socket.seq})
                case 3:
                    guard = {"round": round_now, "seq": socket.seq}
                    socket.send({"type": "play", "id": f"x{command}", "seat": secret, "moves": [2], **guard})
                case 4:
                    socket.send({"type": "history", "before": socket.seq + 1})
                case 5:
                    socket.send(f'{{"type":"play","id":"y","seat":{secret},"moves":["card"]}}')
                case 6:
                    self.heard[at].append((await visitor.http.get(f"/api/tables/{self.table}")).text)
                case 7:
                    for what in ("record", "replay", "analysis"):
                        self.heard[at].append((await visitor.http.get(f"/api/tables/{self.table}/{what}")).text)
                case 8:
                    self.heard[at].append((await visitor.http.get("/api/lobby")).text)
                case 9:
                    other = await visitor.sit(self.table)
                    self.heard[at] += other.taken()
                    await other.close()
                case _:
                    socket.send({"type": "preview", "id": "q", "seat": at, "moves": [1, 9], "seq": socket.seq})
        await socket.ask(type="why", id=f"w{command}", seat=secret, canoe="a", space="3")  # all before it is answered

    def taken(self, at: int) -> list[str]:
        """All that one observer received since the last time, with this world's own names made the same."""
        texts = [*self.sockets[at].taken(), *self.heard[at]]
        self.heard[at] = []
        if at < len(self.sockets) - 1:
            texts.append(_plain(self.game.observe(at)))
        return [self.nameless(text) for text in texts]

    def nameless(self, text: str) -> str:
        """A text without the names that differ between any two tables."""
        return re.sub(r'"spectators":\d+|0x[0-9a-f]+', "", text.replace(self.table, "TABLE"))

    async def over(self) -> None:
        for socket in self.sockets:
            await socket.close()
        for visitor in self.visitors:
            await visitor.http.aclose()


def _plain(state: Any) -> str:
    return repr({name: getattr(state, name) for name in type(state).__annotations__})


async def make_world(app: Litestar, players: int, options: Json) -> World:
    visitors = [Visitor(app, f"P{seat}") for seat in range(players)]
    table = await visitors[0].make_table("m" + "o" * (players - 1), options=options)
    for visitor in visitors[1:]:
        await visitor.post(f"/api/tables/{table}/join", {"name": visitor.name})
    await visitors[0].post(f"/api/tables/{table}/start", {"fill": ""})
    visitors.append(Visitor(app, "Eve"))
    sockets = [await visitor.sit(table) for visitor in visitors]
    world = World(app, table, visitors, sockets, [[] for _ in visitors])
    for at, socket in enumerate(sockets):
        await socket.ask(type="why", id="ready", seat=min(at, players - 1), canoe="a", space="3")
        socket.taken()
    return world


@dataclass
class Compared:
    """How much was compared, and every difference that was found."""

    pairs: int = 0
    bytes: int = 0
    games: int = 0
    differences: list[str] = field(default_factory=list)


class Lockstep:
    """Two worlds in step, whose secrets are those of one seat, and what was found between them."""

    def __init__(self, worlds: tuple[World, World], overheard: Overheard, chance: random.Random, found: Compared):
        self.worlds, self.overheard, self.chance, self.found = worlds, overheard, chance, found
        self.players = len(worlds[0].sockets) - 1
        self.secret = chance.randrange(self.players)  # the same all through: one remembers one's own cards
        self._commands = (f"c{number}" for number in itertools.count())
        self._logs: tuple[list[str], list[str]] = ([], [])

    async def both(self, seat: int, number: int, other: int | None = None) -> None:
        """Play the same move in both worlds, or another in the second."""
        command = next(self._commands)
        for at, world in enumerate(self.worlds):
            await world.play(seat, number if at == 0 or other is None else other, command)
            self._logs[at].extend(world.nameless(line) for line in self.overheard.taken())

    async def compare(self) -> None:
        """Compare all that everybody but the holder of the secret has received; some pry before."""
        secret = self.secret
        for at in range(self.players + 1):
            if at == secret:
                continue
            ways, command = self.chance.choices(range(11), HOW_OFTEN), next(self._commands)
            prying = self.chance.random() < PRYING
            for which, world in enumerate(self.worlds if prying else ()):
                await world.pry(at, secret, ways, command)
                self._logs[which].extend(world.nameless(line) for line in self.overheard.taken())
            here, there = (world.taken(at) for world in self.worlds)
            self.found.pairs += 1
            self.found.bytes += sum(map(len, here))
            if here != there:
                self._differs(f"observer {at} of {self.players}, secret of {secret}, ways {ways}", here, there)
        if self._logs[0] != self._logs[1]:
            self._differs("log", *self._logs)
        self._logs[0].clear()
        self._logs[1].clear()

    def _differs(self, who: str, here: list[str], there: list[str]) -> None:
        first = next((f"{a[:300]} != {b[:300]}" for a, b in zip(here, there, strict=False) if a != b), "lengths")
        self.found.differences.append(f"{who}: {first}")

    async def round(self) -> bool:
        """Play one round; False when the two games are over, or have become different ones."""
        game, secret = self.worlds[0].game, self.secret
        cards = {seat: [move.number for move in game.legal_moves(seat)] for seat in range(self.players)}
        others = [seat for seat in range(self.players) if seat != secret and cards[seat]]
        self.chance.shuffle(others)
        late = game.state.first != secret  # the first to act lays its card open as soon as all have chosen (R5.1)
        carried = late and len(cards[secret]) >= 2 and self.chance.random() < CARRIED
        differs = carried or len(cards[secret]) >= 3  # two different cards can become the same only by way of a third
        down = (-1, -1)
        for _ in range(CHANGES if differs else 0):
            down = self.chance.choice([pair for pair in itertools.permutations(cards[secret], 2) if _new(pair, down)])
            await self.both(secret, *down)
            await self.compare()
        for seat in others[:-1]:
            await self.both(seat, self.chance.choice(cards[seat]))
        if differs:
            await self.compare()
        if not carried:
            await self.both(secret, next(card for card in cards[secret] if card not in down))
        for seat in others[-1:]:
            await self.both(seat, self.chance.choice(cards[seat]))
        return await self._play_turns(secret if carried else None)

    async def _play_turns(self, secret: int | None) -> bool:
        """Play up to the next choice of cards; or, while a secret is kept, up to the move that would lay it open."""
        while True:
            game = self.worlds[0].game
            if game.outcome is not None:
                return False
            if game.state.phase == CHOOSE and secret is None:
                return True
            seat = game.to_decide[0]
            move = self.chance.choice(game.legal_moves(seat)).number
            if secret is not None:
                trial = game.copy()
                trial.play(seat, move)
                if trial.state.revealed[secret] or trial.state.phase == CHOOSE:
                    await self.compare()
                    return False
            await self.both(seat, move)


def _new(pair: tuple[int, int], down: tuple[int, int]) -> bool:
    """Whether both are other cards than those that lie there (R4.4)."""
    return pair[0] != down[0] and pair[1] != down[1]


async def compare_worlds(folder: Path, pairs: int, seed: int = 0) -> Compared:
    """Play pairs of games until so many pairs of observations have been compared."""
    found, chance = Compared(), random.Random(seed)
    with overhearing() as overheard:
        async with direct(folder, draw=first_of, idle=1.0) as app:
            while found.pairs < pairs:
                players, options = chance.choice((2, 3, 4, 5, 5, 5)), chance.choice(OPTIONS)
                worlds = (await make_world(app, players, options), await make_world(app, players, options))
                overheard.taken()
                lockstep = Lockstep(worlds, overheard, chance, found)
                while found.pairs < pairs and await lockstep.round():
                    pass
                found.games += 1
                for world in worlds:
                    await world.over()
    return found
