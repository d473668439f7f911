"""Random games and perft, compiled."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.fast import compiled
from niagara.fast.rng import Generator, below
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY, RIVER
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.packed import RECORD, Records, pack
from niagara.rules.state import State

Buffer = npt.NDArray[np.int16]


def action_buffer() -> Buffer:
    """Room for the legal actions of any position."""
    return np.zeros(MOST_LEGAL, np.int16)


@compiled
def random_decisions(records: Records, rng: Generator, out: Buffer, start: Records, wanted: int) -> int:
    """Play random games in `records[0]` until `wanted` decisions have been made; how many decisions were made.

    Every game begins as `start[0]`.
    """
    state = records[0]
    decisions = 0
    while decisions < wanted:
        records[0] = start[0]
        seat = decider(state)
        while seat != NOBODY:
            count = legal(state, seat, out)
            apply(state, seat, out[below(rng, count)])
            if seat != RIVER:
                decisions += 1
            seat = decider(state)
    return decisions


@compiled
def random_playout(records: Records, index: int, rng: Generator, out: Buffer) -> int:
    """Play one record at random to its end; how many moves were made, the river's included."""
    state = records[index]
    moves = 0
    seat = decider(state)
    while seat != NOBODY:
        count = legal(state, seat, out)
        apply(state, seat, out[below(rng, count)])
        moves += 1
        seat = decider(state)
    return moves


@compiled
def perft(records: Records, buffers: npt.NDArray[np.int16], levels: npt.NDArray[np.int64], depth: int) -> int:
    """How many lines of `depth` moves start at `records[0]`; the rest is working space, one more than `depth` of each.

    While cards are chosen, seats count in turn order and none changes its mind.
    """
    counts = levels[0]
    tried = levels[1]
    leaves = 0
    level = 0
    counts[0] = -1
    while level >= 0:
        state = records[level]
        if counts[level] < 0:
            if level == depth:
                leaves += 1
                level -= 1
                continue
            seat = decider(state)
            counts[level] = 0
            if seat != NOBODY:
                counts[level] = legal(state, seat, buffers[level])
            tried[level] = 0
        if tried[level] == counts[level]:
            level -= 1
            continue
        records[level + 1] = records[level]
        below_state = records[level + 1]
        apply(below_state, decider(state), buffers[level][tried[level]])
        tried[level] += 1
        level += 1
        counts[level] = -1
    return leaves


def count_lines(state: State, depth: int) -> int:
    """How many lines of `depth` moves start at a state (perft)."""
    records = np.zeros(depth + 1, RECORD)
    records[:1] = pack([state])
    return perft(records, np.zeros((depth + 1, MOST_LEGAL), np.int16), np.zeros((2, depth + 1), np.int64), depth)
