"""Named bots that fill the other seats of an environment in which one seat learns."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from niagara.bots.judgement import new_desk
from niagara.bots.partners import mind_of, play_partners
from niagara.bots.registry import make_bot
from niagara.bots.search import new_scratch
from niagara.fast.batch import Integers
from niagara.fast.rng import Generator
from niagara.rules.state import Records

BatchArrays = tuple[Records, Generator, Integers, Integers, Integers]  # of `fast.batch`
LEARNER = 0  # the seat that learns; who goes first is drawn anew in every game, so no seat is better


def bot_names(opponents: str | Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat but the learner's: one name stands for all of them."""
    names = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != players - 1:
        raise ValueError(f"opponents: {len(names)} names, but {players - 1} seats are to be filled")
    return names


def can_compile(names: Sequence[str]) -> bool:
    """Whether all these bots can play inside the compiled step."""
    return all(mind_of(make_bot(name, 0)) is not None for name in names)


class Partners:
    """Compiled bots at every seat but the learner's."""

    def __init__(self, opponents: str | Sequence[str], players: int, threads: int = 1) -> None:
        minds = []
        for name in bot_names(opponents, players):
            mind = mind_of(make_bot(name, 0))
            if mind is None:
                raise ValueError(f"opponents: {name} is not compiled; play it through NiagaraEnv, one game at a time")
            minds.append(mind)
        self._minds = np.concatenate([minds[0], *minds])  # the learner's own entry is never asked
        self._desks = [new_desk() for _ in range(threads)]
        self._scratches = [new_scratch() for _ in range(threads)]

    def play(self, worker: int, batch: BatchArrays, low: int, high: int) -> None:
        """Play games on until the learner decides or they are over."""
        play_partners(*batch, LEARNER, self._minds, self._scratches[worker], self._desks[worker][0], low, high)
