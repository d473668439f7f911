"""Games to learn from: three to five seats, rough openings, bots that search a little."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.minds import Minds, Nets, make_mind
from niagara.bots.mind.selfplay import draw_seeds, new_trail, play_games
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION
from niagara.rules.packed import RECORD, Records, pack
from niagara.rules.setup import new_state
from niagara.rules.state import OVER

SEATS: Final = (3, 4, 5)
MAX_ROUNDS: Final = 60
ROOM: Final = 120  # positions recorded of a game, at most on average …
ROOM_TAUGHT: Final = 400  # … with every move of a teacher
TEMPERATURES: Final = (0.05, 0.15, 0.4)  # of the bots of an opening
LONGEST: Final = 5  # rounds of an opening
FIRST_ODDS: Final = (0.85, 0.15)  # how often each of the first pool sits down …
LATER_ODDS: Final = (0.45, 0.25, 0.15, 0.15)  # … of the later one …
TAUGHT_ODDS: Final = (0.85, 0.15)  # … and of the one that larger nets begin with


class Recording(NamedTuple):
    """Recorded positions of tables of one size: what each is, of which game, its end, and what was chosen."""

    positions: Records
    kind: npt.NDArray[np.int8]
    game: npt.NDArray[np.int64]
    ends: npt.NDArray[np.float32]
    cards: npt.NDArray[np.int8]
    moves: npt.NDArray[np.int16]


def first_pool() -> Minds:
    """Who plays the first games: searchers who try little, some of them looking further."""
    return np.concatenate(
        [
            make_mind(OPINION, Settings(searches=True, samples=16, breadth=6), FEATURE_WEIGHTS),
            make_mind(
                OPINION,
                Settings(searches=True, samples=4, breadth=5, rounds=2, playout_temperature=0.25),
                FEATURE_WEIGHTS,
            ),
        ]
    )


def later_pool(nets: Nets) -> Minds:
    """Who plays later games: those who have learnt, looking one round further or none, beside those of the first."""
    nearer = Settings(searches=True, samples=16, breadth=6, uses_value_net=True, card_net_weight=0.9)
    further = replace(nearer, samples=12, rounds=1, net_plays_cards=True)
    learnt = [make_mind(OPINION, each, FEATURE_WEIGHTS, nets) for each in (further, nearer)]
    return np.concatenate([*learnt, first_pool()])


def taught_pool(nets: Nets) -> Minds:
    """Who plays the first games for larger nets: who has smaller ones and tries little, beside one of the first."""
    taught = Settings(
        searches=True, samples=6, breadth=6, uses_value_net=True, card_net_weight=0.9, net_plays_cards=True
    )
    return np.concatenate([make_mind(OPINION, taught, FEATURE_WEIGHTS, nets), first_pool()[:1]])


def record_games(
    players: int, count: int, minds: Minds, odds: tuple[float, ...], seed: int, teachers: int = 0
) -> Recording:
    """Play games between minds drawn for every seat and record them; equal seeds give equal recordings.

    With `teachers`, cards and moves are learnt from the first so many minds alone.
    """
    random = np.random.default_rng([seed, players])
    games = rough_openings(players, count, random)
    seating = random.choice(len(minds), (count, players), p=odds).astype(np.int64)
    trail = new_trail(count * (ROOM_TAUGHT if teachers else ROOM))
    shares, recorded = play_games(games, seating, draw_seeds(random, count), minds, trail=trail, teachers=teachers)
    found = trail[:recorded]
    game = found["game"].copy()
    return Recording(
        found["position"].astype(RECORD),
        found["kind"].copy(),
        game,
        shares[game].astype(np.float32),
        found["cards"][:, :players].copy(),
        found["move"].copy(),
    )


def rough_openings(players: int, count: int, random: np.random.Generator) -> Records:
    """New games, most of them played on for some rounds by Paddlers who follow their opinion only roughly."""
    state = new_state(players, max_rounds=MAX_ROUNDS)
    games = np.repeat(pack([state]), count)
    rounds = random.integers(0, LONGEST + 1, count)
    drawn = random.choice(len(TEMPERATURES), count)
    for which, temperature in enumerate(TEMPERATURES):
        minds = make_mind(OPINION, Settings(temperature=temperature))
        for length in range(1, LONGEST + 1):
            chosen = np.flatnonzero((rounds == length) & (drawn == which))
            if len(chosen) == 0:
                continue
            part = games[chosen]
            seating = np.zeros((len(part), players), np.int64)
            play_games(part, seating, draw_seeds(random, len(part)), minds, last_round=length)
            games[chosen] = part
    games = games[games["phase"] != OVER]
    return np.concatenate([games, np.repeat(pack([state]), count - len(games))])
