"""The options of a game (R9), declared once.

State, notation, records, protocol, environments, commands and the browser's dialog all read the table `Options`. A new
option is a line there, one in `OptionFields` and one in `copy_options`, and a rule that asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Annotated, Any, Final, SupportsIndex, TypedDict, get_type_hints

from niagara.rules._mark import rule

FORK_ALTERNATE: Final = 0
FORK_CHANCE: Final = 1
TIE_SHARED: Final = 0
TIE_GEM_VALUE: Final = 1
NO_LIMIT: Final = 0
ALWAYS: Final = 4  # so many options stand in every position and record, later ones only where they are not the book's

Value = str | bool | int | None
Unchecked = dict[str, Any]  # options as a file or a program gives them


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some names; the first is the book's. The state holds its place among them."""

    rule: str
    values: tuple[str, ...]
    dtype: str = "i1"

    @property
    def book(self) -> str:
        """What the book plays."""
        return self.values[0]

    @property
    def known(self) -> str:
        """What there is to choose from."""
        return ", ".join(self.values)

    def number(self, value: Value) -> int:
        """What the state holds."""
        if not isinstance(value, str) or value not in self.values:
            raise ValueError(f"{value!r} is not one of {self.known} ({self.rule})")
        return self.values.index(value)

    def value(self, number: int) -> str:
        """What people say."""
        return self.values[number]


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off; `words` say so in one line of notation, off first. The state holds 1 or 0."""

    rule: str
    book: bool
    words: tuple[str, str]
    dtype: str = "i1"
    known: str = "true, false"

    def number(self, value: Value) -> int:
        """What the state holds."""
        if not isinstance(value, bool):
            raise ValueError(f"{value!r} is not one of {self.known} ({self.rule})")
        return int(value)

    def value(self, number: int) -> bool:
        """What people say."""
        return bool(number)


@dataclass(frozen=True, slots=True)
class Limit:
    """A number in a range, or none, as in the book; the state holds NO_LIMIT for none."""

    rule: str
    low: int
    high: int
    dtype: str = "i2"
    book: None = None

    @property
    def known(self) -> str:
        """Which numbers there are."""
        return f"{self.low} … {self.high}"

    def number(self, value: Value) -> int:
        """What the state holds."""
        if value is None:
            return NO_LIMIT
        if isinstance(value, SupportsIndex) and not isinstance(value, bool) and self.low <= index(value) <= self.high:
            return index(value)
        raise ValueError(f"{value!r} is not between {self.low} and {self.high} ({self.rule})")

    def value(self, number: int) -> int | None:
        """What people say."""
        return None if number == NO_LIMIT else number


class Options(TypedDict, total=False):
    """The options of R9 as people say them; one that is left out is as in the book.

    Attributes
    ----------
    fork
        Which arm a disc takes at the fork (R9.1): alternate or chance.
    tie_break
        Who wins if several reach a goal (R9.2): shared or gem_value.
    stealing
        Whether gems may be stolen (R9.3).
    max_rounds
        After how many rounds the game ends as a draw (R9.5).
    """

    fork: Annotated[str, Choice("R9.1", ("alternate", "chance"))]
    tie_break: Annotated[str, Choice("R9.2", ("shared", "gem_value"))]
    stealing: Annotated[bool, Flag("R9.3", True, ("peaceful", "stealing"))]
    max_rounds: Annotated[int | None, Limit("R9.5", 1, 10_000)]


class OptionFields:
    """The same as numbers: the state has these fields."""

    fork: int
    tie_break: int
    stealing: int
    max_rounds: int

    __slots__ = tuple(__annotations__)


@rule
def copy_options(source: OptionFields, out: OptionFields) -> None:
    """Give one state the options of another (R9)."""
    out.fork = source.fork
    out.tie_break = source.tie_break
    out.stealing = source.stealing
    out.max_rounds = source.max_rounds


OPTIONS: Final[dict[str, Choice | Flag | Limit]] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(Options, include_extras=True).items()
}
BOOK: Final[Unchecked] = {name: option.book for name, option in OPTIONS.items()}


class BadOption(ValueError):
    """A value that an option cannot have: `option` is its name, `problem` says why, with the rule."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"{option}: {problem}")
        self.option = option
        self.problem = problem


def set_options(state: OptionFields, options: Mapping[str, Any]) -> None:
    """Give a state the options that people say, those of the book where they say nothing."""
    for name in options:
        if name not in OPTIONS:
            raise TypeError(f"there is no option {name!r}; known are {', '.join(OPTIONS)} (R9)")
    for name, option in OPTIONS.items():
        try:
            setattr(state, name, option.number(options.get(name, option.book)))
        except ValueError as problem:
            raise BadOption(name, str(problem)) from None


def options_of(state: OptionFields) -> Unchecked:
    """The options of a state as people say them; of later options only those that are not the book's."""
    said = {name: option.value(getattr(state, name)) for name, option in OPTIONS.items()}
    return {name: said[name] for at, name in enumerate(OPTIONS) if at < ALWAYS or said[name] != BOOK[name]}
