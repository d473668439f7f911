"""Every way to play a scene, found through the engine."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from niagara.learn.attempt import Attempt, Status
from niagara.learn.scenes import Scene


def ways(scene: Scene) -> Iterator[tuple[tuple[int, ...], Status]]:
    """All lines of play to the moment of judgement, each with how it ends."""
    yield from _onward(Attempt(scene), ())


def _onward(attempt: Attempt, so_far: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Status]]:
    if attempt.over:
        yield so_far, attempt.status
        return
    for move in attempt.game.legal_moves(attempt.scene.seat):
        twin = copy(attempt)
        twin.game, twin.events = attempt.game.copy(), attempt.events.copy()
        twin.play([move.number])
        yield from _onward(twin, (*so_far, move.number))
