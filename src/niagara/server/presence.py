"""Who is at the table: which sessions have a socket open, and for whom a bot paddles meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from niagara.server.connection import Connection

if TYPE_CHECKING:
    from niagara.server.room import Room


class Presence:
    """Counts the sockets of every session; a player without one is away after a grace."""

    def __init__(self, room: Room, grace: float) -> None:
        self._room = room
        self._grace = grace
        self._sockets: Counter[str] = Counter()
        self._elsewhere: frozenset[str] = frozenset()  # sessions with a socket at another process
        self._away: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        for session in self._humans():
            self._start_grace(session)

    def online(self, session: str) -> bool:
        """Whether a session has a socket open, at this process or another."""
        return self._sockets[session] > 0 or session in self._elsewhere

    @property
    def here(self) -> frozenset[str]:
        """The sessions with a socket at this process."""
        return frozenset(self._sockets)

    def away(self, session: str) -> bool:
        """Whether a bot paddles for a session because it is not there; by post nobody need be."""
        return session in self._away and not self._room.clocks.by_post

    def timed_out(self, seat: int) -> bool:
        """Whether a bot paddles for a seat because its clock ran out."""
        return self._room.clocks.timed_out(seat)

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        humans = self._humans()
        here = sum(count for session, count in self._sockets.items() if session not in humans)
        return here + len(self._elsewhere - humans - self._sockets.keys())

    @property
    def anybody_cares(self) -> bool:
        """Whether bots may play on: for a player who is here, or, at a table of bots alone, for whoever watches.

        By post they always may.
        """
        if self._room.clocks.by_post:
            return True
        humans = self._humans()
        return any(self.online(session) for session in humans or {*self._sockets, *self._elsewhere})

    def came(self, connection: Connection) -> None:
        """A socket was opened."""
        session = connection.session
        self._sockets[session] += 1
        if self._sockets[session] == 1:
            self._stop_grace(session)
            self._away.discard(session)
            self._room.tell_table(besides=connection)
            self._room.visitors_changed()

    def went(self, connection: Connection) -> None:
        """A socket was closed."""
        session = connection.session
        self._sockets[session] -= 1
        if self._sockets[session] <= 0:
            del self._sockets[session]
            if session in self._humans() and not self.online(session):
                self._start_grace(session)
            self._room.tell_table()
            self._room.visitors_changed()

    def seats_changed(self) -> None:
        """Somebody took or left a seat."""
        humans = self._humans()
        for session in humans:
            if not self.online(session) and session not in self._away and session not in self._timers:
                self._start_grace(session)
        for session in [*self._timers, *self._away]:
            if session not in humans:
                self._stop_grace(session)
                self._away.discard(session)

    def elsewhere(self, sessions: frozenset[str]) -> None:
        """These sessions have a socket at another process."""
        came, went = sessions - self._elsewhere, self._elsewhere - sessions
        self._elsewhere = sessions
        for session in came:
            self._stop_grace(session)
            self._away.discard(session)
        for session in went & self._humans():
            if not self.online(session):
                self._start_grace(session)
        if came or went:
            self._room.tell_table()
        self._room.paddlers.wake()

    def close(self) -> None:
        """Stop all timers."""
        for session in list(self._timers):
            self._stop_grace(session)

    def _humans(self) -> set[str]:
        return {seat.session for seat in self._room.table.seats if seat.kind == "human"}

    def _start_grace(self, session: str) -> None:
        self._stop_grace(session)
        loop = asyncio.get_running_loop()
        self._timers[session] = loop.call_later(self._grace, self._grace_over, session)

    def _stop_grace(self, session: str) -> None:
        timer = self._timers.pop(session, None)
        if timer is not None:
            timer.cancel()

    def _grace_over(self, session: str) -> None:
        self._timers.pop(session, None)
        if not self.online(session) and self._room.table.status != "over":
            self._away.add(session)
            self._room.tell_table()
            self._room.timekeeper.follow()
            self._room.paddlers.wake()
