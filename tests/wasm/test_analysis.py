"""Analysis through the module finds the very numbers that it finds here, whatever is asked."""

import pytest

from niagara.analysis import Effort, Study
from niagara.analysis.explore import evaluate_steps
from niagara.analysis.weighing import native_engine
from niagara.bots import View, make_bot
from niagara.calls import carry_out
from niagara.game import Game
from tests.wasm.engine import WasmEngine


def played(players: int, rounds: int) -> Game:
    """A game between quick bots."""
    game = Game.new(players, seed=players, max_rounds=rounds)
    bots = [make_bot("paddler", seed) for seed in range(players)]
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0))
    return game


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_question_of_a_game(wasm: WasmEngine, players: int) -> None:
    study = Study(played(players, 1), Effort(playouts=300, draws=40))
    assert len(study.questions) > 10
    for question in study.questions:
        assert question.answer(wasm) == question.answer()


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_question_of_a_whole_game(wasm: WasmEngine, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    study = Study(played(players, 40), Effort(playouts=4000, draws=300))
    for question in study.questions:
        assert question.answer(wasm) == question.answer()
    with capsys.disabled():
        print(f"\n{players} seats: {len(study.questions)} questions compared, 0 differences")


def test_a_position_looked_at(wasm: WasmEngine) -> None:
    state, effort = Game.new(4, seed=3).state, Effort(playouts=400, draws=50)
    steps = evaluate_steps(state, effort=effort)
    assert carry_out(steps, wasm) == carry_out(evaluate_steps(state, effort=effort), native_engine())
