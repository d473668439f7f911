"""Whole games between minds, compiled. Every mind is given its seat's view and nothing else."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.bots.judgement import Desk
from niagara.bots.mind import Minds
from niagara.bots.opinion import do, list_moves
from niagara.bots.search import think
from niagara.fast import compiled, wide
from niagara.fast.rng import Generator, below
from niagara.rules.board import NOBODY, RIVER
from niagara.rules.ending import has_won
from niagara.rules.legal import decider
from niagara.rules.state import OVER, Records, State
from niagara.rules.view import fill_view


@compiled
def share_win(state: State, out: npt.NDArray[np.float64]) -> None:
    """Write each seat's share of the win, an equal one if the game is not decided."""
    winners = 0
    for seat in range(wide(state.players)):
        if state.phase == OVER and has_won(state, seat):
            winners += 1
    for seat in range(wide(state.players)):
        if winners == 0:
            out[seat] = 1.0 / state.players
        elif has_won(state, seat):
            out[seat] = 1.0 / winners
        else:
            out[seat] = 0.0


@compiled
def play_games(
    games: Records,
    seating: npt.NDArray[np.int64],
    seeds: Generator,
    minds: Minds,
    last_round: int,
    shares: npt.NDArray[np.float64],
    scratch: Records,
    desk: Desk,
    rng: Generator,
) -> None:
    """Play every game of `games` on until it is over, or until a round is (`last_round`, 0 for none).

    `seating[g][s]` is the number of the mind at seat s of game g; `shares[g][s]` becomes its share
    of the win, an equal one if the game is not decided.
    """
    for index in range(len(games)):
        rng[0] = seeds[index]
        state = games[index]
        while True:
            seat = decider(state)
            if seat == NOBODY or (last_round > 0 and state.round > last_round):
                break
            if seat == RIVER:
                do(state, seat, wide(desk.moves[below(rng, list_moves(state, seat, desk.moves))]))
                continue
            mind = minds[seating[index][seat]]
            fill_view(state, seat, scratch[0])
            desk.candidates = 0
            do(state, seat, think(scratch, seat, mind.samples, mind, desk, rng))
        share_win(state, shares[index])
