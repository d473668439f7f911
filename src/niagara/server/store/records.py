"""What the store keeps, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

RULES_VERSION = 1

Status = Literal["open", "playing", "over"]
Kind = Literal["open", "human", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat; `session` is empty unless a human does."""

    kind: Kind
    name: str = ""
    level: str = ""
    session: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its seats; the moves are kept apart, in the log."""

    id: str
    created: int
    status: Status
    public: bool
    options: dict[str, Any]
    pause: int
    host: str
    seats: tuple[Seat, ...]
    next_table: str = ""
    rules: int = RULES_VERSION
    clock: dict[str, Any] | None = None
    version: int = 0
    start: str = ""
    imported: bool = False
    clocks: dict[str, Any] | None = None
    due: int | None = None
    muted: tuple[int, ...] = ()

    def held_by(self, session: str) -> frozenset[int]:
        """The seats that a session holds."""
        return frozenset(index for index, seat in enumerate(self.seats) if seat.session and seat.session == session)


@dataclass(frozen=True, slots=True)
class Action:
    """One recorded move; `command` names what asked for it and stands on the first action of a command only."""

    seq: int
    seat: int
    number: int
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: who won by which goal, and in which round; nobody wins a draw, nor a game never finished."""

    winners: tuple[int, ...]
    goals: tuple[str, ...]
    rounds: int
    finished: bool = True


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as a list shows it; `ending` is not known of games from before endings were kept."""

    table: Table
    ended: int
    moves: int
    ending: Ending | None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of chat; its `id` is known once it has been read from the store."""

    seat: int
    name: str
    phrase: str
    text: str
    id: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Log:
    """Everything there is about one table."""

    table: Table
    actions: list[Action] = field(default_factory=list)
    chat: list[Line] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class News:
    """How far a table has got: when it was last changed, its last action, its last line of chat; and its visitors."""

    changed: int
    seq: int
    chat: int
    visits: frozenset[tuple[str, str]]  # process, session
