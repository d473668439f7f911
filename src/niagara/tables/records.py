"""What a store keeps, as plain values, and what it raises."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import msgspec

from niagara.protocol.table import AbsentRule, ClockRule, CoachRule, DesertedRule, LiveClock, OfferKind, TakeoverRule
from niagara.rules.actions import VERSION
from niagara.rules.options import Options

Status = Literal["open", "playing", "over"]
Kind = Literal["open", "human", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat. `session` is a human's; a bot has one that plays on for somebody who left or gave up.

    `face` is the drawing that a person chose, in the client's own code; without it the name decides. `colour`: the one
    wished for (-1: any), and once a game begins the seat's.
    """

    kind: Kind
    name: str = ""
    level: str = ""
    session: str = ""
    gave_up: bool = False
    face: str = ""
    colour: int = -1


@dataclass(frozen=True, slots=True)
class Guise:
    """What somebody wants to be known by."""

    name: str
    face: str = ""
    colour: int = -1


class ClockState(msgspec.Struct, frozen=True):
    """By seat: the reserve left, and since when the clock runs, if it does; and the seats whose time has run out.

    `stopped`: since when all of them stand, if they do.
    """

    reserves: tuple[float, ...]
    began: tuple[float | None, ...]
    out: tuple[int, ...] = ()
    stopped: float | None = None


REMATCH = -1
PROGRAM: Final = "program:"  # how the level of a seat begins in which somebody's program plays, followed by its id


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat's yes: to a bot in the place of the absent player of seat `on`, or to another game (REMATCH)."""

    seat: int
    on: int


@dataclass(frozen=True, slots=True)
class Nudge:
    """Somebody was asked to go on: the player of a seat, for their decision in a phase of a round."""

    seat: int
    round: int
    phase: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody who watches asks for a seat; who was told no is not heard again."""

    seat: int
    session: str
    name: str
    refused: bool = False
    face: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat asks the others to agree on, and the seats that do.

    `at`: the round of a pause; of a decision to be taken back, how many moves would stay.
    """

    kind: OfferKind
    seat: int
    at: int
    yes: tuple[int, ...] = ()
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game is: its round, who has to decide, and since when (milliseconds since 1970)."""

    round: int
    to_decide: tuple[int, ...]
    since: int


@dataclass(frozen=True, slots=True)
class Evening:
    """A series of games in one group: how many, and by game the points of each seat, of those that are over before."""

    games: int
    points: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its seats; the moves are kept apart, in the log, as numbers of version `rules` of their table."""

    id: str
    created: int
    status: Status
    public: bool
    options: Options
    pause: int
    host: str
    seats: tuple[Seat, ...]
    next_table: str = ""
    rules: int = VERSION
    clock: ClockRule | None = None
    version: int = 0
    start: str = ""
    imported: bool = False
    clocks: ClockState | None = None
    due: int | None = None
    muted: tuple[int, ...] = ()
    absent: AbsentRule = "wait"
    votes: tuple[Vote, ...] = ()
    banned: tuple[str, ...] = ()  # sessions that were sent away
    standing: Standing | None = None  # as the store has it: a room knows its game itself
    coach: CoachRule = "alone"
    taken_back: int = 0  # decisions, on the way to this game
    deserted: DesertedRule = "end"
    nudges: tuple[Nudge, ...] = ()
    rated: bool = False
    evening: Evening | None = None
    places: tuple[int, ...] = ()  # of the seats, once the game is over
    takeover: TakeoverRule = "nobody"
    asks: tuple[Ask, ...] = ()
    forecast: bool = True  # whether players may ask what the river may do
    paused: bool = False
    takebacks: bool = False
    offers: tuple[Offer, ...] = ()
    unwatched: bool = False

    @property
    def contest(self) -> bool:
        """Whether this is a game of the ladder, in which programs play."""
        return any(seat.level.startswith(PROGRAM) for seat in self.seats)

    @property
    def begins(self) -> int | None:
        """At which millisecond of uptime bots take the open seats, where people wait who want to play now."""
        return self.due if self.status == "open" and isinstance(self.clock, LiveClock) else None

    def held_by(self, session: str) -> frozenset[int]:
        """The seats that a session holds."""
        return frozenset(at for at in self.sat_by(session) if self.seats[at].kind == "human")

    def left_by(self, session: str) -> frozenset[int]:
        """The seats that a session left, in which a bot plays on until it comes back; who gave up does not."""
        return frozenset(
            at for at in self.sat_by(session) if self.seats[at].kind == "bot" and not self.seats[at].gave_up
        )

    def sat_by(self, session: str) -> frozenset[int]:
        """The seats that a session holds or has left."""
        return frozenset(at for at, seat in enumerate(self.seats) if seat.session and seat.session == session)

    def may_look(self, session: str) -> bool:
        """Whether a session may look at the game: not at a running one of others who want nobody to watch."""
        return not self.unwatched or self.status != "playing" or bool(self.sat_by(session))

    def plays_alone(self, session: str) -> bool:
        """Whether a session holds one seat, and bots of nobody's all others."""
        others = [seat for seat in self.seats if seat.session != session]
        return len(self.held_by(session)) == len(self.sat_by(session)) == 1 and all(
            seat.kind == "bot" and not seat.session for seat in others
        )


@dataclass(frozen=True, slots=True)
class Invited:
    """A table to which somebody is invited, and the name of who does."""

    table: Table
    by: str


def told_apart(before: Table, after: Table) -> bool:
    """Whether anything about a table has changed that its visitors are told of."""
    return _told(before) != _told(after)


def _told(table: Table) -> Table:
    return replace(table, clocks=None, due=None, standing=None)


TAKEN_BACK: Final = -2


@dataclass(frozen=True, slots=True)
class Action:
    """One recorded move; `command` names what asked for it and stands on the first action of a command only.

    The seat TAKEN_BACK says that as many moves as its number tells count no more: a log only grows.
    """

    seq: int
    seat: int
    number: int
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: who won by which goal, and in which round; nobody wins a draw, nor a game never finished.

    By seat: the gems landed and the place, not known of games from before these were kept.
    """

    winners: tuple[int, ...]
    goals: tuple[str, ...]
    rounds: int
    finished: bool = True
    landed: tuple[str, ...] = ()
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as a list shows it; `ending` is not known of games from before endings were kept."""

    table: Table
    ended: int
    moves: int
    ending: Ending | None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of chat; `id` is known once it has been read from the store, `command` and `person` are the sender's."""

    seat: int
    name: str
    phrase: str
    text: str
    command: str = ""
    id: int = field(default=0, compare=False)
    person: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Log:
    """Everything there is about one table."""

    table: Table
    actions: list[Action] = field(default_factory=list)
    chat: list[Line] = field(default_factory=list)


class StoreError(Exception):
    """Nothing was written."""


class Conflict(StoreError):
    """Somebody else has written that number or that command before."""


class Unavailable(StoreError):
    """The store cannot write now: locked, full or gone. The same may work later."""


class NewerLog(StoreError):
    """A log that a newer version of Niagara wrote and this one cannot read."""


class RoomClosed(StoreError):
    """The room is leaving the memory and takes no more commands; another may be asked for."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
