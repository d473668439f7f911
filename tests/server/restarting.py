"""Restart after restart under live games with bots, for the quick test and for the long run alike."""

from __future__ import annotations

import contextlib
import os
import signal
from dataclasses import dataclass, field

from niagara.server.store.engines import is_shared
from tests.server.checker import History
from tests.server.crew import Crew, free_port
from tests.server.nursery import Nursery


@dataclass
class Restarted:
    """What came of it."""

    restarts: int = 0
    games: int = 0
    finished: int = 0
    acknowledged: int = 0
    gaps: list[float] = field(default_factory=list)  # seconds that players were without a server


async def restart(database: str, count: int, *, seed: int = 0, tables: int = 4, moves: int = 8) -> Restarted:
    """Deploy so many times while two people, two bots and a watcher play at each table; then play every game out.

    Where several processes may share the database, the new one is up before the old one is asked to go; on SQLite it
    comes after it, at the same port.
    """
    result, nursery, port = Restarted(), Nursery(), free_port()
    crew = Crew(f"127.0.0.1:{port}", tables, seed, seats="mobb", rounds=20)
    try:
        pid = await nursery.start(port, database)
        while result.restarts < count:
            await crew.more_moves(moves)
            if is_shared(database):
                port = free_port()
                following = await nursery.start(port, database)
                crew.move_to(f"127.0.0.1:{port}")
                os.kill(pid, signal.SIGTERM)
                pid = following
            else:
                await nursery.stop(pid)
                pid = await nursery.launch(port, database)
            result.restarts += 1
        await crew.finish()
        result.acknowledged, result.games = await crew.check(database), len(crew.tables)
        for players in crew.tables:
            result.finished += History(database, players[0].table).game_log.game.outcome is not None
        result.gaps = sorted(gap for player in crew.players for gap in player.gaps)
        await crew.away()
    finally:
        with contextlib.suppress(Exception):
            await crew.rest()
        await nursery.close()
    return result
