"""What a transition is worth to every seat.

    share     at the end, a seat's share of the win less 1/n: sums to zero; a draw at the round limit is 0 (the default)
    wins      at the end, 1 for every winner, 0 for the others
    shaped    share, and on the way the change of a potential: how far a seat is ahead of the others' mean

The potential takes each seat's progress to its nearest goal (R8.1), gems landed counting twice as much as gems on
board. It is worth nothing once the game is won, so shaping changes no seat's best policy; at the round limit it stays.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.fast import compiled
from niagara.rules.board import CANOES, GEMS, GOAL_ALIKE, GOAL_ANY, GOAL_COLOURS
from niagara.rules.ending import has_won
from niagara.rules.state import OVER, State

Floats = npt.NDArray[np.float32]

SHARE: Final = 0
WINS: Final = 1
SHAPED: Final = 2
REWARDS: Final = ("share", "wins", "shaped")
LANDED: Final = 2  # what a landed gem counts; one on board counts 1
WEIGHT: Final = 0.5  # of the potential, in shares of a win


@compiled
def progress(state: State, seat: int) -> float:
    """How near a seat is to the nearest goal, 0 to 1 (R8.1)."""
    alike = 0
    colours = 0
    total = 0
    for gem in range(GEMS):
        count = LANDED * state.landed[seat][gem]
        for canoe in range(CANOES):
            if state.cargo[seat][canoe] == gem:
                count += 1
        alike = max(alike, count)
        colours += min(count, LANDED)
        total += count
    best = max(alike / (LANDED * GOAL_ALIKE), colours / (LANDED * GOAL_COLOURS), total / (LANDED * GOAL_ANY))
    return min(best, 1.0)


@compiled
def count_winners(state: State) -> int:
    """How many seats have won; none while the game goes on."""
    winners = 0
    for seat in range(state.players):
        if has_won(state, seat):
            winners += 1
    return winners


@compiled
def write_potentials(state: State, out: Floats) -> None:
    """Write how far each seat is ahead of the mean; nothing once somebody has won."""
    mean = 0.0
    for seat in range(state.players):
        out[seat] = 0.0
        mean += progress(state, seat) / state.players
    if state.phase != OVER or count_winners(state) == 0:
        for seat in range(state.players):
            out[seat] = WEIGHT * (progress(state, seat) - mean)


@compiled
def write_rewards(state: State, kind: int, potentials: Floats, out: Floats) -> None:
    """Write what the last transition was worth to each seat; `potentials` are those before it, and become the new."""
    for seat in range(state.players):
        out[seat] = 0.0 - potentials[seat]
    if kind == SHAPED:
        write_potentials(state, potentials)
        for seat in range(state.players):
            out[seat] += potentials[seat]
    if state.phase == OVER:
        winners = count_winners(state)
        for seat in range(state.players):
            won = winners > 0 and has_won(state, seat)
            if kind == WINS:
                out[seat] = 1.0 if won else 0.0
            elif winners > 0:
                out[seat] += (1.0 / winners if won else 0.0) - 1.0 / state.players
