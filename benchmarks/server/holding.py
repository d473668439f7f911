"""What the server holds: many idle sockets, and many open games over a restart."""

from __future__ import annotations

import asyncio
import json
import resource
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server.hosts import OPEN_FILES, ours
from benchmarks.server.tables import SEATS, plan_game, set_up
from benchmarks.server.wire import Socket, open_socket

PLAYED = 30  # moves that each open game has behind it
AT_ONCE = 50
SLEEP_SECONDS = 2.0
LOOKS = 4  # whatever a game that fell asleep left behind would add up


@dataclass(frozen=True)
class Idle:
    """Sockets that only look, four to a table."""

    sockets: int
    bytes_each: float


@dataclass(frozen=True)
class Asleep:
    """Bytes that a game takes in memory while somebody looks at it, and that waking it again later adds."""

    games: int
    awake: float
    again: float


@dataclass(frozen=True)
class Restarts:
    """Seconds from the start of the process to the first answered page."""

    games: int
    empty: float
    full: float


async def idle_sockets(folder: Path, sockets: int) -> Idle:
    """Open many sockets and see what memory they take."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
    database = folder / "idle.sqlite"
    seated = await set_up(database, sockets // SEATS, [plan_game(1, 0)])
    with ours(database) as host:
        kept = [await open_socket(host.port, f"/ws/tables/{seated[0].id}", seated[0].tokens[0], _ignore)]
        before = host.memory()
        wanted = [(table.id, token) for table in seated[1:] for token in table.tokens]
        for at in range(0, len(wanted), AT_ONCE):
            kept += await asyncio.gather(
                *(
                    open_socket(host.port, f"/ws/tables/{id_}", token, _ignore)
                    for id_, token in wanted[at : at + AT_ONCE]
                )
            )
        await asyncio.sleep(1)
        each = (host.memory() - before) / len(wanted)
        for socket in kept:
            socket.transport.abort()
    return Idle(len(kept), each)


async def asleep(folder: Path, games: int) -> Asleep:
    """Wake many games by looking at each, let them fall asleep, and all again: what more memory does that take?"""
    database = folder / "asleep.sqlite"
    seated = await set_up(database, games, [plan_game(1, PLAYED)], PLAYED)
    tables = [table.id for table in seated]
    with ours(database, idle=SLEEP_SECONDS) as host:
        await _look_at(host.port, tables[:AT_ONCE])
        memory = [host.memory()]
        for _ in range(LOOKS):
            for at in range(0, games, AT_ONCE):
                await _look_at(host.port, tables[at : at + AT_ONCE])
            memory.append(host.memory())
            while await _in_memory(host.port):
                await asyncio.sleep(0.2)
    return Asleep(games, (memory[1] - memory[0]) / games, (memory[-1] - memory[1]) / games)


async def _in_memory(port: int) -> int:
    """How many tables a server has in memory, as it says itself."""
    answer = await _get(port, "/health")
    return int(json.loads(answer.split(b"\r\n\r\n", 1)[1])["tables"])


async def _get(port: int, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert b" 200 " in answer[:16], answer[:200]
    return answer


async def _look_at(port: int, tables: list[str]) -> None:
    """Ask for tables, which brings them into memory."""
    await asyncio.gather(*(_get(port, f"/api/tables/{table}") for table in tables))


async def restarts(folder: Path, games: int, times: int) -> Restarts:
    """Start over an empty database and over one full of running games, in turn; the quickest of each counts."""
    empty, full = folder / "empty.sqlite", folder / "full.sqlite"
    await set_up(empty, 0, [])
    await set_up(full, games, [plan_game(seed, PLAYED) for seed in range(8)], PLAYED)
    took: dict[Path, list[float]] = {empty: [], full: []}
    for _ in range(times):
        for database, seconds in took.items():
            with ours(database) as host:
                seconds.append(host.seconds)
    return Restarts(games, min(took[empty]), min(took[full]))


def _ignore(_socket: Socket, _text: bytes) -> None:
    """An idle client reads and says nothing."""
