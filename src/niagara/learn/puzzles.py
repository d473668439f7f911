"""Puzzles: one turn with an aim, mined from self-play (`niagara.learn.mining`) and judged like scenes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from niagara.learn.aims import Aim, All, CanoeOut, Landed, NoneLost, OverTheFalls, Robbed, Won
from niagara.learn.scenes import Scene
from niagara.notation.line import from_line
from niagara.notation.position import to_dict

Task = Literal["land", "rob", "keep", "both", "win", "sweep"]
RULES: Mapping[Task, str] = {
    "land": "R6.6",
    "rob": "R6.8",
    "keep": "R7.2",
    "both": "R5.3",
    "win": "R8.1",
    "sweep": "R7.1",
}
DAILY_STRIDE = 17  # takes consecutive days to far-apart puzzles


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which seat 0 is the last to act; `gem`, `other` and `victim` fill its task; grades go up to 3."""

    id: str
    position: str
    task: Task
    grade: int
    gem: str = ""
    other: str = ""
    victim: int = -1

    @property
    def aim(self) -> Aim:
        """What its task asks for."""
        match self.task:
            case "land":
                return self._one_more()
            case "rob":
                return Robbed(self.victim, self.gem)
            case "keep":
                return All((CanoeOut(gem=self.gem), NoneLost()))
            case "both":
                return All((self._one_more(), CanoeOut(gem=self.other), NoneLost()))
            case "win":
                return Won()
            case "sweep":
                return All((OverTheFalls(self.victim), NoneLost()))

    @property
    def scene(self) -> Scene:
        """It is played like a scene, to the end of the round."""
        return Scene(self.id, self.position, self.aim, "round", RULES[self.task])

    def _one_more(self) -> Aim:
        """One more gem of the colour landed than before."""
        before: str = to_dict(from_line(self.position))["seats"][0]["landed"]
        return Landed(self.gem * (before.count(self.gem) + 1))


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, from easy to hard."""
    text = files("niagara.learn").joinpath("puzzles.json").read_bytes()
    return tuple(msgspec.json.decode(text, type=list[Puzzle]))


@cache
def by_id() -> Mapping[str, Puzzle]:
    """The puzzles by their id."""
    return {puzzle.id: puzzle for puzzle in puzzles()}


def daily(day: date) -> Puzzle:
    """The puzzle of a day: every one comes before any comes again."""
    every = puzzles()
    return every[day.toordinal() * DAILY_STRIDE % len(every)]
