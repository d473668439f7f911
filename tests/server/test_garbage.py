"""A look for garbage stops every move: each goes through little."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from niagara.server.ops.garbage import YOUNG_OBJECTS, settle_down


@pytest.fixture
def looks() -> Any:
    """What the looks for garbage go through meanwhile, look by look."""
    found: list[int] = []

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(sum(len(gc.get_objects(generation=at)) for at in range(info["generation"] + 1)))

    usual = gc.get_threshold()
    settle_down()
    gc.callbacks.append(look)
    yield found
    gc.callbacks.remove(look)
    gc.set_threshold(*usual)
    gc.unfreeze()


def test_what_grows_is_looked_through_a_little_at_a_time(looks: list[int]) -> None:
    kept: list[list[int]] = [[] for _ in range(100 * YOUNG_OBJECTS)]
    assert len(looks) >= 50, "new objects are looked through"
    assert max(looks) < 10 * YOUNG_OBJECTS < len(kept), "and those of earlier looks are left in peace"
