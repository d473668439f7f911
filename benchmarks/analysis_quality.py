"""How good the analysis is. Each command prints one of the figures in docs/analysis.md; all times are processor time.

python benchmarks/analysis_quality.py agreement --decisions 500 --seconds 1 --deep 60
python benchmarks/analysis_quality.py blunders --flags 100 --deeper 100
python benchmarks/analysis_quality.py calibration --games 400
python benchmarks/analysis_quality.py speed --games 5
python benchmarks/analysis_quality.py accuracy --games 8
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

import numpy as np
from cyclopts import App

from niagara.analysis import QUICK, Effort, Study, foresee, weigh
from niagara.analysis.engine.kernel import Reals
from niagara.analysis.plans import list_plans, seen_by
from niagara.analysis.report import BLUNDER, MISTAKE, grade_of
from niagara.analysis.story import Look, Story
from niagara.analysis.trials import DOUBT
from niagara.arena.openings import opening_book
from niagara.bots import View, make_bot
from niagara.bots.registry import LEVELS
from niagara.game import Game
from niagara.rules.ending import has_won
from niagara.rules.packed import unpack
from niagara.rules.state import OVER, State

Item = TypeVar("Item")
Result = TypeVar("Result")

MIXED = ("paddler", "navigator", "pathfinder", "dabbler")
UNLIKE = ("drifter", *(level.bot for level in LEVELS if level.id in ("duckling", "otter2", "beaver2")), "norwester")
LAST_ROUND = 60
A_GAME = 8  # decisions or moments taken of one game

app = App(name="analysis_quality", help="How good the analysis is.")


def seated(seed: int, bots: tuple[str, ...]) -> list[str]:
    """The bots in the order of their seats."""
    return random.Random(seed).sample(bots, len(bots))


def play(seed: int, bots: tuple[str, ...], *, opening: bool = False) -> Game:
    """A game of bots in seats drawn by the seed, the river's draws too; from an opening, where all bots are alike."""
    names = seated(seed, bots)
    players = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    if opening:
        game = Game(unpack(opening_book(len(names), 1, seed, LAST_ROUND)[0]), seed=seed)
    else:
        game = Game.new(len(names), seed=seed, max_rounds=LAST_ROUND)
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, players[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 5.0))
    return game


@dataclass(frozen=True, slots=True)
class Case:
    """A decision: the position, the seat, what it played."""

    state: State
    seat: int
    moves: tuple[int, ...]


def cases_of(seed: int, bots: tuple[str, ...]) -> list[Case]:
    """Some decisions with a choice of one game."""
    story = Story(play(seed, bots))
    cases = [Case(story.states[made.before], made.seat, made.moves) for made in story.decisions]
    real = [case for case in cases if len(list_plans(seen_by(case.state, case.seat), case.seat)) > 1]
    return random.Random(seed).sample(real, min(A_GAME, len(real)))


def in_pool(work: Callable[[Item], Result], items: Iterable[Item], workers: int) -> Iterator[Result]:
    """The results in order, from this process or several."""
    if workers == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items)


def share(count: int, total: int) -> str:
    """A share with its Wilson interval of 95 %."""
    z, p = 1.96, count / total
    middle = (p + z * z / (2 * total)) / (1 + z * z / total)
    half = z * (p * (1 - p) / total + z * z / (4 * total * total)) ** 0.5 / (1 + z * z / total)
    return f"{100 * p:.1f} % ({count} of {total}; 95 %: {100 * (middle - half):.1f} – {100 * (middle + half):.1f})"


def playouts_a_second(cases: list[Case]) -> float:
    """How many games the search plays on in a second of one core."""
    rates = []
    for case in cases:
        plans = len(list_plans(seen_by(case.state, case.seat), case.seat))
        weigh(case.state, case.seat, playouts=2)
        began = time.process_time()
        weigh(case.state, case.seat, playouts=64 * plans)  # the first look, before anything is dropped
        rates.append(64 * plans / (time.process_time() - began))
    return statistics.median(rates)


def agree(case: Case, short: int, long: int) -> tuple[bool, float, float]:
    """Whether a short and a long search, with other luck, choose alike; what the short choice costs; seconds taken."""
    began = time.process_time()
    choice = weigh(case.state, case.seat, playouts=short, salt=1)[0]
    spent = time.process_time() - began
    judged = weigh(case.state, case.seat, choice.plan.moves, playouts=long, salt=2)
    regret = next(found.behind for found in judged if found.plan.ways == choice.plan.ways)
    return judged[0].plan.ways == choice.plan.ways, regret, spent


@app.command
def agreement(
    decisions: int = 500, seconds: float = 1.0, deep: float = 60.0, seed: int = 1, skip: int = 0, workers: int = 1
) -> None:
    """Does a second's search choose as a minute's does? `skip` leaves decisions out that an earlier run has judged."""
    games = -(-decisions // A_GAME)
    cases = [case for each in range(games) for case in cases_of(seed * 100_000 + each, MIXED)][skip:decisions]
    rate = playouts_a_second(cases[:20])
    short, long = int(rate * seconds), int(rate * deep)
    print(
        f"{rate:,.0f} playouts a second; {seconds:g} s are {short:,}, {deep:g} s are {long:,} (both may stop earlier)"
    )
    found: list[tuple[bool, float, float]] = []
    for result in in_pool(partial(agree, short=short, long=long), cases, workers):
        found.append(result)
        if len(found) % 25 == 0 or len(found) == len(cases):
            _tell_agreement(found)


def _tell_agreement(found: list[tuple[bool, float, float]]) -> None:
    regrets = np.array([regret for _, regret, _ in found])
    error = 1.96 * regrets.std() / len(regrets) ** 0.5
    print(f"same best move: {share(sum(same for same, _, _ in found), len(found))}")
    print(f"  same, or within half a point: {share(int((regrets <= 0.005).sum()), len(found))}")
    print(f"  mean regret: {100 * regrets.mean():.3f} points (± {100 * error:.3f}), largest {100 * regrets.max():.2f}")
    print(f"  median time of the short search: {statistics.median(spent for _, _, spent in found):.2f} s", flush=True)


def blunders_of(seed: int, bots: tuple[str, ...]) -> list[Case]:
    """The decisions of a game that a quick analysis calls blunders."""
    story = Story(play(seed, bots))
    flagged = []
    for made in story.decisions:
        state = story.states[made.before]
        weighed = weigh(state, made.seat, made.moves, QUICK.playouts)
        mine = next(found for found in weighed if made.moves in found.plan.ways)
        if grade_of(mine.behind, mine.error, len(weighed)) == "blunder":
            flagged.append(Case(state, made.seat, made.moves))
    return flagged


def loss_of(case: Case, playouts: int) -> float:
    """What a decision gave away, as a longer search with other luck sees it."""
    weighed = weigh(case.state, case.seat, case.moves, playouts, salt=3)
    return next(found.behind for found in weighed if case.moves in found.plan.ways)


@app.command
def blunders(flags: int = 100, deeper: int = 100, seed: int = 1, workers: int = 1) -> None:
    """Are moves that the quick analysis calls blunders confirmed by a search that is so many times deeper?"""
    cases: list[Case] = []
    games = 0
    while len(cases) < flags:
        cases += blunders_of(seed * 100_000 + 50_000 + games, ("splasher", "dabbler", "paddler", "navigator"))
        games += 1
    cases = cases[:flags]
    print(f"{len(cases)} blunders flagged in {games} games of Splasher, Dabbler, Paddler and Navigator", flush=True)
    losses: list[float] = []
    for loss in in_pool(partial(loss_of, playouts=deeper * QUICK.playouts), cases, workers):
        losses.append(loss)
        if len(losses) % 5 == 0 or len(losses) == len(cases):
            confirmed, serious = (sum(loss >= least for loss in losses) for least in (BLUNDER, MISTAKE))
            print(f"loss of at least {100 * BLUNDER:g} points confirmed: {share(confirmed, len(losses))}")
            print(f"  at least {100 * MISTAKE:g} points: {share(serious, len(losses))}", flush=True)


def moments_of(
    seed: int, bots: tuple[str, ...], draws: int, doubts: tuple[float, ...]
) -> list[tuple[float, int, list[float]]]:
    """Outcome, round, and the chance for each doubt, for every seat at some moments of a game, within rounds too."""
    story = Story(play(seed, bots, opening=True))
    winners = [seat for seat in range(story.players) if has_won(story.last, seat)]
    looks = [look for look in story.looks if story.states[look.seq].phase != OVER]
    found = []
    for look in random.Random(seed).sample(looks, min(A_GAME, len(looks))):
        state = story.states[look.seq]
        sure, unsure = (foresee(state, draws, reveal=look.reveal, doubt=doubt) for doubt in (0.0, 1.0))
        for seat in range(story.players):
            outcome = 1.0 / len(winners) if seat in winners else 0.0
            chances = [(1.0 - doubt) * sure[seat] + doubt * unsure[seat] for doubt in doubts]
            found.append((outcome, state.round, chances))
    return found


@app.command
def calibration(
    games: int = 400,
    bot: str = "pathfinder",
    seats: int = 4,
    seed: int = 1,
    workers: int = 1,
    doubts: tuple[float, ...] = (DOUBT,),
) -> None:
    """Do seats with a chance of so much win so often, at starts of rounds and within them? For one doubt or several."""
    seeds = [seed * 100_000 + 70_000 + number for number in range(games)]
    work = partial(moments_of, bots=(bot,) * seats, draws=QUICK.draws, doubts=doubts)
    rows = [row for found in in_pool(work, seeds, workers) for row in found]
    print(f"{games} games of {seats} {bot}s, {len(rows) // seats} moments")
    outcomes, rounds = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    for place, doubt in enumerate(doubts):
        chances = np.array([row[2][place] for row in rows])
        print(f"doubt {doubt:g}: all moments, {_calibrated(chances, outcomes, show=len(doubts) == 1)}")
        for name, low, high in (("rounds 1–5", 1, 5), ("rounds 6–10", 6, 10), ("rounds 11–", 11, 999)):
            part = (rounds >= low) & (rounds <= high)
            if part.any():
                print(f"  {name}: {_calibrated(chances[part], outcomes[part])}")


def _calibrated(chances: Reals, outcomes: Reals, *, show: bool = False) -> str:
    """The mean distance between chance and outcome over tenths of the chance, weighted by how often each occurs."""
    tenths = np.minimum((chances * 10).astype(int), 9)
    total = 0.0
    for tenth in range(10):
        part = tenths == tenth
        if part.any():
            said, came = chances[part].mean(), outcomes[part].mean()
            total += abs(said - came) * part.sum()
            if show:
                print(f"  said {said:.3f}, came {came:.3f}, {part.sum()} times")
    loss = ((chances - outcomes) ** 2).mean()
    return f"calibration error {total / len(chances):.4f}, mean square {loss:.4f}"


@app.command
def speed(games: int = 5, seed: int = 1) -> None:
    """How long the quick analysis of a whole four-seat game takes; on two idle cores it is half of this."""
    for number in range(games):
        game = play(seed * 100_000 + 90_000 + number, MIXED)
        study = Study(game)
        study.questions[0].answer()
        began = time.process_time()
        chances = 0.0
        for question in study.questions:
            study.take(question, question.answer())
            if isinstance(question.about, Look):
                chances = time.process_time() - began
        study.analysis()
        spent = time.process_time() - began
        print(
            f"{game.state.round} rounds, {len(study.story.decisions)} decisions: "
            f"{spent:.1f} s, of which {chances:.1f} s for the graph"
        )


@app.command
def accuracy(games: int = 8, seed: int = 1, playouts: int = 1500) -> None:
    """Does the accuracy tell good play from bad? Random moves and four levels at one table."""
    found: dict[str, list[float]] = {bot: [] for bot in UNLIKE}
    for number in range(seed * 100_000, seed * 100_000 + games):
        study = Study(play(number, UNLIKE), Effort(playouts, draws=1))
        for question in study.questions:
            study.take(question, question.answer())
        for bot, report in zip(seated(number, UNLIKE), study.analysis().seats, strict=True):
            if report.accuracy is not None:
                found[bot].append(report.accuracy)
    for bot, figures in found.items():
        spread = f"{min(figures):.0f} to {max(figures):.0f}, {len(figures)} games"
        print(f"{bot:10} {statistics.mean(figures):3.0f} % ({spread})")


if __name__ == "__main__":
    app()
