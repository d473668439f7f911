"""The framework a builder would take instead, with a small game of its own, installed by npm into a scratch folder."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from pathlib import Path

from benchmarks.server.hosts import LOAD_CORE, Host, free_port, hosted, pin
from benchmarks.server.load import Measured
from benchmarks.server.playing import Played

SOURCES = Path(__file__).parent / "boardgameio"
LONGEST_INSTALL = 180
LONGEST_RUN = 120
ITS_TABLES = 20


class NotToBeHad(Exception):
    """boardgame.io could not be installed or run here, and why."""


def install(folder: Path) -> Path:
    """Put boardgame.io and the two scripts into a folder of their own."""
    if shutil.which("npm") is None:
        raise NotToBeHad("npm is not installed")
    scratch = folder / "boardgameio"
    shutil.copytree(SOURCES, scratch)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    try:
        subprocess.run(command, cwd=scratch, check=True, timeout=LONGEST_INSTALL, capture_output=True)
    except subprocess.TimeoutExpired:
        raise NotToBeHad(f"npm install took more than {LONGEST_INSTALL} s") from None
    except subprocess.CalledProcessError as error:
        raise NotToBeHad(error.stderr.decode().strip().splitlines()[-1]) from None
    return scratch


async def play_boardgameio(scratch: Path, seconds: float) -> Played:
    """Measure its tables of four, which keep nothing on disk."""
    port = free_port()
    with hosted(["node", str(scratch / "server.cjs"), str(port)], port, "/") as host:
        await _load(scratch, host, seconds / 3, 0)
        full, processor = await _load(scratch, host, seconds, 0)
        half, _ = await _load(scratch, host, seconds, full.rate / 2)
    return Played(full, half, processor)


async def _load(scratch: Path, host: Host, seconds: float, rate: float) -> tuple[Measured, float]:
    """Run the load script once; the result, and processor seconds of the server for each move."""
    command = [*pin(LOAD_CORE), "node", str(scratch / "load.cjs"), *map(str, (host.port, ITS_TABLES, seconds, rate))]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, limit=2**26)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(LONGEST_RUN):
            await process.stdout.readline()
            before = host.processor_seconds()
            found = json.loads(await process.stdout.readline())
    except (TimeoutError, ValueError) as error:
        raise NotToBeHad("its load script gave no result") from error
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
    measured = Measured(found["count"], found["seconds"], found["latencies"])
    return measured, (host.processor_seconds() - before) / max(1, measured.count)
