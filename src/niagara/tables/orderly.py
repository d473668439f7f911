"""A table in memory at which one thing happens at a time, each after all that were asked for before it."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from niagara.hints.position import Held
from niagara.protocol.server import ReadyPast
from niagara.tables.interfaces import Host
from niagara.tables.live import LiveTable
from niagara.tables.log import GameLog
from niagara.tables.records import Conflict, Ending, Log, RoomClosed, StoreError, Table
from niagara.tables.votes import unasked

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
ATTEMPTS = 8  # as many cards may be chosen at other processes in the same moment, and more
PAGE = 200  # updates in one answer to `history`
UNWATCHED, NO_SUCH_TABLE = 4403, 4404  # the browser does not come back after these codes


class OrderlyTable(LiveTable, ABC):
    """Whatever changes the table waits for its turn, and is judged anew where another process was faster."""

    def __init__(
        self,
        found: Log,
        log: GameLog | None,
        host: Host,
        on_change: Callable[[Table], None],
        on_move: Callable[[Table], None],
    ) -> None:
        super().__init__(found, log, host.clock, on_change, on_move)
        self.closed = False
        self._host = host
        self._store = host.store
        self._caller = host.caller
        self._results = host.results
        self._stale = False
        self._turn = asyncio.Lock()  # given in the order in which it is asked for
        self._changing: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def catch_up(self) -> None:
        """Read from the log what somebody else wrote, and pass it on."""

    @abstractmethod
    def seats_changed(self, table: Table) -> None:
        """Somebody took or left a seat, and the store knows it."""

    @abstractmethod
    def _follow_graces(self) -> None:
        """Let a grace run for everybody who is missed, and for nobody else."""

    async def past(self, session: str, before: int) -> ReadyPast:
        """The last updates before a number, as a session may see them."""
        if self.log is None:
            return ReadyPast(())
        log = self.log
        return self.past_of(log, session, await log.page(before, PAGE, self._host.slices))

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

    async def insist(self, change: Callable[[], Awaitable[Result]]) -> Result:
        """Change the table; where another process was faster, look again and judge anew."""
        for _attempt in range(ATTEMPTS - 1):
            try:
                return await self.do(change)
            except Conflict:
                await self.do(self.catch_up)
        return await self.do(change)

    def change_soon(self, change: Callable[[Table], Table]) -> None:
        """Change who is host or what was voted, from where one cannot wait."""
        task = asyncio.create_task(self._change_quietly(change))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)

    async def _change_quietly(self, change: Callable[[Table], Table]) -> None:
        try:
            await self.insist(lambda: self.keep_company(change(self.table)))
        except StoreError as error:
            logger.warning("table %s could not be changed: %s", self.table.id, error)

    def withdraw_asks(self, session: str) -> None:
        """Whoever no longer looks asks for no seat."""
        if unasked(self.table, session) is not self.table and not self.presence.online(session):
            self.change_soon(lambda table: unasked(table, session))

    async def keep_company(self, table: Table, *indices: int, name: str = "") -> None:
        """Keep who sits in some seats, who is host and what was voted, if that is news, and tell everybody."""
        if table is not self.table:
            self.seats_changed(await self._store.seats(table, indices, name))

    async def end_deserted(self, log: GameLog) -> None:
        """End a game that nobody plays any more; nobody has won it. Only ever in this room's turn."""
        await self._store.append(self.table.id, (), Ending((), (), log.game.state.round), rules=self.table.rules)
        self.table = replace(self.table, status="over")
        self.tell_table()

    def call_missing(self, deciding: Held) -> None:
        """Call those who are to decide from now on and are not here; whoever had to already was called then."""
        missing = self.missing(deciding)
        if missing:
            self._caller.turn(self.table, missing)

    async def close(self) -> None:
        """Finish what was asked for, then leave the memory."""
        self.closed = True
        self._follow_graces()
        async with self._turn:
            pass

    def close_when_done(self) -> None:
        """Leave the memory, from where one cannot wait."""
        self._closing = asyncio.create_task(self.close())

    def end(self) -> None:
        """The table is gone: so is everybody who looks at it."""
        self.audience.close(NO_SUCH_TABLE)
        self.close_when_done()
