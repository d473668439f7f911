"""The bots of one table: which head thinks for which seat, from what that seat may know."""

from __future__ import annotations

import asyncio

from niagara.bots import BOTS, View, find_level
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.tables.interfaces import Thinker, Thinkers, Turns
from niagara.tables.records import PROGRAM

PLAYED_FOR = 0  # ranks: tables with a player who waits go before all others
WATCHED = 1


class BotSeats:
    """Bots in seats of their own, and bots that play for those who are away."""

    def __init__(self, thinkers: Thinkers, turns: Turns, stand_in: str) -> None:
        self._thinkers, self._turns = thinkers, turns
        self._thoughts: set[asyncio.Future[Move]] = set()
        self._stand_in = stand_in
        self._seated: dict[int, tuple[str, Thinker]] = {}

    async def choose(self, game: Game, seat: int, level: str, owner: str = "", rank: int = PLAYED_FOR) -> Move | None:
        """What a bot plays in a seat, knowing only what the seat knows; None if it was told to rest meanwhile."""
        moves = game.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        view = View(seat, game.observe(seat))
        turn = self._turns.turn(owner, rank)
        thought = asyncio.ensure_future(self._thinker(seat, level).choose(view, moves, turn))
        self._thoughts.add(thought)
        try:
            await asyncio.wait([thought])
            return None if thought.cancelled() else thought.result()
        finally:
            self._thoughts.discard(thought)

    def rest(self) -> None:
        """Nobody wants to know any more."""
        for thought in self._thoughts:
            thought.cancel()

    def _thinker(self, seat: int, level: str) -> Thinker:
        """The bot for a seat; the same one goes on as long as its level stays."""
        known = is_level(level) or level.startswith(PROGRAM)
        if not known:  # a human's seat, or a level that a later version no longer has
            level = self._stand_in
        seated = self._seated.get(seat)
        if seated is None or seated[0] != level:
            seated = self._seated[seat] = level, self._thinkers.take_seat(level)
        return seated[1]


def is_level(level: str) -> bool:
    """Whether a bot can be had by this name: one of the levels, or any other registered bot."""
    return level in BOTS or find_level(level) is not None


def level_name(level: str) -> str:
    """The name of a level, for a bot that was given none."""
    known = find_level(level)
    return known.name if known else level.capitalize()
