"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Holds up to `burst` tokens and regains `rate` a second; every act takes one."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each of many keys; the ones unused longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token of this key's bucket; False if there is none."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
