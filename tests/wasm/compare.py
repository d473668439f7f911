"""Native against WebAssembly: the same calls to both, and every byte that comes back compared."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from niagara.bots import View, make_bot
from niagara.bots.native import DRIVERS
from niagara.bots.thinker import Thinker
from niagara.calls import Block, Call, Engine, carry_out
from niagara.fast.batch import random_slice, start_slice
from niagara.fast.native import NativeEngine
from niagara.fast.playout import perft, random_decisions
from niagara.game import Game
from niagara.rules.legal import MOST_LEGAL
from niagara.rules.options import OPTIONS, Flag, Limit, Options
from niagara.rules.setup import new_state
from niagara.rules.state import State
from niagara.seeding import generator_state
from niagara.testing.generators import within
from tests.wasm.engine import WasmEngine

UNHURRIED = 1000.0
RULES = NativeEngine(
    {
        "random_decisions": random_decisions,
        "start_slice": start_slice,
        "random_slice": random_slice,
        "perft": perft,
        **DRIVERS,
    },
    {},
)


class Differs(AssertionError):
    """Where the two went apart."""


@dataclass
class Count:
    """What was compared."""

    games: int = 0
    moves: int = 0
    decisions: int = 0


def every_option(max_rounds: int) -> list[Options]:
    """Every combination of the options, with this limit of rounds."""
    values: list[list[str | bool | int]] = []
    for option in OPTIONS.values():
        if isinstance(option, Limit):
            values.append([within(option, max_rounds)])
        else:
            values.append([False, True] if isinstance(option, Flag) else list(option.values))
    return [dict(zip(OPTIONS, each, strict=True)) for each in product(*values)]  # type: ignore[misc]


class Batch:
    """Many random games of one kind, as blocks."""

    def __init__(self, size: int, players: int, options: Options) -> None:
        self.size = size
        self.records, self.start = Block(State, (size,)), Block(State, (1,))
        self.start.put(new_state(players, **options))
        self.chance = Block("u8", (size,))
        self.chance.write(generator_state(seed) for seed in range(size))
        self.actions, self.counts = Block("i2", (size, MOST_LEGAL)), Block("i2", (size,))
        self.seats = Block("i1", (size,))
        self.made = Block("i8", (size,))

    def begin(self) -> Call:
        """Set all games up."""
        return Call("start_slice", (*self._arrays(), self.start, 0, self.size))

    def step(self) -> Call:
        """One random decision in every game, with the river's moves after it; a finished one begins anew."""
        return Call("random_slice", (*self._arrays(), self.start, 1, self.made, 0, self.size))

    def _arrays(self) -> tuple[Block, ...]:
        return (self.records, self.chance, self.actions, self.counts, self.seats)


def same(number: int, native: Call, native_engine: Engine, wasm: Call, wasm_engine: Engine) -> None:
    """Carry one call out on both sides; all that they say and leave behind is equal."""
    results = native_engine(native), wasm_engine(wasm)
    equal = all(one.data == other.data for one, other in zip(native.blocks, wasm.blocks, strict=True))
    if results[0] != results[1] or not equal:
        raise Differs(f"{native.function}, call {number}: {results[0]} here, {results[1]} there; blocks equal: {equal}")


def compare_games(wasm: WasmEngine, size: int, steps: int, players: int, options: Options) -> Count:
    """Random games, every record compared after every decision."""
    here, there = Batch(size, players, options), Batch(size, players, options)
    same(0, here.begin(), RULES, there.begin(), wasm)
    for number in range(1, steps + 1):
        same(number, here.step(), RULES, there.step(), wasm)
    moves = int(sum(here.made.read()))
    return Count(games=size * steps - moves, moves=moves)  # a step without a decision began a game anew


def compare_bot(wasm: WasmEngine, name: str, games: int, rounds: int) -> Count:
    """Whole games of a bot against itself: moves, luck and every number that it thought of are equal.

    The same decision in one call, without slices, is equal too.
    """
    count = Count()
    for number in range(games):
        players = 3 + number % 3
        game = Game.new(players, seed=number, max_rounds=rounds)
        here, there = ([make_bot(name, seed) for seed in range(players)] for _ in range(2))
        while not game.outcome:
            seat = game.to_decide[0]
            view, moves = View(seat, game.observe(seat)), game.legal_moves(seat)
            one, other = here[seat], there[seat]
            assert isinstance(one, Thinker)
            assert isinstance(other, Thinker)
            (luck,) = one.luck.read()
            move = one.choose(view, moves, UNHURRIED)
            theirs = carry_out(other.deliberate(view, moves, UNHURRIED), wasm)
            equal = all(mine.data == its.data for mine, its in zip(one.blocks, other.blocks, strict=True))
            if move != theirs or not equal:
                raise Differs(f"{name}, game {number}: {move} here, {theirs} there; thoughts equal: {equal}")
            remembers = one.settings.learns_rivals and game.state.round > 1  # one call knows no rounds before
            if (
                len(moves) > 1
                and not remembers
                and wasm.choose(name, view.state, seat, int(luck)) != (move.number, *one.luck.read())
            ):
                raise Differs(f"{name}, game {number}, seat {seat}: {move} here, another one chosen at once")
            game.play(seat, move)
            count.decisions += 1
        count.games += 1
    return count
