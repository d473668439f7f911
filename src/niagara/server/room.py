"""A live table, and the only place where its game changes.

Append, commit, *then* acknowledge, *then* broadcast. Everything that changes the table waits for its turn; what only
looks (snapshots, previews) is answered at once, since the game in memory is replaced as a whole.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import msgspec

from niagara.game import Game, IllegalMove
from niagara.protocol.client import Play
from niagara.protocol.server import (
    Accepted,
    Refused,
    Said,
    Snapshot,
    TableChanged,
    TableInfo,
)
from niagara.server.bots import BotPool
from niagara.server.clocks import Clocks
from niagara.server.connection import Connection, encode
from niagara.server.ledger import Draw, Ledger, ending_of
from niagara.server.metrics import MOVES, REFUSED, REPEATED
from niagara.server.paddlers import Paddlers
from niagara.server.presence import Presence
from niagara.server.problems import RoomClosed
from niagara.server.refusals import illegal, misfit, stale
from niagara.server.settings import Settings
from niagara.server.store import Action, Conflict, Log, Store, StoreError, Table
from niagara.server.tableinfo import clock_rule, table_info
from niagara.server.talk import Talk
from niagara.server.timekeeper import Timekeeper
from niagara.server.views import NONE, Held, Step, deciders, listed, outcome_of, position_for, update_for

if TYPE_CHECKING:
    from niagara.server.neighbours import Neighbours

log = logging.getLogger(__name__)

Result = TypeVar("Result")
ANSWERS_KEPT = 256
ATTEMPTS = 8  # as many cards may be chosen at other processes in the same moment, and more
CHAT_SHOWN = 50
PAGE = 200  # updates in one answer to `history`
NO_SUCH_TABLE = 4404  # the browser does not come back after this code


class Room:
    """One table in memory."""

    def __init__(
        self,
        found: Log,
        store: Store,
        bots: BotPool,
        settings: Settings,
        draw: Draw,
        neighbours: Neighbours | None = None,
        uptime: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table: Table = found.table
        self.ledger: Ledger | None = None
        self.connections: set[Connection] = set()
        self.users = 0
        self.on_change: Callable[[Table], None] | None = None  # told whenever visitors of the table are
        self._store = store
        self._neighbours = neighbours
        self._draw = draw
        self.talk = Talk(self, store, found.chat)
        self._answers: OrderedDict[str, Accepted | Refused] = OrderedDict()
        self._stale = False
        self._held: dict[str, Held] = {}
        self._held_of = self.table.seats  # for whom that was worked out
        self._turn = asyncio.Lock()  # given in the order in which it is asked for
        self.presence = Presence(self, settings.grace)
        self.paddlers = Paddlers(self, bots, settings.stand_in)
        if self.table.status != "open":
            self.ledger = self._new_ledger()
            self.ledger.replay(found.actions)
        self.clocks = Clocks(self, clock_rule(self.table), uptime)
        self.timekeeper = Timekeeper(self, store)
        self.closed = False

    # One at a time

    async def do(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Run a job after all that were asked for before it."""
        if self.closed:
            raise RoomClosed
        async with self._turn:
            try:
                return await job()
            except asyncio.CancelledError:
                self._stale = True  # whether it was written is for the log to say
                raise

    async def close(self) -> None:
        """Finish what was asked for, then leave the memory."""
        self.closed = True
        self.presence.close()
        async with self._turn:
            pass

    def close_when_done(self) -> None:
        """Leave the memory, from where one cannot wait."""
        self._closing = asyncio.create_task(self.close())

    def end(self) -> None:
        """The table is gone: so are its sockets."""
        for connection in self.connections:
            connection.close(NO_SUCH_TABLE)
        self.close_when_done()

    # Looking

    @property
    def game(self) -> Game | None:
        """The game, once it has started."""
        return None if self.ledger is None else self.ledger.game

    @property
    def seq(self) -> int:
        """How many actions of the log are known here."""
        return 0 if self.ledger is None else self.ledger.seq

    @property
    def leads(self) -> bool:
        """Whether the bots of this table are run here, and not by another process."""
        return self._neighbours is None or self._neighbours.leads(self.table.id)

    def visitors_changed(self) -> None:
        """Somebody came or went: other processes are to know."""
        if self._neighbours is not None:
            self._neighbours.look_at(self.table.id)

    def held(self, session: str) -> Held:
        """The seats that a session holds here."""
        if self._held_of is not self.table.seats:
            self._held_of, self._held = self.table.seats, {}
        held = self._held.get(session)
        if held is None:
            held = self._held[session] = self.table.held_by(session)
        return held

    def info(self, session: str) -> TableInfo:
        """The table as a session sees it."""
        return table_info(self.table, session, self.presence)

    def snapshot(self, session: str) -> Snapshot:
        """Everything a session may see now."""
        chat = tuple(self.talk.lines)
        if self.ledger is None:
            return Snapshot(self.info(session), 0, None, (), (), chat)
        game, held = self.ledger.game, self.held(session)
        return Snapshot(
            self.info(session),
            self.ledger.seq,
            position_for(game, held),
            deciders(game),
            self.ledger.decisions(held),
            chat,
            self.clocks.shown(),
            outcome=outcome_of(game),
        )

    def snapshot_bytes(self, connection: Connection) -> bytes:
        """The snapshot for a connection, as it goes over the wire."""
        return encode(self.snapshot(connection.session))

    def resume(self, connection: Connection, since: int) -> None:
        """Send what a connection has missed since an update; a snapshot where that is too far back."""
        steps = None if self.ledger is None else self.ledger.since(since)
        if self.ledger is None or steps is None:
            connection.tell(self.snapshot_bytes(connection))
            return
        held = self.held(connection.session)
        connection.tell(*self._messages(self.ledger, steps, held))

    def history(self, connection: Connection, before: int) -> None:
        """Send the last updates before a number, as this connection may see them."""
        ledger = self.ledger
        steps = [] if ledger is None else [step for step in ledger.steps if step.seq < before][-PAGE:]
        held = self.held(connection.session)
        start = position_for(ledger.beginning(), held) if ledger is not None and steps and steps[0].seq == 1 else None
        updates = listed(update_for(step, held) for step in steps)
        message = b'{"type":"past","updates":' + updates + b',"start":' + encode(start) + b"}"
        connection.tell(message, answer=True)

    # Telling

    def attach(self, connection: Connection, since: int | None = None, heard: int | None = None) -> None:
        """A socket begins to look at this table; one that comes back says which update and line of chat it saw last."""
        self.connections.add(connection)
        self.presence.came(connection)
        for seat in self.held(connection.session):
            self.timekeeper.is_back(seat)
        self.timekeeper.follow(besides=connection)
        if since is None:
            connection.tell(self.snapshot_bytes(connection))
        else:
            connection.tell(encode(TableChanged(self.info(connection.session))))
            self.resume(connection, since)
            for line in self.talk.lines:
                if heard is not None and line.number > heard:
                    connection.tell(encode(Said(line)))
        self.paddlers.wake()

    def detach(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.presence.went(connection)
            self.timekeeper.follow()

    def tell_table(self, besides: Connection | None = None) -> None:
        """Tell everybody who sits where now."""
        if self.on_change is not None:
            self.on_change(self.table)
        for connection in self.connections:
            if connection is not besides:
                connection.tell(encode(TableChanged(self.info(connection.session))))

    def tell_snapshot(self) -> None:
        """Tell everybody everything, when a game begins or was changed from elsewhere."""
        for connection in self.connections:
            connection.tell(self.snapshot_bytes(connection))

    def _tell_steps(self, ledger: Ledger, steps: list[Step]) -> None:
        """Tell everybody what was recorded; those who may see the same share the very bytes."""
        messages: dict[Held, list[bytes]] = {}
        for connection in sorted(self.connections, key=lambda each: not each.holds):  # who moved is answered first
            held = self.held(connection.session)
            if held not in messages:
                messages[held] = self._messages(ledger, steps, held)
            connection.tell(*messages[held])

    def _messages(self, ledger: Ledger, steps: list[Step], held: Held) -> list[bytes]:
        """The updates of an observer; only the last carries what is to be decided next."""
        if not steps:
            return []
        *before, last = steps
        clocks = NONE if self.clocks.rule is None else encode(self.clocks.shown())
        now = update_for(last, held, ledger.decisions_json(held), clocks)
        return [*(update_for(step, held) for step in before), now]

    def seats_changed(self, table: Table) -> None:
        """Somebody took or left a seat, and the store knows it."""
        self.table = table
        self.presence.seats_changed()
        self.tell_table()
        self.timekeeper.follow()
        self.paddlers.wake()

    def started(self, table: Table, actions: list[Action]) -> None:
        """The game began, and the store knows it."""
        self.table = table
        self.ledger = self._new_ledger()
        self.ledger.replay(actions)
        self.presence.seats_changed()
        self.clocks.follow()
        self.tell_snapshot()
        if self.on_change is not None:
            self.on_change(table)
        self.paddlers.wake()

    # Playing

    async def play(self, session: str, message: Play, asker: Connection) -> None:
        """Play a command and answer it; the answer goes out before anybody hears of the move."""
        await self.do(lambda: self._play(session, message, asker))

    async def _play(self, session: str, message: Play, asker: Connection) -> None:
        if message.seat not in self.held(session):
            text = "This seat is not yours."
            asker.tell(encode(Refused(message.id, "not_your_seat", text)), answer=True)
            return
        key = f"{message.seat}.{message.id}"
        self.timekeeper.is_back(message.seat)
        known = self._known_answer(key, message.id)
        if known is not None:
            REPEATED.inc()
            asker.tell(encode(known), answer=True)
            return

        def told(answer: Accepted | Refused) -> None:
            self._answers[key] = answer
            if len(self._answers) > ANSWERS_KEPT:
                self._answers.popitem(last=False)
            asker.hold(encode(answer))

        refusal = await self.record(message.seat, message.moves, key, message, told)
        if refusal is not None:
            REFUSED.labels(refusal.code).inc()
            if refusal.code == "try_again":  # nothing is settled: the same command may come again
                asker.tell(encode(refusal), answer=True)
            else:
                told(refusal)
        asker.release()

    def _known_answer(self, key: str, command: str) -> Accepted | Refused | None:
        if self.ledger is not None and key in self.ledger.commands:
            return Accepted(command, self.ledger.commands[key])
        return self._answers.get(key)

    async def record(
        self,
        seat: int,
        moves: tuple[int, ...],
        key: str,
        guard: Play,
        accepted: Callable[[Accepted], None],
    ) -> Refused | None:
        """Judge a command, append it, acknowledge it, tell everybody. Only ever called in this room's turn."""
        for _attempt in range(ATTEMPTS):
            try:
                return await self._record(seat, moves, key, guard, accepted)
            except Conflict:
                self._stale = True  # another process was faster: look, and judge again
            except StoreError:
                log.exception("table %s could not append", self.table.id)
                self._stale = True  # whether it was written is for the log to say
                return Refused(guard.id, "try_again", "The game cannot be saved just now; please try again.")
        return stale(guard.id)

    async def _record(
        self, seat: int, moves: tuple[int, ...], key: str, guard: Play, accepted: Callable[[Accepted], None]
    ) -> Refused | None:
        if self._stale:
            await self.catch_up()
        ledger = self.ledger
        if ledger is not None and key in ledger.commands:
            accepted(Accepted(guard.id, ledger.commands[key]))
            return None
        if ledger is None or self.table.status != "playing":
            return Refused(guard.id, "not_playing", "No game is running at this table.")
        unfit = misfit(ledger, moves, guard)
        if unfit is not None:
            return unfit
        try:
            proposal = ledger.propose(seat, moves, key)
        except IllegalMove as error:
            return illegal(guard.id, error)
        ending = ending_of(proposal.game)
        deciding = deciders(proposal.game)
        clocks = self.clocks.after(seat, deciding)
        kept = None if clocks is None else msgspec.to_builtins(clocks)
        await self._store.append(self.table.id, proposal.actions, ending, kept, self.clocks.due(clocks, deciding))
        ledger.adopt(proposal)
        if clocks is not None:
            self.clocks.state = clocks
        accepted(Accepted(guard.id, ledger.seq))
        MOVES.inc()
        self._tell_steps(ledger, proposal.steps)
        if ending is not None:
            self.table = replace(self.table, status="over")
            self.tell_table()
        self.paddlers.wake()
        return None

    def _new_ledger(self) -> Ledger:
        return Ledger(len(self.table.seats), self.table.options, self._draw, self.table.start)

    async def catch_up(self) -> None:
        """Read from the log what somebody else wrote, and pass it on. Only ever called in this room's turn."""
        found = await self._store.log(self.table.id, self.seq)
        if found is None:
            raise StoreError("the table is gone")
        before, self.table = self.table, found.table
        began = self.ledger is None and self.table.status != "open"
        if began:
            self.ledger = self._new_ledger()
        steps = [] if self.ledger is None else self.ledger.replay(found.actions)
        self._stale = False
        if steps:
            self.clocks.reload()
            self.clocks.follow()
        if before.seats != self.table.seats:
            self.presence.seats_changed()
        if began:
            self.tell_snapshot()
        elif steps and self.ledger is not None:
            self._tell_steps(self.ledger, steps)
        if not began and _told_apart(before, self.table):
            self.tell_table()
        self.talk.hear(found.chat)
        self.paddlers.wake()


def _told_apart(before: Table, after: Table) -> bool:
    """Whether anything about a table has changed that its visitors are told of."""
    return replace(before, clocks=None, due=None) != replace(after, clocks=None, due=None)
