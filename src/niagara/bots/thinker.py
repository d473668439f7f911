"""The Python side of every compiled bot: a mind, a desk to think at, and an eye on the clock."""

from __future__ import annotations

import secrets
from time import perf_counter

from niagara.bots.bot import View
from niagara.bots.judgement import new_desk
from niagara.bots.mind import Nets, Temperament, make_mind
from niagara.bots.opinion import first_thought
from niagara.bots.search import new_scratch, think
from niagara.bots.weights import JUDGEMENT, OPINION
from niagara.fast.rng import generator
from niagara.rules.actions import Move
from niagara.rules.state import pack

STEP = 4  # drawings of the hidden cards between two looks at the clock
TIME_FOR_OTHERS = 0.1  # seconds of budget below which nobody thinks in the others' place


class Thinker:
    """A bot with a mind. It stops thinking when its samples are done or the budget is nearly spent."""

    opinion = OPINION
    temperament = Temperament()

    def __init__(self, seed: int | None = None, nets: Nets | None = None) -> None:
        self.minds = make_mind(self.opinion, self.temperament, JUDGEMENT, nets)
        self._scratch = new_scratch()
        self._desk = new_desk()
        self._rng = generator(secrets.randbits(63) if seed is None else seed)

    @property
    def driver(self) -> str:
        """The compiled code that it thinks with, as `niagara.fast.is_warm` knows it."""
        return "search.think" if self.temperament.searches else "opinion.first_thought"

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """The move that seems best, within `budget` seconds."""
        started = perf_counter()
        if len(moves) == 1:
            return moves[0]
        self._scratch[0] = pack([view.state])[0]
        mind, desk = self.minds[0], self._desk[0]
        if not self.temperament.searches:
            return Move(first_thought(self._scratch, view.seat, mind, desk, self._rng))
        desk["candidates"] = 0
        action = think(self._scratch, view.seat, 0, mind, desk, self._rng)
        left = self.temperament.samples
        if self.temperament.empathy and budget >= TIME_FOR_OTHERS:
            desk["candidates"] = 0  # there is an answer; now begin anew, with thinking for the others
        longest = 0.0
        while left > 0 and desk["candidates"] != 1:
            before = perf_counter()
            if before - started + longest >= budget:
                break
            samples = min(STEP, left)
            action = think(self._scratch, view.seat, samples, mind, desk, self._rng)
            left -= samples
            longest = max(longest, perf_counter() - before)
        return Move(action)
