"""One page that looks at a table or at the lobby, from the opening of its wire to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from niagara.protocol.client import Ping
from niagara.protocol.encoding import encode
from niagara.protocol.limits import BEAT_SECONDS
from niagara.protocol.server import Beat, Pong, Refused
from niagara.tab.requests import Request
from niagara.tables.handlers import answer, handle, understand
from niagara.tables.memory import PlainListener
from niagara.tables.orderly import NO_SUCH_TABLE, UNWATCHED
from niagara.tables.records import NewerLog
from niagara.tables.refusals import Refusal, need_look
from niagara.tables.registry import Registry

BEAT = encode(Beat())
TRY_LATER = 1013
GONE = 1001


class Missed(msgspec.Struct):
    """/ws/tables/…?…: which update and which line of chat came last, to one who comes back."""

    since: int | None = None
    heard: int | None = None


class Visit:
    """A wire: what the page says comes in by `hear`, what it is told goes to `say`, and `end` says that it is over.

    A page that is gone is not told so by anybody here: whoever opened the visit calls `leave`.
    """

    def __init__(self, session: str, say: Callable[[str], None], end: Callable[[int], None]) -> None:
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._say, self._end = say, end
        self._listener = PlainListener(session, lambda message: say(message.decode()), self._close)

    def hear(self, text: str) -> None:
        """Take a message of the page, after all before it."""
        self._said.put_nowait(text)

    def leave(self) -> None:
        """The page is gone."""
        self._said.put_nowait(None)

    def _close(self, code: int) -> None:
        self._end(code)
        self.leave()

    async def at_table(self, registry: Registry, asked: Request) -> None:
        """Look at a table, and play at it with the seats that the session holds."""
        try:
            missed = asked.options(Missed)
            async with registry.room(asked.place) as room:
                await room.know(asked.session)
                need_look(room.table, asked.session)
                room.attach(self._listener, missed.since, missed.heard)
                try:
                    while (text := await self._next()) is not None:
                        message = understand(text)
                        if isinstance(message, Refused):
                            answer(self._listener, message)
                        else:
                            await handle(room, self._listener, message)
                finally:
                    room.detach(self._listener)
        except Refusal as refusal:
            self._end(UNWATCHED if refusal.problem.code == "unwatched" else NO_SUCH_TABLE)
        except NewerLog:
            self._end(TRY_LATER)

    async def at_lobby(self, registry: Registry) -> None:
        """Look at the lobby as it changes; there is nothing to say here but `ping`."""
        registry.lobby_feed.came(self._listener)
        try:
            while (text := await self._next()) is not None:
                if isinstance(understand(text), Ping):
                    answer(self._listener, Pong())
        finally:
            registry.lobby_feed.went(self._listener)

    async def _next(self) -> str | None:
        """What the page says next; meanwhile it is shown that somebody is here."""
        while True:
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    return await self._said.get()
            except TimeoutError:
                self._say(BEAT.decode())
