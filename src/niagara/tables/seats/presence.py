"""Who is at the table: which sessions have a connection open, and for whom a bot plays meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

Sessions = frozenset[str]


class Presence:
    """Counts the connections of every session; a player without one is away after a grace."""

    def __init__(self) -> None:
        self._connections: Counter[str] = Counter()
        self._elsewhere: Sessions = frozenset()  # sessions with a connection at another process
        self._away: set[str] = set()
        self._names: dict[str, str] = {}  # of those who look on, as far as they have one

    def online(self, session: str) -> bool:
        """Whether a session has a connection open, at this process or another."""
        return self._connections[session] > 0 or session in self._elsewhere

    @property
    def here(self) -> Sessions:
        """The sessions with a connection at this process."""
        return frozenset(self._connections)

    def away(self, session: str) -> bool:
        """Whether a session's grace is over."""
        return session in self._away

    def spectators(self, players: Sessions) -> int:
        """How many look on without a seat."""
        here = sum(count for session, count in self._connections.items() if session not in players)
        return here + len(self._elsewhere - players - self._connections.keys())

    def watchers(self, players: Sessions, most: int) -> tuple[str, ...]:
        """The names of some who look on without a seat."""
        looking = (*self._connections, *(self._elsewhere - self._connections.keys()))
        names = (self._names.get(session, "") for session in looking if session not in players)
        return tuple(sorted(name for name in names if name))[:most]

    def called(self, session: str, name: str) -> None:
        """Somebody who looks goes by a name."""
        self._names[session] = name

    def anybody_cares(self, players: Sessions) -> bool:
        """Whether bots may play on: for a player who is here, or, at a table of bots alone, for whoever watches."""
        return any(self.online(session) for session in players or {*self._connections, *self._elsewhere})

    def came(self, session: str) -> bool:
        """A connection was opened; whether it is the session's first."""
        self._connections[session] += 1
        self._away.discard(session)
        return self._connections[session] == 1

    def went(self, session: str) -> bool:
        """A connection was closed; whether it was the session's last."""
        self._connections[session] -= 1
        if self._connections[session] > 0:
            return False
        del self._connections[session]
        self._names.pop(session, None)
        return True

    def elsewhere(self, sessions: Sessions, names: Mapping[str, str] | None = None) -> bool:
        """These sessions have a connection at another process; whether that is news."""
        news = sessions != self._elsewhere
        self._elsewhere = sessions
        for session in sessions - self._connections.keys():
            self._names[session] = (names or {}).get(session, "")
        self._away -= sessions
        return news

    def missed(self, players: Sessions) -> Sessions:
        """The players whose grace is to run: not here, and not given up yet. Who has left their seat is forgotten."""
        self._away &= players
        return frozenset(session for session in players if session not in self._away and not self.online(session))

    def grace_over(self, session: str) -> None:
        """A bot plays for a session from now on."""
        self._away.add(session)
