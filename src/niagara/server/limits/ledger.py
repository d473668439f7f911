"""The ledger: what a visitor has asked for of late, by network and by session, and how much that may be.

Every route names its kind (`opt={"cost": …}`), every message of a socket is one; `ALLOWANCES` has what each kind may
come to. Nobody is charged for what is refused, nor for asking when.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from niagara.server.settings import Settings

OWN_NETWORK = 64  # bits; everybody with IPv6 has a whole network of that many addresses
CLUB = 10  # sessions that talk at once from behind one address are still welcome
MOST_KEYS = 20_000

Cost = Literal[
    "files", "health", "requests", "tables", "practice", "analysis", "positions", "retelling", "messages", "chat"
]


@dataclass(frozen=True, slots=True)
class Rate:
    """How many a second, and how many may come at once."""

    a_second: float
    at_once: float

    def times(self, count: int) -> Rate:
        """As much for so many."""
        return Rate(self.a_second * count, self.at_once * count)


@dataclass(frozen=True, slots=True)
class Allowance:
    """What one network may ask for, and, where that is less, one session."""

    network: Rate
    session: Rate | None = None


def allowances(settings: Settings) -> dict[Cost, Allowance]:
    """What each kind may come to. Roughly, on one core: a file 1 ms, a request 2, a table 10, a retelling 150 (aside),
    a position 400 (aside), a game's analysis minutes (aside)."""
    chat = Rate(settings.chat_rate, settings.chat_burst)
    messages = Rate(settings.message_rate, settings.message_burst)
    requests = Rate(settings.request_rate, settings.request_burst)
    return {
        "files": Allowance(requests.times(2)),
        "health": Allowance(Rate(20.0, 100.0)),
        "requests": Allowance(requests),
        "tables": Allowance(Rate(settings.table_rate, settings.table_burst)),
        "practice": Allowance(Rate(15.0, 60.0)),
        "analysis": Allowance(Rate(0.2, 12.0)),
        "positions": Allowance(Rate(2.0, 20.0)),
        "retelling": Allowance(Rate(settings.retelling_rate, settings.retelling_burst)),
        "messages": Allowance(messages.times(CLUB * 5), messages),
        "chat": Allowance(chat.times(CLUB), chat),
    }


class Bucket:
    """Holds up to `burst` tokens and regains `rate` a second; every act takes one."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if self.wait() > 0:
            return False
        self.charge()
        return True

    def charge(self) -> None:
        """Take a token that is there."""
        self._level -= 1

    def wait(self) -> float:
        """Seconds until there is a token."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level >= 1:
            return 0.0
        return min(FOR_EVER, (1 - self._level) / self._rate) if self._rate > 0 else FOR_EVER


FOR_EVER = 3600.0  # seconds; nobody is told to come back later than that


class Account:
    """What one network, and one session of it, may still ask for of one kind; a socket holds its own."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def spend(self) -> float:
        """Charge one; more than 0 says that nothing was charged, and in how many seconds to come back."""
        wait = 0.0
        for bucket in self._buckets:
            wait = max(wait, bucket.wait())
        if wait == 0.0:
            for bucket in self._buckets:
                bucket.charge()
        return wait


class Ledger:
    """What everybody has asked for; who was not seen for longest is forgotten."""

    def __init__(self, allowed: Mapping[Cost, Allowance], most: int = MOST_KEYS) -> None:
        self._allowed, self._most = allowed, most
        self._buckets: OrderedDict[tuple[Cost, str], Bucket] = OrderedDict()

    def spend(self, cost: Cost, network: str, session: str) -> float:
        """Charge one of a kind; more than 0 says that nothing was charged, and in how many seconds to come back."""
        return self.account(cost, network, session).spend()

    def account(self, cost: Cost, network: str, session: str) -> Account:
        """Where a network and a session are charged for a kind."""
        allowed = self._allowed[cost]
        whole = self._bucket(cost, f"n {network}", allowed.network)
        if allowed.session is None:
            return Account(whole)
        return Account(whole, self._bucket(cost, f"s {session}", allowed.session))

    def _bucket(self, cost: Cost, key: str, rate: Rate) -> Bucket:
        bucket = self._buckets.pop((cost, key), None) or Bucket(rate.a_second, rate.at_once)
        self._buckets[cost, key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


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


def network_of(host: str) -> str:
    """What is counted as one visitor: an address, or the network that one customer of IPv6 has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, OWN_NETWORK), strict=False))
    return host
