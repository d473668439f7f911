"""Calls players who are not there, beside the game: a move never waits for any of this.

A turn becomes a notice in the database, one for each way to the player, and what is due goes out from there: at once,
at the end of somebody's quiet hours, or again after a failure. So nothing is lost with a process, and nothing goes out
twice: who sends a notice takes it upon itself first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from niagara.server.ops.metrics import CALLS
from niagara.server.reach import outside, webpush
from niagara.server.reach.messages import push_message
from niagara.server.reach.outside import BadAddress, Unreachable, target_of
from niagara.server.reach.quiet import quiet_until
from niagara.server.store.reaching import Notice, Push, Reaching
from niagara.tables.records import StoreError, Table, now_ms

log = logging.getLogger(__name__)

LOOK_EVERY = 10.0  # seconds between looks for what was put off
AFTER_TROUBLE = 1.0
AT_ONCE = 64  # that are under way
PATIENCE = 5.0  # seconds for one message, from finding its service to the answer
CLAIM_MS = 60_000
KEPT_SECONDS = 3 * 24 * 3600  # for which a service keeps a message for a device that is off
RETRY_MS = (30_000, 120_000, 600_000, 3_600_000)  # after the first failure, the second …
MOST_FAILURES = 5  # messages in a row that were given up
MANY, PACE_MS = 30, 20_000  # calls of one person at once, and after how long there may be one more
GONE = (404, 410)
LATER = (408, 425, 429)


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
        self._signer: webpush.Signer | None = None
        self._turns: OrderedDict[tuple[str, str], None] = OrderedDict()  # table and person, not noted down yet
        self._pace: OrderedDict[str, float] = OrderedDict()  # when a person's many calls are used up, by person
        self._wake = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def public_key(self) -> str:
        """What a browser has to know to take messages from here."""
        assert self._signer is not None, "started"
        return self._signer.public

    async def start(self) -> None:
        """Find the key, or make it, and begin."""
        self._signer = webpush.Signer(await self._store.key(webpush.new_key))
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
            self._turns[table.id, person] = None
        self._wake.set()

    async def _work(self) -> None:
        while True:
            try:
                await self._note_turns()
                more = await self._send_due()
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
                task = asyncio.create_task(self._settle(notice, claimed))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
        return len(due) == free

    async def _settle(self, notice: Notice, claimed: int) -> None:
        """Send one, and note what became of it."""
        try:
            sent = await self._send(notice)
            again = None if sent or notice.attempts >= len(RETRY_MS) else self._clock() + RETRY_MS[notice.attempts]
            if again is not None:
                await self._store.postpone(notice, claimed, again)
                return
            await self._store.settle(notice, claimed)
            if not sent:
                await self._store.count_failure(notice.target, MOST_FAILURES)
        except StoreError as error:
            log.warning("a call could not be noted: %s", error)
        except Exception:
            log.exception("a call failed")

    async def _send(self, notice: Notice) -> bool:
        """Send a notice, if it is still news; False where it may be tried again."""
        push = await self._store.push(notice.target)
        others = await self._store.waited_for(notice.game, notice.person)
        if push is None or others is None or self._present(notice.game, notice.person):
            return True
        # Aside: reading a language's words takes longer than a move may wait.
        message = await asyncio.to_thread(push_message, notice.game, others, push.language)
        sealed = await asyncio.to_thread(webpush.encrypt, message, push.key, push.secret)
        return await self._push(push, sealed, topic=notice.game)

    async def _push(self, push: Push, sealed: bytes, topic: str) -> bool:
        assert self._signer is not None, "started"
        try:
            target = target_of(push.address, self._inside)
            headers = {
                "authorization": self._signer.authorization(target.origin, self._site or push.site),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_SECONDS),
                "topic": topic,
                "urgency": "normal",
            }
            status = await outside.post(target, headers, sealed, PATIENCE)
        except BadAddress:
            CALLS.labels("push", "refused").inc()
            await self._store.drop_push(push.id)
            return True
        except Unreachable:
            CALLS.labels("push", "unreachable").inc()
            return False
        CALLS.labels("push", str(status)).inc()
        if status in GONE:
            await self._store.drop_push(push.id)
        elif 200 <= status < 300:
            await self._store.count_success(push.id)
        elif status < 500 and status not in LATER:  # it will not be taken the next time either
            await self._store.count_failure(push.id, MOST_FAILURES)
        else:
            return False
        return True
