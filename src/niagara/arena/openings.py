"""Fair positions to start from. There is no shuffle in this game, so without a book bots replay the same few lines."""

from __future__ import annotations

import numpy as np

from niagara.bots.chances import win_chances
from niagara.bots.mind.minds import make_mind
from niagara.bots.mind.selfplay import draw_seeds, play_games
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.tuned import OPINION
from niagara.rules.packed import Records, new_records
from niagara.rules.state import OVER

ROUNDS = (2, 3)  # an opening is so many rounds of Paddler …
TEMPERATURE = 0.15  # … who follows its opinion only roughly
UNFAIR = 0.07  # an opening is dropped if somebody's chance is further than this from an equal one
MAX_ROUNDS = 200  # an unfinished game is a draw (R9.5)


def opening_book(players: int, count: int, seed: int, max_rounds: int = MAX_ROUNDS) -> Records:
    """So many fair positions after two or three rounds; equal seeds give equal books."""
    fresh = new_records(players, max_rounds=max_rounds)
    minds = make_mind(OPINION, Settings(temperature=TEMPERATURE))
    random = np.random.default_rng([seed, players])
    found: list[Records] = []
    while sum(map(len, found)) < count:
        games = np.repeat(fresh, 2 * count + 8)
        seeds = draw_seeds(random, len(games))
        seating = np.zeros((len(games), players), np.int64)
        play_games(games, seating, seeds, minds, last_round=int(random.choice(ROUNDS)))
        chances = win_chances(games)
        fair = (np.abs(chances - 1.0 / players).max(axis=1) <= UNFAIR) & (games["phase"] != OVER)
        found.append(games[fair])
    return np.concatenate(found)[:count]
