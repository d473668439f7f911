"""What tables ask of their host: a store, a clock, somewhere for bots to think, somebody to tell.

`memory` has a plain version of each; a server brings its own.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol

from niagara.bots import DEFAULT_LEVEL, View
from niagara.protocol.refusals import RefusalCode
from niagara.rules.actions import VERSION, Move
from niagara.tables.records import Action, ClockState, Ending, Finished, Invited, Line, Log, Standing, Table
from niagara.tables.words import WordFilter

Draw = Callable[[Sequence[Move]], Move]  # where the river has a choice, chance that nobody can foresee decides


class Store(Protocol):
    """Keeps tables. Whatever writes returns when it is safe, or raises StoreError and has changed nothing.

    A Conflict says that somebody else was faster: with the same number of a log, the same command, or a table that is
    no longer as it was read.
    """

    async def create(self, table: Table, actions: Sequence[Action], name: str) -> None:
        """Keep a new table, with its first actions if it starts at once, and the name its maker goes by."""

    async def append(
        self,
        game_id: str,
        actions: Sequence[Action],
        ending: Ending | None = None,
        clocks: ClockState | None = None,
        due: int | None = None,
        rules: int = VERSION,
        standing: Standing | None = None,
    ) -> None:
        """Append actions to a log; `ending` where they end the game, `clocks` where it has any.

        `standing` is how the game stands then, for lists.
        """

    async def take_back(self, table: Table, action: Action, clocks: ClockState | None, due: int | None) -> Table:
        """Keep that moves of a game count no more (`action`), and what was agreed on no longer asked for."""

    async def log(self, game_id: str, after: int = 0) -> Log | None:
        """Read a table, its actions after a number, and the last lines of its chat."""

    async def start(self, table: Table, actions: Sequence[Action]) -> Table:
        """Start a game: who sits where is settled, and the river makes its draws."""

    async def seats(self, table: Table, indices: Sequence[int], name: str = "") -> Table:
        """Keep who sits in some seats now, who is host, what was voted and who was sent away.

        `name` is what a new player goes by.
        """

    async def rematch(self, old: Table, table: Table, actions: Sequence[Action]) -> Table:
        """Keep a new table and tell the old one of it; the old one is given back."""

    async def remove(self, table: Table) -> None:
        """Remove a table with all that hangs on it."""

    async def keep(self, table: Table, actions: Sequence[Action], ending: Ending) -> None:
        """Keep a game that was played elsewhere, with all its moves."""

    async def set_pause(self, game_id: str, pause: int) -> None:
        """Keep how long the bots of a table pause."""

    async def mute(self, game_id: str, seats: Sequence[int]) -> None:
        """Keep whose chat is muted at a table."""

    async def say(self, game_id: str, line: Line) -> None:
        """Keep a line of chat."""

    async def keep_clocks(self, game_id: str, clocks: ClockState, due: int | None) -> None:
        """Keep the clocks of a game, when something other than a move has changed them."""

    async def uptime(self) -> int:
        """How many milliseconds hosts of these tables have been up in all."""

    async def keep_uptime(self, ms: int) -> None:
        """Remember the uptime."""

    async def due(self, ms: int, most: int) -> list[str]:
        """The games by post, and those that are to begin, that somebody has to look at."""

    async def tables_of(self, session: str) -> list[Table]:
        """The tables at which a session sits or sat, the latest first, with how far their games are."""

    async def public_tables(self, status: str) -> list[Table]:
        """The public tables of one status, the latest first."""

    async def finished(
        self, mine: str, before: tuple[int, str] | None, most: int, *, everybodys: bool = False
    ) -> list[Finished]:
        """Finished games, the latest first: a session's, or, with none given, those of public tables or everybody's."""

    async def name_of(self, session: str) -> str:
        """The name that a session last went by, or nothing."""


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """The time by which tables live."""

    def now(self) -> float:
        """Seconds of uptime: they neither jump with the time of day nor pass while no host runs."""

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        """Call something after a while."""

    async def sleep(self, seconds: float) -> None:
        """Wait for a while."""


Turn = AbstractAsyncContextManager[None]  # to be waited for, and had while a block runs


class Thinker(Protocol):
    """A bot in a seat, asked one question at a time; whatever goes wrong with it, a legal move comes back."""

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:
        """One of `moves`, given what the seat may know; it thinks when it has its turn."""


class Thinkers(Protocol):
    """Where bots think."""

    def take_seat(self, level: str) -> Thinker:
        """A bot of a level, for one seat of one game."""


class GaveUp(Exception):
    """Raised by a thinker that plays this game no more; a bot of the usual level goes on in its seat."""


class Contest(Protocol):
    """Who plays in the games of the ladder, where a host keeps one."""

    def at(self, table_id: str) -> Thinkers:
        """Where those think who play at one table; unlike others they may give up (GaveUp)."""


class Turns(Protocol):
    """Who may think when: each owner in turn, and those with a lower rank before all others."""

    def turn(self, owner: str, rank: int) -> Turn:
        """Wait for a turn, and have it while the block runs."""


class AtOnce:
    """Turns for a host with one owner: nobody waits."""

    def turn(self, owner: str, rank: int) -> Turn:  # noqa: ARG002
        """Go on."""
        return nullcontext()


class Listener(Protocol):
    """Somebody to tell: one connection of a session that looks at a table, or at the lobby."""

    @property
    def session(self) -> str:
        """Whose connection it is."""

    @property
    def network(self) -> str:
        """Where it comes from; what is done for one network has its turn beside that for others."""

    @property
    def holds(self) -> bool:
        """Whether an answer is kept back."""

    def tell(self, *messages: bytes, answer: bool = False) -> None:
        """Send messages; who falls behind loses none that is an answer, and gets a snapshot for the rest."""

    def hold(self, answer: bytes) -> None:
        """Keep an answer back until the next `tell`, or `release`: one packet instead of two."""

    def release(self) -> None:
        """Send an answer that was kept back."""

    def close(self, code: int) -> None:
        """Send what waits, then close."""

    async def flushed(self) -> None:
        """Wait until nothing waits to be sent."""


class Meter(Protocol):
    """Counts what happens to commands, if a host wants to know."""

    def accepted(self) -> None:
        """A command was appended."""

    def refused(self, code: RefusalCode) -> None:
        """A command changed nothing."""

    def repeated(self) -> None:
        """A command had been answered before."""


class Caller(Protocol):
    """Calls players who are not there, if a host can."""

    def turn(self, table: Table, seats: frozenset[int]) -> None:
        """It is the turn of some seats whose players do not look at the table; nobody waits for the call."""


class Silent:
    """A host that calls nobody."""

    def turn(self, table: Table, seats: frozenset[int]) -> None:
        """Let them come by themselves."""


class Manners(Protocol):
    """Knows who wants to hear and meet whom, if a host keeps that."""

    async def silenced(self, person: str) -> frozenset[str]:
        """Those whom a person does not hear."""

    async def silencers(self, speakers: Sequence[str]) -> dict[str, frozenset[str]]:
        """Those who do not hear somebody, by speaker."""

    async def blocks(self, person: str, other: str) -> bool:
        """Whether a person does not want to meet another."""


class Tolerant:
    """A host at which everybody hears and meets everybody."""

    async def silenced(self, person: str) -> frozenset[str]:  # noqa: ARG002
        """Nobody."""
        return frozenset()

    async def silencers(self, speakers: Sequence[str]) -> dict[str, frozenset[str]]:  # noqa: ARG002
        """Nobody."""
        return {}

    async def blocks(self, person: str, other: str) -> bool:  # noqa: ARG002
        """Never."""
        return False


class Invitations(Protocol):
    """Knows who is invited where, if a host keeps that."""

    async def invited(self, person: str) -> list[Invited]:
        """The tables to which a person is invited, and by whom."""


class Uninvited:
    """A host at which nobody is invited."""

    async def invited(self, person: str) -> list[Invited]:  # noqa: ARG002
        """Nowhere."""
        return []


class Results(Protocol):
    """Is told how games end, if a host counts them."""

    @property
    def counts(self) -> bool:
        """Whether there are ratings here."""

    def over(self, table: Table) -> None:
        """A game is over, and the store knows it; nobody waits for what follows."""


class Unrated:
    """A host that counts no games."""

    counts = False

    def over(self, table: Table) -> None:
        """Let it be."""


class Peers(Protocol):
    """Other hosts of the same tables, where there are any."""

    def joined(self, table_id: str) -> None:
        """A table came into memory."""

    def left(self, table_id: str) -> None:
        """A table left the memory."""

    def look_at(self, table_id: str) -> None:
        """There is something to see at a table, or to say of it."""

    async def close(self) -> None:
        """Tell the others that whoever was here is gone."""


class Uncounted:
    """A meter for a host that wants to know nothing."""

    def accepted(self) -> None:
        """Forget it."""

    def refused(self, code: RefusalCode) -> None:
        """Forget it."""

    def repeated(self) -> None:
        """Forget it."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How tables behave, as far as a host may choose."""

    grace: float = 60.0  # seconds after which a bot plays for an absent player, where a table wants that
    idle: float = 60.0  # seconds after which a table that nobody looks at leaves the memory
    lobby_pause: float = 0.5  # seconds for which changes of the lobby are gathered
    stand_in: str = DEFAULT_LEVEL  # the level that plays for the absent
    match_wait: float = 30.0  # seconds for which people who want to play now wait for others before bots are taken


@dataclass(frozen=True, slots=True)
class Host:
    """Everything that a table asks for."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    turns: Turns = field(default_factory=AtOnce)
    meter: Meter = field(default_factory=Uncounted)
    habits: Habits = field(default_factory=Habits)
    draw: Draw = secrets.choice
    caller: Caller = field(default_factory=Silent)
    results: Results = field(default_factory=Unrated)
    manners: Manners = field(default_factory=Tolerant)
    invitations: Invitations = field(default_factory=Uninvited)
    words: WordFilter = field(default_factory=WordFilter)
    contest: Contest | None = None
    slices: asyncio.Lock = field(default_factory=asyncio.Lock)  # of work that grows with a game, one at a time
