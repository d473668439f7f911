"""Facts about the game itself, counted in games that bots play against their own kind.

There is no shuffle in this game, so bots would replay a few lines from the first position. In the first two rounds
everyone therefore draws its card blindly: every game is another, and what a card is worth as an opening is tried out
evenly. All else is the bots' decision.
Everything is read off the events that the rules tell (`niagara.events`); nothing here knows a rule.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from niagara.bots.bot import View
from niagara.bots.registry import make_bot
from niagara.events import CanoeBought, CanoeLost, CardRevealed, GemLanded, GemStolen, RiverRose, WeatherMoved
from niagara.game import Game
from niagara.rules.options import BOOK, Options, Unchecked
from niagara.rules.state import CHOOSE

MAX_ROUNDS: Final = 200
BUDGET: Final = 60.0
BLIND_ROUNDS: Final = 2
GAMES_A_JOB: Final = 20
NOTHING: Final = ""  # the gem of an event when there was none

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: by whom, how many seats, and the options of R9."""

    bot: str = "navigator"
    players: int = 4
    options: Options = field(default_factory=Options)

    def as_json(self) -> Unchecked:
        """All that was set, the options of the book included."""
        return {"bot": self.bot, "players": self.players, **BOOK, **self.options}


@dataclass(slots=True)
class Summary:
    """What happened in one game; lists are by place in the order of the first round, which luck decides (R2)."""

    players: int
    rounds: int = 0
    winners: tuple[int, ...] = ()
    goals: tuple[str, ...] = ()
    cards: list[str] = field(default_factory=list)  # all cards in the order in which a seat revealed them
    thefts: list[int] = field(default_factory=list)
    robbed: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    lost_loaded: int = 0
    bought: int = 0
    landed: list[str] = field(default_factory=list)
    speeds: list[int] = field(default_factory=list)
    clouds: int = 0
    worsened: int = 0

    def share(self, place: int) -> float:
        """The share of the win of one place; an unfinished game is nobody's more than another's."""
        if not self.winners:
            return 1.0 / self.players
        return (place in self.winners) / len(self.winners)


def summarise_game(setting: Setting, seed: int) -> Summary:
    """Play one game and sum up what happened."""
    limited: Options = {"max_rounds": MAX_ROUNDS, **setting.options}
    game = Game.new(setting.players, seed, **limited)
    bots = [make_bot(setting.bot, seed * 10 + seat) for seat in range(setting.players)]
    nothing = [0] * setting.players
    letters = [""] * setting.players
    summary = Summary(setting.players, 0, (), (), letters[:], nothing[:], nothing[:], nothing[:], landed=letters[:])
    first = game.state.first
    luck = random.Random(seed)

    def place(canoe: str) -> int:
        """The place of a canoe's seat; a canoe's id is the seat and a letter."""
        return (int(canoe[:-1]) - first) % setting.players

    while not game.outcome:
        seat = game.to_decide[0]
        moves = game.legal_moves(seat)
        if game.state.phase == CHOOSE and game.state.round <= BLIND_ROUNDS:
            move = luck.choice(moves)
        else:
            move = bots[seat].choose(View(seat, game.observe(seat)), moves, BUDGET)
        for event in game.play(seat, move):
            match event:
                case CardRevealed():
                    summary.cards[(event.seat - first) % setting.players] += event.card
                case WeatherMoved():
                    summary.clouds += 1
                    summary.worsened += event.after > event.before
                case GemStolen():
                    summary.thefts[place(event.canoe)] += 1
                    summary.robbed[place(event.victim)] += 1
                case GemLanded():
                    summary.landed[place(event.canoe)] += event.gem
                case CanoeLost():
                    summary.lost[place(event.canoe)] += 1
                    summary.lost_loaded += event.gem != NOTHING
                case CanoeBought():
                    summary.bought += 1
                case RiverRose():
                    summary.speeds.append(event.speed)
    outcome = game.outcome
    summary.rounds = game.state.round
    summary.winners = tuple((seat - first) % setting.players for seat in outcome.winners)
    summary.goals = outcome.goals
    return summary


def _summarise_many(job: tuple[Setting, range]) -> list[Summary]:
    setting, seeds = job
    return [summarise_game(setting, seed) for seed in seeds]


def summarise_games(
    setting: Setting, games: int, seed: int, workers: int | None = None, progress: Progress | None = None
) -> list[Summary]:
    """Play so many games on all cores; equal seeds give equal games."""
    first = seed * 1_000_000
    jobs = [
        (setting, range(first + start, first + min(start + GAMES_A_JOB, games)))
        for start in range(0, games, GAMES_A_JOB)
    ]
    summaries: list[Summary] = []
    for part in _spread(jobs, workers or os.cpu_count() or 1):
        summaries += part
        if progress:
            progress(len(summaries), games)
    return summaries


def _spread(jobs: list[tuple[Setting, range]], workers: int) -> Iterator[list[Summary]]:
    if workers == 1 or len(jobs) == 1:
        yield from map(_summarise_many, jobs)
        return
    _summarise_many((jobs[0][0], range(1)))  # compile once, before all processes would
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_summarise_many, jobs)
