"""Notices between processes: "table X has news", through Redis or Valkey. They carry no game, and may get lost.

Plain publish and subscribe of redis-py, one channel a table: a process hears only of tables it has in memory, and knows
when none could be heard, so that it can look for itself. (Litestar's channels would add queues and a backlog to
what is one word, and do not say when a connection was lost.)
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

log = logging.getLogger(__name__)

PREFIX = "niagara:table:"
HELLO = "niagara:hello"  # a connection that hears of no table yet is kept open by this one
WAIT_SECONDS = 0.2  # how long a table that has just come into memory may wait to be listened for
AGAIN_SECONDS = 0.5
SLOW_SECONDS = 2.0


class BadRedis(ValueError):
    """An address of Redis that cannot be used, and why."""


def check_redis(address: str) -> None:
    """Refuse an address that is none, or that this installation cannot use; who is away may come back."""
    if not address.startswith(("redis://", "rediss://", "unix://")):
        raise BadRedis("redis: not an address such as redis://localhost:6379")
    if find_spec("redis") is None:
        raise BadRedis("redis: needs extra packages; install them with: pip install 'niagara-game[scale]'")


class Notifier:
    """Notifies other processes, and hears them; `up` while it works."""

    def __init__(self, address: str, node: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.up = False
        self._closed = False
        self._node = node.encode()
        self._heard, self._missed = heard, missed
        self._tables: set[str] = set()
        self._redis: Redis = Redis.from_url(
            address,
            socket_connect_timeout=SLOW_SECONDS,
            socket_timeout=SLOW_SECONDS,
            retry=Retry(NoBackoff(), 0),  # an outage is to be noticed, not waited for
        )
        self._listening = asyncio.create_task(self._listen_always())

    def listen(self, table: str) -> None:
        """Hear of a table from now on."""
        self._tables.add(table)

    def unlisten(self, table: str) -> None:
        """Hear no more of a table."""
        self._tables.discard(table)

    async def notify(self, tables: Iterable[str]) -> None:
        """Tell others that tables have news; nobody hears it while Redis is away."""
        if not self.up:
            return
        from redis.exceptions import RedisError

        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for table in tables:
                    pipe.publish(PREFIX + table, self._node)
                await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("other processes could not be notified: %s", error)

    async def close(self) -> None:
        """Fall silent: the client library may swallow a cancellation, so the listener is asked to end by itself."""
        self._closed = True
        _ended, late = await asyncio.wait([self._listening], timeout=SLOW_SECONDS)
        for task in late:
            task.cancel()
        await self._redis.aclose()

    async def _listen_always(self) -> None:
        from redis.exceptions import RedisError

        while not self._closed:
            try:
                await self._listen()
            except (RedisError, OSError) as error:
                if self.up:
                    log.warning("Redis is away; tables are looked at by the clock instead: %s", error)
                self.up = False
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        """Hear one connection's messages, until it breaks."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channels:
            await channels.subscribe(HELLO)
            self.up = True
            self._missed()
            subscribed: set[str] = set()
            while not self._closed:
                if subscribed != self._tables:
                    subscribed = await self._subscribe(channels, subscribed)
                message = await channels.get_message(timeout=WAIT_SECONDS)
                if message is not None and message["data"] != self._node:
                    self._heard(message["channel"].decode().removeprefix(PREFIX))

    async def _subscribe(self, channels: PubSub, subscribed: set[str]) -> set[str]:
        """Listen for the tables that are in memory now; what was said before that has to be looked for."""
        wanted = set(self._tables)
        new, old = wanted - subscribed, subscribed - wanted
        if old:
            await channels.unsubscribe(*(PREFIX + table for table in old))
        if new:
            await channels.subscribe(*(PREFIX + table for table in new))
            for table in new:
                self._heard(table)
        return wanted
