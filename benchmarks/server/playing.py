"""Moves a second, latency and processor time: a bare echo first, then this server, in the same minutes."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.hosts import SERVER_CORE, Host, echo, ours, pin
from benchmarks.server.load import AnyLane, EchoLane, Measured, TableLane, pace, saturate
from benchmarks.server.tables import plan_game, set_up

PLANS = 8
MOVES = 500  # of each planned game: a fast machine plays 300 of each in a run


@dataclass(frozen=True)
class Played:
    """What a server did."""

    full: Measured
    half: Measured
    processor: float  # seconds of processor time a message, at saturation


async def play_echo(lanes: int, seconds: float) -> Played:
    """Measure the bare echo."""
    with echo() as host:
        return await play_lanes(host, [EchoLane() for _ in range(lanes)], seconds)


async def play_ours(database: Path, tables: int, seconds: float) -> Played:
    """Measure tables with four people each."""
    plans = [plan_game(seed, MOVES) for seed in range(PLANS)]
    seated = await set_up(database, tables, plans)
    with ours(database) as host:
        return await play_lanes(host, [TableLane(table) for table in seated], seconds)


async def play_lanes(host: Host, lanes: Sequence[AnyLane], seconds: float) -> Played:
    """Measure what a server does with so many lanes."""
    for lane in lanes:
        await lane.open(host.port)
    await saturate(lanes, seconds / 5)  # first calls fill caches
    before = host.processor_seconds()
    full = await saturate(lanes, seconds)
    processor = (host.processor_seconds() - before) / full.count
    return Played(full, await pace(lanes, full.rate / 2, seconds), processor)


async def play_disk(folder: Path, rate: float, seconds: float) -> Measured:
    """Measure the bare disk on the server's core: pages made safe at a pace, one fsync for all that are due by then."""
    command = [*pin(SERVER_CORE), sys.executable, "-m", __name__, str(folder / "disk"), str(rate), str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, limit=2**26)
    latencies = json.loads((await process.communicate())[0])
    return Measured(len(latencies), seconds, latencies)


def keep_pages(file: Path, rate: float, seconds: float) -> list[float]:
    """Seconds from when each page was due until it was safe."""
    descriptor = os.open(file, os.O_CREAT | os.O_WRONLY)
    took: list[float] = []
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        due = int(passed * rate) - len(took)
        if due <= 0:
            time.sleep(max(0.0, (len(took) + 1) / rate - passed))
            continue
        os.write(descriptor, bytes(4096 * due))
        os.fsync(descriptor)
        now = time.perf_counter() - began
        took += [now - (len(took) + page) / rate for page in range(1, due + 1)]
    os.close(descriptor)
    file.unlink()
    return took


if __name__ == "__main__":
    print(json.dumps(keep_pages(Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]))))
