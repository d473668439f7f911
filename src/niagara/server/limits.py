"""Limits: how often somebody may do something, and how much of it at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

OWN_NETWORK = 64  # bits; everybody with IPv6 has a whole network of that many addresses


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


class Crowd:
    """How many of each key are here at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """One more of this key; False if there are too many already."""
        if self._here[key] >= self._most:
            return False
        self._here[key] += 1
        return True

    def leave(self, key: str) -> None:
        """One less."""
        self._here[key] -= 1
        if self._here[key] <= 0:
            del self._here[key]


def neighbourhood(host: str) -> str:
    """What is counted as one visitor: an address, or the network that one customer of IPv6 has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, OWN_NETWORK), strict=False))
    return host
