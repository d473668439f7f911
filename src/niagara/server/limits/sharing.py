"""One ledger for all processes, in Redis: each judges at once by what it knows, and a moment later by what all know.

Nothing waits for Redis. What a process lets through before it hears of the others is charged all the same, so that who
asks many processes at once waits the longer for the next. While Redis is away, each process counts alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from niagara.server.limits.ledger import FOR_EVER, Bucket, Ledger

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger(__name__)

EVERY = 0.25  # seconds
AGAIN = 2.0  # seconds until Redis is asked again after it was away
SLOW = 1.0
AT_ONCE = 500  # accounts of one call
PREFIX = "niagara:{ledger}:"  # braces: in a cluster of Redis all of them are on one machine

# Of each account: what was spent is taken away at once, by Redis's own clock; an account that is full again is gone.
# Who owes more than a whole burst is forgiven the rest.
SETTLE = f"""
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local left = {{}}
for at, key in ipairs(KEYS) do
  local rate, burst, spent = tonumber(ARGV[3 * at - 2]), tonumber(ARGV[3 * at - 1]), tonumber(ARGV[3 * at])
  local kept = redis.call('HMGET', key, 'level', 'at')
  local level = burst
  if kept[1] then level = math.min(burst, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate) end
  level = math.max(level - spent, -burst)
  local full = {FOR_EVER}
  if rate > 0 then full = math.min(full, (burst - level) / rate) end
  redis.call('HSET', key, 'level', string.format('%.6f', level), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', key, math.ceil(1000 * full) + 1000)
  left[at] = string.format('%.6f', level)
end
return left
"""


@asynccontextmanager
async def shared(ledger: Ledger, redis: str) -> AsyncIterator[None]:
    """Share a ledger while the block runs, where there is a Redis."""
    sharing = Sharing(ledger, redis) if redis else None
    try:
        yield
    finally:
        if sharing is not None:
            await sharing.close()


class Sharing:
    """Tells Redis what was spent here, and hears what is left."""

    def __init__(self, ledger: Ledger, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.up = True
        self._ledger = ledger
        self._closed = asyncio.Event()
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=SLOW, socket_timeout=SLOW, retry=Retry(NoBackoff(), 0)
        )
        self._task = asyncio.create_task(self._share_always())

    async def close(self) -> None:
        """Tell the last of it; the client library may swallow a cancellation, so the task ends by itself."""
        self._closed.set()
        _ended, late = await asyncio.wait([self._task], timeout=2 * SLOW)
        for task in late:
            task.cancel()
        await self._redis.aclose()

    async def _share_always(self) -> None:
        from redis.exceptions import RedisError

        while not self._closed.is_set():
            try:
                async with asyncio.timeout(EVERY if self.up else AGAIN):
                    await self._closed.wait()
            except TimeoutError:
                pass
            try:
                await self.share()
                self.up = True
            except (RedisError, OSError) as error:
                if self.up:
                    log.warning("Redis is away; what visitors ask for is counted by each process alone: %s", error)
                self.up = False

    async def share(self) -> None:
        """Settle all accounts that were charged here of late."""
        untold = list(self._ledger.untold().items())
        for begin in range(0, len(untold), AT_ONCE):
            some = untold[begin : begin + AT_ONCE]
            told = [min(bucket.spent, bucket.burst) for _, bucket in some]
            forgiven = [bucket.spent - each for (_, bucket), each in zip(some, told, strict=True)]
            left = await _settle(self._redis, some, told)
            for (_, bucket), each, extra, level in zip(some, told, forgiven, left, strict=True):
                bucket.settle(each + extra, level)


async def _settle(redis: Redis, accounts: Sequence[tuple[str, Bucket]], told: Sequence[float]) -> list[float]:
    """What is left in accounts once what was spent is taken away."""
    keys = [PREFIX + name for name, _ in accounts]
    each = zip(accounts, told, strict=True)
    values = [str(value) for (_, bucket), spent in each for value in (bucket.rate, bucket.burst, spent)]
    found = await redis.eval(SETTLE, len(keys), *keys, *values)
    return [float(level) for level in found]
