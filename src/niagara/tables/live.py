"""A table as it is now, and everybody told what they may see of it; nothing here waits or writes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from niagara.game import Game
from niagara.hints.position import Held, outcome_of
from niagara.protocol.encoding import encode
from niagara.protocol.server import Clocks as ClocksMessage
from niagara.protocol.server import ReadyPast, Snapshot, TableChanged
from niagara.protocol.table import TableInfo
from niagara.tables.audience import Audience
from niagara.tables.chat import Chat
from niagara.tables.gate import Observer, known_position
from niagara.tables.info import Attendance, table_info
from niagara.tables.interfaces import Clock, Listener
from niagara.tables.log import GameLog
from niagara.tables.records import Log, Table
from niagara.tables.seats.bots import PLAYED_FOR, WATCHED
from niagara.tables.seats.clocks import Clocks
from niagara.tables.seats.presence import Presence, Sessions
from niagara.tables.seats.waiting import Waiting
from niagara.tables.views import Step, is_private, update_for

NAMED = 20  # of those who look on


class LiveTable:
    """One table in memory: its seats and settings, its game, who is there, whose clock runs, what was said."""

    def __init__(
        self,
        found: Log,
        log: GameLog | None,
        clock: Clock,
        on_change: Callable[[Table], None],
        on_move: Callable[[Table], None],
    ) -> None:
        self.table: Table = found.table
        self.log = log
        self.contest = found.table.contest
        self.contest_here = False  # whether this host keeps the ladder whose game it is
        self.chat = Chat(found.chat)
        self.presence = Presence()
        self.clocks = Clocks(self.table.clock, len(self.table.seats), self.table.clocks)
        self.audience = Audience()
        self.waiting = Waiting()
        self._clock = clock
        self.clocks.pause(self.table.paused, clock.now())
        self._on_change = on_change  # told whenever visitors of the table are
        self._on_move = on_move  # told of every move
        self._held: dict[str, Held] = {}
        self._held_of = self.table.seats  # for whom that was worked out

    @property
    def game(self) -> Game | None:
        """The game, once it has started."""
        return None if self.log is None else self.log.game

    @property
    def seq(self) -> int:
        """How many actions of the log are known here."""
        return 0 if self.log is None else self.log.seq

    def held(self, session: str) -> Held:
        """The seats that a session holds here."""
        if self._held_of is not self.table.seats:
            self._held_of, self._held = self.table.seats, {}
        held = self._held.get(session)
        if held is None:
            held = self._held[session] = self.table.held_by(session)
        return held

    @property
    def players(self) -> Sessions:
        """The sessions that sit here."""
        return frozenset(seat.session for seat in self.table.seats if seat.kind == "human")

    @property
    def anybody_cares(self) -> bool:
        """Whether bots may play on: somebody is there, or will come back by post, or it is the ladder's."""
        if self.contest:
            return self.contest_here
        return self.awaited or self.presence.anybody_cares(self.players)

    @property
    def awaited(self) -> bool:
        """Whether a game by post has a player whose time has not run out; one without sleeps until somebody comes."""
        people = (at for at, seat in enumerate(self.table.seats) if seat.kind == "human")
        return self.clocks.by_post and not all(self.clocks.timed_out(at) for at in people)

    @property
    def thinks_for(self) -> tuple[str, int]:
        """For whom the bots here think, a network, and with which rank: a player who is here, or whoever watches."""
        players = self.players
        here = sorted(self.audience.listeners, key=lambda listener: listener.session not in players)
        rank = PLAYED_FOR if any(self.presence.online(session) for session in players) else WATCHED
        return (here[0].network if here else self.table.host), rank

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot acts for a seat now; by post nobody need be there."""
        sitting = self.table.seats[seat]
        if sitting.kind == "human":
            away = self.presence.away(sitting.session) and not self.clocks.by_post
            return away or self.clocks.timed_out(seat)
        return sitting.kind == "bot"

    def attendance(self) -> Attendance:
        """Who is here."""
        people = [(at, seat.session) for at, seat in enumerate(self.table.seats) if seat.kind == "human"]
        away = () if self.clocks.by_post else (at for at, session in people if self.presence.away(session))
        online = frozenset(at for at, session in people if self.presence.online(session))
        players = self.players
        spectators, watchers = self.presence.spectators(players), self.presence.watchers(players, NAMED)
        return Attendance(online, frozenset(away), frozenset(self.clocks.state.out), spectators, watchers)

    @property
    def present(self) -> Held:
        """The seats of people who are here."""
        return self.attendance().online

    def missing(self, deciding: Held) -> Held:
        """Those of some seats whose players are to decide and do not look."""
        return frozenset(
            at for at in deciding if not self.bot_plays(at) and not self.presence.online(self.table.seats[at].session)
        )

    def info(self, session: str) -> TableInfo:
        """The table as a session sees it."""
        return table_info(self.table, session, self.attendance(), now=self._clock.now())

    def sees(self, held: Held) -> Held:
        """The seats whose cards an observer knows who holds some: its own, or all where cards lie open."""
        lie_open = self.table.coach == "open" and bool(held)
        return frozenset(range(len(self.table.seats))) if lie_open else held

    def snapshot(self, session: str) -> Snapshot:
        """Everything a session may see now."""
        chat = self.chat.shown_to(session)
        if self.log is None:
            return Snapshot(self.info(session), 0, None, (), (), chat)
        game, held = self.log.game, self.held(session)
        return Snapshot(
            self.info(session),
            self.log.seq,
            known_position(game, Observer(self.sees(held))),
            self.log.deciding,
            self.log.decisions(held),
            chat,
            self.clocks.shown(self._clock.now()),
            outcome=outcome_of(game),
        )

    def snapshot_bytes(self, session: str) -> bytes:
        """The snapshot for a session, as it goes over the wire."""
        return encode(self.snapshot(session))

    def running(self) -> Held:
        """The seats whose clock is to run: people who have to decide and for whom no bot does."""
        if self.log is None or self.table.status != "playing" or self.table.paused or not self.anybody_cares:
            return frozenset()
        return frozenset(seat for seat in self.log.deciding if not self.bot_plays(seat))

    def past_of(self, log: GameLog, session: str, steps: list[Step]) -> ReadyPast:
        """Earlier steps of the log as a session may see them, with the start if they go back to it."""
        sees = self.sees(self.held(session))
        whole = bool(steps) and steps[0].seq == log.first_seq
        start = known_position(log.beginning(), Observer(sees)) if whole else None
        return ReadyPast(tuple(msgspec.Raw(update_for(step, sees)) for step in steps), start)

    def messages(self, log: GameLog, steps: list[Step], held: Held) -> list[bytes]:
        """The updates of an observer; only the last carries what is to be decided next."""
        if not steps:
            return []
        *before, last = steps
        clocks = () if self.clocks.rule is None else self.clocks.shown(self._clock.now())
        sees = self.sees(held)
        now = update_for(last, sees, log.decisions_json(held), clocks)
        return [*(update_for(step, sees) for step in before), now]

    # Telling

    def resume(self, listener: Listener, since: int) -> None:
        """Send what a listener has missed since an update; a snapshot where that is too far back."""
        steps = None if self.log is None else self.log.since(since)
        if self.log is None or steps is None:
            listener.tell(self.snapshot_bytes(listener.session))
        else:
            listener.tell(*self.messages(self.log, steps, self.held(listener.session)))

    def tell_table(self, besides: Listener | None = None) -> None:
        """Tell everybody who sits where now."""
        self._on_change(self.table)
        present, now = self.attendance(), self._clock.now()
        self.audience.tell_each(
            lambda session: encode(TableChanged(table_info(self.table, session, present, now=now))), besides
        )

    def tell_steps(self, log: GameLog, steps: list[Step]) -> None:
        """Tell everybody what was recorded."""
        self._on_move(self.table)
        for step in steps[-1:]:
            self.waiting.follow(frozenset(step.to_decide), self._clock.now())
        concerned = self._concerned(log, steps)
        self.audience.tell_observers(lambda session: self.held(session) & concerned, partial(self.messages, log, steps))

    def _concerned(self, log: GameLog, steps: list[Step]) -> Held:
        """The seats whose holders are told more than a spectator: most are not, and share the spectator's bytes."""
        if self.table.coach == "open":
            return frozenset(range(len(self.table.seats)))
        return log.asked | {step.seat for step in steps if is_private(step)}

    def tell_clocks(self, besides: Listener | None = None) -> None:
        """Tell everybody which clocks run."""
        self.audience.tell(self.clocks_bytes(), besides)

    def clocks_bytes(self) -> bytes:
        """The clocks that run, as they go over the wire."""
        return encode(ClocksMessage(self.clocks.shown(self._clock.now())))
