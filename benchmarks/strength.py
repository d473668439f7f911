"""How strong the strongest bot is: against first Bears, players unlike all bots, copies that think more or cheat.

python -m benchmarks.strength bears --games 600 --seats 4
python -m benchmarks.strength unlike --games 100
python -m benchmarks.strength more --games 160
python -m benchmarks.strength cheats --games 160
python -m benchmarks.strength cards --games 40
python -m benchmarks.strength belief --decisions 500

Every line is the share of one seat against equal others, with an interval of 95 % from resampled blocks; a block is one
opening with every turn of the table round the seats. Long: some hours of two cores for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from cyclopts import App

from benchmarks.cheating import HONEST, KNOWS_THEM, SEES_ALL, cheat_games
from niagara.arena import run_match
from niagara.arena.openings import opening_book
from niagara.arena.statistics import bootstrap_mean
from niagara.bots.mind.imagination import OPINIONS, TINY_SEARCH
from niagara.bots.mind.minds import Minds, new_scratch, new_workspace
from niagara.bots.mind.policy import play_move
from niagara.bots.mind.search import think, try_out
from niagara.bots.mind.selfplay import BEFORE_CARDS, draw_seeds, new_trail, play_games
from niagara.bots.native import minds_of
from niagara.bots.registry import LEVELS, make_bot
from niagara.bots.thinker import Thinker
from niagara.fast.rng import generator
from niagara.rules.packed import RECORD, Records
from niagara.train.games import ROOM_TAUGHT, Recording
from niagara.train.heads import lesson_of, measure_heads, unpack_heads
from niagara.train.pool import UNLIKE

BEST: Final = LEVELS[-1].bot
BLOCKS: Final = 2  # of one job
SURE: Final = 120  # drawings for what a bot believes
SEED: Final = 40_000_000  # fresh: nothing was tuned or learnt there

app = App(name="strength", help=__doc__)


@dataclass(frozen=True, slots=True)
class Job:
    """Some blocks of one player against another kind."""

    one: str
    other: str
    changes: tuple[tuple[str, Any], ...]
    openings: Records
    seed: int
    cheat: int = HONEST


def mind_named(name: str, changes: Sequence[tuple[str, Any]] = ()) -> Minds:
    """A bot's mind, with some of its settings changed."""
    bot = make_bot(name, 0)
    assert isinstance(bot, Thinker)
    return minds_of(bot.opinion, replace(bot.settings, **dict(changes)), bot.nets, bot.large_nets)


def play_job(job: Job) -> tuple[npt.NDArray[np.float64], float]:
    """The share of the one in each block, and processor seconds."""
    players = int(job.openings[0]["players"])
    minds = np.concatenate([mind_named(job.one, job.changes), mind_named(job.other)])
    games = np.repeat(job.openings, players)
    seating = ((np.arange(players)[None, :] + np.arange(len(games))[:, None]) % players != 0).astype(np.int64)
    seeds = draw_seeds(np.random.default_rng(job.seed), len(games))
    began = process_time()
    if job.cheat == HONEST:
        shares, _ = play_games(games, seating, seeds, minds)
    else:
        shares = cheat_games(games, seating, seeds, minds, job.cheat)
    mine = (shares * (seating == 0)).sum(axis=1).reshape(-1, players).mean(axis=1)
    return mine, process_time() - began


def in_order(work: Callable[[Any], Any], jobs: Sequence[Any], workers: int) -> Iterator[Any]:
    """The results in the order of the jobs."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, jobs)


def tell(
    what: str,
    one: str,
    other: str,
    seats: int,
    games: int,
    seed: int,
    workers: int,
    cheat: int = HONEST,
    **changes: Any,
) -> None:
    """Play a line and print it, with what is known every now and then."""
    book = opening_book(seats, max(games // seats, 2), SEED + seed)
    jobs = [
        Job(one, other, tuple(changes.items()), book[at : at + BLOCKS], SEED + 1000 * seed + at, cheat)
        for at in range(0, len(book), BLOCKS)
    ]
    shares: list[float] = []
    began, spent = perf_counter(), 0.0
    for number, (found, seconds) in enumerate(in_order(play_job, jobs, workers), 1):
        shares += found.tolist()
        spent += seconds
        if number % 20 == 0 and number < len(jobs):
            print(f"  … {100 * np.mean(shares):.1f} % of {len(shares) * seats}", flush=True)
    known = bootstrap_mean(np.array(shares), seed)
    print(
        f"{what}: {100 * known.value:.1f} % ({100 * known.low:.1f} – {100 * known.high:.1f}) of {len(shares) * seats} "
        f"games at {seats} seats, seed {seed}; {spent / len(shares) / seats:.1f} processor seconds a game, "
        f"{perf_counter() - began:.0f} s",
        flush=True,
    )


@app.command
def bears(*, bot: str = BEST, seats: int = 4, games: int = 600, seed: int = 1, workers: int = 2) -> None:
    """One against first Bears."""
    tell(f"{bot} against first Bears", bot, "niagara.train.pool:FirstBear", seats, games, seed, workers)


@app.command
def unlike(*, bot: str = BEST, seats: int = 4, games: int = 100, seed: int = 2) -> None:
    """One against three of each player unlike all bots."""
    for player in UNLIKE:
        rival = f"niagara.train.pool:{player.__name__}"
        found = run_match((bot, *[rival] * (seats - 1)), games, SEED + seed)
        share = found.shares[bot]
        print(
            f"{bot} against three of {player.__name__}: {100 * share.value:.1f} % ({100 * share.low:.1f} – "
            f"{100 * share.high:.1f}) of {found.games} games, {found.seconds:.0f} s",
            flush=True,
        )


@app.command
def more(*, bot: str = BEST, games: int = 160, seed: int = 3, workers: int = 2) -> None:
    """One that looks a round further, and one with four times the samples, against three as they are."""
    thinker = make_bot(bot, 0)
    assert isinstance(thinker, Thinker)
    now = thinker.settings
    tell(f"{bot} with one more round", bot, bot, 4, games, seed, workers, rounds=now.rounds + 1)
    tell(f"{bot} with four times the samples", bot, bot, 4, games, seed + 50, workers, samples=4 * now.samples)


@app.command
def cheats(*, bot: str = BEST, games: int = 160, seed: int = 4, workers: int = 2) -> None:
    """One that sees all cards, and one that knows how the others think, against three of it."""
    alone = {"rival_samples": 0, "learns_rivals": False}  # it need not guess what it is shown
    tell(f"{bot} that sees all cards", bot, bot, 4, games, seed, workers, SEES_ALL, **alone)
    tell(f"{bot} that knows the others", bot, bot, 4, games, seed + 50, workers, KNOWS_THEM, **alone)


@app.command
def cards(*, bot: str = BEST, games: int = 40, seed: int = 5, workers: int = 2) -> None:
    """How well the card head names the cards of its own bot's games."""
    for seats in (3, 4, 5):
        book = opening_book(seats, games, SEED + seed)
        parts = list(
            in_order(partial(record_part, bot), [book[at :: 2 * workers] for at in range(2 * workers)], workers)
        )
        mind = mind_named(bot)[0]
        heads = unpack_heads(np.array([mind.three_heads]))
        lesson = lesson_of([Recording(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))])
        for head, (loss, first) in sorted(measure_heads(heads, lesson).items()):
            print(f"{seats} seats, {head}: log-loss {loss:.3f}, named first {100 * first:.1f} %", flush=True)


def record_part(bot: str, book: Records) -> tuple[npt.NDArray[Any], ...]:
    """Games of one bot at all seats, recorded."""
    players = int(book[0]["players"])
    games = book.copy()
    trail = new_trail(len(games) * ROOM_TAUGHT)
    seeds = draw_seeds(np.random.default_rng(len(games)), len(games))
    shares, recorded = play_games(
        games, np.zeros((len(games), players), np.int64), seeds, mind_named(bot), trail=trail, teachers=1
    )
    found = trail[:recorded]
    game = found["game"].copy()
    return (
        found["position"].astype(RECORD), found["kind"].copy(), game, shares[game].astype(np.float32),
        found["cards"][:, :players].copy(), found["move"].copy(),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Belief:
    """What a bot believed of its best and its worst card, and what came of each."""

    best: float
    worst: float
    came_best: float
    came_worst: float


def beliefs_of(task: tuple[str, Records, int, int]) -> list[Belief]:
    """For each opening a game, and at one choice of a card in it what the bot believed and what came true."""
    bot, book, seed, pairs = task
    minds = mind_named(bot)
    random = np.random.default_rng(seed)
    positions, kind, game, *_ = record_part(bot, book)
    found = []
    for number in range(len(book)):
        choices = positions[(game == number) & (kind == BEFORE_CARDS)]
        state = choices[random.integers(len(choices))]
        seat = int(random.integers(state["players"]))
        if int(state["hand"][seat]).bit_count() < 2:
            continue
        worth = believe(state, seat, minds, int(random.integers(1, 2**62)))
        best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)
        seeds = draw_seeds(random, pairs)
        came = [mean_share(state, seat, card, minds, seeds) for card in (best, worst)]
        found.append(Belief(worth[best], worth[worst], *came))
    return found


def believe(state: np.void, seat: int, minds: Minds, seed: int) -> dict[int, float]:
    """A seat's chance with each card, as a mind believes that tries all of them out equally often."""
    scratch, workspace, luck = new_scratch(), new_workspace()[0], generator(seed)
    scratch[0] = state  # nobody has chosen yet, so everybody sees the same
    mind = minds[0]
    think(scratch, seat, 1, mind, workspace, luck)
    policy = TINY_SEARCH if mind.imagined_samples else OPINIONS
    try_out(scratch, seat, SURE, 0, policy, mind, workspace, luck)
    tried = range(int(workspace.candidates))
    return {int(workspace.tried[at]): float(workspace.outcome[at]) / int(workspace.sampled) for at in tried}


def mean_share(state: np.void, seat: int, card: int, minds: Minds, seeds: npt.NDArray[np.uint64]) -> float:
    """What a seat gets that plays this card, all going on as the mind would, over so many ends."""
    games = np.repeat(np.array([state]), len(seeds))
    for each in games:
        play_move(each, seat, card)
    shares, _ = play_games(games, np.zeros((len(games), int(state["players"])), np.int64), seeds, minds)
    return float(shares[:, seat].mean())


@app.command
def belief(*, bot: str = BEST, decisions: int = 500, pairs: int = 2, seed: int = 6, workers: int = 2) -> None:
    """Is a card as much better as the bot believes, and its chance as high? By games really played on."""
    book = opening_book(4, decisions, SEED + seed)
    tasks = [(bot, book[at : at + 4], SEED + 1000 * seed + at, pairs) for at in range(0, len(book), 4)]
    found: list[Belief] = []
    for number, part in enumerate(in_order(beliefs_of, tasks, workers), 1):
        found += part
        if number % 10 == 0 or number == len(tasks):
            believed = np.array([each.best - each.worst for each in found])
            came = np.array([each.came_best - each.came_worst for each in found])
            bias = np.array([each.best - each.came_best for each in found])
            slopes = [slope_of(believed[drawn], came[drawn]) for drawn in resampled(len(found), seed)]
            low, high = np.percentile(slopes, (2.5, 97.5))
            print(
                f"{len(found)} choices: best over worst believed {100 * believed.mean():.1f} points, came true "
                f"{100 * came.mean():.1f}; slope {slope_of(believed, came):.2f} ({low:.2f} – {high:.2f}); own chance "
                f"believed {100 * np.mean([each.best for each in found]):.1f} %, too high by {100 * bias.mean():.1f} "
                f"± {196 * bias.std() / len(bias) ** 0.5:.1f} points",
                flush=True,
            )


def slope_of(believed: npt.NDArray[np.float64], came: npt.NDArray[np.float64]) -> float:
    """How much of a believed difference comes true."""
    return float((believed * came).sum() / (believed**2).sum())


def resampled(count: int, seed: int) -> Iterator[npt.NDArray[np.int64]]:
    """Drawings with replacement, for intervals."""
    random = np.random.default_rng(seed)
    for _ in range(1000):
        yield random.integers(0, count, count)


if __name__ == "__main__":
    app()
