"""A deploy breaks no game: restarts under live games with bots, announced, resumed, nothing lost.

`python -m tests.chaos restarts` does the same for long.
"""

from __future__ import annotations

from tests.server.restarting import restart


async def test_every_game_survives_restarts(database: str) -> None:
    result = await restart(database, 2, tables=2)
    assert result.restarts == 2
    assert result.finished == result.games >= 2
    assert len(result.gaps) >= 2, "nobody ever had to come back"
