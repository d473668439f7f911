"""Nothing that an observer receives depends on a card it may not know: pairs of worlds, compared to the last byte.

`python -m tests.chaos pairs` does the same for long.
"""

from __future__ import annotations

from pathlib import Path

from tests.server.worlds import compare_worlds


async def test_worlds_that_differ_in_a_secret_look_alike_to_everybody_else(tmp_path: Path) -> None:
    found = await compare_worlds(tmp_path, 250, seed=5)
    assert found.pairs >= 250
    assert found.bytes > 100_000
    assert found.differences == []
