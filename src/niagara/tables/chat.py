"""The chat of a table: lines in the order in which the store has them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from niagara.protocol.server import ChatLine
from niagara.tables.records import Line

SHOWN = 50


class Chat:
    """What was said at one table, as far as it is shown."""

    def __init__(self, said: Sequence[Line]) -> None:
        self._heard = {line.id for line in said}
        self.lines: deque[ChatLine] = deque((_chat_line(line) for line in said), maxlen=SHOWN)

    def hear(self, said: Sequence[Line]) -> list[ChatLine] | None:
        """Take over what the store has; the lines that are new, or None where one was taken away."""
        found = {line.id for line in said}
        if any(line.number not in found and line.number >= min(found, default=0) for line in self.lines):
            self._heard = found
            self.lines = deque((_chat_line(line) for line in said), maxlen=SHOWN)
            return None
        new = [_chat_line(line) for line in said if line.id not in self._heard]
        self._heard = found
        self.lines.extend(new)
        return new

    def since(self, number: int | None) -> list[ChatLine]:
        """The lines after one that somebody has seen."""
        return [] if number is None else [line for line in self.lines if line.number > number]


def _chat_line(line: Line) -> ChatLine:
    return ChatLine(line.seat, line.name, line.phrase, line.text, line.id, line.command)
