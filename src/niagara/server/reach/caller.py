"""Calls players who are not there, beside the game: a move never waits for any of this.

A turn becomes a notice in the database, one for each way to the player, and what is due goes out from there: at once,
at the end of somebody's quiet hours, or again after a failure. So nothing is lost with a process, and nothing goes out
twice: who sends a notice takes it upon itself first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from niagara.server.reach import webpush
from niagara.server.reach.mail import MailServer
from niagara.server.reach.mailer import Mailer
from niagara.server.reach.pusher import Pusher
from niagara.server.reach.quiet import quiet_until
from niagara.server.store.mails import Mails
from niagara.server.store.reaching import MAIL, Notice, Occasion, Reaching
from niagara.tables.records import StoreError, Table, now_ms

log = logging.getLogger(__name__)

LOOK_EVERY = 10.0  # seconds between looks for what was put off
AFTER_TROUBLE = 1.0
AT_ONCE = 64  # that are under way
CLAIM_MS = 5 * 60_000
MANY, PACE_MS = 30, 20_000  # calls of one person at once, and after how long there may be one more


class Way(Protocol):
    """A way to somebody who is away."""

    @property
    def retries(self) -> Sequence[int]:
        """After how many milliseconds each to try again."""

    async def send(self, notice: Notice, occasion: Occasion) -> bool:
        """Tell somebody why they are called; False where it may be tried again."""

    async def give_up(self, notice: Notice) -> None:
        """It was tried often enough."""


class Caller:
    """Calls the players of this server's tables."""

    def __init__(
        self,
        store: Reaching,
        present: Callable[[str, str], bool],
        inside: str = "",
        site: str = "",
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self._store, self._present, self._inside, self._site = store, present, inside, site
        self._clock = clock
        self._pusher: Pusher | None = None
        self._mailer: Mailer | None = None
        self._turns: OrderedDict[tuple[str, str], None] = OrderedDict()  # table and person, not noted down yet
        self._pace: OrderedDict[str, float] = OrderedDict()  # when a person's many calls are used up, by person
        self._wake = asyncio.Event()
        self._sending: set[asyncio.Future[None]] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def public_key(self) -> str:
        """What a browser has to know to take messages from here."""
        assert self._pusher is not None, "started"
        return self._pusher.signer.public

    @property
    def mails(self) -> bool:
        """Whether e-mail can be sent."""
        return self._mailer is not None

    def mail_through(self, server: MailServer, mails: Mails) -> None:
        """Send e-mail too, where it is wanted."""
        self._mailer = Mailer(mails, server, self._site, self.now)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock()

    def look(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def start(self) -> None:
        """Find the key, or make it, and begin."""
        signer = webpush.Signer(await self._store.key(webpush.new_key))
        self._pusher = Pusher(self._store, signer, self._inside, self._site)
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop; what is due waits in the database."""
        tasks = [task for task in (self._task, *self._sending) if task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def turn(self, table: Table, seats: frozenset[int]) -> None:
        """It is the turn of some seats whose players do not look at the table."""
        for person in {table.seats[at].session for at in seats} - {""}:
            self.invite(table.id, person)

    def invite(self, table_id: str, person: str) -> None:
        """Somebody is awaited at a table."""
        self._turns[table_id, person] = None
        self._wake.set()

    async def _work(self) -> None:
        while True:
            try:
                await self._note_turns()
                more = await self._send_due()
                if self._mailer is not None:
                    self._aside(self._mailer.ask_all())
            except StoreError as error:
                log.warning("calls wait: %s", error)
                await asyncio.sleep(AFTER_TROUBLE)
                continue
            except Exception:
                log.exception("calling failed")
                await asyncio.sleep(AFTER_TROUBLE)
                continue
            if not more and not self._turns:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._wake.wait()
                self._wake.clear()

    async def _note_turns(self) -> None:
        """Write down what is to go out."""
        while self._turns:
            game, person = next(iter(self._turns))
            targets, quiet = await self._store.ways(person, game)
            if targets:
                now = self._clock()
                due = max(quiet_until(quiet, now) or now, self._paced(person, now))
                await self._store.call([Notice(game, target, person, due, 0) for target in targets])
            self._turns.pop((game, person), None)

    def _paced(self, person: str, now: int) -> int:
        """From when on a person may be called once more: nobody can have a stranger's machine called without end."""
        used = max(self._pace.pop(person, 0.0), now - MANY * PACE_MS) + PACE_MS
        self._pace[person] = used
        while len(self._pace) > 10_000:
            self._pace.popitem(last=False)
        return int(max(now, used))

    async def _send_due(self) -> bool:
        """Send what is due; whether there may be more."""
        free = AT_ONCE - len(self._sending)
        if free <= 0:
            await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)
            return True
        due = await self._store.due(self._clock(), free)
        for notice in due:
            claimed = self._clock() + CLAIM_MS
            if await self._store.claim(notice, claimed):
                self._aside(self._settle(notice, claimed))
        return len(due) == free

    def _aside(self, job: Awaitable[None]) -> None:
        """Do something that nothing else here waits for."""
        task = asyncio.ensure_future(job)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _settle(self, notice: Notice, claimed: int) -> None:
        """Send one, and note what became of it."""
        try:
            sent, way = await self._send(notice), self._way(notice)
            retries = () if sent or way is None else way.retries[notice.attempts :]
            if retries:
                await self._store.postpone(notice, claimed, self._clock() + retries[0])
                return
            await self._store.settle(notice, claimed)
            if not sent and way is not None:
                await way.give_up(notice)
        except StoreError as error:
            log.warning("a call could not be noted: %s", error)
        except Exception:
            log.exception("a call failed")

    async def _send(self, notice: Notice) -> bool:
        """Send a notice, if it is still news; False where it may be tried again."""
        occasion = await self._store.occasion(notice.game, notice.person)
        if occasion is None or self._present(notice.game, notice.person):
            return True
        way = self._way(notice)
        return way is None or await way.send(notice, occasion)

    def _way(self, notice: Notice) -> Way | None:
        return self._mailer if notice.target.startswith(MAIL) else self._pusher
