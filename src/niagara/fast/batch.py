"""Many games at once: an array of records, stepped and listed together, on one or more threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Unpack

import numpy as np
import numpy.typing as npt

from niagara.fast import compiled, helper
from niagara.fast.rng import Generator, below, generator
from niagara.rules.actions import ACTIONS
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY, RIVER
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.options import Options
from niagara.rules.packed import RECORD, Records, new_records
from niagara.rules.view import fill_view

Integers = npt.NDArray[np.integer]
Arrays = tuple[Records, Generator, Integers, Integers, Integers]  # games, chance, legal actions, how many, who

NO_ACTION = -1
STEPPED = 0
ILLEGAL = 1
FINISHED = 2
MAX_ROUNDS = 50  # play at random practically never ends


class Batch:
    """An array of games of one kind, each with its own chance."""

    def __init__(
        self,
        size: int,
        *,
        players: int = 4,
        seed: int = 0,
        threads: int = 1,
        **options: Unpack[Options],
    ) -> None:
        self.records: Records = np.zeros(size, RECORD)
        limited: Options = {"max_rounds": MAX_ROUNDS, **options}
        self.start = new_records(players, **limited)
        self.chance = np.array([generator(seed + index)[0] for index in range(size)], np.uint64)
        self.actions = np.zeros((size, MOST_LEGAL), np.int16)
        self.counts = np.zeros(size, np.int16)
        self.seats = np.zeros(size, np.int8)
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        arrays = self._arrays()
        self._spread(lambda low, high: start_slice(*arrays, self.start, low, high))

    def step(self, actions: Integers) -> Integers:
        """Do one action in every game, by the seat that decides; the river's moves follow by themselves.

        The answer says for each game whether it was STEPPED, the action was ILLEGAL, or the game had FINISHED;
        in the last two cases that game is left as it was. `seats`, `actions` and `counts` tell who decides next.
        """
        chosen = np.asarray(actions)
        if chosen.shape != self.counts.shape or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions: {len(self.counts)} integers expected, one for each game")
        status = np.zeros(len(self.records), np.int8)
        in_range = np.where((chosen >= 0) & (chosen < ACTIONS), chosen, NO_ACTION)
        numbers, arrays = in_range.astype(np.int16), self._arrays()
        self._spread(lambda low, high: step_slice(*arrays, numbers, status, low, high))
        return status

    def play_random(self, steps: int) -> int:
        """Make `steps` random decisions in every game, starting finished ones anew; how many were made in all."""
        made = np.zeros(len(self.records), np.int64)
        arrays = self._arrays()
        self._spread(lambda low, high: random_slice(*arrays, self.start, steps, made, low, high))
        return int(made.sum())

    def _arrays(self) -> Arrays:
        return (self.records, self.chance, self.actions, self.counts, self.seats)

    def _spread(self, task: Callable[[int, int], None]) -> None:
        """Run a compiled task over all games, in as many slices as there are threads."""
        bounds = np.linspace(0, len(self.records), self.threads + 1).astype(int).tolist()
        slices = list(pairwise(bounds))
        if self._pool is None:
            task(*slices[0])
            return
        for future in [self._pool.submit(task, low, high) for low, high in slices]:
            future.result()


@helper
def settle(
    records: Records, chance: Generator, actions: Integers, counts: Integers, seats: Integers, index: int
) -> None:
    """Let the river make its moves, then note who decides and what is legal."""
    state = records[index]
    out = actions[index]
    seat = decider(state)
    while seat == RIVER:
        count = legal(state, seat, out)
        apply(state, seat, out[below(chance[index : index + 1], count)])
        seat = decider(state)
    seats[index] = seat
    counts[index] = 0
    if seat != NOBODY:
        counts[index] = legal(state, seat, out)


@compiled
def start_slice(
    records: Records,
    chance: Generator,
    actions: Integers,
    counts: Integers,
    seats: Integers,
    start: Records,
    low: int,
    high: int,
) -> None:
    """Set up the games of a slice."""
    for index in range(low, high):
        records[index] = start[0]
        settle(records, chance, actions, counts, seats, index)


@compiled
def step_slice(
    records: Records,
    chance: Generator,
    actions: Integers,
    counts: Integers,
    seats: Integers,
    chosen: Integers,
    status: Integers,
    low: int,
    high: int,
) -> None:
    """Step the games of a slice."""
    for index in range(low, high):
        if seats[index] == NOBODY:
            status[index] = FINISHED
            continue
        status[index] = ILLEGAL
        for number in range(counts[index]):
            if actions[index][number] == chosen[index]:
                status[index] = STEPPED
                break
        if status[index] == STEPPED:
            apply(records[index], seats[index], chosen[index])
            settle(records, chance, actions, counts, seats, index)


@compiled
def view_slice(records: Records, observer: int, out: Records) -> None:
    """Write what an observer, a seat or SPECTATOR, may know of every game (R3.3)."""
    for index in range(len(records)):
        fill_view(records[index], observer, out[index])


@compiled
def random_slice(
    records: Records,
    chance: Generator,
    actions: Integers,
    counts: Integers,
    seats: Integers,
    start: Records,
    steps: int,
    made: Integers,
    low: int,
    high: int,
) -> None:
    """Make random decisions in the games of a slice."""
    for index in range(low, high):
        for _ in range(steps):
            if seats[index] == NOBODY:
                records[index] = start[0]
            else:
                action = actions[index][below(chance[index : index + 1], counts[index])]
                apply(records[index], seats[index], action)
                made[index] += 1
            settle(records, chance, actions, counts, seats, index)
