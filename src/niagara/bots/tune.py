"""Find the weights by machine: `python -m niagara.bots.tune` writes bots/weights.json.

First opinions evolve by playing: a candidate sits among the latest bests and the first guess, and its share of wins
decides. Paddler's weights are those of a few
generations, the searchers' those of many; their judgement is then fitted to how games of such players ended.
Both use openings and seeds of their own, which no reported match uses.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from niagara.bots.evolution import Evolution, Vector
from niagara.bots.features import fill_features
from niagara.bots.judgement import new_desk
from niagara.bots.mind import FEATURES, Minds, Temperament, Weights, make_mind
from niagara.bots.search import new_scratch
from niagara.bots.selfplay import play_games
from niagara.bots.weights import EARLY_OPINION, JUDGEMENT, OPINION, WEIGHTS_FILE, write_weights
from niagara.fast.rng import generator
from niagara.rules.setup import set_up
from niagara.rules.state import FORK_ALTERNATE, OVER, TIE_SHARED, Records, State, pack

SEATS = (3, 4, 5)
MAX_ROUNDS = 60
EARLY = 6  # generations after which Paddler's weights are taken; those of the searchers play on
TUNING_SEED = 7_000_000  # far from the seeds of reported matches
Shares = npt.NDArray[np.float64]
Features = npt.NDArray[Any]


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
    play_games(games, seating, seeds, minds, 0, shares, new_scratch(), new_desk()[0], generator(1))
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


def remembered_positions(minds: Minds, players: int, games: int) -> tuple[Records, Shares]:
    """Positions at the start of rounds of self-play, each with how its game ended."""
    state = fresh_games(players, games)
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
        play_games(part, seating, seeds, minds, last_round, result, new_scratch(), new_desk()[0], generator(1))
        state[going], shares[going] = part, result
        open_ones = part["phase"] != OVER
        positions.append(part[open_ones])
        numbers.append(going[open_ones])
    return np.concatenate(positions), shares[np.concatenate(numbers)]


def surprise(judgement: Vector, data: list[tuple[Features, Shares]]) -> float:
    """How surprised a judgement is by how games ended: the mean logarithmic loss."""
    return float(
        np.mean([-(ends * np.log(_odds(facts, judgement) + 1e-12)).sum(axis=1).mean() for facts, ends in data])
    )


def fit_judgement(data: list[tuple[Features, Shares]], steps: int = 12, modesty: float = 3.0) -> Vector:
    """Fit the weights of the facts to the ends of games, by Newton's method; `modesty` keeps rare facts small."""
    judgement: Vector = np.zeros(FEATURES)
    for _ in range(steps):
        slope = -modesty * judgement
        bend = -modesty * np.eye(FEATURES)
        for facts, ends in data:
            for start in range(0, len(facts), 4096):
                part = facts[start : start + 4096].astype(float)
                odds = _odds(part, judgement)
                mean = np.einsum("gs,gsf->gf", odds, part)
                slope += np.einsum("gs,gsf->f", ends[start : start + 4096] - odds, part)
                flat = part.reshape(-1, FEATURES)
                bend -= (flat * odds.reshape(-1, 1)).T @ flat - mean.T @ mean
        judgement = judgement - np.linalg.solve(bend, slope)
    return judgement


def _odds(facts: Features, judgement: Vector) -> Shares:
    """Everyone's chance: the softmax of the scores."""
    scores = facts @ judgement
    odds: Shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def facts_of(games: Records) -> Features:
    """The facts of every seat of every game."""
    out = np.zeros((len(games), int(games[0]["players"]), FEATURES), np.float32)
    fill_features(games, new_desk()[0], out)
    return out


def learn_from(minds: Minds, games: int, what: str) -> Vector:
    """A judgement from how self-play of a mind ended."""
    remembered = [remembered_positions(minds, players, games) for players in SEATS]
    data = [(facts_of(positions), ends) for positions, ends in remembered]
    judgement = fit_judgement(data)
    print(f"{what}: log-loss {surprise(judgement, data):.4f}, knowing nothing {surprise(0 * judgement, data):.4f}")
    return judgement


def main() -> None:
    """Tune everything and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=80, help="of the first opinion; 0 keeps the one there is")
    parser.add_argument("--early", type=int, default=EARLY, help="generations of Paddler's; 0 keeps the one there is")
    parser.add_argument("--games", type=int, default=120, help="a candidate and table size")
    parser.add_argument("--ends", type=int, default=2000, help="games a table size for the judgement; 0 keeps it")
    parser.add_argument("--searched-ends", type=int, default=0, help="games of Navigator to learn from after that")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    wanted = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        early = tune_opinion(Weights(), wanted.early, wanted.games, bar) if wanted.early else EARLY_OPINION
        opinion = tune_opinion(Weights(), wanted.generations, wanted.games, bar) if wanted.generations else OPINION
    judgement = JUDGEMENT
    if wanted.ends:
        player = make_mind(opinion, Temperament(wavering=0.05))
        judgement = learn_from(player, wanted.ends, "games of first opinions")
    if wanted.searched_ends:
        navigator = make_mind(opinion, Temperament(searches=True, samples=12, breadth=6), judgement)
        judgement = learn_from(navigator, wanted.searched_ends, "Navigator's games")
    write_weights(wanted.out, early, opinion, judgement)


if __name__ == "__main__":
    main()
