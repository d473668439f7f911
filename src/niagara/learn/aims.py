"""What a lesson asks for, as data: each aim looks at how an attempt went and says whether it is reached."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

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


MissCode = Literal[
    "lost",  # an own canoe went over the falls
    "robbed",  # somebody took the gem
    "ashore",  # no canoe is on the river
    "empty",  # no gem is on board
    "other_gem",  # another gem is on board than was asked for
    "elsewhere",  # the canoe is on another space than was asked for
    "not_landed",  # the gem is not home
    "paid",  # a gem that was needed was paid
    "not_bought",  # no canoe was bought
    "not_stolen",  # nothing was stolen, or from somebody else
    "not_laid",  # the gem was not laid down
    "weather",  # the weather stands elsewhere
    "afloat",  # the other canoe is still on the river
    "no_goal",  # no set is complete
]


@dataclass(frozen=True, slots=True)
class Miss:
    """What exactly went wrong; `gem` is what was to be had, `space` where one was to be."""

    code: MissCode
    gem: str = ""
    space: str = ""


class Aim:
    """Something to reach."""

    __slots__ = ()

    def reached(self, course: Course) -> bool:
        """Whether the attempt got there."""
        raise NotImplementedError

    def missed(self, course: Course) -> Miss:
        """What went wrong in an attempt that did not get there: first what befell the canoes."""
        if any(isinstance(event, CanoeLost) and course.own(event.canoe) for event in course.events):
            return Miss("lost")
        if any(isinstance(event, GemStolen) and course.own(event.victim) for event in course.events):
            return Miss("robbed")
        return self.fell_short(course)

    def fell_short(self, course: Course) -> Miss:
        """What was not done."""
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

    def fell_short(self, course: Course) -> Miss:
        """Look at what is out."""
        out = [canoe for canoe in course.canoes if canoe["at"] not in ("J", "X")]
        if not out:
            return Miss("ashore")
        if self.at and not any(canoe["at"] == self.at for canoe in out):
            return Miss("elsewhere", space=self.at)
        other = any(canoe["cargo"] not in ("", self.gem) for canoe in out)
        return Miss("other_gem" if other else "empty", self.gem)


@dataclass(frozen=True, slots=True)
class Carrying(Aim):
    """Any gem on board."""

    def reached(self, course: Course) -> bool:
        """Look at both canoes."""
        return any(canoe["cargo"] for canoe in course.canoes)

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("empty")


@dataclass(frozen=True, slots=True)
class Landed(Aim):
    """These gems are landed, others may be too."""

    gems: str

    def reached(self, course: Course) -> bool:
        """Count them by colour."""
        return not Counter(self.gems) - Counter(course.landed)

    def fell_short(self, course: Course) -> Miss:
        """Name the first that is not home; who bought a canoe has paid with it."""
        missing = next(iter(Counter(self.gems) - Counter(course.landed)))
        bought = any(isinstance(event, CanoeBought) and course.own(event.canoe) for event in course.events)
        return Miss("paid" if bought else "not_landed", missing)


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

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("not_stolen", self.gem)


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

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("not_laid", self.gem)


@dataclass(frozen=True, slots=True)
class NoneLost(Aim):
    """No own canoe went over the falls."""

    def reached(self, course: Course) -> bool:
        """Look for a loss."""
        return not any(isinstance(event, CanoeLost) and course.own(event.canoe) for event in course.events)

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("lost")


@dataclass(frozen=True, slots=True)
class OverTheFalls(Aim):
    """A canoe of another seat went over the falls."""

    victim: int

    def reached(self, course: Course) -> bool:
        """Look for the loss."""
        return any(isinstance(event, CanoeLost) and event.canoe[0] == str(self.victim) for event in course.events)

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("afloat")


@dataclass(frozen=True, slots=True)
class WeatherIs(Aim):
    """The weather stands there."""

    weather: int

    def reached(self, course: Course) -> bool:
        """Look at the track."""
        return bool(course.end["weather"] == self.weather)

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("weather")


@dataclass(frozen=True, slots=True)
class Bought(Aim):
    """A canoe was bought back."""

    def reached(self, course: Course) -> bool:
        """Look for the trade."""
        return any(isinstance(event, CanoeBought) and course.own(event.canoe) for event in course.events)

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("not_bought")


@dataclass(frozen=True, slots=True)
class Won(Aim):
    """The game is over, and the seat is among the winners."""

    def reached(self, course: Course) -> bool:
        """Ask the last event."""
        last = course.events[-1] if course.events else None
        return course.seat in getattr(last, "winners", ())

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("no_goal")


@dataclass(frozen=True, slots=True)
class AtGoal(Aim):
    """The seat has reached a goal, and so wins when the round is over (R8.2)."""

    def reached(self, course: Course) -> bool:
        """Ask the rules."""
        return goal_of(from_dict(course.end), course.seat) != NO_GOAL

    def fell_short(self, course: Course) -> Miss:  # noqa: ARG002
        """Name it."""
        return Miss("no_goal")


@dataclass(frozen=True, slots=True)
class All(Aim):
    """Several aims at once."""

    aims: tuple[Aim, ...]

    def reached(self, course: Course) -> bool:
        """Every one of them."""
        return all(aim.reached(course) for aim in self.aims)

    def fell_short(self, course: Course) -> Miss:
        """The first that is not reached."""
        return next(aim for aim in self.aims if not aim.reached(course)).fell_short(course)
