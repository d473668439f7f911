"""The chat of a table: lines in the order in which the store has them, and who wants to hear whom."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from niagara.protocol.server import ChatLine
from niagara.tables.records import Line

SHOWN = 50
NOBODY: frozenset[str] = frozenset()


class Spoken(NamedTuple):
    """A line, and which person said it; nobody else is told that."""

    person: str
    line: ChatLine


class Chat:
    """What was said at one table, as far as it is shown."""

    def __init__(self, said: Sequence[Line]) -> None:
        self.silenced: dict[str, frozenset[str]] = {}  # by session, whom it does not want to hear
        self._heard = {line.id for line in said}
        self._lines: deque[Spoken] = deque((_spoken(line) for line in said), maxlen=SHOWN)

    def hear(self, said: Sequence[Line]) -> list[Spoken] | None:
        """Take over what the store has; the lines that are new, or None where one was changed or taken away."""
        found = {line.id: _spoken(line) for line in said}
        first = min(found) if len(found) >= SHOWN else 0  # older lines are not told; where fewer came, these are all
        if any(line.number >= first and found.get(line.number) != (person, line) for person, line in self._lines):
            self._heard = {*found}
            self._lines = deque(found.values(), maxlen=SHOWN)
            return None
        new = [spoken for number, spoken in found.items() if number not in self._heard]
        self._heard = {*found}
        self._lines.extend(new)
        return new

    def shown_to(self, session: str, after: int = -1) -> tuple[ChatLine, ...]:
        """The lines that a session wants to hear, or those of them after one that it has seen."""
        unwanted = self.silenced.get(session, NOBODY)
        return tuple(line for person, line in self._lines if line.number > after and person not in unwanted)

    def by(self, persons: Iterable[str]) -> list[Spoken]:
        """The lines that some people said."""
        wanted = frozenset(persons)
        return [spoken for spoken in self._lines if spoken.person in wanted]

    def speaker(self, number: int) -> str:
        """Who said a line, or nobody."""
        return next((person for person, line in self._lines if line.number == number), "")

    @property
    def speakers(self) -> dict[str, ChatLine]:
        """Everybody who said something, with the last line of each."""
        return {person: line for person, line in self._lines if person}


def _spoken(line: Line) -> Spoken:
    return Spoken(line.person, ChatLine(line.seat, line.name, line.phrase, line.text, line.id, line.command))
