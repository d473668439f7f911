"""kill -9 under load: no acknowledged move is lost, none is played twice, and everybody's view is that of the log.

`python -m tests.chaos crashes` does the same for long.
"""

from __future__ import annotations

from tests.server.crashing import crash
from tests.server.squall import squall


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    result = await crash(database, 2, seed=8, first=5)
    assert result.in_flight > 0, "no kill ever hit a move under way"
    assert result.at_points == 1
    assert result.acknowledged > 0


def test_no_write_point_is_a_bad_moment_to_die(database: str) -> None:
    result = squall(database, 12, seed=3)
    assert result.at_points == 6
    assert result.in_flight > 0
    assert result.acknowledged > 12
