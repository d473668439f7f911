"""Native and WebAssembly (in Node's V8) in one run: random decisions, every level's answers, the analysis of a game.

`python -m benchmarks.wasm`, after `make wasm`. Native and WebAssembly take turns, and the best of each counts. A tab's
own part, its Python and the messages to a worker, is not in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cyclopts import App
from rich.console import Console
from rich.table import Table
from tests.wasm.compare import RULES
from tests.wasm.engine import WasmEngine

from niagara.analysis import QUICK, Study
from niagara.analysis.weighing import native_engine
from niagara.bots import LEVELS, View, make_bot
from niagara.bots.thinker import Thinker
from niagara.calls import Block, Call, Engine, carry_out
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.legal import MOST_LEGAL
from niagara.rules.setup import new_state
from niagara.rules.state import State
from niagara.seeding import generator_state

UNHURRIED = 1000.0
Question = tuple[View, list[Move]]

app = App(help="Native and WebAssembly in one run.")


def random_call(wanted: int, players: int = 4) -> Call:
    """Random games, cut at 50 rounds, as `niagara bench rules` measures them."""
    start, rng = Block(State, (1,)), Block("u8", (1,))
    start.put(new_state(players, max_rounds=50))
    rng.write([generator_state(1)])
    return Call("random_decisions", (Block(State, (1,)), rng, Block("i2", (MOST_LEGAL,)), start, wanted))


def positions(rounds: int, players: int = 4) -> list[Question]:
    """The decisions of a game between quick bots in which there is a choice."""
    game = Game.new(players, seed=3, max_rounds=rounds)
    bots = [make_bot("paddler", seed) for seed in range(players)]
    found = []
    while not game.outcome:
        seat = game.to_decide[0]
        view, moves = View(seat, game.observe(seat)), game.legal_moves(seat)
        if len(moves) > 1:
            found.append((view, moves))
        game.play(seat, bots[seat].choose(view, moves, UNHURRIED))
    return found


def answer_all(level: str, questions: list[Question], engine: Engine | None) -> int:
    """Let a level's bot answer every question."""
    bot = make_bot(level, 1)
    assert isinstance(bot, Thinker)
    for view, moves in questions:
        if engine is None:
            bot.choose(view, moves, UNHURRIED)
        else:
            carry_out(bot.deliberate(view, moves, UNHURRIED), engine)
    return len(questions)


def analyse_all(study: Study, engine: Engine) -> int:
    """Answer every question about a game."""
    for question in study.questions:
        question.answer(engine)
    return 1


def timed(wasm: WasmEngine, task: Callable[[], int], *, inside: bool) -> float:
    """Seconds of processor time for one of what a task does; `inside` counts that of the module alone."""
    wasm.seconds = 0.0
    began = time.process_time()
    done = task()
    return (wasm.seconds if inside else time.process_time() - began) / done


@app.default
def main(*, repeats: int = 3, decisions: int = 3_000_000, rounds: int = 4, analysed_rounds: int = 3) -> None:
    """Measure.

    Parameters
    ----------
    repeats
        How often each is measured.
    decisions
        Random decisions in one measurement.
    rounds
        Rounds of the game whose decisions the levels answer.
    analysed_rounds
        Rounds of the game that is analysed.
    """
    questions = positions(rounds)
    game = Game.new(4, seed=5, max_rounds=analysed_rounds)
    bots = [make_bot("paddler", seed) for seed in range(4)]
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), UNHURRIED))
    study = Study(game, QUICK)
    with WasmEngine() as wasm:
        rows: list[tuple[str, Callable[[], int], Callable[[], int]]] = [
            ("random decision", lambda: RULES(random_call(decisions)), lambda: wasm(random_call(decisions)))
        ]
        for level in (each.id for each in LEVELS):
            here = lambda each=level: answer_all(each, questions, None)  # noqa: E731
            there = lambda each=level: answer_all(each, questions, wasm)  # noqa: E731
            rows.append((f"{level}'s answer", here, there))
        rows.append(
            ("analysis of a game", lambda: analyse_all(study, native_engine()), lambda: analyse_all(study, wasm))
        )
        title = "Milliseconds of processor time for one, four seats"
        table = Table("what", "native", "WebAssembly", "native : WebAssembly", title=title)
        for name, native, other in rows:
            native()  # loads, or compiles
            other()
            best = [float("inf"), float("inf")]
            for _ in range(repeats):
                best[0] = min(best[0], timed(wasm, native, inside=False))
                best[1] = min(best[1], timed(wasm, other, inside=True))
            times = [f"{1000 * each:,.6f}" if each < 1e-4 else f"{1000 * each:,.2f}" for each in best]
            table.add_row(name, *times, f"{best[0] / best[1]:.2f}")
        Console().print(table)


if __name__ == "__main__":
    app()
