"""Every way to play a scene, found through the engine."""

from __future__ import annotations

from collections.abc import Iterator

from niagara.learn.attempt import Attempt, Status
from niagara.learn.scenes import Scene


def ways(scene: Scene, so_far: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Status]]:
    """All lines of play to the moment of judgement, each with how it ends."""
    attempt = Attempt(scene)
    attempt.play(so_far)
    if attempt.over:
        yield so_far, attempt.status
        return
    for move in attempt.game.legal_moves(scene.seat):
        yield from ways(scene, (*so_far, move.number))
