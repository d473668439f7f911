"""Who a token is: a person at a device, or a program that acts for one. What was found out is remembered.

A row is written when a visitor first makes or joins something, not before.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Protocol

from niagara.server.limits.tokens import GOOD_BY_ROW, Signer, first_person, hashed, program_token
from niagara.server.store.people import People, SessionRow
from niagara.tables.records import Conflict, StoreError, now_ms

MOST_KNOWN = 50_000
FRESH_SECONDS = 10.0  # how long another process may take to hear that a session was ended
LOOK_SECONDS = 3.0  # between two looks for sessions that other processes have ended
DAY_MS = 24 * 3600 * 1000
LATE_MS = 60_000  # how long a request may be under way with a token that its device has replaced
SIGNED_OUT = 4401  # with what the sockets of an ended session are closed


class Closing(Protocol):
    """A socket, as far as it can be ended."""

    def close(self, code: int) -> None:
        """Send what waits, then close."""


@dataclass(frozen=True, slots=True)
class Who:
    """A visitor: its session, the person that it is, and whether the database knows of it yet."""

    session: str
    person: str
    settled: bool = False
    program: bool = False
    ended: bool = False
    seen: int = 0
    replaced: int = 0  # when its device was given another token, in milliseconds


class Sessions:
    """The sessions of one database, as this process knows them."""

    def __init__(self, people: People, *, shared: bool) -> None:
        self._people = people
        self._shared = shared  # other processes end sessions too
        self._known: OrderedDict[str, tuple[float, Who]] = OrderedDict()
        self._sockets: dict[str, set[Closing]] = {}
        self._signer = Signer("")
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Fetch the key, and listen for what other processes end."""
        self._signer = Signer(await self._people.key())
        if self._shared:
            self._later(self._look_always())

    async def close(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def new_token(self) -> str:
        """A token for a visitor who has none of ours."""
        return self._signer.new()

    def plausible(self, token: str) -> bool:
        """Whether a token may be one of ours, as far as can be told without the database."""
        return self._signer.made(token) or GOOD_BY_ROW.fullmatch(token) is not None

    async def who(self, token: str) -> Who | None:
        """Whose a cookie's token is; None where it is forged, or was ended."""
        if not self.plausible(token):
            return None
        session = hashed(token)
        found = self._remembered(session)
        if found is None:
            row = await self._people.session(session)
            if row is not None and row.kind != "program":
                found = _who(row)
            elif row is None and self._signer.made(token):
                found = Who(session, first_person(token))
            else:
                return None  # nobody made it, and nothing is remembered of it: tokens can be made up without end
            self._remember(found)
        return None if found.ended else found

    async def program(self, token: str) -> Who | None:
        """For whom a program acts; None where its token is none, or was ended."""
        session = hashed(token)
        found = self._remembered(session)
        if found is None:
            row = await self._people.session(session)
            if row is None or row.kind != "program":
                return None
            found = _who(row)
            self._remember(found)
        if not found.program or found.ended:
            return None
        self.is_due(found)
        return found

    def is_due(self, who: Who) -> bool:
        """Whether a day has passed since a session was last noted; it is noted now, and its cookie may be renewed."""
        now = now_ms()
        if not who.settled or now - who.seen < DAY_MS:
            return False
        self._remember(replace(who, seen=now))
        self._later(self._people.seen(who.session, now))
        return True

    async def settle(self, who: Who, label: str) -> None:
        """Let the database know a visitor who is about to make something."""
        if not who.settled:
            with suppress(Conflict):  # two requests at once
                await self._people.settle(who.session, who.person, label)
            self._remember(replace(who, settled=True, seen=now_ms()))

    async def new_device(self, link: str, label: str) -> str | None:
        """Use a link up; the token of the person's new device, or None where somebody else was faster."""
        token = self.new_token()
        try:
            await self._people.use_link(hashed(link), hashed(token), label)
        except Conflict:
            return None
        return token

    async def device_of(self, person: str, label: str) -> str:
        """The token of one more device of a person's, who has shown that they are."""
        token = self.new_token()
        await self._people.add_device(hashed(token), person, label)
        return token

    async def new_program(self, person: str, label: str) -> str:
        """A token for a program that acts for a person; it is shown once."""
        token = program_token()
        await self._people.add_program(hashed(token), person, label)
        return token

    async def end(self, sessions: list[str]) -> None:
        """End sessions: their tokens are worth nothing from now on, their sockets are closed."""
        await self._people.end(sessions)
        self._drop(sessions)

    async def replace(self, session: str) -> None:
        """End the session of a device that has another token now."""
        await self._people.replace(session)
        self._drop([session])

    def is_late(self, token: str) -> bool:
        """Whether a token that `who` found to be good no more was replaced just now: its device has a better one."""
        found = self._remembered(hashed(token))
        return found is not None and now_ms() - found.replaced < LATE_MS

    def knows(self, token: str) -> bool:
        """Whether a token that was good just now has not been ended here meanwhile."""
        _, who = self._known.get(hashed(token), (0.0, None))
        return who is not None and not who.ended

    def forget(self, sessions: list[str]) -> None:
        """Sessions were deleted, with the person whose they were."""
        self._drop(sessions)

    @contextmanager
    def socket(self, session: str, socket: Closing) -> Iterator[None]:
        """Somebody has a socket open."""
        self._sockets.setdefault(session, set()).add(socket)
        try:
            yield
        finally:
            mine = self._sockets[session]
            mine.discard(socket)
            if not mine:
                del self._sockets[session]

    def _drop(self, sessions: list[str]) -> None:
        for session in sessions:
            self._known.pop(session, None)
            for socket in tuple(self._sockets.get(session, ())):
                socket.close(SIGNED_OUT)

    def _remembered(self, session: str) -> Who | None:
        at, who = self._known.get(session, (0.0, None))
        if who is None or (self._shared and time.monotonic() - at > FRESH_SECONDS):
            return None
        return who

    def _remember(self, who: Who) -> None:
        self._known[who.session] = (time.monotonic(), who)
        self._known.move_to_end(who.session)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _later(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_quietly(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_always(self) -> None:
        since = now_ms()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(StoreError):
                ended = await self._people.ended_since(since - DAY_MS // 24 // 60)  # clocks of machines differ
                self._drop([session for session in ended if session in self._known or session in self._sockets])
                since = now_ms()


async def _quietly(job: Coroutine[None, None, None]) -> None:
    """What is done besides may fail; the next visit will do it."""
    with suppress(StoreError):
        await job


def _who(row: SessionRow) -> Who:
    replaced = row.ended or 0 if row.kind == "replaced" else 0
    return Who(row.id, row.person or row.id, True, row.kind == "program", row.ended is not None, row.seen, replaced)
