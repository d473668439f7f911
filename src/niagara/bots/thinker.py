"""Every bot that thinks in compiled code, as plain Python: what it asks, and an eye on the clock.

`deliberate` yields the calls of compiled code that it needs. `choose` carries them out on this machine; a browser tab
sends them to a worker with WebAssembly. The very same code decides, so equal seeds give equal decisions.
"""

from __future__ import annotations

import secrets
from time import perf_counter
from typing import ClassVar

from niagara.bots.bot import View
from niagara.bots.mind.records import SCRATCH, STEP, Workspace
from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.weights.tuned import OPINION
from niagara.calls import Block, Call, Held, Steps, carry_out
from niagara.rules.actions import Move
from niagara.rules.state import State
from niagara.seeding import generator_state

SHIPPED = "shipped"  # the nets in the package, or those that the environment names
SHIPPED_HEADS = "heads"  # … and the net with three heads
SLICE = 0.02  # seconds of thinking between two looks at the clock, or one step where that takes longer
TIME_FOR_OTHERS = 0.1  # seconds of budget below which nobody thinks in the others' place


class Thinker:
    """A bot with a mind. It stops thinking when its samples are done or the budget is nearly spent."""

    opinion: ClassVar[Weights] = OPINION
    settings: ClassVar[Settings] = Settings()
    nets: ClassVar[str] = ""  # none, SHIPPED, or the hash of the file that it was made with
    large_nets: ClassVar[str] = ""  # … and of larger ones, if it has them for itself

    def __init__(self, seed: int | None = None) -> None:
        self.scratch = Block(State, (SCRATCH,))
        self.workspace = Block(Workspace)
        self.luck = Block("u8", (1,))  # its generator (`fast.rng`)
        self.luck.write([generator_state(secrets.randbits(63) if seed is None else seed)])

    @property
    def name(self) -> str:
        """The name of its mind."""
        return type(self).__name__.lower()

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All that compiled code reads and writes while it thinks."""
        return self.scratch, self.workspace, self.luck

    @property
    def driver(self) -> str:
        """The compiled code that it thinks with, as `Compiler.is_warm` knows it."""
        return "search.ponder" if self.settings.searches else "policy.first_opinion"

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """The move that seems best, within `budget` seconds."""
        from niagara.bots.native import engine_of

        engine = engine_of(self.name, self.opinion, self.settings, self.nets, self.large_nets)
        return carry_out(self.deliberate(view, moves, budget), engine)

    def deliberate(self, view: View, moves: list[Move], budget: float) -> Steps[Move]:
        """Think about a move, call by call."""
        started = perf_counter()
        if len(moves) == 1:
            return moves[0]
        self.scratch.put(view.state)
        mind = Held(self.name)
        if not self.settings.searches:
            action = yield Call("first_opinion", (self.scratch, view.seat, mind, self.workspace, self.luck))
            return Move(action)
        workspace = self.workspace
        workspace.set("candidates", 0)
        action = yield self._ponder(view.seat, 0)
        if self.settings.rival_samples and budget >= TIME_FOR_OTHERS:
            workspace.set("candidates", 0)  # there is an answer; now begin anew, with thinking for the others
        steps, slowest, latest = 1, 0.0, 0.0  # seconds of a step
        while (left := workspace.get("left")) and workspace.get("candidates") != 1:
            before = perf_counter()
            rest = budget - (before - started)
            if slowest >= rest:
                break
            # A call to a worker has its price: it is asked for as many steps as fit into a slice, and into the rest.
            if latest:
                steps = max(1, min(2 * steps, int(SLICE / latest), int(rest / slowest), -(-left // STEP)))
            action = yield self._ponder(view.seat, steps * STEP)
            latest = (perf_counter() - before) / steps
            slowest = max(slowest, latest)
        return Move(action)

    def _ponder(self, seat: int, samples: int) -> Call:
        """Think on for some samples."""
        return Call("ponder", (self.scratch, seat, samples, Held(self.name), self.workspace, self.luck))
