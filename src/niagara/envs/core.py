"""The one core of all environments: an array of games with what the seat to decide sees, may do and was rewarded.

It steps with the compiled batch step of `niagara.fast` and knows no rules; every adapter is a thin layer over it.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.envs.actions import ACTIONS, FROM_ENGINE, NOOP, TO_ENGINE, describe_action
from niagara.envs.observation import SIZE, Observations, write_observation
from niagara.envs.options import Options
from niagara.envs.partners import Partners
from niagara.envs.rewards import REWARDS, SHAPED, Floats, count_winners, write_potentials, write_rewards
from niagara.fast import compiled
from niagara.fast.batch import Arrays, Integers, start_slice, step_slice
from niagara.fast.rng import generators
from niagara.rules.board import NOBODY
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.packed import RECORD, Records, pack, unpack
from niagara.rules.state import OVER, State

Flags = npt.NDArray[np.bool_]
Masks = npt.NDArray[np.int8]

BATCH_ARRAYS: Final = ("records", "chance", "numbers", "counts", "seats")
SEEN_ARRAYS: Final = ("actors", "observations", "masks", "marked", "marks", "rewards", "potentials", "over")


class Core:
    """Games of one kind, each with its own chance. All arrays have one row for each game and are changed in place.

    `actors` is the seat that decides (at the end, the one that acted last); `observations` and `masks` are that seat's;
    `marked[i, :marks[i]]` lists the legal actions; `rewards` are every seat's for the last step; `terminated` says
    that somebody has won, `truncated` that the round limit was reached (R9.5).
    """

    def __init__(
        self, size: int, options: Options, *, seed: int = 0, threads: int = 1, partners: Partners | None = None
    ) -> None:
        if size < 1 or threads < 1:
            raise ValueError(f"size and threads: at least 1 each, not {size} and {threads}")
        self.options = options
        self.size = size
        self.threads = min(threads, size)
        self.partners = partners
        self.records: Records = np.zeros(size, RECORD)
        self.numbers = np.zeros((size, MOST_LEGAL), np.int16)  # legal actions as the engine numbers them
        self.counts = np.zeros(size, np.int16)
        self.seats = np.zeros(size, np.int8)
        self.actors = np.zeros(size, np.int8)
        self.observations: Observations = np.zeros((size, SIZE), np.int8)
        self.masks: Masks = np.zeros((size, ACTIONS), np.int8)
        self.marked = np.zeros((size, MOST_LEGAL), np.int16)
        self.marks = np.zeros(size, np.int16)
        self.rewards: Floats = np.zeros((size, options.players), np.float32)
        self.potentials: Floats = np.zeros((size, options.players), np.float32)
        self.over = np.zeros((size, 2), np.bool_)
        self._views: list[Records] = [np.zeros(1, RECORD) for _ in range(self.threads)]
        self._start = pack([options.start])
        self._rows = np.arange(size)
        self._status = np.zeros(size, np.int8)
        self._one = np.zeros(1, np.int16)
        bounds = np.linspace(0, size, self.threads + 1).astype(int).tolist()
        self._slices = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._reward = REWARDS.index(options.reward)
        self.reset(seed)

    @property
    def terminated(self) -> Flags:
        """Which games somebody has won."""
        return self.over[:, 0]

    @property
    def truncated(self) -> Flags:
        """Which games reached the round limit."""
        return self.over[:, 1]

    def reset(self, seed: int) -> None:
        """Start all games anew; equal seeds give equal chance."""
        self.chance = generators(seed, self.size)
        self._spread(self._start_slice)

    def begin(self, which: Integers, records: npt.NDArray[np.generic]) -> None:
        """Let some games, by their indices, go on from given positions in which a seat decides."""
        if records.shape != which.shape or records.dtype != RECORD:
            raise ValueError(f"records: {len(which)} records of RECORD expected, one for each game")
        states = [unpack(record) for record in records]
        for number, state in enumerate(states):
            if not 0 <= decider(state) < state.players == self.options.players:
                raise ValueError(f"records[{number}]: not a position of {self.options.players} seats with a decision")
        out = [0] * MOST_LEGAL
        for index, record, state in zip(which.tolist(), records, states, strict=True):
            self.records[index] = record
            self.seats[index] = decider(state)
            self.counts[index] = count = legal(state, decider(state), out)
            self.numbers[index, :count] = out[:count]
            self._look(0, index, index + 1, True)

    def restart(self, which: Integers) -> None:
        """Start some games anew, by their indices; their chance goes on."""
        for index in which.tolist():
            self._start_slice(0, index, index + 1)

    def step(self, actions: Integers) -> None:
        """Do one action in every game that is not over; ValueError names the first illegal one, and nothing changes."""
        self._check(actions)
        engine = TO_ENGINE[self.options.players, self.actors, actions]
        self._spread(lambda worker, low, high: self._step_slice(worker, low, high, engine))

    def step_one(self, action: int) -> None:
        """Do one action in the first game, with less ado than `step`."""
        if not 0 <= action < ACTIONS or not self.masks[0, action]:
            self._check(np.full(self.size, action))
            return
        self._one[0] = TO_ENGINE[self.options.players, self.actors[0], action]
        self._step_slice(0, 0, 1, self._one)

    def illegal(self, actions: Integers) -> Flags:
        """Which actions their games do not allow; any will do where the game is over."""
        inside = (actions >= 0) & (actions < ACTIONS)
        legal = inside & (self.masks[self._rows, np.where(inside, actions, NOOP)] > 0)
        return np.asarray(~legal & (self.seats != NOBODY))

    def observe(self, index: int, seat: int) -> Observations:
        """What a seat sees of one game."""
        out = np.zeros(SIZE, np.int8)
        write_observation(self.records, index, seat, self._views[0], out)
        return out

    def state(self, index: int) -> State:
        """The full position of one game, as the rules know it."""
        return unpack(self.records[index])

    def sample(self, chance: np.random.Generator) -> Integers:
        """A legal action for every game, all equally likely; 0 where the game is over."""
        choice = (chance.random(self.size) * self.marks).astype(np.int64)
        return np.where(self.marks > 0, self.marked[self._rows, choice], 0)

    def copy(self) -> Core:
        """An independent twin at the same point, sharing threads."""
        twin = copy.copy(self)
        for name in (*BATCH_ARRAYS, *SEEN_ARRAYS):
            setattr(twin, name, getattr(self, name).copy())
        twin._status = self._status.copy()
        return twin

    def _check(self, actions: Integers) -> None:
        """ValueError unless these are legal actions."""
        if actions.shape != self.seats.shape or actions.dtype.kind not in "iu":
            raise ValueError(f"actions: {self.size} integers expected, one for each game")
        wrong = self.illegal(actions)
        if wrong.any():
            index = int(wrong.argmax())
            action = int(actions[index])
            name = f" ({describe_action(action)})" if 0 <= action < ACTIONS else ""
            raise ValueError(f"actions[{index}]: {action}{name} is not legal for seat {self.actors[index]}")

    def _batch(self) -> Arrays:
        return (self.records, self.chance, self.numbers, self.counts, self.seats)

    def _start_slice(self, worker: int, low: int, high: int) -> None:
        start_slice(*self._batch(), self._start, low, high)
        self._look(worker, low, high, True)

    def _step_slice(self, worker: int, low: int, high: int, engine: Integers) -> None:
        step_slice(*self._batch(), engine, self._status, low, high)
        self._look(worker, low, high, False)

    def _look(self, worker: int, low: int, high: int, fresh: bool) -> None:
        if self.partners is not None:
            self.partners.play(worker, self._batch(), low, high)
        look_slice(
            self.records,
            self.numbers,
            self.counts,
            self.seats,
            FROM_ENGINE,
            self._views[worker],
            self.actors,
            self.observations,
            self.masks,
            self.marked,
            self.marks,
            self._reward,
            fresh,
            self.rewards,
            self.potentials,
            self.over,
            low,
            high,
        )

    def _spread(self, task: Callable[[int, int, int], None]) -> None:
        """Run a task over all games, in as many slices as there are threads."""
        if self._pool is None:
            task(0, 0, self.size)
            return
        futures = [self._pool.submit(task, worker, low, high) for worker, (low, high) in enumerate(self._slices)]
        for future in futures:
            future.result()


@compiled
def look_slice(
    records: Records,
    numbers: Integers,
    counts: Integers,
    seats: Integers,
    from_engine: Integers,
    views: Records,
    actors: Integers,
    observations: Observations,
    masks: Masks,
    marked: Integers,
    marks: Integers,
    reward: int,
    fresh: bool,
    rewards: Floats,
    potentials: Floats,
    over: Flags,
    low: int,
    high: int,
) -> None:
    """Write down who decides, what that seat sees and may do, and what the last step was worth to everyone.

    Masks are nearly all zeros, so only the marks of the step before are wiped and the new ones set.
    """
    for index in range(low, high):
        state = records[index]
        for place in range(marks[index]):
            masks[index, marked[index, place]] = 0
        marks[index] = 0
        if fresh:
            for seat in range(state.players):
                rewards[index, seat] = 0.0
                potentials[index, seat] = 0.0
            if reward == SHAPED:
                write_potentials(state, potentials[index])
        elif over[index, 0] or over[index, 1]:
            rewards[index, :] = 0.0
        else:
            write_rewards(state, reward, potentials[index], rewards[index])
        won = state.phase == OVER and count_winners(state) > 0
        over[index, 0] = won
        over[index, 1] = state.phase == OVER and not won
        if seats[index] != NOBODY:
            actors[index] = seats[index]
            table = from_engine[state.players, seats[index]]
            for place in range(counts[index]):
                action = table[numbers[index, place]]
                masks[index, action] = 1
                marked[index, place] = action
            marks[index] = counts[index]
        write_observation(records, index, actors[index], views, observations[index])
