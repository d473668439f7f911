"""The way by e-mail: asks whoever wants it whether they do, then tells them of their turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from email.message import EmailMessage

from niagara.server.ops.metrics import CALLS
from niagara.server.reach import mail
from niagara.server.reach.mail import MailServer, Undelivered
from niagara.server.store.mails import Mail, Mails
from niagara.server.store.reaching import Notice, Occasion
from niagara.tables.records import StoreError

log = logging.getLogger(__name__)

MINUTE_MS = 60_000
RETRY_MS = tuple(minutes * MINUTE_MS for minutes in (1, 5, 30, 120, 360, 720))  # a server may be down for a day
CLAIM_MS = 5 * MINUTE_MS
AT_ONCE = 4  # conversations with the mail server
ASKED_AT_ONCE = 20


class Mailer:
    """Sends e-mail through the server that a host named."""

    def __init__(self, store: Mails, server: MailServer, site: str, clock: Callable[[], int]) -> None:
        self._store, self._server, self._site, self._clock = store, server, site, clock
        self._talking = asyncio.Semaphore(AT_ONCE)

    @property
    def retries(self) -> Sequence[int]:
        """After how many milliseconds each to try again."""
        return RETRY_MS

    async def send(self, notice: Notice, occasion: Occasion) -> bool:
        """Tell a person why they are called; False where it may be tried again."""
        to = await self._store.of(notice.person)
        if to is None or to.status != "yes":
            return True
        return await self._hand_in(
            lambda: mail.calling_mail(self._server, self._site, to.address, notice.game, occasion, to.code, to.language)
        )

    async def give_up(self, notice: Notice) -> None:
        """A mail server that is down for days is its host's matter; the next turn is told again."""

    async def ask_all(self) -> None:
        """Ask those who want mail whether it is theirs to want."""
        for each in await self._store.to_ask(self._clock(), ASKED_AT_ONCE):
            if await self._store.claim(each, self._clock() + CLAIM_MS):
                await self._ask(each)

    async def _ask(self, each: Mail) -> None:
        done = await self._hand_in(
            lambda: mail.asking_mail(self._server, self._site, each.address, each.code, each.language)
        )
        tries = each.attempts
        never = 2**62
        again = never if done or tries >= len(RETRY_MS) else self._clock() + RETRY_MS[tries]
        try:
            await self._store.postpone(each, again)
        except StoreError as error:
            log.warning("whether somebody was asked could not be noted: %s", error)

    async def _hand_in(self, written: Callable[[], EmailMessage]) -> bool:
        message = await asyncio.to_thread(written)  # reading a language's words takes longer than a move may wait
        try:
            async with self._talking:
                await mail.send(self._server, message)
        except Undelivered as error:
            CALLS.labels("mail", "refused" if error.final else "unreachable").inc()
            return error.final
        CALLS.labels("mail", "sent").inc()
        return True
