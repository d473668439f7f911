"""Weighing: how good each plan of a decision is, and what everybody's chances are at a moment of a game.

Plans are tried out with the same secret cards and the same luck, so that their difference has little noise. Those that
are clearly worse are dropped on the way, and the worse half as the effort is spent (sequential halving). What weighs is
a generator of calls (`…_steps`), for any host; the others carry them out with an engine, this machine's own if none is
given, which is loaded when it is first asked.
"""

from __future__ import annotations

from math import ceil, log2

from niagara.analysis.plans import Plan, list_plans, seen_by
from niagara.analysis.trials import DOUBT, Trial, mean_shares
from niagara.analysis.worth import QUICK, Weighed
from niagara.calls import Engine, Steps, carry_out
from niagara.rules.board import SPECTATOR
from niagara.rules.state import OVER, TURNS, State

FEWEST = 2  # drawings at a time
FIRST_LOOK = 64  # drawings before any plan is dropped
SURE = 3.5  # standard errors behind the best at which a plan is dropped
FINE_ENOUGH = 0.0015  # a loss known this well, or to a twentieth of itself, is known well enough
WELL_SEEN = 400  # drawings that the value of what was played is worth, be it forced or clearly best


def native_engine() -> Engine:
    """The engine of this machine."""
    from niagara.analysis.engine import native

    return native.native_engine()


def foresee_steps(
    state: State, draws: int = QUICK.draws, *, reveal: bool = True, salt: int = 0, doubt: float = DOUBT
) -> Steps[tuple[float, ...]]:
    """Every seat's chance to win, from what a spectator may know; not `reveal`: just before the open card was shown."""
    if state.phase == OVER:
        draws, doubt = 1, 0.0
    known = seen_by(state, SPECTATOR)
    if known.phase == TURNS and not reveal:
        known = _concealed(state)
    return mean_shares(known, draws, doubt, salt)


def foresee(
    state: State,
    draws: int = QUICK.draws,
    *,
    reveal: bool = True,
    salt: int = 0,
    doubt: float = DOUBT,
    engine: Engine | None = None,
) -> tuple[float, ...]:
    """`foresee_steps`, carried out."""
    steps = foresee_steps(state, draws, reveal=reveal, salt=salt, doubt=doubt)
    return carry_out(steps, engine or native_engine())


def _concealed(state: State) -> State:
    """What a spectator saw before the seat that is to act laid its card open."""
    earlier = state.copy()
    earlier.revealed[state.seat] = 0
    earlier.must = earlier.may = earlier.done = 0
    return seen_by(earlier, SPECTATOR)


def weigh_steps(
    state: State, seat: int, played: tuple[int, ...] = (), playouts: int = QUICK.playouts, salt: int = 0
) -> Steps[list[Weighed]]:
    """All plans of a seat in a position, best first, from what it knows; `played` is weighed as well as the best."""
    known = seen_by(state, seat)
    plans = list_plans(known, seat)
    kept = next((number for number, plan in enumerate(plans) if played in plan.ways), -1)
    trial = Trial(known, seat, plans, salt)
    if len(plans) == 1:
        yield from trial.run(min(WELL_SEEN, playouts))
    else:
        yield from _compare(trial, kept, playouts)
    return _ranked(trial, plans, played)


def weigh(
    state: State,
    seat: int,
    played: tuple[int, ...] = (),
    playouts: int = QUICK.playouts,
    salt: int = 0,
    engine: Engine | None = None,
) -> list[Weighed]:
    """`weigh_steps`, carried out."""
    return carry_out(weigh_steps(state, seat, played, playouts, salt), engine or native_engine())


def _leader(trial: Trial) -> int:
    """The best plan so far; the first of equals."""
    return max(trial.alive, key=lambda plan: (trial.mean(plan), -plan))


def _compare(trial: Trial, kept: int, playouts: int) -> Steps[None]:
    """Spend the effort on the plans that may be best, and on the one that was played."""
    count = len(trial.alive)
    stages = max(1, ceil(log2(count)))
    drawings = FIRST_LOOK
    while True:
        room = (playouts - trial.spent) // len(trial.alive)
        if room < FEWEST and trial.spent:
            break
        yield from trial.run(max(FEWEST, min(drawings, room)))
        best = _leader(trial)
        _drop(trial, best, kept, most=count >> min(stages, stages * trial.spent // playouts))
        if _settled(trial, best, kept):
            break
        drawings = min(2 * drawings, max(FIRST_LOOK, playouts // (4 * len(trial.alive))))


def _drop(trial: Trial, best: int, kept: int, most: int) -> None:
    """Drop what is surely worse, and all but the `most` best; never the best two nor what was played."""
    order = sorted(trial.alive, key=lambda plan: (plan != best, -trial.mean(plan), plan))
    left = []
    for place, plan in enumerate(order):
        distance, error = trial.behind(plan, best)
        hopeful = distance <= SURE * error and place < max(most, 2)
        if plan in (best, kept) or hopeful:
            left.append(plan)
    trial.alive = sorted(left)


def _settled(trial: Trial, best: int, kept: int) -> bool:
    """Whether no other plan may be best, and the loss of the one that was played is known well enough."""
    if set(trial.alive) - {best, kept} or trial.seen(best) < WELL_SEEN:
        return False
    if kept in (best, -1):
        return True
    loss, error = trial.behind(kept, best)
    return error < max(FINE_ENOUGH, loss / 20)


def _ranked(trial: Trial, plans: list[Plan], played: tuple[int, ...]) -> list[Weighed]:
    """All plans, best first. Those dropped early are placed by how far they were behind when last tried."""
    best = _leader(trial)
    top = trial.mean(best)
    found = []
    for number, plan in enumerate(plans):
        distance, error = trial.behind(number, best)
        told = Plan(played, plan.ways) if played in plan.ways else plan
        # A plan dropped early may have looked better than the best for a few drawings; it was not.
        distance = 0.0 if number == best else max(distance, 0.0)
        value = min(max(top - distance, 0.0), 1.0)
        found.append(Weighed(told, trial.chances(number), value, distance, error))
    order = sorted(range(len(plans)), key=lambda number: (found[number].behind, number != best, number))
    return [found[number] for number in order]
