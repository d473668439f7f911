"""The long runs: crashes, restarts, pairs of worlds, planted bugs; each prints what it counted.

`python -m tests.chaos` runs all, `python -m tests.chaos crashes --count 500 --database sqlite` one of them. All
databases are real ones. It exits with 1 if anything was found.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Literal

from cyclopts import App
from rich.console import Console
from rich.table import Table

from tests.server.cluster import trouble
from tests.server.crashing import Crashed, crash
from tests.server.databases import Postgres, postgres_server
from tests.server.hostile import weather
from tests.server.outages import database_restarts
from tests.server.restarting import restart
from tests.server.siege import NETWORKS, TABLES, quantiles, siege
from tests.server.squall import squall
from tests.server.worlds import compare_some

Kind = Literal["sqlite", "postgresql"]
PAIRS_AT_ONCE = 2500
CRASHES_AT_ONCE = 50  # then the log is checked, and the next begin with a new database


@dataclass
class Row:
    """One line of the summary."""

    part: str
    counted: str
    found: str
    seconds: float
    sound: bool


app = App(help=__doc__, result_action="return_value")


@contextmanager
def fresh_databases(kind: Kind) -> Iterator[Callable[[], str]]:
    """As many empty databases as are asked for."""
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        if kind == "sqlite":
            numbers = iter(range(1_000_000))
            yield lambda: f"sqlite:///{folder}/{next(numbers)}.sqlite"
            return
        data = Path(folder, "server", "data")
        data.mkdir(parents=True)
        with postgres_server(data) as server:
            postgres = Postgres(server)
            yield postgres.fresh


def measured(part: str, work: Callable[[], tuple[str, str, bool]]) -> Row:
    """Run one part; whatever a check raises is a finding, and is shown."""
    begun = time.monotonic()
    print(f"{part} …", flush=True)
    try:
        counted, found, sound = work()
    except Exception:
        traceback.print_exc()
        counted, found, sound = "", "FAILED, see above", False
    print(f"  {counted}: {found}", flush=True)
    return Row(part, counted, found, time.monotonic() - begun, sound)


@app.command
def crashes(*, count: int = 500, database: Kind = "sqlite", whole: float = 0.1, seed: int = 0) -> list[Row]:
    """Kill under load, half of the times at moments of chance, half at one write point after the other.

    A share `whole` of the crashes are those of whole servers with real sockets; in the others the same application runs
    without uvicorn and the wire, which costs far less (`tests/server/squall.py`).
    """

    def work() -> tuple[str, str, bool]:
        total, servers = Crashed(), 0
        with fresh_databases(database) as fresh:
            while total.crashes < count:
                now = min(CRASHES_AT_ONCE, count - total.crashes)
                these = round(now * whole)
                first = 1 + total.at_points
                total.add(squall(fresh(), now - these, seed=seed + total.crashes, first=first))
                if these:
                    total.add(asyncio.run(crash(fresh(), these, seed=seed + total.crashes, first=first)))
                servers += these
                print(f"  {total.crashes} crashes, {total.acknowledged} acknowledged moves, none lost", flush=True)
        told = (
            f"{total.crashes} crashes, {servers} of whole servers; {total.at_points} at write points; "
            f"{total.in_flight} commands under way"
        )
        return told, f"0 of {total.acknowledged} acknowledged moves lost at {total.tables} tables", total.in_flight > 0

    return [measured(f"crashes, {database}", work)]


@app.command
def restarts(*, count: int = 100, database: Kind = "sqlite", tables: int = 8, seed: int = 0) -> list[Row]:
    """Deploy again and again while people and bots play."""

    def work() -> tuple[str, str, bool]:
        with fresh_databases(database) as fresh:
            result = asyncio.run(restart(fresh(), count, seed=seed, tables=tables))
        gap = result.gaps[int(len(result.gaps) * 0.99)] if result.gaps else 0.0
        told = f"{result.restarts} restarts under {result.games} games, {len(result.gaps)} resumed sockets"
        broken = result.games - result.finished
        return told, f"{broken} games broken; 99 % of gaps under {gap:.1f} s", broken == 0 and bool(result.gaps)

    return [measured(f"rolling restarts, {database}", work)]


@app.command
def outages(*, count: int = 20, seed: int = 0) -> list[Row]:
    """Restart PostgreSQL itself, at once and without a word to anybody, while people play."""

    def work() -> tuple[str, str, bool]:
        result = asyncio.run(database_restarts(count, seed=seed))
        told = f"{result.outages} immediate restarts of PostgreSQL"
        return told, f"0 of {result.acknowledged} acknowledged moves lost", result.outages == count

    return [measured("database outages", work)]


@app.command
def neighbours(*, count: int = 30, seed: int = 0) -> list[Row]:
    """Two servers on one PostgreSQL: Redis stops for a while, a server is killed, a server is restarted, in turn."""

    def work() -> tuple[str, str, bool]:
        with fresh_databases("postgresql") as fresh:
            result = asyncio.run(trouble(fresh(), count, seed=seed))
        told = f"{result.redis_stops} outages of Redis, {result.kills} kills, {result.restarts} restarts"
        return told, f"0 of {result.acknowledged} acknowledged moves lost at {result.games} tables", result.games > 0

    return [measured("two servers", work)]


@app.command
def pairs(*, count: int = 200_000, seed: int = 0) -> list[Row]:
    """Compare what observers receive in worlds that differ in a secret card."""

    def work() -> tuple[str, str, bool]:
        done = games = size = 0
        differences: list[str] = []
        sizes = [min(PAIRS_AT_ONCE, count - at) for at in range(0, count, PAIRS_AT_ONCE)]
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
            for found in processes.map(compare_some, sizes, range(seed, seed + count, PAIRS_AT_ONCE)):
                done, games, size = done + found.pairs, games + found.games, size + found.bytes
                differences += found.differences
                print(f"  {done} pairs, {len(differences)} differences", *differences[:3], flush=True)
        told = f"{done} pairs from {games} pairs of games, {size / 1e6:.0f} MB each side"
        return told, f"{len(differences)} differences", not differences

    return [measured("non-interference", work)]


@app.command
def fuzz(*, requests: int = 100_000, messages: int = 1_000_000, seed: int = 0) -> list[Row]:
    """Send bytes that no schema foresees, to every address and in frames."""

    def work() -> tuple[str, str, bool]:
        sent = heard = 0
        faults: list[str] = []
        while sent < requests or heard < messages:
            with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
                now = min(2000, requests - sent), min(20_000, messages - heard)
                found = asyncio.run(weather(Path(folder), *now, seed=seed + sent + heard))
            sent, heard = sent + found.requests, heard + found.messages
            faults += found.faults
            print(f"  {sent} requests, {heard} messages, {len(faults)} faults", *faults[:3], flush=True)
        return f"{sent} requests, {heard} messages", f"{len(faults)} faults of the server's own", not faults

    return [measured("hostile bytes", work)]


@app.command
def besiege(*, seconds: float = 60.0, tables: int = TABLES, networks: int = NETWORKS) -> list[Row]:
    """Let attackers ask for as much as limits let through while a club plays; how long it waits, without and with."""

    def work() -> tuple[str, str, bool]:
        with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
            calm, stormy = asyncio.run(siege(Path(folder), seconds, tables, networks))
        shown = Table("ms: p50 / p99 / longest", "nobody attacks", f"{networks} networks attack")
        for name in ("moves", "pages", "health", "analyses"):
            shown.add_row(name, quantiles(getattr(calm, name)), quantiles(getattr(stormy, name)))
        for level in calm.bots:
            shown.add_row(f"a bot: {level}", quantiles(calm.bots[level]), quantiles(stormy.bots[level]))
        Console(width=120).print(shown)
        told = (
            f"{tables} tables, {len(calm.moves)} and {len(stormy.moves)} moves; {stormy.answered} requests of attackers"
        )
        moves = f"moves {quantiles(calm.moves)} → {quantiles(stormy.moves)} ms; {stormy.refused} refused"
        return told, moves, bool(calm.moves) and bool(stormy.moves) and stormy.refused > 0

    return [measured("a siege", work)]


@app.command
def planted(*, only: str = "") -> list[Row]:
    """Plant bugs in a copy of the server; the tests must notice each."""

    def work() -> tuple[str, str, bool]:
        # In a process of its own: here the server is imported already, without any bug.
        command = [sys.executable, "-m", "tests.chaos.planted", only]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as planting:
            assert planting.stdout is not None
            last = ""
            for last in planting.stdout:
                print(last, end="", flush=True)
        sound = planting.returncode == 0
        return last.strip(), "all caught" if sound else "NOT ALL CAUGHT", sound

    return [measured("planted bugs", work)]


@app.default
def everything() -> list[Row]:
    """All parts, as long as they need to be."""
    return [
        *crashes(),
        *crashes(count=100, database="postgresql"),
        *restarts(),
        *restarts(count=20, database="postgresql"),
        *outages(),
        *neighbours(),
        *pairs(),
        *fuzz(),
        *besiege(),
        *planted(),
    ]


def main() -> int:
    """Run what was asked for and print one table."""
    rows: list[Row] | None = app()
    if rows is None:  # --help
        return 0
    table = Table("part", "done", "found", "seconds")
    for row in rows:
        table.add_row(row.part, row.counted, row.found, f"{row.seconds:.0f}", style="" if row.sound else "bold red")
    Console(width=None if sys.stdout.isatty() else 160).print(table)
    return 0 if all(row.sound for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
