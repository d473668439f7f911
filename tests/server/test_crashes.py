"""kill -9 under load: no acknowledged move is lost, none is played twice, and everybody's view is that of the log.

`python -m tests.chaos crashes` does the same for long.
"""

from __future__ import annotations

from tests.server.crashing import crash


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    result = await crash(database, 6, seed=8, first=5)
    assert result.in_flight > 0, "no kill ever hit a move under way"
    assert result.at_points == 3
    assert result.acknowledged > 0
