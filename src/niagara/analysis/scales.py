"""Weighing: how good each plan of a decision is, and what everybody's chances are at a moment of a game.

Plans are tried out with the same secret cards and the same luck, so that their difference has little noise. Those that
are clearly worse are dropped on the way, and the worse half as the effort is spent (sequential halving).
"""

from __future__ import annotations

from functools import cache
from math import ceil, log2
from zlib import crc32

import numpy as np

from niagara.analysis.kernel import Singles, foretell, try_out
from niagara.analysis.plans import MOST_MOVES, Plan, list_plans, seen_by
from niagara.analysis.worth import QUICK, Weighed
from niagara.bots.judgement import new_desk
from niagara.bots.mind import Minds, Temperament, make_mind
from niagara.bots.nets import shipped_nets
from niagara.bots.search import new_scratch
from niagara.bots.weights import OPINION
from niagara.fast.rng import generator
from niagara.game import Game
from niagara.rules.board import SPECTATOR
from niagara.rules.state import OVER, TURNS, State, pack

ROUNDS = 1  # played out after the one that is judged
DOUBT = 0.07  # how little is known beyond this round; fitted by `benchmarks/analysis_quality.py calibration`
FEWEST = 2  # drawings at a time
FIRST_LOOK = 64  # drawings before any plan is dropped
SURE = 3.5  # standard errors behind the best at which a plan is dropped
FINE_ENOUGH = 0.0015  # a loss known this well, or to a twentieth of itself, is known well enough
WELL_SEEN = 400  # drawings that the value of what was played is worth, be it forced or clearly best


@cache
def _mind() -> Minds:
    """First opinions for moves, the nets for cards and for what is left at the end."""
    temperament = Temperament(knows_value=True, trust=0.9, foresees=True)
    return make_mind(OPINION, temperament, None, shipped_nets())


def _seed(known: State, salt: int) -> int:
    """Equal questions are answered alike; `salt` asks for other luck."""
    return crc32(pack([known]).tobytes(), salt)


def foresee(
    state: State, draws: int = QUICK.draws, *, reveal: bool = True, salt: int = 0, doubt: float = DOUBT
) -> tuple[float, ...]:
    """Every seat's chance to win, from what a spectator may know; not `reveal`: just before the open card was shown."""
    if state.phase == OVER:
        draws, doubt = 1, 0.0
    known = seen_by(state, SPECTATOR)
    if known.phase == TURNS and not reveal:
        known = _concealed(state)
    scratch = new_scratch()
    scratch[0] = pack([known])[0]
    out = np.zeros((draws, state.players))
    foretell(scratch, draws, ROUNDS, doubt, _mind()[0], new_desk()[0], generator(_seed(known, salt)), out)
    return tuple(float(share) for share in out.mean(axis=0))


def _concealed(state: State) -> State:
    """What a spectator saw before the seat that is to act laid its card open."""
    earlier = state.copy()
    earlier.revealed[state.seat] = 0
    earlier.must = earlier.may = earlier.done = 0
    return seen_by(earlier, SPECTATOR)


class _Trial:
    """Plans being tried out, with all that came of it."""

    def __init__(self, known: State, seat: int, plans: list[Plan], salt: int) -> None:
        self.seat = seat
        self._scratch = new_scratch()
        self._scratch[0] = pack([known])[0]
        self._desk = new_desk()
        self._rng = generator(_seed(known, salt) + seat)
        self._plans = np.full((len(plans), MOST_MOVES + 1), -1, np.int16)
        for row, plan in zip(self._plans, plans, strict=True):
            row[: len(plan.moves)] = plan.moves
        self.alive = list(range(len(plans)))
        self.own: list[Singles] = [np.zeros(0, np.float32) for _ in plans]
        self.totals = np.zeros((len(plans), known.players))
        self.spent = 0

    def run(self, drawings: int) -> None:
        """Try every plan that is left out so many more times."""
        own = np.zeros((len(self.alive), drawings), np.float32)
        alive = np.array(self.alive, np.int64)
        shares = np.zeros(self.totals.shape[1])
        mind, desk = _mind()[0], self._desk[0]
        try_out(
            self._scratch, self.seat, self._plans, alive, ROUNDS, DOUBT, mind, desk, self._rng, own, self.totals, shares
        )
        for place, plan in enumerate(self.alive):
            self.own[plan] = np.concatenate((self.own[plan], own[place]))
        self.spent += own.size

    def mean(self, plan: int) -> float:
        """A plan's value so far."""
        return float(self.own[plan].mean(dtype=np.float64))

    def leader(self) -> int:
        """The best plan so far; the first of equals."""
        return max(self.alive, key=lambda plan: (self.mean(plan), -plan))

    def behind(self, plan: int, best: int) -> tuple[float, float]:
        """How far a plan is behind another in the drawings that both saw, and the standard error of that."""
        seen = min(len(self.own[plan]), len(self.own[best]))
        difference = np.subtract(self.own[best][:seen], self.own[plan][:seen], dtype=np.float64)
        return float(difference.mean()), float(difference.std() / seen**0.5)


def weigh(
    state: State, seat: int, played: tuple[int, ...] = (), playouts: int = QUICK.playouts, salt: int = 0
) -> list[Weighed]:
    """All plans of a seat in a position, best first, from what it knows; `played` is weighed as well as the best."""
    known = seen_by(state, seat)
    plans = list_plans(known, seat)
    kept = next((number for number, plan in enumerate(plans) if played in plan.ways), -1)
    trial = _Trial(known, seat, plans, salt)
    if len(plans) == 1:
        trial.run(min(WELL_SEEN, playouts))
    else:
        _compare(trial, kept, playouts)
    return _ranked(trial, plans, played)


def _compare(trial: _Trial, kept: int, playouts: int) -> None:
    """Spend the effort on the plans that may be best, and on the one that was played."""
    count = len(trial.alive)
    stages = max(1, ceil(log2(count)))
    drawings = FIRST_LOOK
    while True:
        room = (playouts - trial.spent) // len(trial.alive)
        if room < FEWEST and trial.spent:
            break
        trial.run(max(FEWEST, min(drawings, room)))
        best = trial.leader()
        _drop(trial, best, kept, most=count >> min(stages, stages * trial.spent // playouts))
        if _settled(trial, best, kept):
            break
        drawings = min(2 * drawings, max(FIRST_LOOK, playouts // (4 * len(trial.alive))))


def _drop(trial: _Trial, best: int, kept: int, most: int) -> None:
    """Drop what is surely worse, and all but the `most` best; never the best two nor what was played."""
    order = sorted(trial.alive, key=lambda plan: (plan != best, -trial.mean(plan), plan))
    left = []
    for place, plan in enumerate(order):
        distance, error = trial.behind(plan, best)
        hopeful = distance <= SURE * error and place < max(most, 2)
        if plan in (best, kept) or hopeful:
            left.append(plan)
    trial.alive = sorted(left)


def _settled(trial: _Trial, best: int, kept: int) -> bool:
    """Whether no other plan may be best, and the loss of the one that was played is known well enough."""
    if set(trial.alive) - {best, kept} or len(trial.own[best]) < WELL_SEEN:
        return False
    if kept in (best, -1):
        return True
    loss, error = trial.behind(kept, best)
    return error < max(FINE_ENOUGH, loss / 20)


def _ranked(trial: _Trial, plans: list[Plan], played: tuple[int, ...]) -> list[Weighed]:
    """All plans, best first. Those dropped early are placed by how far they were behind when last tried."""
    best = trial.leader()
    top = trial.mean(best)
    found = []
    for number, plan in enumerate(plans):
        distance, error = trial.behind(number, best)
        chances = trial.totals[number] / len(trial.own[number])
        told = Plan(played, plan.ways) if played in plan.ways else plan
        # A plan dropped early may have looked better than the best for a few drawings; it was not.
        distance = 0.0 if number == best else max(distance, 0.0)
        value = min(max(top - distance, 0.0), 1.0)
        found.append(Weighed(told, tuple(map(float, chances)), value, distance, error))
    order = sorted(range(len(plans)), key=lambda number: (found[number].behind, number != best, number))
    return [found[number] for number in order]


def warm() -> None:
    """Load, or compile, all there is to it."""
    state = Game.new(3, seed=1).state
    foresee(state, 1)
    weigh(state, state.first, playouts=1)
