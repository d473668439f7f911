"""Puzzles: one turn or two with an aim, mined from self-play and judged like scenes.

Those of one turn come from `niagara.learn.mining`, those of two rounds from `niagara.learn.mining_two`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from niagara.learn.aims import Aim, All, AtGoal, CanoeOut, Landed, NoneLost, OverTheFalls, Robbed, Won
from niagara.learn.scenes import Scene
from niagara.notation.line import from_line
from niagara.notation.position import to_dict

Task = Literal["land", "rob", "keep", "both", "win", "sweep", "pair"]
RULES: Mapping[Task, str] = {
    "land": "R6.6",
    "rob": "R6.8",
    "keep": "R7.2",
    "both": "R5.3",
    "win": "R8.1",
    "sweep": "R7.1",
    "pair": "R5.3",
}
FILES = ("puzzles.json", "puzzles_two.json")
DAILY_STRIDE = 17  # takes consecutive days to far-apart puzzles


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which seat 0 is the last to act; `gem`, `other` and `victim` fill its task; grades go up to 3.

    In a puzzle of two `rounds` the seat before the player tries, in the second, one of its `threats`: a card and moves.
    """

    id: str
    position: str
    task: Task
    grade: int
    gem: str = ""
    other: str = ""
    victim: int = -1
    rounds: int = 1
    threats: tuple[tuple[str, ...], ...] = ()

    @property
    def aim(self) -> Aim:  # noqa: PLR0911 - one line a task
        """What its task asks for."""
        match self.task:
            case "land":
                return self._more(self.gem)
            case "pair":
                return self._more(self.gem + self.other)
            case "rob":
                return Robbed(self.victim, self.gem)
            case "keep":
                return All((CanoeOut(gem=self.gem), NoneLost()))
            case "both":
                return All((self._more(self.gem), CanoeOut(gem=self.other), NoneLost()))
            case "win":
                return Won() if self.rounds == 1 else AtGoal()
            case "sweep":
                return All((OverTheFalls(self.victim), NoneLost()))

    @property
    def scene(self) -> Scene:
        """It is played like a scene: to the end of the round, or of the player's turn in the second."""
        rule = RULES[self.task]
        if self.rounds == 1:
            return Scene(self.id, self.position, self.aim, "round", rule)
        rival = from_line(self.position).players - 1
        threats = tuple({rival: threat} for threat in self.threats)
        return Scene(self.id, self.position, self.aim, "turn", rule, rounds=self.rounds, threats=threats)

    def _more(self, gems: str) -> Aim:
        """These gems landed, over and above what was."""
        before: str = to_dict(from_line(self.position))["seats"][0]["landed"]
        return Landed("".join(gem for gem in before if gem in gems) + gems)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, from easy to hard."""
    texts = (files("niagara.learn").joinpath(name).read_bytes() for name in FILES)
    found = (puzzle for text in texts for puzzle in msgspec.json.decode(text, type=list[Puzzle]))
    return tuple(sorted(found, key=lambda puzzle: puzzle.grade))


@cache
def by_id() -> Mapping[str, Puzzle]:
    """The puzzles by their id."""
    return {puzzle.id: puzzle for puzzle in puzzles()}


@cache
def names() -> Mapping[str, str]:
    """What each puzzle is called, by its id: its task and a number, as `puzzle-name-…` in the language files."""
    found: dict[str, str] = {}
    counts: Counter[Task] = Counter()
    for puzzle in sorted(puzzles(), key=lambda each: each.id):
        found[puzzle.id] = f"{puzzle.task}-{counts[puzzle.task]}"
        counts[puzzle.task] += 1
    return found


def daily(day: date) -> Puzzle:
    """The puzzle of a day: every one comes before any comes again."""
    every = puzzles()
    return every[day.toordinal() * DAILY_STRIDE % len(every)]
