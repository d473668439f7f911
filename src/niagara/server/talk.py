"""The chat of a table: lines in the order in which the store has them, and who may not add to them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from niagara.protocol.server import ChatLine, Said
from niagara.server.connection import encode
from niagara.server.store import Line, Store

if TYPE_CHECKING:
    from niagara.server.room import Room

CHAT_SHOWN = 50


class Talk:
    """What was said at one table, as far as it is shown."""

    def __init__(self, room: Room, store: Store, said: Sequence[Line]) -> None:
        self._room = room
        self._store = store
        self._heard = {line.id for line in said}
        self.lines: deque[ChatLine] = deque((_chat_line(line) for line in said), maxlen=CHAT_SHOWN)

    async def say(self, session: str, name: str, phrase: str, text: str) -> bool:
        """Keep a line of chat and tell everybody; False where the host has muted whoever says it."""
        held = self._room.held(session)
        seat = min(held, default=-1)
        if seat in self._room.table.muted:
            return False
        line = Line(seat, self._room.table.seats[seat].name if held else name, phrase, text)
        await self._store.say(self._room.table.id, line)
        await self._room.do(self._room.catch_up)  # the store knows in which order lines came, from all processes
        return True

    async def mute(self, session: str, seat: int, on: bool) -> bool:
        """Let the chat of a seat (-1: of spectators) be heard no more, or again; False where the session is no host."""
        if self._room.table.host != session:
            return False
        muted = {*self._room.table.muted, seat} if on else {*self._room.table.muted} - {seat}
        await self._store.mute(self._room.table.id, sorted(muted))
        self._room.table = replace(self._room.table, muted=tuple(sorted(muted)))
        self._room.tell_table()
        return True

    def hear(self, said: Sequence[Line]) -> None:
        """Tell everybody the lines that are new."""
        for line in said:
            if line.id not in self._heard:
                self._tell(line)
        self._heard = {line.id for line in said}

    def _tell(self, line: Line) -> None:
        shown = _chat_line(line)
        self.lines.append(shown)
        for connection in self._room.connections:
            connection.tell(encode(Said(shown)))


def _chat_line(line: Line) -> ChatLine:
    return ChatLine(line.seat, line.name, line.phrase, line.text, line.id)
