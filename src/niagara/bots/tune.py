"""Find the weights by machine: `python -m niagara.bots.tune` prints what bots/weights.py holds.

First opinions evolve by playing: a candidate sits among the latest bests and the first guess, and its share of wins
decides. The judgement of those who search is then fitted to how games between Paddlers ended.
Both use openings and seeds of their own, which no reported match uses.
"""

from __future__ import annotations

import argparse
from dataclasses import fields

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from niagara.bots.evolution import Evolution, Vector
from niagara.bots.judgement import new_desk
from niagara.bots.mind import Temperament, Weights, make_mind
from niagara.bots.outlook import win_chances
from niagara.bots.search import new_scratch
from niagara.bots.selfplay import play_games
from niagara.fast.rng import generator
from niagara.rules.setup import set_up
from niagara.rules.state import FORK_ALTERNATE, OVER, TIE_SHARED, Records, State, pack

SEATS = (3, 4, 5)
MAX_ROUNDS = 60
TUNING_SEED = 7_000_000  # far from the seeds of reported matches
Shares = npt.NDArray[np.float64]


def fresh_games(players: int, count: int) -> Records:
    """New games."""
    state = State()
    set_up(state, players, FORK_ALTERNATE, TIE_SHARED, 1, MAX_ROUNDS)
    return np.repeat(pack([state]), count)


def play(weights: list[Weights], seating: npt.NDArray[np.int64], wavering: float, seed: int) -> Shares:
    """Play whole games between Paddlers with these weights."""
    minds = np.concatenate([make_mind(each, Temperament(wavering=wavering)) for each in weights])
    games = fresh_games(seating.shape[1], len(seating))
    seeds = np.random.default_rng(seed).integers(1, 2**63, len(games)).astype(np.uint64) | np.uint64(1)
    shares = np.zeros(seating.shape)
    play_games(games, seating, seeds, minds, minds, 0, shares, new_scratch(), new_desk()[0], generator(1))
    return shares


def lead(candidate: Weights, rivals: list[Weights], games: int, seed: int) -> float:
    """How far a candidate's share is above an equal one among rivals, over all table sizes."""
    leads = []
    for players in SEATS:
        random = np.random.default_rng([seed, players])
        seating = random.integers(1, len(rivals) + 1, (games, players))
        own = np.arange(games) % players
        seating[np.arange(games), own] = 0
        shares = play([candidate, *rivals], seating, 0.02, seed + players)
        leads.append(players * float(shares[np.arange(games), own].mean()) - 1.0)
    return float(np.mean(leads))


def spread_of(weights: Weights) -> Vector:
    """How far each weight is worth varying."""
    vector = weights.vector()
    return np.where(np.abs(vector) > 1e-9, 0.5 * np.abs(vector), 0.05)


def tune_opinion(start: Weights, generations: int, games: int, bar: Progress) -> Weights:
    """Evolve the weights of the first opinion by playing."""
    evolution = Evolution(start.vector(), spread_of(start), 0.3, 20, 1)
    rivals = [start]
    task = bar.add_task("first opinions, by playing", total=generations)
    for generation in range(generations):
        seed = TUNING_SEED + 10 * generation
        evolution.tell(np.array([-lead(Weights.of(each), rivals, games, seed) for each in evolution.ask()]))
        if generation % 10 == 9:
            rivals = [start, *[*rivals[1:], Weights.of(evolution.mean)][-3:]]
        bar.advance(task)
    return Weights.of(evolution.mean)


def remembered_positions(opinion: Weights, players: int, games: int) -> tuple[Records, Shares]:
    """Positions at the start of rounds of self-play, each with how its game ended."""
    state = fresh_games(players, games)
    minds = make_mind(opinion, Temperament(wavering=0.05))
    random = np.random.default_rng(TUNING_SEED + players)
    shares = np.zeros((games, players))
    seating = np.zeros((games, players), np.int64)
    positions, numbers = [], []
    for last_round in range(1, MAX_ROUNDS):
        going = np.flatnonzero(state["phase"] != OVER)
        if len(going) == 0:
            break
        part = state[going]
        seeds = random.integers(1, 2**63, len(part)).astype(np.uint64) | np.uint64(1)
        result = np.zeros((len(part), players))
        play_games(part, seating, seeds, minds, minds, last_round, result, new_scratch(), new_desk()[0], generator(1))
        state[going], shares[going] = part, result
        open_ones = part["phase"] != OVER
        positions.append(part[open_ones])
        numbers.append(going[open_ones])
    return np.concatenate(positions), shares[np.concatenate(numbers)]


def surprise(weights: Weights, data: list[tuple[Records, Shares]]) -> float:
    """How surprised the judgement is by how games ended: the mean logarithmic loss."""
    return float(
        np.mean([-(ends * np.log(win_chances(games, weights) + 1e-9)).sum(axis=1).mean() for games, ends in data])
    )


def fit_judgement(opinion: Weights, generations: int, games: int, bar: Progress) -> Weights:
    """Fit the judgement to the ends of games."""
    task = bar.add_task("judgement, from how games ended", total=generations)
    data = [remembered_positions(opinion, players, games) for players in SEATS]
    evolution = Evolution(opinion.vector(), spread_of(opinion), 0.2, 16, 2)
    for _ in range(generations):
        evolution.tell(np.array([surprise(Weights.of(each), data) for each in evolution.ask()]))
        bar.advance(task)
    return Weights.of(evolution.mean)


def as_source(name: str, weights: Weights) -> str:
    """The weights as a line of Python."""
    numbers = "".join(f"    {field.name}={getattr(weights, field.name):.4g},\n" for field in fields(weights))
    return f"{name} = Weights(\n{numbers})\n"


def main() -> None:
    """Tune everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=100, help="of the first opinion")
    parser.add_argument("--games", type=int, default=240, help="a candidate and table size")
    parser.add_argument("--fits", type=int, default=150, help="generations of the judgement")
    parser.add_argument("--ends", type=int, default=600, help="games a table size that the judgement is fitted to")
    wanted = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        opinion = tune_opinion(Weights(), wanted.generations, wanted.games, bar)
        print(as_source("OPINION", opinion), flush=True)
        print(as_source("JUDGEMENT", fit_judgement(opinion, wanted.fits, wanted.ends, bar)))


if __name__ == "__main__":
    main()
