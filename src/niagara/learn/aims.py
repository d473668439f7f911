"""What a lesson asks for, as data: each aim looks at how an attempt went and says whether it is reached."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from niagara.events import AnyEvent, CanoeBought, CanoeLost, GemStolen, GemUnloaded
from niagara.notation.position import CanoeDict, PositionDict, from_dict
from niagara.rules.ending import NO_GOAL, goal_of


@dataclass(frozen=True, slots=True)
class Course:
    """How an attempt went: whose it is, the position in the end, and all that happened."""

    seat: int
    end: PositionDict
    events: tuple[AnyEvent, ...]

    @property
    def canoes(self) -> list[CanoeDict]:
        """The seat's two canoes in the end: `at` and `cargo`."""
        return self.end["seats"][self.seat]["canoes"]

    @property
    def landed(self) -> str:
        """The seat's landed gems in the end."""
        return self.end["seats"][self.seat]["landed"]

    def own(self, canoe: str) -> bool:
        """Whether a canoe of that id is the seat's."""
        return canoe[0] == str(self.seat)


class Aim:
    """Something to reach."""

    __slots__ = ()

    def reached(self, course: Course) -> bool:
        """Whether the attempt got there."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class CanoeOut(Aim):
    """A canoe on the river; on `at` and with `gem` on board, where they are given."""

    at: str = ""
    gem: str = ""

    def reached(self, course: Course) -> bool:
        """Look at both canoes."""
        return any(
            canoe["at"] not in ("J", "X")
            and (not self.at or canoe["at"] == self.at)
            and (not self.gem or canoe["cargo"] == self.gem)
            for canoe in course.canoes
        )


@dataclass(frozen=True, slots=True)
class Carrying(Aim):
    """Any gem on board."""

    def reached(self, course: Course) -> bool:
        """Look at both canoes."""
        return any(canoe["cargo"] for canoe in course.canoes)


@dataclass(frozen=True, slots=True)
class Landed(Aim):
    """These gems are landed, others may be too."""

    gems: str

    def reached(self, course: Course) -> bool:
        """Count them by colour."""
        return not Counter(self.gems) - Counter(course.landed)


@dataclass(frozen=True, slots=True)
class Robbed(Aim):
    """A gem was stolen from this seat, of this colour where one is given."""

    victim: int
    gem: str = ""

    def reached(self, course: Course) -> bool:
        """Look for the theft."""
        return any(
            isinstance(event, GemStolen)
            and course.own(event.canoe)
            and event.victim[0] == str(self.victim)
            and self.gem in ("", event.gem)
            for event in course.events
        )


@dataclass(frozen=True, slots=True)
class LaidDown(Aim):
    """A gem of this colour was laid down at a site."""

    gem: str

    def reached(self, course: Course) -> bool:
        """Look for it, alone or as a part of a swap."""
        return any(
            isinstance(event, GemUnloaded) and course.own(event.canoe) and event.gem == self.gem
            for event in course.events
        )


@dataclass(frozen=True, slots=True)
class NoneLost(Aim):
    """No own canoe went over the falls."""

    def reached(self, course: Course) -> bool:
        """Look for a loss."""
        return not any(isinstance(event, CanoeLost) and course.own(event.canoe) for event in course.events)


@dataclass(frozen=True, slots=True)
class OverTheFalls(Aim):
    """A canoe of another seat went over the falls."""

    victim: int

    def reached(self, course: Course) -> bool:
        """Look for the loss."""
        return any(isinstance(event, CanoeLost) and event.canoe[0] == str(self.victim) for event in course.events)


@dataclass(frozen=True, slots=True)
class WeatherIs(Aim):
    """The weather stands there."""

    weather: int

    def reached(self, course: Course) -> bool:
        """Look at the track."""
        return bool(course.end["weather"] == self.weather)


@dataclass(frozen=True, slots=True)
class Bought(Aim):
    """A canoe was bought back."""

    def reached(self, course: Course) -> bool:
        """Look for the trade."""
        return any(isinstance(event, CanoeBought) and course.own(event.canoe) for event in course.events)


@dataclass(frozen=True, slots=True)
class Won(Aim):
    """The game is over, and the seat is among the winners."""

    def reached(self, course: Course) -> bool:
        """Ask the last event."""
        last = course.events[-1] if course.events else None
        return course.seat in getattr(last, "winners", ())


@dataclass(frozen=True, slots=True)
class AtGoal(Aim):
    """The seat has reached a goal, and so wins when the round is over (R8.2)."""

    def reached(self, course: Course) -> bool:
        """Ask the rules."""
        return goal_of(from_dict(course.end), course.seat) != NO_GOAL


@dataclass(frozen=True, slots=True)
class All(Aim):
    """Several aims at once."""

    aims: tuple[Aim, ...]

    def reached(self, course: Course) -> bool:
        """Every one of them."""
        return all(aim.reached(course) for aim in self.aims)
