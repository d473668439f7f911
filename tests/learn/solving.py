"""Every way to play a scene, found through the engine."""

from __future__ import annotations

from collections.abc import Iterator

from niagara.learn.attempt import Attempt, Status
from niagara.learn.scenes import Scene


def ways(scene: Scene) -> Iterator[tuple[tuple[int, ...], Status]]:
    """All lines of play to the moment of judgement, each with how it ends."""
    yield from Attempt(scene).ways()
