"""Those who look at a table: each is told what they may see, and those who may see the same share the very bytes."""

from __future__ import annotations

from collections.abc import Callable, Container
from operator import attrgetter

from niagara.hints.position import Held
from niagara.tables.interfaces import Listener


class Audience:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def of(self, session: str) -> int:
        """How many listeners one session has."""
        return sum(listener.session == session for listener in self.listeners)

    def tell(self, message: bytes, besides: Listener | None = None) -> None:
        """Tell everybody the same."""
        for listener in self.listeners:
            if listener is not besides:
                listener.tell(message)

    def tell_but(self, sessions: Container[str], message: bytes) -> None:
        """Tell everybody the same but some."""
        for listener in self.listeners:
            if listener.session not in sessions:
                listener.tell(message)

    def tell_each(self, message: Callable[[str], bytes], besides: Listener | None = None) -> None:
        """Tell everybody what is made for their session."""
        for listener in self.listeners:
            if listener is not besides:
                listener.tell(message(listener.session))

    def tell_observers(self, held: Callable[[str], Held], messages: Callable[[Held], list[bytes]]) -> None:
        """Tell everybody what an observer with their seats may see; who waits for an answer is told first."""
        written: dict[Held, list[bytes]] = {}
        for listener in sorted(self.listeners, key=attrgetter("holds"), reverse=True):
            seats = held(listener.session)
            if seats not in written:
                written[seats] = messages(seats)
            listener.tell(*written[seats])

    def close(self, code: int) -> None:
        """Send everybody away."""
        for listener in self.listeners:
            listener.close(code)
