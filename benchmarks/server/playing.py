"""Moves a second, latency and processor time: a bare echo first, then this server, in the same minutes."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.hosts import Host, echo, ours
from benchmarks.server.load import AnyLane, EchoLane, Measured, TableLane, pace, saturate
from benchmarks.server.tables import plan_game, set_up

PLANS = 8
MOVES = 250  # of each planned game


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


def fsyncs(folder: Path, count: int = 200) -> list[float]:
    """Seconds that one page takes to be safe on this disk, ordered."""
    file = folder / "fsync"
    descriptor = os.open(file, os.O_CREAT | os.O_WRONLY)
    took = []
    for _ in range(count):
        began = time.perf_counter()
        os.write(descriptor, bytes(4096))
        os.fsync(descriptor)
        took.append(time.perf_counter() - began)
    os.close(descriptor)
    file.unlink()
    return sorted(took)
