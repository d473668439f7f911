"""What the things cost that visitors ask for, as `python -m benchmarks.costs` measures it; charges follow from that."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.protocol.client import AnyMessage, Foresee, History, Resume
from niagara.server.limits.ledger import Cost


@dataclass(frozen=True, slots=True)
class Weight:
    """Of one, at its costliest: milliseconds of the server's processor and of its helpers', bytes of the answer."""

    here: float
    aside: float
    size: int


MEASURED: dict[Cost, Weight] = {
    "files": Weight(1.6, 0, 1_000),
    "health": Weight(2.8, 0, 30),
    "requests": Weight(6, 0, 800),
    "tables": Weight(48, 140, 50),
    "practice": Weight(2.7, 0, 700),
    "positions": Weight(10, 620, 300),
    "retelling": Weight(74, 690, 120_000),
    "analysis": Weight(100, 20_000, 100_000),  # this one, chat and people are estimates yet
    "messages": Weight(0.4, 0, 100),
    "chat": Weight(2, 0, 100),
    "people": Weight(5, 0, 200),
}

# Messages for which more is charged than for others: a page of the past, what was missed, a look ahead.
MORE: dict[type[AnyMessage], float] = {History: 4.0, Resume: 4.0, Foresee: 2.0}
CHARACTERS_OF_A_TABLE = 2000  # of a record that is brought in: a usual game counts as one more table
MOST_TABLES = 20.0  # that the longest record counts as, fewer than may be made at once
LONG_LISTS = 4.0  # requests that the lobby counts as
