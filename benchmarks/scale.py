"""What a database of a million games costs beside one of a thousand: `python -m benchmarks.scale [--postgresql]`.

Both are made by the same generator and asked in turn, so that other work on the machine slows both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table as Shown
from sqlalchemy import Connection, Engine, event, insert, text
from sqlalchemy import Table as SqlTable

from benchmarks.server.hosts import ours
from niagara.game import Game
from niagara.rules.options import Options, options_of
from niagara.server.store import SqlStore, schema
from niagara.server.store.engines import open_engines
from niagara.server.store.migrate import prepare
from niagara.server.store.retention import Keeping, old_games
from niagara.tables.records import Action

FEW, MANY = 1_000, 1_000_000
RUNNING = 20_000  # games with a log; of the others one in a hundred has one
MINE = 30  # games of the one who asks, whatever the size
ME = "me"
HOUR_MS = 3_600_000
USED_MS = 2 * 365 * 24 * HOUR_MS  # for how long people have played
PAGE = 5_000
PLAYERS = 3
ALLOWED = 1.2
Row = dict[str, object]
console = Console(width=120)


def played_games() -> list[list[tuple[int, int]]]:
    """Some games to copy logs from."""
    found = []
    for seed in range(30):
        chance, game = random.Random(seed), Game.new(PLAYERS, seed=seed)
        while game.outcome is None and game.length < 250:
            seat = game.to_decide[0]
            game.play(seat, chance.choice(game.legal_moves(seat)))
        found.append(game.numbers(0, game.length))
    return found


class Generator:
    """Rows of a database that has been in use for two years."""

    def __init__(self, games: int, running: int, seed: int = 1) -> None:
        self.games, self.chance = games, random.Random(seed)
        self.finished = games - min(running, games // 2)
        self.now = int(time.time() * 1000)
        self.options = msgspec.to_builtins(msgspec.convert(options_of(Game.new(PLAYERS, seed=1).start), Options))
        self.logs = played_games()
        self.with_log: list[str] = []  # running games

    def fill(self, connection: Connection) -> None:
        """Put all rows into empty tables."""
        for begin in range(0, self.games, PAGE):
            numbers = range(begin, min(begin + PAGE, self.games))
            made = [self._game(number) for number in numbers]
            _put(connection, schema.game, [row for row, _ in made])
            seats = itertools.chain.from_iterable(
                self._seats(number, str(row["id"])) for number, (row, _) in zip(numbers, made, strict=True)
            )
            _put(connection, schema.seat, list(seats))
            actions = itertools.chain.from_iterable(self._actions(row) for row, kept in made if kept)
            _put(connection, schema.action, list(actions))
            connection.commit()

    def _game(self, number: int) -> tuple[Row, bool]:
        """A game, and whether its log is kept."""
        running = number >= self.finished
        # As they come in a database in use: what was played long ago was written long ago.
        passed = 0 if running else USED_MS * (self.finished - number) // self.finished
        ago = passed + self.chance.randrange(20 * HOUR_MS)
        row: Row = {
            "id": secrets.token_urlsafe(16),
            "created": self.now - ago - HOUR_MS,
            "changed": self.now - ago,
            "status": "playing" if running else "over",
            "public": self.chance.random() < 0.5,
            "rules": 1,
            "options": self.options,
            "clock": None,
            "pause": 500,
            "host": self._person(number),
            "next_table": "",
            "version": 1,
            "ended": None if running else self.now - ago,
            "outcome": None if running else {"winners": [0], "goals": ["seven"], "rounds": 12},
            "start": "",
            "imported": False,
            "clocks": None,
            "due": None,
            "muted": [],
        }
        if running:
            self.with_log.append(str(row["id"]))
        return row, running or number % 100 == 0

    def _person(self, number: int) -> str:
        """Who sits there first: the asker in as many games whatever the size, else one of a tenth as many people."""
        mine = number < self.finished and number % max(1, self.finished // MINE) == 0
        return ME if mine else f"person {self.chance.randrange(max(1, self.games // 10))}"

    def _seats(self, number: int, game_id: str) -> Iterator[Row]:
        yield {
            "game_id": game_id,
            "seat": 0,
            "kind": "human",
            "name": "Ada",
            "level": "",
            "session": self._person(number),
        }
        for seat in range(1, PLAYERS):
            yield {"game_id": game_id, "seat": seat, "kind": "bot", "name": "Bear", "level": "bear", "session": ""}

    def _actions(self, row: Row) -> Iterator[Row]:
        log = self.chance.choice(self.logs)
        upto = len(log) if row["status"] == "over" else self.chance.randrange(20, 120)
        for seq, (seat, number) in enumerate(log[:upto], 1):
            command = f"{seat}.{seq}" if seat >= 0 else None
            yield {
                "game_id": row["id"],
                "seq": seq,
                "seat": seat,
                "number": number,
                "command_id": command,
                "at": row["changed"],
            }


def _put(connection: Connection, table: SqlTable, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def make(database: str, games: int, running: int) -> Generator:
    """An empty database filled with so many games; indexes and statistics as a server has them."""
    prepare(database)
    generator = Generator(games, running)
    writing, reading = open_engines(database)
    with writing.connect() as connection:
        generator.fill(connection)
    with writing.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM ANALYZE" if writing.dialect.name == "postgresql" else "PRAGMA optimize"))
    for engine in (writing, reading):
        engine.dispose()
    return generator


@dataclass
class Asked:
    """A database under measurement."""

    address: str
    generator: Generator
    store: SqlStore
    seq: int = 1_000_000

    async def move(self) -> None:
        self.seq += 1
        table = self.generator.with_log[self.seq % len(self.generator.with_log)]
        await self.store.append(table, [Action(self.seq, 0, 1, f"0.m{self.seq}")])

    async def wake(self) -> None:
        self.seq += 1
        await self.store.log(self.generator.with_log[self.seq * 7 % len(self.generator.with_log)])

    async def lobby(self) -> None:
        await self.store.public_tables("open")
        await self.store.public_tables("playing")

    async def finished(self) -> None:
        await self.store.finished("", None, 30)

    async def further(self) -> None:
        page = await self.store.finished("", None, 30)
        await self.store.finished("", (page[-1].ended, page[-1].table.id), 30)

    async def everybodys(self) -> None:
        await self.store.finished("", None, 100, everybodys=True)

    async def my_finished(self) -> None:
        await self.store.finished(ME, None, 30)

    async def mine(self) -> None:
        await self.store.tables_of(ME)

    async def forget(self) -> None:
        await self.store._read(lambda connection: old_games(connection, Keeping(2, 7, 90, 0)))

    async def due(self) -> None:
        await self.store.due(1, 1000)


WAYS: dict[str, Callable[[Asked], Awaitable[None]]] = {
    "the lobby's tables": Asked.lobby,
    "finished games, first page": Asked.finished,
    "finished games, a later page": Asked.further,
    "games to count for statistics": Asked.everybodys,
    "one's own finished games": Asked.my_finished,
    "one's own tables": Asked.mine,
    "a table with its log": Asked.wake,
    "games by post that are due": Asked.due,
    "a look for games to forget": Asked.forget,
    "a move, to disk": Asked.move,
}


async def timed(work: Awaitable[None]) -> float:
    begun = time.perf_counter()
    await work
    return time.perf_counter() - begun


def plans(engine: Engine) -> dict[str, list[str]]:
    """The plan of every query that the ways ask, as the database tells it."""
    asked: dict[str, list[str]] = {}
    postgresql = engine.dialect.name == "postgresql"

    @event.listens_for(engine, "before_cursor_execute")
    def explain(_c: object, cursor: object, statement: str, values: object, *_rest: object) -> None:
        if not statement.lstrip().upper().startswith(("SELECT", "WITH")) or statement in asked:
            return
        words = "EXPLAIN " if postgresql else "EXPLAIN QUERY PLAN "
        cursor.execute(words + statement, values)  # type: ignore[attr-defined]
        asked[statement] = [str(row[-1]) for row in cursor.fetchall()]  # type: ignore[attr-defined]

    return asked


def show_plans(asked: dict[str, list[str]]) -> int:
    """Print the plans; how many go through a whole table."""
    whole = 0
    for statement, lines in asked.items():
        scans = [line for line in lines if "Seq Scan on" in line or (line.startswith("SCAN ") and "INDEX" not in line)]
        scans = [
            line
            for line in scans
            if not any(small in line for small in ("few", "uptime", "session", "CONSTANT", "subquery"))
        ]
        whole += bool(scans)
        console.print(" ".join(statement.split())[-110:], style="bold red" if scans else "dim", markup=False)
        for line in lines:
            console.print("    " + line.strip(), markup=False)
    return whole


async def measure(few: str, many: str, counts: tuple[int, int], running: int, rounds: int, starts: int) -> bool:
    """Fill two databases, ask both in turn, print one table; whether nothing costs more than allowed."""
    databases = []
    for address, games in ((few, counts[0]), (many, counts[1])):
        begun = time.perf_counter()
        generator = make(address, games, running)
        console.print(f"{games:,} games made in {time.perf_counter() - begun:.0f} s", highlight=False)
        databases.append((address, generator))
    began: list[list[float]] = [[], []]
    for _ in range(starts):
        for at, (address, _) in enumerate(databases):
            with ours(address) as host:
                began[at].append(host.seconds)
    asked = [Asked(address, generator, SqlStore(address)) for address, generator in databases]
    found = plans(asked[1].store._reading)
    shown = Shown("median", f"{counts[0]:,} games", f"{counts[1]:,} games", "factor")
    fine = True

    def add(name: str, times: list[list[float]]) -> None:
        nonlocal fine
        # The quickest quarter: what is slower was held up by other work of the machine.
        quick = [median(sorted(each)[: max(1, len(each) // 4)]) * 1000 for each in times]
        factor = quick[1] / quick[0]
        fine = fine and factor <= ALLOWED
        shown.add_row(
            name, f"{quick[0]:.2f} ms", f"{quick[1]:.2f} ms", f"{factor:.2f}", style="" if factor <= ALLOWED else "red"
        )

    if starts:
        add("a start, to its first answer", began)
    for name, way in WAYS.items():
        times: list[list[float]] = [[], []]
        for number in range(rounds + 20):
            for at, each in enumerate(asked):
                took = await timed(way(each))
                if number >= 20:
                    times[at].append(took)
        add(name, times)
    whole = show_plans(found)
    console.print(f"{len(found)} queries, {whole} of them go through a whole table")
    console.print(shown)
    for each in asked:
        await each.store.close()
    return fine


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=__doc__)
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own instead of SQLite files")
    parser.add_argument("--few", type=int, default=FEW)
    parser.add_argument("--many", type=int, default=MANY)
    parser.add_argument("--running", type=int, default=RUNNING, help="games that go on, with their logs")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--starts", type=int, default=3)
    arguments = parser.parse_args()
    console.print(f"other work on this machine: load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="scale-")))
        if arguments.postgresql:
            from tests.server.databases import Postgres, postgres_server

            data = folder / "server" / "data"
            data.mkdir(parents=True)
            server = Postgres(stack.enter_context(postgres_server(data)))
            few, many = server.fresh(), server.fresh()
        else:
            few, many = (f"sqlite:///{folder / name}.sqlite" for name in ("few", "many"))
        counts = arguments.few, arguments.many
        asyncio.run(measure(few, many, counts, arguments.running, arguments.rounds, arguments.starts))


if __name__ == "__main__":
    main()
