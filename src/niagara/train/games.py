"""Games to learn from: three to five seats, rough openings, bots that search a little."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from niagara.bots.judgement import new_desk
from niagara.bots.mind import Minds, Nets, Temperament, make_mind
from niagara.bots.remember import Page, remember_games
from niagara.bots.search import new_scratch
from niagara.bots.selfplay import play_games
from niagara.bots.weights import JUDGEMENT, OPINION
from niagara.fast.rng import generator
from niagara.rules.setup import set_up
from niagara.rules.state import FORK_ALTERNATE, OVER, RECORD, TIE_SHARED, Records, State, pack

SEATS: Final = (3, 4, 5)
MAX_ROUNDS: Final = 60
ROOM: Final = 120  # positions remembered of a game, at most on average
ROUGHEST: Final = (0.05, 0.15, 0.4)  # how far the bots of an opening waver
LONGEST: Final = 5  # rounds of an opening
FIRST_ODDS: Final = (0.85, 0.15)  # how often each of the first pool sits down …
LATER_ODDS: Final = (0.45, 0.25, 0.15, 0.15)  # … and of the later one


class Memory(NamedTuple):
    """Remembered positions of tables of one size: what each is, of which game, its end, and which cards were chosen."""

    positions: Records
    kind: npt.NDArray[np.int8]
    game: npt.NDArray[np.int64]
    ends: npt.NDArray[np.float32]
    cards: npt.NDArray[np.int8]


def first_pool() -> Minds:
    """Who plays the first games: searchers who try little, some of them looking further."""
    return np.concatenate(
        [
            make_mind(OPINION, Temperament(searches=True, samples=16, breadth=6), JUDGEMENT),
            make_mind(OPINION, Temperament(searches=True, samples=4, breadth=5, rounds=2, loose=0.25), JUDGEMENT),
        ]
    )


def later_pool(nets: Nets) -> Minds:
    """Who plays later games: those who have learnt, looking one round further or none, beside those of the first."""
    further = Temperament(searches=True, samples=12, breadth=6, rounds=1, knows_value=True, trust=0.9, foresees=True)
    nearer = Temperament(searches=True, samples=16, breadth=6, knows_value=True, trust=0.9)
    learnt = [make_mind(OPINION, each, JUDGEMENT, nets) for each in (further, nearer)]
    return np.concatenate([*learnt, first_pool()])


def remember(players: int, count: int, minds: Minds, odds: tuple[float, ...], seed: int) -> Memory:
    """Play games between minds drawn for every seat and remember them; equal seeds give equal memories."""
    random = np.random.default_rng([seed, players])
    games = rough_openings(players, count, random)
    seating = random.choice(len(minds), (count, players), p=odds).astype(np.int64)
    seeds = random.integers(1, 2**63, count).astype(np.uint64) | np.uint64(1)
    shares = np.zeros((count, players))
    room = count * ROOM
    page = Page(
        np.zeros(room, RECORD),
        np.zeros(room, np.int8),
        np.zeros(room, np.int64),
        np.zeros((room, players), np.int8),
        np.zeros(1, np.int64),
    )
    remember_games(games, seating, seeds, minds, shares, page, new_scratch(), new_desk()[0], generator(1))
    kept = int(page.used[0])
    ends = shares[page.game[:kept]].astype(np.float32)
    game = page.game[:kept].copy()
    return Memory(page.trail[:kept].copy(), page.kind[:kept].copy(), game, ends, page.cards[:kept].copy())


def rough_openings(players: int, count: int, random: np.random.Generator) -> Records:
    """New games, most of them played on for some rounds by Paddlers who waver."""
    state = State()
    set_up(state, players, FORK_ALTERNATE, TIE_SHARED, 1, MAX_ROUNDS)
    games = np.repeat(pack([state]), count)
    rounds = random.integers(0, LONGEST + 1, count)
    wavering = random.choice(len(ROUGHEST), count)
    for which, spread in enumerate(ROUGHEST):
        minds = make_mind(OPINION, Temperament(wavering=spread))
        for length in range(1, LONGEST + 1):
            chosen = np.flatnonzero((rounds == length) & (wavering == which))
            if len(chosen) == 0:
                continue
            part = games[chosen]
            seeds = random.integers(1, 2**63, len(part)).astype(np.uint64) | np.uint64(1)
            seating = np.zeros((len(part), players), np.int64)
            shares = np.zeros((len(part), players))
            play_games(part, seating, seeds, minds, length, shares, new_scratch(), new_desk()[0], generator(1))
            games[chosen] = part
    games = games[games["phase"] != OVER]
    return np.concatenate([games, np.repeat(pack([state]), count - len(games))])
