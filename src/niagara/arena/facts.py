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
    fork: str = "alternate"
    tie_break: str = "shared"
    stealing: bool = True


@dataclass(slots=True)
class Story:
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


def tell(setting: Setting, seed: int) -> Story:
    """Play one game and tell what happened."""
    game = Game.new(
        setting.players, seed, fork=setting.fork, tie_break=setting.tie_break, stealing=setting.stealing,
        max_rounds=MAX_ROUNDS,
    )  # fmt: skip
    bots = [make_bot(setting.bot, seed * 10 + seat) for seat in range(setting.players)]
    nothing = [0] * setting.players
    letters = [""] * setting.players
    story = Story(setting.players, 0, (), (), letters[:], nothing[:], nothing[:], nothing[:], landed=letters[:])
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
                    story.cards[(event.seat - first) % setting.players] += event.card
                case WeatherMoved():
                    story.clouds += 1
                    story.worsened += event.after > event.before
                case GemStolen():
                    story.thefts[place(event.canoe)] += 1
                    story.robbed[place(event.victim)] += 1
                case GemLanded():
                    story.landed[place(event.canoe)] += event.gem
                case CanoeLost():
                    story.lost[place(event.canoe)] += 1
                    story.lost_loaded += event.gem != NOTHING
                case CanoeBought():
                    story.bought += 1
                case RiverRose():
                    story.speeds.append(event.speed)
    outcome = game.outcome
    story.rounds = game.state.round
    story.winners = tuple((seat - first) % setting.players for seat in outcome.winners)
    story.goals = outcome.goals
    return story


def _tell_many(job: tuple[Setting, range]) -> list[Story]:
    setting, seeds = job
    return [tell(setting, seed) for seed in seeds]


def tell_all(
    setting: Setting, games: int, seed: int, workers: int | None = None, progress: Progress | None = None
) -> list[Story]:
    """Play so many games on all cores; equal seeds give equal games."""
    first = seed * 1_000_000
    jobs = [
        (setting, range(first + start, first + min(start + GAMES_A_JOB, games)))
        for start in range(0, games, GAMES_A_JOB)
    ]
    stories: list[Story] = []
    for part in _spread(jobs, workers or os.cpu_count() or 1):
        stories += part
        if progress:
            progress(len(stories), games)
    return stories


def _spread(jobs: list[tuple[Setting, range]], workers: int) -> Iterator[list[Story]]:
    if workers == 1 or len(jobs) == 1:
        yield from map(_tell_many, jobs)
        return
    _tell_many((jobs[0][0], range(1)))  # compile once, before all processes would
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_tell_many, jobs)
