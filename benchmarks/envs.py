"""Steps a second through every environment, beside OpenSpiel's C++ games of like size, all called from Python.

python benchmarks/envs.py [--seconds 2] [--rounds 3] [--json]

Every loop does the same: ask what is legal, take one of it at random, step, look at what the next seat sees. Rounds go
through all loops in turn and the median counts, so that a busy machine disturbs all of them alike. Processor time is
that of all threads: steps by processor second compare code, steps a second compare what one gets on this machine.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import niagara.envs.spiel
from niagara.envs.functional import Niagara
from niagara.envs.seat import NiagaraEnv
from niagara.envs.table import NiagaraAEC, NiagaraParallel
from niagara.envs.vector import NiagaraVectorEnv

BATCH = 4096
THREADS = 2
GAMES = ("hearts", "maedn(players=4)", "euchre", "gin_rummy")  # OpenSpiel's, in C++
Loop = Callable[[], int]  # some steps; how many


def vector(**options: Any) -> Loop:
    env = NiagaraVectorEnv(BATCH, threads=THREADS, **options)
    env.reset(seed=1)

    def loop() -> int:
        env.step(env.random_actions())
        return BATCH

    return loop


def functional() -> Loop:
    env = Niagara(threads=THREADS)
    chance = np.random.default_rng(1)
    state = env.init(1, BATCH)

    def loop() -> int:
        nonlocal state
        state = env.step(state, env.sample(state, chance))
        return BATCH

    return loop


def one_at_a_time() -> Loop:
    env = NiagaraAEC()
    chance = random.Random(1)

    def loop() -> int:
        steps = 0
        env.reset(seed=chance.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return loop


def all_at_once() -> Loop:
    env = NiagaraParallel()
    chance = random.Random(1)

    def loop() -> int:
        steps = 0
        seen, _ = env.reset(seed=chance.randrange(1 << 30))
        while env.agents:
            actions = {agent: chance.choice(seen[agent]["action_mask"].nonzero()[0].tolist()) for agent in env.agents}
            seen = env.step(actions)[0]
            steps += 1
        return steps

    return loop


def one_seat(opponents: str) -> Loop:
    env = NiagaraEnv(opponents)
    chance = random.Random(1)

    def loop() -> int:
        steps = 0
        _, info = env.reset(seed=chance.randrange(1 << 30))
        over = False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, terminated, truncated, info = env.step(int(legal[int(chance.random() * len(legal))]))
            over = terminated or truncated
            steps += 1
        return steps

    return loop


def spiel(name: str, looks: bool) -> Loop:
    game = pyspiel.load_game(name)
    kind = game.get_type()
    chance = random.Random(1)
    observes = looks and kind.provides_observation_tensor
    informs = looks and not observes and kind.provides_information_state_tensor

    def loop() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            if state.is_simultaneous_node():
                legal = [state.legal_actions(seat) for seat in range(game.num_players())]
                state.apply_actions([chance.choice(actions) for actions in legal])
                steps += len(legal)
                continue
            seat = state.current_player()
            actions = state.legal_actions()
            if looks:
                state.legal_actions_mask(seat)
            if observes:
                state.observation_tensor(seat)
            elif informs:
                state.information_state_tensor(seat)
            state.apply_action(actions[int(chance.random() * len(actions))])
            steps += 1
        return steps

    return loop


class Rate(NamedTuple):
    """Steps a second, and by second of processor time."""

    wall: float
    processor: float


def measure(loop: Loop, seconds: float) -> Rate:
    steps, started, used = 0, perf_counter(), process_time()
    while perf_counter() - started < seconds:
        steps += loop()
    return Rate(steps / (perf_counter() - started), steps / (process_time() - used))


def loops() -> dict[str, Loop]:
    """Every loop by what it is called in the table."""
    return {
        f"VectorEnv, batch {BATCH}, arrays kept": vector(copy=False),
        f"VectorEnv, batch {BATCH}, arrays copied": vector(copy=True),
        f"VectorEnv, batch {BATCH}, against Paddlers": vector(opponents="paddler"),
        f"functional, batch {BATCH}": functional(),
        "PettingZoo AEC": one_at_a_time(),
        "PettingZoo parallel": all_at_once(),
        "Gymnasium, one seat against Drifters": one_seat("drifter"),
        "Gymnasium, one seat against Paddlers": one_seat("paddler"),
        f"OpenSpiel, {niagara.envs.spiel.GAME_TYPE.short_name}": spiel("python_niagara", True),
        **{f"OpenSpiel C++ {name}, looking": spiel(name, True) for name in GAMES},
        **{f"OpenSpiel C++ {name}, not looking": spiel(name, False) for name in GAMES},
    }


def main() -> None:
    """Measure, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each loop in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    all_loops = loops()
    for loop in all_loops.values():
        loop()  # compiled and warm
    found: dict[str, list[Rate]] = {name: [] for name in all_loops}
    for _ in range(given.rounds):
        for name, loop in all_loops.items():
            found[name].append(measure(loop, given.seconds))
    rates = {
        name: Rate(median(rate.wall for rate in some), median(rate.processor for rate in some))
        for name, some in found.items()
    }
    best = next(iter(rates.values()))
    if given.json:
        print(json.dumps({name: rate._asdict() for name, rate in rates.items()}))
        return
    table = Table("loop", "steps a second", "by processor second", "first line is × as fast", "× by processor second")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rate in rates.items():
        table.add_row(
            name,
            f"{rate.wall:,.0f}",
            f"{rate.processor:,.0f}",
            f"{best.wall / rate.wall:.1f}",
            f"{best.processor / rate.processor:.1f}",
        )
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
