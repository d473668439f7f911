"""Games between minds, remembered for learning: positions, how they ended, and which cards were chosen. Compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from niagara.bots.judgement import Desk
from niagara.bots.mind import Minds
from niagara.bots.opinion import do, list_moves
from niagara.bots.search import think
from niagara.bots.selfplay import share_win
from niagara.bots.sight import list_common, list_seen
from niagara.fast import compiled, wide
from niagara.fast.rng import Generator, below
from niagara.rules.board import NOBODY, RIVER, SPECTATOR
from niagara.rules.legal import decider
from niagara.rules.state import CHOOSE, TURNS, Records, State
from niagara.rules.view import fill_view

ROUND_BEGINS, BEFORE_CARDS, BEFORE_TURN = 0, 1, 2  # what a remembered position is
TURNS_KEPT = 3  # one turn of so many is remembered


class Page(NamedTuple):
    """Room for remembered positions: what each is, of which game, and which cards the seats chose in that round."""

    trail: Records
    kind: npt.NDArray[np.int8]
    game: npt.NDArray[np.int64]
    cards: npt.NDArray[np.int8]
    used: npt.NDArray[np.int64]  # one number: how many positions there are


@compiled
def keep(state: State, index: int, what: int, page: Page) -> int:
    """Remember a position as everyone sees it, with the cards that are still secret; its place in the trail."""
    place = int(page.used[0])
    fill_view(state, SPECTATOR, page.trail[place])
    page.kind[place] = what
    page.game[place] = index
    for seat in range(wide(state.players)):
        if not state.revealed[seat]:
            page.cards[place][seat] = state.card[seat]
    page.used[0] += 1
    return place


@compiled
def remember_games(
    games: Records,
    seating: npt.NDArray[np.int64],
    seeds: Generator,
    minds: Minds,
    shares: npt.NDArray[np.float64],
    page: Page,
    scratch: Records,
    desk: Desk,
    rng: Generator,
) -> None:
    """Play every game to its end, and remember its positions while the page has room."""
    for index in range(len(games)):
        rng[0] = seeds[index]
        state = games[index]
        began = 0  # the last round whose beginning was remembered
        choosing = -1  # the place in the trail that waits for its cards
        acted = -1
        while True:
            seat = decider(state)
            if seat == NOBODY:
                break
            if seat == RIVER:
                do(state, seat, wide(desk.moves[below(rng, list_moves(state, seat, desk.moves))]))
                continue
            if page.used[0] + 3 <= len(page.trail):
                if state.round > began:
                    began = int(state.round)
                    keep(state, index, ROUND_BEGINS, page)
                if state.phase == CHOOSE and choosing < 0:
                    choosing = keep(state, index, BEFORE_CARDS, page)
                if state.phase == TURNS and choosing < 0 and seat != acted and below(rng, TURNS_KEPT) == 0:
                    keep(state, index, BEFORE_TURN, page)
            if state.phase == TURNS:
                acted = seat
                if choosing >= 0:
                    for other in range(wide(state.players)):
                        page.cards[choosing][other] = state.card[other]
                    choosing = -1
            mind = minds[seating[index][seat]]
            fill_view(state, seat, scratch[0])
            desk.candidates = 0
            do(state, seat, think(scratch, seat, mind.samples, mind, desk, rng))
        share_win(state, shares[index])


@compiled
def fill_sight(games: Records, desk: Desk, seats: npt.NDArray[np.float32], common: npt.NDArray[np.float32]) -> None:
    """Write what the nets see of every game: `seats[game][seat][fact]` and `common[game][fact]`."""
    for index in range(len(games)):
        state = games[index]
        for number in range(list_common(state, desk)):
            common[index][desk.fact[number]] += desk.amount[number]
        for seat in range(wide(state.players)):
            for number in range(list_seen(state, seat, desk)):
                seats[index][seat][desk.fact[number]] += desk.amount[number]
