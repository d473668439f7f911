"""A table at which time passes: whose clock runs out, what happens in a pause, and how a game goes back a few moves."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from dataclasses import replace

from niagara.hints.position import deciders
from niagara.tables.interfaces import Listener
from niagara.tables.log import GameLog, shortened, standing_of
from niagara.tables.records import StoreError, Table
from niagara.tables.refusals import need_seat
from niagara.tables.seats.bots import BotSeats
from niagara.tables.talking import TalkingTable

logger = logging.getLogger(__name__)


class TimedTable(TalkingTable, ABC):
    """A table with its clocks, and the bots that play when one has run out."""

    bots: BotSeats
    _keeping: asyncio.Task[None] | None = None

    @abstractmethod
    def wake_bots(self) -> None:
        """Set every bot to work that has a decision."""

    def follow_clocks(self, besides: Listener | None = None) -> None:
        """Somebody came, went or changed seats: let those clocks run that are to run now."""
        if self.clocks.follow(self.running(), self._clock.now()):
            self.tell_clocks(besides)

    def look_at_clocks(self) -> None:
        """See whose time has run out: a bot plays from now on, and everybody is told."""
        if self.clocks.rule is None or self.closed or self.table.status != "playing":
            return
        now = self._clock.now()
        started, late = self.clocks.follow(self.running(), now), self.clocks.look(now)
        if late:
            self.tell_table()
        if started or late:
            self.tell_clocks()
        if started or late or (self.table.due is not None and (self.table.paused or not self.awaited)):
            self._keep_clocks_soon()
        self.wake_bots()

    async def back(self, session: str, seat: int) -> None:
        """A player decides again."""
        need_seat(self.held(session), seat)
        self.is_back(seat)

    def is_back(self, seat: int) -> None:
        """A player decides again, and perhaps a bot did until now."""
        if self.clocks.back(seat):
            self.clocks.follow(self.running(), self._clock.now())
            self.tell_table()
            self.tell_clocks()
            self._keep_clocks_soon()

    def _keep_clocks_soon(self) -> None:
        """A game by post may leave the memory long before its next move, so the store is to know at once."""
        if self.clocks.by_post and self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_clocks())

    async def _keep_clocks(self) -> None:
        try:
            await self.do(self._write_clocks)
        except StoreError as error:
            logger.warning("the clocks of table %s could not be kept: %s", self.table.id, error)
        finally:
            self._keeping = None

    async def _write_clocks(self) -> None:
        if self.log is not None:
            state = self.clocks.state
            due = self.clocks.due(state, self.log.deciding) if self.awaited else None
            await self._store.keep_clocks(self.table.id, state, due)
            self.table = replace(self.table, due=due)

    # What was agreed on

    async def set_paused(self, table: Table) -> None:
        """Let the game stand, or go on, as the table says; its clocks go with it. Only ever in this room's turn."""
        self.table = await self._store.seats(table, ())
        now = self._clock.now()
        self.clocks.pause(self.table.paused, now)
        self.clocks.follow(self.running(), now)
        self._follow_graces()
        self.tell_table()
        self.tell_clocks()
        self._keep_clocks_soon()
        self.wake_bots()

    async def turn_back(self, table: Table, log: GameLog, moves: int) -> None:
        """Go on from after so many moves of the game. Only ever in this room's turn."""
        action = log.back_to(moves, f"back.{log.seq}")
        before, game = log.deciding, shortened(log.game, action.number)
        deciding, now = deciders(game), self._clock.now()
        clocks = self.clocks.anew(frozenset(seat for seat in deciding if not self.bot_plays(seat)), now)
        due = self.clocks.due(clocks, deciding) if self.awaited else None
        self.table = await self._store.take_back(
            replace(table, standing=standing_of(game, deciding)), action, clocks, due
        )
        log.turn_back(action)
        if clocks is not None:
            self.clocks.state = clocks
        self.waiting.follow(frozenset(deciding), now)
        self.bots.rest()  # what they thought of is no longer
        self._on_change(self.table)
        self.audience.tell_each(self.snapshot_bytes)
        self.call_missing(frozenset(deciding).difference(before))
        self.wake_bots()
