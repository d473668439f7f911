"""Non-interference: two games that differ in a secret card alone must look alike, to the last byte, to everybody else.

Two tables of one application are played in step. At every choice of cards somebody puts down one card here and another
there; whatever any other observer then receives (updates, snapshots on opening a socket and on resuming, answers,
refusals, the table, its record, replay and analysis over HTTP, what a bot in that seat would be shown, lines of the
log) is compared. Then the choice is changed to the same card in both (R4.4) and the games go on; now and again the two
cards stay different until just before they are laid open. One pair is one observer's bytes from two worlds.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import random
import re
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from niagara.analysis import Effort
from niagara.analysis.worth import EFFORTS
from niagara.bots import View
from niagara.game import Game
from niagara.notation.line import to_line
from niagara.protocol.encoding import encode
from niagara.rules.actions import Move
from niagara.rules.board import NO_CARD
from niagara.rules.state import CHOOSE
from niagara.server.admin.page import new_link
from niagara.server.http import previews
from niagara.server.ladder.programs import question
from tests.server.direct import BOUNDLESS, DirectSocket, Json, Visitor, direct
from tests.server.prying import HOST, MESSAGES, REQUESTS, WAYS, Prying, weight

LOGGERS = ("niagara", "litestar", "uvicorn")
CARRIED = 0.25  # in this share of rounds the secret stays until it is about to be laid open
PRYING = 0.3  # how often an observer does not only listen but asks too
GAME = 300  # pairs from one pair of games at most, so that many ways to begin have their turn
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
    earlier: str = ""  # the table before a rematch

    @property
    def game(self) -> Game:
        ledger = self.app.state.hosting.registry.in_memory[self.table].log
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

    async def pry(self, at: int, secret: int, ways: Sequence[str | tuple[str, str]], command: str) -> None:
        """An observer asks, in some of all ways there are, for what it may not know."""
        socket = self.sockets[at]
        prying = Prying(at, secret, socket.seq, self.game.state.round, command)
        for number, way in enumerate(ways):
            if number and (way == "sit" or not isinstance(way, str)):
                # What was said goes to disk before anybody hears of it: no other socket and no request overtakes it.
                await self._heard_out(at, secret, f"w{command}-{number}")
            if way == "sit":
                other = await self.visitors[at].sit(self.table)
                self.heard[at] += other.taken()
                await other.close()
            elif isinstance(way, str):
                for said in MESSAGES[way](prying):
                    socket.send(said if isinstance(said, str) else {"type": way, **said})
                if way == "chat":  # nobody waits for the disk: the next message is answered meanwhile
                    await socket.answer(f"t{command}")
            else:
                await self._request(*way, prying)
        await self._heard_out(at, secret, f"w{command}")

    async def _heard_out(self, at: int, secret: int, command: str) -> None:
        """Wait until all that an observer has said is done: a socket's messages are answered one after the other."""
        await self.sockets[at].ask(type="why", id=command, seat=secret, canoe="a", space="3")

    async def _request(self, method: str, route: str, prying: Prying) -> None:
        if route.endswith(("/leave", "/resign")) and prying.at < len(self.sockets) - 1:
            return
        if method == "POST" and route.startswith(HOST) and prying.at == len(self.sockets) - 1:
            return
        path = route.replace("{table_id:str}", self.table)
        for end, body in REQUESTS[method, route](prying):
            answer = await self.visitors[prying.at].http.request(method, path + end, json=body)
            text = answer.text
            if route == "/api/lobby":  # of two tables changed in one millisecond either may come first
                lobby = answer.json()
                text = json.dumps({**lobby, "yours": sorted(lobby["yours"], key=lambda table: str(table["status"]))})
            elif route.startswith(HOST) and answer.status_code == 200:
                text = self.own_alone(answer.json())
            self.heard[prying.at].append(f"{answer.status_code} {text}")

    def own_alone(self, told: dict[str, list[Json]]) -> str:
        """What the host's page tells of this world's table; it tells of all others there are."""
        rows = next(rows for rows in told.values() if isinstance(rows, list))
        return json.dumps([{**row, "id": ""} for row in rows if f'"{self.table}"' in json.dumps(row)])

    def taken(self, at: int) -> list[str]:
        """All that one observer received since the last time, with this world's own names made the same."""
        texts = [*self.sockets[at].taken(), *self.heard[at]]
        self.heard[at] = []
        if at < len(self.sockets) - 1:
            texts.append(_plain(self.game.observe(at)))
            texts.append(self.asked_of_a_program(at))
        return [self.nameless(text) for text in texts]

    def asked_of_a_program(self, at: int) -> str:
        """What a program would be asked, were this a game of the ladder and the seat its own."""
        view = View(at, self.game.observe(at))
        return encode(question(1, self.table, view, self.game.legal_moves(at), 5.0)).decode()

    def nameless(self, text: str) -> str:
        """A text without the names that differ between any two tables."""
        text = text.replace(self.table, "TABLE").replace(self.earlier or self.table, "EARLIER")
        return re.sub(
            r'"(?:spectators|number|ended|created|at|seen|since|last)": ?\d+|"id":"[0-9a-f]{16}"|0x[0-9a-f]+', "", text
        )

    async def over(self) -> None:
        for socket in self.sockets:
            await socket.close()
        for visitor in self.visitors:
            await visitor.http.aclose()


def _plain(state: Any) -> str:
    return repr({name: getattr(state, name) for name in type(state).__annotations__})


@dataclass(frozen=True)
class Beginning:
    """How the tables of two worlds begin, whose card is secret, and which cards of theirs are down at once."""

    way: str
    players: int
    options: Json
    secret: int
    lines: tuple[str, str] | None = None  # a position in each world
    down: tuple[int, int] = (-1, -1)


# A table that is imported has no secrets: its game is over.
BEGINNINGS = ("new", "new", "rematch", "choosing", "playing")


def beginning(way: str, chance: random.Random) -> Beginning:
    """A beginning; from a position, the two differ in the secret card alone."""
    players, options = chance.choice((2, 3, 4, 5, 5, 5)), chance.choice(OPTIONS)
    secret = chance.randrange(players)
    if way in ("new", "rematch"):
        return Beginning(way, players, options, secret)
    game = Game.new(players, seed=chance.randrange(1000), **options)
    others = [seat for seat in range(players) if seat != secret]
    # While cards are chosen somebody still has to choose, or the secret might be laid open at once (R5.1).
    chosen = others if way == "playing" else chance.sample(others, chance.randrange(len(others)))
    for seat in sorted(chosen):
        game.play(seat, chance.choice(game.legal_moves(seat)))
    if way == "playing":
        secret = _put_last(game, secret)
    cards = chance.sample([move.number for move in game.legal_moves(secret)], 2)
    lines = []
    for card in cards:
        twin = game.copy()
        twin.play(secret, card)
        lines.append(to_line(twin.state))
    return Beginning(way, players, options, secret, (lines[0], lines[1]), (cards[0], cards[1]))


def _put_last(game: Game, secret: int) -> int:
    """Let the seat that still has to choose be the last to lay its card open."""
    game.state.first = (secret + 1) % game.players
    return secret


async def make_world(app: Litestar, begin: Beginning, which: int) -> World:
    """One table that begins so, with everybody there."""
    visitors = [Visitor(app, f"P{seat}") for seat in range(begin.players)]
    if begin.lines is not None:
        table = await _open_table(visitors, position=begin.lines[which])
    elif begin.way == "rematch":
        table = await _open_table(visitors, options={**begin.options, "max_rounds": 1})
        world = await _seated(app, table, visitors)
        while (game := world.game).outcome is None:
            seat = game.to_decide[0]
            await world.play(seat, game.legal_moves(seat)[0].number, f"r{game.length}")
        for visitor in visitors[: begin.players]:
            again = (await visitor.post(f"/api/tables/{table}/rematch")).json()["id"]
        for socket in world.sockets:
            await socket.close()
        world = await _seated(app, again, visitors[: begin.players])
        world.earlier = table
        return world
    else:
        table = await _open_table(visitors, options=begin.options)
    return await _seated(app, table, visitors)


async def _open_table(visitors: list[Visitor], **wanted: Any) -> str:
    table = await visitors[0].make_table("m" + "o" * (len(visitors) - 1), coach="all", takebacks=True, **wanted)
    for visitor in visitors[1:]:
        await visitor.post(f"/api/tables/{table}/join", {"name": visitor.name})
    await visitors[0].post(f"/api/tables/{table}/start", {"fill": ""})
    return table


async def _be_host(app: Litestar, visitor: Visitor) -> None:
    """Let somebody's browser be the host's: not even whoever runs the server sees a card there."""
    hosting = app.state.hosting
    code = await asyncio.to_thread(new_link, hosting.settings.database)
    answer = await visitor.post(f"{HOST}/link", {"code": code})
    assert answer.status_code == 204, answer.text


async def _seated(app: Litestar, table: str, visitors: list[Visitor]) -> World:
    """Everybody at their table, and somebody who watches."""
    visitors.append(Visitor(app, "Eve"))
    await _be_host(app, visitors[-1])
    sockets = [await visitor.sit(table) for visitor in visitors]
    world = World(app, table, visitors, sockets, [[] for _ in visitors])
    for at, socket in enumerate(sockets):
        await socket.ask(type="why", id="ready", seat=min(at, len(sockets) - 2), canoe="a", space="3")
        socket.taken()
    return world


@dataclass
class Compared:
    """How much was compared, and every difference that was found."""

    pairs: int = 0
    bytes: int = 0
    games: int = 0
    differences: list[str] = field(default_factory=list)
    begun: set[str] = field(default_factory=set)
    tried: set[str | tuple[str, str]] = field(default_factory=set)


class Lockstep:
    """Two worlds in step, whose secrets are those of one seat, and what was found between them."""

    def __init__(
        self,
        worlds: tuple[World, World],
        begin: Beginning,
        overheard: Overheard,
        chance: random.Random,
        found: Compared,
    ) -> None:
        self.worlds, self.overheard, self.chance, self.found = worlds, overheard, chance, found
        self.players = begin.players
        self.secret = begin.secret  # the same all through: one remembers one's own cards
        self.down = begin.down  # what lies there already, in a game from a position
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
            ways, command = self.chance.choices(WAYS, [weight(way) for way in WAYS], k=3), next(self._commands)
            self.found.tried.update(ways)
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
        if game.state.phase != CHOOSE:  # a game from a position, with the secret on the table
            await self.compare()
            return await self._play_turns(secret)
        cards = {seat: [move.number for move in game.legal_moves(seat)] for seat in range(self.players)}
        others = [seat for seat in range(self.players) if seat != secret and game.state.card[seat] == NO_CARD]
        self.chance.shuffle(others)
        late = game.state.first != secret  # the first to act lays its card open as soon as all have chosen (R5.1)
        carried = late and len(cards[secret]) >= 2 and self.chance.random() < CARRIED
        differs = carried or len(cards[secret]) >= 3  # two different cards can become the same only by way of a third
        down, self.down = self.down, (-1, -1)
        if down != (-1, -1):
            await self.compare()
            cards[secret] = sorted({*cards[secret], *down})
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


@asynccontextmanager
async def little_effort() -> AsyncIterator[None]:
    """A coach that tries few games, so that it can be asked often."""
    usual = EFFORTS["quick"]
    EFFORTS["quick"] = Effort(playouts=60, draws=4)
    try:
        yield
    finally:
        EFFORTS["quick"] = usual


@contextmanager
def pictures(pixels: bool) -> Iterator[dict[str, int]]:
    """The settings with which pictures are compared: as sent, by helpers, or here as drawings before they have pixels.

    Making pixels takes longer than everything else of a pair, and two equal drawings have equal pixels.
    """
    if pixels:
        yield {}
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(previews, "to_png", lambda svg, **_: svg.encode())
        yield {"helpers": 0}


async def compare_worlds(folder: Path, pairs: int, seed: int = 0, *, pixels: bool = True) -> Compared:
    """Play pairs of games until so many pairs of observations have been compared."""
    found, chance = Compared(), random.Random(seed)
    with overhearing() as overheard, pictures(pixels) as settings:
        async with (
            little_effort(),
            direct(folder, draw=first_of, idle=1.0, allowance=BOUNDLESS, analysis_processes=0, **settings) as app,
        ):
            while found.pairs < pairs:
                begin = beginning(BEGINNINGS[found.games % len(BEGINNINGS)], chance)
                worlds = (await make_world(app, begin, 0), await make_world(app, begin, 1))
                overheard.taken()
                found.begun.add(begin.way)
                lockstep = Lockstep(worlds, begin, overheard, chance, found)
                until = min(pairs, found.pairs + max(20, min(GAME, pairs // len(BEGINNINGS))))
                while found.pairs < until and await lockstep.round():
                    pass
                found.games += 1
                for world in worlds:
                    await world.over()
    return found


def compare_some(pairs: int, seed: int) -> Compared:
    """Some of very many pairs, in a process of their own; of pictures the pixels too where they are the first."""
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        return asyncio.run(compare_worlds(Path(folder), pairs, seed, pixels=seed == 0))
