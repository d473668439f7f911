"""Measure the server: `python -m benchmarks.server [--quick] [--only part]`.

The server has one core, the load another. Other work on the machine slows everything that is measured in seconds, so
look at processor time, and at ratios between things measured in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.server.boardgameio import ITS_TABLES, NotToBeHad, install, play_boardgameio
from benchmarks.server.holding import asleep, idle_sockets, restarts
from benchmarks.server.hosts import LOAD_CORE, ROOT
from benchmarks.server.load import Measured
from benchmarks.server.playing import Played, play_disk, play_echo, play_ours
from benchmarks.server.sharing import Shared, play_shared

PARTS = ("moves", "boardgameio", "idle", "restart", "sleep", "shared")
KIB = 1024
ROUNDS_BESIDE = 2  # boardgame.io slows down as its log grows: it is measured anew each time, and not too long
console = Console(width=120)


async def measure_moves(folder: Path, quick: bool, beside: bool) -> None:
    """Print moves a second, processor time and latency of everything that plays, all in turn for some rounds."""
    seconds, tables, rounds = (3.0, 60, 1) if quick else (8.0, 200, 5)
    scratch = _boardgameio(folder) if beside else None
    echoes, disks, ours, theirs = [], [], [], []
    for each in range(rounds):
        echoes.append(await play_echo(20, seconds))
        ours.append(await play_ours(folder / f"play-{each}.sqlite", tables, seconds))
        disks.append(await play_disk(folder, ours[-1].full.rate / 2, seconds))
        if scratch is not None and each < ROUNDS_BESIDE:
            try:
                theirs.append(await play_boardgameio(scratch, seconds))
            except NotToBeHad as error:
                console.print(f"boardgame.io is left out of round {each + 1}: {error}")
    table = Table(
        "four observers, one core", "a second", "lowest – highest", "ms of processor", "half load: p50", "p99"
    )
    table.add_row("bare echo", *_figures(echoes))
    table.add_row(f"niagara: durable, {tables} tables", *_figures(ours))
    if theirs:
        table.add_row(f"boardgame.io: in memory, {ITS_TABLES} tables", *_figures(theirs))
    console.print(table)
    halfway = median(disk.quantile(0.5) for disk in disks) * 1000
    console.print(
        f"medians of {rounds} rounds; the bare disk, pages made safe at the pace of half load: "
        f"p50 {halfway:.1f} ms, p99 {_p99(disks):.1f} ms"
    )
    allowed = 4 * _p99([run.half for run in echoes]) + _p99(disks)
    found = _p99([run.half for run in ours])
    console.print(
        f"p99 at half load: {found:.1f} ms; four echoes and the disk: {allowed:.1f} ms; ratio {found / allowed:.2f}"
    )
    costs = [median(run.processor for run in runs) for runs in (ours, echoes)]
    console.print(f"a durable move with four observers costs {costs[0] / costs[1]:.1f} echoes of processor")


def _boardgameio(folder: Path) -> Path | None:
    try:
        return install(folder)
    except NotToBeHad as error:
        console.print(f"boardgame.io is left out: {error}")
        return None


def _p99(runs: list[Measured]) -> float:
    return median(run.quantile(0.99) for run in runs) * 1000


def _figures(runs: list[Played]) -> list[str]:
    rates = sorted(run.full.rate for run in runs)
    processor = median(run.processor for run in runs) * 1000
    halfway = median(run.half.quantile(0.5) for run in runs) * 1000
    spread = f"{rates[0]:,.0f} – {rates[-1]:,.0f}"
    slow = _p99([run.half for run in runs])
    return [f"{median(rates):,.0f}", spread, f"{processor:.3f}", f"{halfway:.1f} ms", f"{slow:.1f} ms"]


async def measure(folder: Path, quick: bool, parts: list[str]) -> None:
    """Run the parts and print them."""
    console.print(f"other work on this machine: load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if "moves" in parts:
        await measure_moves(folder, quick, "boardgameio" in parts)
    if "idle" in parts:
        idle = await idle_sockets(folder, 1000 if quick else 10_000)
        console.print(f"{idle.sockets:,} idle sockets, four to a table: {idle.bytes_each / KIB:.1f} KiB each")
    if "restart" in parts:
        found = await restarts(folder, 1000 if quick else 10_000, 2 if quick else 5)
        console.print(
            f"first answer after a start: {found.empty:.2f} s without games, {found.full:.2f} s with {found.games:,} "
            f"running ones; ratio {found.full / found.empty:.2f}"
        )

    if "sleep" in parts:
        slept = await asleep(folder, 200 if quick else 2000)
        console.print(
            f"{slept.games:,} games: {slept.awake / KIB:.1f} KiB each in memory, none left there once asleep; "
            f"three more times awake and asleep add {slept.again / KIB:.1f} KiB each"
        )
    if "shared" in parts:
        print_shared(await play_shared(60 if quick else 200, 3.0 if quick else 10.0))


def print_shared(found: Shared) -> None:
    """Print how PostgreSQL and several processes do."""
    rate, _, processor, *_ = _figures([found.alone])
    console.print(f"PostgreSQL, one process: {rate} moves a second, {processor} ms of its processor each")
    table = Table("from a move to the last of four observers, 20 moves a second", "p50", "p99")
    for name, run in (
        ("all at one process", found.one),
        ("two at each of two, Redis", found.bell),
        ("two at each of two, by the clock", found.clock),
    ):
        table.add_row(name, *(f"{run.quantile(share) * 1000:.1f} ms" for share in (0.5, 0.99)))
    console.print(table)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a smaller run of under a minute, without boardgame.io")
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part; may be given several times")
    arguments = parser.parse_args()
    parts = arguments.only or [part for part in PARTS if part != "boardgameio" or not arguments.quick]
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        os.sched_setaffinity(0, {LOAD_CORE})
        asyncio.run(measure(Path(folder), arguments.quick, parts))


if __name__ == "__main__":
    main()
