"""Named bots that fill the other seats of an environment in which one seat learns."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from niagara.bots.mind.minds import new_scratch, new_workspace
from niagara.bots.mind.partners import play_partners
from niagara.bots.mind.selfplay import new_table, new_trail
from niagara.bots.packed import mind_of
from niagara.bots.registry import make_bot
from niagara.fast.batch import Arrays

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
        self._trail = new_trail()  # nothing is recorded
        self._tables = [new_table(stop_seat=LEARNER) for _ in range(threads)]
        self._workspaces = [new_workspace() for _ in range(threads)]
        self._scratches = [new_scratch() for _ in range(threads)]

    def play(self, worker: int, batch: Arrays, low: int, high: int) -> None:
        """Play games on until the learner decides or they are over."""
        table, scratch, workspace = self._tables[worker][0], self._scratches[worker], self._workspaces[worker][0]
        play_partners(*batch, table, self._minds, self._trail, scratch, workspace, low, high)
