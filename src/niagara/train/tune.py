"""Find the weights by machine: `python -m niagara.train.tune` writes bots/weights/weights.json.

First opinions evolve by playing: a candidate sits among the latest bests and the first guess, and its share of wins
decides. Paddler's weights are those of a few generations, the searchers' those of many; the weights of features
by which these evaluate positions are then fitted to how games of such players ended.
Both use openings and seeds of their own, which no reported match uses.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from niagara.bots.mind.features import fill_features
from niagara.bots.mind.minds import Minds, make_mind, new_workspace
from niagara.bots.mind.records import FEATURES
from niagara.bots.mind.selfplay import Shares, draw_seeds, play_games
from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.weights.tuned import EARLY_OPINION, FEATURE_WEIGHTS, OPINION, WEIGHTS_FILE, write_weights
from niagara.rules.packed import Records, pack
from niagara.rules.setup import new_state
from niagara.rules.state import OVER
from niagara.train.evolution import Evolution, Vector

SEATS = (3, 4, 5)
MAX_ROUNDS = 60
EARLY = 6  # generations after which Paddler's weights are taken; those of the searchers play on
TUNING_SEED = 7_000_000  # far from the seeds of reported matches
Features = npt.NDArray[np.float32] | npt.NDArray[np.float64]


def fresh_games(players: int, count: int) -> Records:
    """New games."""
    state = new_state(players, max_rounds=MAX_ROUNDS)
    return np.repeat(pack([state]), count)


def play(weights: list[Weights], seating: npt.NDArray[np.int64], temperature: float, seed: int) -> Shares:
    """Play whole games between Paddlers with these weights."""
    minds = np.concatenate([make_mind(each, Settings(temperature=temperature)) for each in weights])
    games = fresh_games(seating.shape[1], len(seating))
    shares, _ = play_games(games, seating, draw_seeds(np.random.default_rng(seed), len(games)), minds)
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
    vector = np.array(weights.vector())
    return np.where(np.abs(vector) > 1e-9, 0.5 * np.abs(vector), 0.05)


def tune_opinion(start: Weights, generations: int, games: int, bar: Progress) -> Weights:
    """Evolve the weights of the first opinion by playing."""
    evolution = Evolution(np.array(start.vector()), spread_of(start), 0.3, 20, 1)
    rivals = [start]
    task = bar.add_task("first opinions, by playing", total=generations)
    for generation in range(generations):
        seed = TUNING_SEED + 10 * generation
        evolution.tell(np.array([-lead(Weights.of(each), rivals, games, seed) for each in evolution.ask()]))
        if generation % 10 == 9:
            rivals = [start, *[*rivals[1:], Weights.of(evolution.mean)][-3:]]
        bar.advance(task)
    return Weights.of(evolution.mean)


def recorded_positions(minds: Minds, players: int, games: int) -> tuple[Records, Shares]:
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
        seeds = draw_seeds(random, len(part))
        result, _ = play_games(part, seating[: len(part)], seeds, minds, last_round)
        state[going], shares[going] = part, result
        open_ones = part["phase"] != OVER
        positions.append(part[open_ones])
        numbers.append(going[open_ones])
    return np.concatenate(positions), shares[np.concatenate(numbers)]


def log_loss(weights: Vector, data: list[tuple[Features, Shares]]) -> float:
    """How badly weights of features predict how games ended: the mean logarithmic loss."""
    return float(np.mean([-(ends * np.log(_odds(facts, weights) + 1e-12)).sum(axis=1).mean() for facts, ends in data]))


def fit_feature_weights(data: list[tuple[Features, Shares]], steps: int = 12, ridge: float = 3.0) -> Vector:
    """Fit the weights of the facts to the ends of games, by Newton's method; `ridge` keeps rare facts small."""
    weights: Vector = np.zeros(FEATURES)
    for _ in range(steps):
        gradient = -ridge * weights
        hessian = -ridge * np.eye(FEATURES)
        for facts, ends in data:
            for start in range(0, len(facts), 4096):
                part = facts[start : start + 4096].astype(float)
                odds = _odds(part, weights)
                mean = np.einsum("gs,gsf->gf", odds, part)
                gradient += np.einsum("gs,gsf->f", ends[start : start + 4096] - odds, part)
                flat = part.reshape(-1, FEATURES)
                hessian -= (flat * odds.reshape(-1, 1)).T @ flat - mean.T @ mean
        weights = weights - np.linalg.solve(hessian, gradient)
    return weights


def _odds(facts: Features, weights: Vector) -> Shares:
    """Everyone's chance: the softmax of the scores."""
    scores = facts @ weights
    odds: Shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def facts_of(games: Records) -> Features:
    """The facts of every seat of every game."""
    out = np.zeros((len(games), int(games[0]["players"]), FEATURES), np.float32)
    fill_features(games, new_workspace()[0], out)
    return out


def learn_from(minds: Minds, games: int, what: str) -> Vector:
    """Weights of features from how self-play of a mind ended."""
    recorded = [recorded_positions(minds, players, games) for players in SEATS]
    data = [(facts_of(positions), ends) for positions, ends in recorded]
    feature_weights = fit_feature_weights(data)
    nothing = log_loss(0 * feature_weights, data)
    print(f"{what}: log-loss {log_loss(feature_weights, data):.4f}, knowing nothing {nothing:.4f}")
    return feature_weights


def main() -> None:
    """Tune everything and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=80, help="of the first opinion; 0 keeps the one there is")
    parser.add_argument("--early", type=int, default=EARLY, help="generations of Paddler's; 0 keeps the one there is")
    parser.add_argument("--games", type=int, default=120, help="a candidate and table size")
    parser.add_argument(
        "--ends", type=int, default=2000, help="games a table size to fit feature weights to; 0 keeps them"
    )
    parser.add_argument("--searched-ends", type=int, default=0, help="games of Navigator to learn from after that")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    wanted = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        early = tune_opinion(Weights(), wanted.early, wanted.games, bar) if wanted.early else EARLY_OPINION
        opinion = tune_opinion(Weights(), wanted.generations, wanted.games, bar) if wanted.generations else OPINION
    feature_weights: Vector | tuple[float, ...] = FEATURE_WEIGHTS
    if wanted.ends:
        player = make_mind(opinion, Settings(temperature=0.05))
        feature_weights = learn_from(player, wanted.ends, "games of first opinions")
    if wanted.searched_ends:
        navigator = make_mind(opinion, Settings(searches=True, samples=12, breadth=6), feature_weights)
        feature_weights = learn_from(navigator, wanted.searched_ends, "Navigator's games")
    write_weights(wanted.out, early, opinion, feature_weights)


if __name__ == "__main__":
    main()
