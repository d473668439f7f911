"""Fair positions to start from. There is no shuffle in this game, so without a book bots replay the same few lines."""

from __future__ import annotations

import numpy as np

from niagara.bots.judgement import new_desk
from niagara.bots.mind import Temperament, make_mind
from niagara.bots.outlook import win_chances
from niagara.bots.search import new_scratch
from niagara.bots.selfplay import play_games
from niagara.bots.weights import OPINION
from niagara.fast.rng import generator
from niagara.rules.setup import set_up
from niagara.rules.state import FORK_ALTERNATE, OVER, TIE_SHARED, Records, State, pack

ROUNDS = (2, 3)  # an opening is so many rounds of Paddler …
WAVERING = 0.15  # … who follows its opinion only roughly
UNFAIR = 0.07  # an opening is dropped if somebody's chance is further than this from an equal one
MAX_ROUNDS = 200  # an unfinished game is a draw (R9.5)


def opening_book(players: int, count: int, seed: int, max_rounds: int = MAX_ROUNDS) -> Records:
    """So many fair positions after two or three rounds; equal seeds give equal books."""
    state = State()
    set_up(state, players, FORK_ALTERNATE, TIE_SHARED, 1, max_rounds)
    fresh = pack([state])
    minds = make_mind(OPINION, Temperament(wavering=WAVERING))
    random = np.random.default_rng([seed, players])
    found: list[Records] = []
    while sum(map(len, found)) < count:
        games = np.repeat(fresh, 2 * count + 8)
        seeds = random.integers(1, 2**63, len(games)).astype(np.uint64) | np.uint64(1)
        shares = np.zeros((len(games), players))
        seating = np.zeros((len(games), players), np.int64)
        rounds = int(random.choice(ROUNDS))
        play_games(games, seating, seeds, minds, rounds, shares, new_scratch(), new_desk()[0], generator(1))
        chances = win_chances(games)
        fair = (np.abs(chances - 1.0 / players).max(axis=1) <= UNFAIR) & (games["phase"] != OVER)
        found.append(games[fair])
    return np.concatenate(found)[:count]
