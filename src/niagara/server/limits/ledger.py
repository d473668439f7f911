"""The ledger: what a visitor has asked for of late, by network and by session, and how much that may be.

Every route names its kind (`opt={"cost": …}`), every message of a socket is one; `allowances` has what each kind may
come to. Nobody is charged for what is refused, nor for asking when; but refusing costs too, so whoever is refused again
and again is answered later and later.
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
    "files",
    "health",
    "requests",
    "tables",
    "practice",
    "analysis",
    "positions",
    "retelling",
    "messages",
    "chat",
    "people",
]


@dataclass(frozen=True, slots=True)
class Rate:
    """How many a second, and how many may come at once."""

    a_second: float
    at_once: float

    def times(self, count: float) -> Rate:
        """As much for so many."""
        return Rate(self.a_second * count, self.at_once * count)


@dataclass(frozen=True, slots=True)
class Allowance:
    """What one network may ask for, and, where that is less, one session."""

    network: Rate
    session: Rate | None = None

    def times(self, count: float) -> Allowance:
        """So many times as much."""
        return Allowance(self.network.times(count), None if self.session is None else self.session.times(count))


def allowances(settings: Settings) -> dict[Cost, Allowance]:
    """What each kind may come to; `weights.py` has what one of each costs."""
    chat = Rate(settings.chat_rate, settings.chat_burst)
    messages = Rate(settings.message_rate, settings.message_burst)
    requests = Rate(settings.request_rate, settings.request_burst)
    usual: dict[Cost, Allowance] = {
        # A page is some sixty files, and a whole club may open it at once.
        "files": Allowance(Rate(2 * requests.a_second, 8 * requests.at_once)),
        "health": Allowance(Rate(10.0, 100.0)),
        "requests": Allowance(requests),
        "tables": Allowance(Rate(settings.table_rate, settings.table_burst)),
        "practice": Allowance(Rate(10.0, 60.0)),
        "analysis": Allowance(Rate(0.2, 12.0)),
        "positions": Allowance(Rate(2.0, 20.0)),
        "retelling": Allowance(Rate(settings.retelling_rate, settings.retelling_burst)),
        "messages": Allowance(messages.times(CLUB), messages),
        "chat": Allowance(chat.times(CLUB), chat),
        "people": Allowance(Rate(settings.people_rate, settings.people_burst)),
    }
    return {cost: allowance.times(settings.allowance) for cost, allowance in usual.items()}


FOR_EVER = 3600.0  # seconds; nobody is told to come back later than that
REFUSALS = Rate(5.0, 50.0)  # that one network is answered at once
LONGEST_HOLD = 20.0  # seconds for which an answer is held back


class Bucket:
    """Holds up to `burst` tokens and regains `rate` a second; every act takes some."""

    __slots__ = ("_at", "_clock", "_level", "burst", "rate", "spent")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()
        self.spent = 0.0  # since other processes were last told of it

    def take(self, weight: float = 1.0) -> bool:
        """Take tokens; False if there are not enough."""
        if self.wait(weight) > 0:
            return False
        self.charge(weight)
        return True

    def owe(self, weight: float = 1.0) -> float:
        """Take tokens, there or not; seconds until they would have been."""
        wait = self.wait(weight)
        self.charge(weight)
        return wait

    def charge(self, weight: float = 1.0) -> None:
        """Take tokens that are there."""
        self._level -= weight
        self.spent += weight

    def wait(self, weight: float = 1.0) -> float:
        """Seconds until there are enough tokens."""
        now = self._clock()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level >= weight:
            return 0.0
        return min(FOR_EVER, (weight - self._level) / self.rate) if self.rate > 0 else FOR_EVER

    def settle(self, told: float, level: float) -> None:
        """Other processes have heard of what was spent here; with what they spent, so much is left."""
        self.spent -= told
        self._level, self._at = level - self.spent, self._clock()


class Account:
    """What one network, and one session of it, may still ask for of one kind; a socket holds its own."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def spend(self, weight: float = 1.0) -> float:
        """Charge one; more than 0 says that nothing was charged, and in how many seconds to come back."""
        wait = 0.0
        for bucket in self._buckets:
            wait = max(wait, bucket.wait(weight))
        if wait == 0.0:
            for bucket in self._buckets:
                bucket.charge(weight)
        return wait


class Ledger:
    """What everybody has asked for; who was not seen for longest is forgotten."""

    def __init__(self, allowed: Mapping[Cost, Allowance], most: int = MOST_KEYS) -> None:
        self._allowed, self._most = allowed, most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def spend(self, cost: Cost, network: str, session: str, weight: float = 1.0) -> float:
        """Charge one of a kind; more than 0 says that nothing was charged, and in how many seconds to come back."""
        return self.account(cost, network, session).spend(weight)

    def hold(self, network: str) -> float:
        """One more refusal for a network; for how many seconds its answer is to be held back."""
        return min(LONGEST_HOLD, self._bucket("refusals", f"n {network}", REFUSALS).owe())

    def untold(self) -> dict[str, Bucket]:
        """Of what other processes have not heard yet, by a name that all of them give it."""
        return {f"{kind} {key}": bucket for (kind, key), bucket in self._buckets.items() if bucket.spent > 0}

    def account(self, cost: Cost, network: str, session: str) -> Account:
        """Where a network and a session are charged for a kind."""
        allowed = self._allowed[cost]
        whole = self._bucket(cost, f"n {network}", allowed.network)
        if allowed.session is None:
            return Account(whole)
        return Account(whole, self._bucket(cost, f"s {session}", allowed.session))

    def _bucket(self, kind: str, key: str, rate: Rate) -> Bucket:
        bucket = self._buckets.pop((kind, key), None) or Bucket(rate.a_second, rate.at_once)
        self._buckets[kind, key] = bucket
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
