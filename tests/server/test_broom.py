"""A room that has left is really gone, though its parts hold on to each other and the collector rarely looks."""

from __future__ import annotations

import asyncio
import gc

import pytest

from niagara.server import broom
from niagara.server.broom import Broom


class Circle:
    """Something that only the collector can free."""

    alive = 0

    def __init__(self) -> None:
        self.self = self
        Circle.alive += 1

    def __del__(self) -> None:
        Circle.alive -= 1


@pytest.mark.parametrize(("others", "needed"), [(0, 3), (5, 5)])
async def test_rooms_are_swept_once_as_many_have_left_as_are_here(
    monkeypatch: pytest.MonkeyPatch, others: int, needed: int
) -> None:
    monkeypatch.setattr(broom, "FEWEST_ROOMS", 3)
    monkeypatch.setattr(broom, "PAUSE_SECONDS", 0.0)
    gc.disable()
    try:
        sweeper = Broom()
        Circle()
        for left in range(1, needed + 1):
            sweeper.room_left(others)
            await asyncio.sleep(0.01)
            assert (Circle.alive == 0) is (left == needed)
    finally:
        gc.enable()
