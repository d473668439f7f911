"""The bots of one table: who of them has to act, when, and that what they decide goes the way of every other move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from niagara.protocol.client import Play
from niagara.protocol.server import Accepted, Refused
from niagara.rules.state import CHOOSE
from niagara.server.bots import BotPlayer, BotPool, is_level
from niagara.server.problems import RoomClosed
from niagara.server.views import deciders

if TYPE_CHECKING:
    from niagara.server.room import Room

log = logging.getLogger(__name__)
AFTER_TROUBLE = 2.0  # seconds until a bot tries again when its move could not be saved


class Paddlers:
    """Bots in seats of their own, and bots that paddle for those who are away."""

    def __init__(self, room: Room, pool: BotPool, stand_in: str) -> None:
        self._room = room
        self._pool = pool
        self._stand_in = stand_in
        self._players: dict[int, BotPlayer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Set every bot to work that has a decision, unless nobody is there to see it."""
        room = self._room
        if room.closed or room.game is None or room.table.status != "playing":
            return
        idle = [seat for seat in deciders(room.game) if self.paddles(seat) and seat not in self._thinking]
        if idle and room.leads and room.presence.anybody_cares:
            for seat in idle:
                self._thinking[seat] = asyncio.create_task(self._act(seat))

    def paddles(self, seat: int) -> bool:
        """Whether a bot acts for a seat now."""
        sitting = self._room.table.seats[seat]
        if sitting.kind == "human":
            return self._room.presence.away(sitting.session) or self._room.clocks.timed_out(seat)
        return sitting.kind == "bot"

    def _player(self, seat: int) -> BotPlayer:
        level = self._room.table.seats[seat].level
        if not is_level(level):  # a human's seat, or a level that a later version no longer has
            level = self._stand_in
        player = self._players.get(seat)
        if player is None or player.level != level:
            player = self._players[seat] = BotPlayer(level)
        return player

    async def _act(self, seat: int) -> None:
        """Think for at least the table's pause, then play. Nobody waits for a card, so it needs no pause."""
        try:
            room = self._room
            ledger = room.ledger
            assert ledger is not None
            seq, turn, choosing = ledger.seq, ledger.game.state.round, ledger.game.state.phase == CHOOSE
            pause = 0.0 if choosing else room.table.pause / 1000
            move, _ = await asyncio.gather(
                self._pool.choose(self._player(seat), ledger.game, seat), asyncio.sleep(pause)
            )
            guard = Play(f"b{seq}", seat, (move.number,), turn, seq)
            refusal = await room.do(lambda: self._play(seat, choosing, guard))
            if refusal is not None:
                await asyncio.sleep(AFTER_TROUBLE)
        except RoomClosed:
            return
        except Exception:
            log.exception("seat %d of table %s", seat, self._room.table.id)
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            del self._thinking[seat]
            self.wake()

    def _still_wanted(self, seat: int, choosing: bool, seq: int) -> bool:
        """Whether the decision that a bot set out to make is still its own to make."""
        room = self._room
        if room.ledger is None or not room.presence.anybody_cares or not self.paddles(seat):
            return False
        return seat in deciders(room.ledger.game) and (choosing or room.ledger.seq == seq)

    async def _play(self, seat: int, choosing: bool, guard: Play) -> Refused | None:
        if not self._still_wanted(seat, choosing, guard.seq):
            return None
        return await self._room.record(seat, guard.moves, f"bot.{guard.id}.{seat}", guard, _nobody_asked)


def _nobody_asked(_answer: Accepted) -> None:
    """A bot sees by the game itself that its move was taken."""
