"""The tab as a host: it answers the requests and opens the sockets that a server would."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar

from niagara.api.analyses import Analyses
from niagara.api.analysis import Analyst
from niagara.api.problems import refusal_for
from niagara.api.statistics import Statistics
from niagara.api.tries import Tries
from niagara.protocol.encoding import encode
from niagara.tab.guests import Guest
from niagara.tab.requests import Request, split
from niagara.tab.routes import Desk, find_route
from niagara.tab.shelf import BrowserShelf, Shelf
from niagara.tab.store import TabStore
from niagara.tab.visits import Visit
from niagara.tables.interfaces import Draw, Habits, Host, Thinkers
from niagara.tables.records import NewerLog
from niagara.tables.refusals import Refusal
from niagara.tables.registry import Registry
from niagara.tables.uptime import Uptime

logger = logging.getLogger(__name__)
Result = TypeVar("Result")

SESSION = "tab"  # whoever sits at this device
TICK = 0.5  # seconds between two looks at whose time has run out
QUESTIONS = 1  # of an analysis at once
TABLE, LOBBY = "/ws/tables/", "/ws/lobby"
GUESTS = "/ws/guests/"  # the channel of another device to a table of this one
NO_SUCH_WIRE = 4404


async def at_once(work: Callable[[], Result], /) -> Result:
    """Work that takes a while, where there is nobody else to do it: after what waits already."""
    await asyncio.sleep(0)
    return work()


class TabHost:
    """All tables of this browser."""

    def __init__(
        self,
        shelf: Shelf | None,
        thinkers: Thinkers,
        analyst: Analyst,
        draw: Draw = secrets.choice,
        clock: Callable[[], float] = time.monotonic,
        habits: Habits | None = None,
    ) -> None:
        self.shelf = BrowserShelf(shelf)
        self.store = TabStore(self.shelf)
        self._uptime = Uptime(TICK, clock)
        host = Host(self.store, self._uptime, thinkers, habits=habits or Habits(), draw=draw)
        self.registry = Registry(host)
        analyses = Analyses(self.store, lambda _owner, _depth: analyst, QUESTIONS, at_once)
        counting = Statistics(self.store, at_once)
        tries = Tries(self.store)
        self._desk = Desk(self.registry, self.store, analyst, analyses, counting, tries, at_once)
        self._visits: set[asyncio.Task[None]] = set()
        self._guests: set[Guest] = set()

    async def start(self) -> None:
        """Read what is kept, and let time pass."""
        await self.store.open()
        await self._uptime.start(self.store, self.registry)

    async def stop(self) -> None:
        """Take no more commands and finish those that are under way; a tab that is just closed loses nothing either."""
        await self._uptime.stop(self.registry)
        await self.registry.drain()
        for guest in self._guests:
            guest.leave()
        await self._desk.analyses.close()
        if self._visits:
            await asyncio.wait(self._visits)

    def standing(self) -> str:
        """Whether games are kept, and how many could not be read, as JSON."""
        return encode({"keeping": self.shelf.keeping, "aside": self.store.aside}).decode()

    async def answer(self, method: str, address: str, body: str = "", session: str = SESSION) -> tuple[int, str]:
        """The status and the text with which a server would answer."""
        path, query = split(address)
        try:
            place, status, handler = find_route(method, path)
            found = await handler(self._desk, Request(session, place, query, body))
        except Exception as error:
            if not isinstance(error, Refusal | NewerLog):
                logger.exception("a request failed")
            refusal = refusal_for(error)
            return refusal.status, encode(refusal.problem).decode()
        return status, "" if found is None else found if isinstance(found, str) else encode(found).decode()

    def open(self, address: str, say: Callable[[str], None], end: Callable[[int], None]) -> Visit | Guest:
        """Open a socket of whoever sits at this device, or the channel of a guest of theirs."""
        path, _query = split(address)
        if not path.startswith(GUESTS):
            return self.visit(address, say, end)
        guest = Guest(self, path.removeprefix(GUESTS), say, end)
        self._guests.add(guest)
        self._keep(guest.stay()).add_done_callback(lambda _task: self._guests.discard(guest))
        return guest

    def visit(
        self, address: str, say: Callable[[str], None], end: Callable[[int], None], session: str = SESSION
    ) -> Visit:
        """Open a socket as a server would; what there is to tell goes to `say`, and `end` is told why it is over."""
        path, query = split(address)
        visit = Visit(session, say, end)
        if path.startswith(TABLE):
            self._keep(visit.at_table(self.registry, Request(session, path.removeprefix(TABLE), query, "")))
        elif path == LOBBY:
            self._keep(visit.at_lobby(self.registry))
        else:
            end(NO_SUCH_WIRE)
        return visit

    def _keep(self, staying: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(staying)
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)
        return task
