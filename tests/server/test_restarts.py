"""A deploy breaks no game: restarts under live games with bots, announced, resumed, nothing lost.

`python -m tests.chaos restarts` does the same for long.
"""

from __future__ import annotations

from tests.server.restarting import restart


async def test_every_game_survives_restarts(database: str) -> None:
    result = await restart(database, 3, tables=3)
    assert result.restarts == 3
    assert result.finished == result.games >= 3
    assert len(result.gaps) >= 3, "nobody ever had to come back"
