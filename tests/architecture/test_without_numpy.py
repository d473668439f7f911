"""What a browser tab needs imports where there is no NumPy, no Numba and no pool of threads or processes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from niagara.bots import BOTS

MODULES = (
    "niagara",
    "niagara.seeding",
    "niagara.calls",
    "niagara.bots",
    "niagara.bots.bot",
    "niagara.bots.registry",
    "niagara.bots.thinker",
    *(module for module, _ in BOTS.values()),
    "niagara.bots.mind.records",
    "niagara.rules.layout",
    "niagara.analysis",
    "niagara.analysis.explore",
    "niagara.analysis.moments",
    "niagara.analysis.plans",
    "niagara.analysis.report",
    "niagara.analysis.story",
    "niagara.analysis.study",
    "niagara.analysis.trials",
    "niagara.analysis.weighing",
    "niagara.analysis.worth",
)
BLOCK = """
import sys

class Blocked:
    names = ("numpy", "numba", "litestar", "sqlalchemy", "concurrent", "multiprocessing")

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, Blocked())
"""
PLAY = """
from niagara.analysis import Study, evaluate, foresee, weigh
from niagara.bots import LEVELS, View, make_bot
from niagara.calls import carry_out
from niagara.game import Game
from niagara.rules.layout import pack_state, unpack_state

FIRST = Game.new(4, seed=1).legal_moves(0)[0].number

def guess(call):
    # An engine that knows nothing: every seat and every plan is as good as any other, and any move will do.
    if call.function == "forecast":
        out = call.blocks[-1]
        out.write([1.0 / out.shape[1]] * (out.shape[0] * out.shape[1]))
    elif call.function == "try_out":
        own, totals, _ = call.blocks[-3:]
        own.write([1.0 / totals.shape[1]] * (own.shape[0] * own.shape[1]))
    return FIRST

game = Game.new(3, seed=4, max_rounds=2)
bots = [make_bot("drifter", seat) for seat in range(3)]
while not game.outcome:
    seat = game.to_decide[0]
    game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0))
engine = guess
study = Study(game)
for question in study.questions:
    study.take(question, question.answer(engine))
found = study.analysis()
assert found.progress == 1.0
assert len(found.seats) == 3
assert evaluate(Game.new(4, seed=1).state, engine=engine).chances == (0.25,) * 4
game = Game.new(4, seed=1)
seat = game.to_decide[0]
for level in LEVELS:  # a level's bot thinks with whatever engine there is
    steps = make_bot(level.id, 1).deliberate(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0)
    assert carry_out(steps, guess).number == FIRST
assert unpack_state(pack_state(game.state)) == game.state
print([level.rating for level in LEVELS])
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BLOCK + program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", MODULES)
def test_imports(module: str) -> None:
    result = run(f"import {module}")
    assert result.returncode == 0, result.stderr


def test_a_game_is_played_and_analysed_with_an_engine_of_ones_own() -> None:
    result = run(PLAY)
    assert result.returncode == 0, result.stderr


def test_the_block_blocks() -> None:
    result = run("import niagara.bots.native")
    assert "numpy is blocked" in result.stderr or "numba is blocked" in result.stderr
