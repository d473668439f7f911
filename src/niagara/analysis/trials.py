"""What weighing asks of compiled code: rounds played out from what an observer knows, and what came of them.

Each step is a call (`niagara.calls`) that plays no more than SLICE rounds, so that a host can stop in between. Slices
change nothing: they go on with the luck of the one before. Sums are exact, so every host finds the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, sqrt
from operator import mul, sub
from typing import Final
from zlib import crc32

from niagara.analysis.plans import MOST_MOVES, Plan
from niagara.bots.mind.records import SCRATCH, Workspace
from niagara.calls import Block, Call, Held, Steps
from niagara.rules.layout import pack_state
from niagara.rules.state import State
from niagara.seeding import generator_state

ANALYST: Final = "analyst"  # the name of the mind that plays rounds out
ROUNDS: Final = 1  # played out after the one that is judged
DOUBT: Final = 0.07  # how little is known beyond this round; fitted by `benchmarks/analysis_quality.py calibration`
SLICE: Final = 1000  # rounds played out in one call


def _seed(known: State, salt: int) -> int:
    """Equal questions are answered alike; `salt` asks for other luck."""
    return crc32(pack_state(known), salt)


def _slices(count: int, most: int) -> Iterator[int]:
    """A number in parts."""
    while count > 0:
        part = min(count, max(most, 1))
        yield part
        count -= part


class Thoughts:
    """What compiled code is given with every call of one question: a view to start from, room to think, and luck."""

    def __init__(self, known: State, seed: int) -> None:
        self.scratch = Block(State, (SCRATCH,))
        self.scratch.put(known)
        self.workspace = Block(Workspace)
        self.luck = Block("u8", (1,))
        self.luck.write([generator_state(seed)])


def mean_shares(known: State, draws: int, doubt: float, salt: int) -> Steps[tuple[float, ...]]:
    """Every seat's chance to win, from what a spectator knows: the mean over so many drawings of what it does not."""
    thoughts = Thoughts(known, _seed(known, salt))
    found: list[float] = []
    for part in _slices(draws, SLICE):
        out = Block("f8", (part, known.players))
        mind = Held(ANALYST)
        yield Call("forecast", (thoughts.scratch, part, ROUNDS, doubt, mind, thoughts.workspace, thoughts.luck, out))
        found += out.read()
    return tuple(fsum(found[seat :: known.players]) / draws for seat in range(known.players))


class Trial:
    """Plans being tried out, by their numbers: those in `alive` go on; `spent` counts the rounds played out."""

    def __init__(self, known: State, seat: int, plans: list[Plan], salt: int) -> None:
        self._seat = seat
        self._thoughts = Thoughts(known, _seed(known, salt) + seat)
        self._plans = Block("i2", (len(plans), MOST_MOVES + 1))
        rows = [[*plan.moves, *[-1] * (MOST_MOVES + 1 - len(plan.moves))] for plan in plans]
        self._plans.write(number for row in rows for number in row)
        self._own: list[list[float]] = [[] for _ in plans]
        self._means = [0.0] * len(plans)
        self._totals = Block("f8", (len(plans), known.players))
        self._shares = Block("f8", (known.players,))
        self.alive = list(range(len(plans)))
        self.spent = 0

    def run(self, drawings: int) -> Steps[None]:
        """Try every plan that is alive out so many more times."""
        alive = Block("i8", (len(self.alive),))
        alive.write(self.alive)
        for part in _slices(drawings, SLICE // len(self.alive)):
            own = Block("f4", (len(self.alive), part))
            yield self._call(alive, own)
            found = own.read()
            for place, plan in enumerate(self.alive):
                self._own[plan] += found[place * part : (place + 1) * part]
        for plan in self.alive:
            self._means[plan] = fsum(self._own[plan]) / len(self._own[plan])
        self.spent += len(self.alive) * drawings

    def _call(self, alive: Block, own: Block) -> Call:
        scratch, workspace, luck = self._thoughts.scratch, self._thoughts.workspace, self._thoughts.luck
        asked = (scratch, self._seat, self._plans, alive, ROUNDS, DOUBT, Held(ANALYST), workspace, luck)
        return Call("try_out", (*asked, own, self._totals, self._shares))

    def seen(self, plan: int) -> int:
        """How often a plan was tried out."""
        return len(self._own[plan])

    def mean(self, plan: int) -> float:
        """A plan's value so far."""
        return self._means[plan]

    def behind(self, plan: int, best: int) -> tuple[float, float]:
        """How far a plan is behind another in the drawings that both saw, and the standard error of that."""
        differences = list(map(sub, self._own[best], self._own[plan]))  # as many as the shorter one has
        seen = len(differences)
        mean = fsum(differences) / seen
        apart = [difference - mean for difference in differences]
        return mean, sqrt(fsum(map(mul, apart, apart)) / seen) / sqrt(seen)

    def chances(self, plan: int) -> tuple[float, ...]:
        """Every seat's chance after a plan."""
        players = self._shares.shape[0]
        return tuple(total / self.seen(plan) for total in self._totals.read()[plan * players : (plan + 1) * players])
