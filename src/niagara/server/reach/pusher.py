"""The way through a browser's push service."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256

from niagara.server.ops.metrics import CALLS
from niagara.server.reach import outside, webpush
from niagara.server.reach.messages import push_message
from niagara.server.reach.outside import BadAddress, Unreachable, target_of
from niagara.server.store.reaching import Notice, Occasion, Push, Reaching

PATIENCE = 5.0  # seconds for one message, from finding its service to the answer
KEPT_SECONDS = 3 * 24 * 3600  # for which a service keeps a message for a device that is off
RETRY_MS = (30_000, 120_000, 600_000, 3_600_000)  # after the first failure, the second …
MOST_FAILURES = 5  # messages in a row that were given up
GONE = (404, 410)
LATER = (408, 425, 429)
TOPIC_LENGTH = 32  # as long as services take


class Pusher:
    """Sends to devices, signed with the key of this database."""

    def __init__(self, store: Reaching, signer: webpush.Signer, inside: str, site: str) -> None:
        self._store, self.signer, self._inside, self._site = store, signer, inside, site

    @property
    def retries(self) -> Sequence[int]:
        """After how many milliseconds each to try again."""
        return RETRY_MS

    async def send(self, notice: Notice, occasion: Occasion) -> bool:
        """Call a device; False where it may be tried again."""
        push = await self._store.push(notice.target)
        if push is None:
            return True
        # Aside: reading a language's words takes longer than a move may wait.
        message = await asyncio.to_thread(push_message, notice.game, occasion, push.language)
        sealed = await asyncio.to_thread(webpush.encrypt, message, push.key, push.secret)
        return await self._push(push, sealed, topic=topic_of(notice.game))

    async def give_up(self, notice: Notice) -> None:
        """A device was not reached."""
        await self._store.count_failure(notice.target, MOST_FAILURES)

    async def _push(self, push: Push, sealed: bytes, topic: str) -> bool:
        try:
            target = target_of(push.address, self._inside)
            headers = {
                "authorization": self.signer.authorization(target.origin, self._site or push.site),
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


def topic_of(table: str) -> str:
    """By what a service tells messages of one table from others; the table's address would let it watch there."""
    return sha256(table.encode()).hexdigest()[:TOPIC_LENGTH]
