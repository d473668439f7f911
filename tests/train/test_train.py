"""Learning, small: gradients are right, a net learns, a broken run goes on, calibration is measured as it should be."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from niagara.bots.mind.minds import NET
from niagara.bots.weights.nets import read_nets
from niagara.train import gate
from niagara.train.fit import (
    LAMBDA,
    backward,
    blend,
    card_examples,
    fit,
    forward,
    loss_and_gradient,
    measure,
    net_inputs,
    new_layers,
    value_examples,
)
from niagara.train.games import FIRST_ODDS, LATER_ODDS, Recording, first_pool, later_pool, record_games
from niagara.train.recipe import QUICK, expected_error, run

TINY = replace(QUICK, games=6, epochs=1, exam=2)


@pytest.fixture(scope="module")
def recording() -> Recording:
    return record_games(3, 30, first_pool()[:1], (1.0,), 77)


def test_recordings_are_consistent(recording: Recording) -> None:
    assert set(np.unique(recording.kind)) == {0, 1, 2}
    assert np.allclose(recording.ends.sum(axis=1), 1.0)
    examples = card_examples([recording])[0]
    assert examples.hands is not None
    assert not (examples.targets.astype(bool) & ~examples.hands).any()  # nobody played a card that was not in the hand
    again = record_games(3, 30, first_pool()[:1], (1.0,), 77)
    assert (again.positions == recording.positions).all()


@pytest.mark.parametrize("end", ["value", "cards"])
def test_gradients_are_gradients(recording: Recording, end: str) -> None:
    examples = (value_examples if end == "value" else card_examples)([recording])[0]
    hands = None if examples.hands is None else examples.hands[:20]
    layers = {name: layer.astype(np.float64) for name, layer in new_layers(3).items()}
    seats, common = (part.astype(np.float64) for part in net_inputs(examples.positions[:20]))
    out, activations = forward(layers, seats, common)  # type: ignore[arg-type]
    loss, gradient = loss_and_gradient(out, hands, examples.targets[:20])
    gradients = backward(layers, seats, common, activations, gradient)  # type: ignore[arg-type]
    for name, layer in layers.items():
        place = np.unravel_index(int(np.abs(gradients[name]).argmax()), layer.shape)
        layer[place] += 1e-5
        more, _ = loss_and_gradient(forward(layers, seats, common)[0], hands, examples.targets[:20])  # type: ignore[arg-type]
        layer[place] -= 1e-5
        assert (more - loss) / 1e-5 == pytest.approx(float(gradients[name][place]), rel=0.02, abs=1e-6)


def test_a_net_learns(recording: Recording) -> None:
    examples = card_examples([recording])
    before = measure(new_layers(1), examples)["loss"]
    assert measure(fit(examples, 60, 1), examples)["loss"] < 0.9 * before


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    told: list[str] = []
    assert (len(FIRST_ODDS), len(LATER_ODDS)) == (len(first_pool()), len(later_pool(np.zeros(2, NET))))
    made = run(TINY, tmp_path / "run", tmp_path / "nets.npz", lambda what, _: told.append(what))
    assert {"3 seats", "4 seats", "5 seats"} == set(made["figures"])
    first = read_nets(tmp_path / "nets.npz")
    (tmp_path / "run" / "cards-0.npz").unlink()
    told.clear()
    run(TINY, tmp_path / "run", tmp_path / "nets.npz", lambda what, _: told.append(what))
    assert not any(what.startswith("value net") for what in told)
    assert (read_nets(tmp_path / "nets.npz") == first).all()
    with pytest.raises(ValueError, match="another recipe"):
        run(replace(TINY, games=7), tmp_path / "run", tmp_path / "nets.npz", lambda *_: None)


@pytest.mark.parametrize("blocks", [1, pytest.param(gate.BLOCKS, marks=pytest.mark.slow)])
def test_a_second_generation_plays_learns_and_passes_a_gate_or_not(
    blocks: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "BLOCKS", blocks)
    games = blocks * gate.SEATS
    recipe = replace(TINY, later_games=3, gate=games)
    first = run(recipe, tmp_path / "run", tmp_path / "nets.npz", lambda *_: None)
    assert not first["gates"]
    made = run(replace(recipe, generations=2), tmp_path / "run", tmp_path / "nets.npz", lambda *_: None)
    passed = made["gates"][0]
    assert passed["games"] == games
    assert passed["accepted"] == (passed["share"] > 0.5)  # so few games leave the test open
    kept = 1 if passed["accepted"] else 0
    with np.load(tmp_path / "run" / f"value-{kept}.npz") as saved:
        assert np.allclose(read_nets(tmp_path / "nets.npz")[0]["bias"], saved["bias"], atol=1e-2)
    page = (tmp_path / "run" / "report.md").read_text()
    assert "Generation 1 against the one before" in page
    assert (tmp_path / "run" / "calibration.svg").stat().st_size > 1000


def test_targets_wait_for_what_comes_rather_than_believe_the_critic() -> None:
    ends = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    predicted = np.array([[0.5, 0.5], [0.2, 0.8], [0.9, 0.1]], np.float32)
    found = blend(ends, np.array([0, 0, 1]), predicted)
    assert np.allclose(found[1:], ends[1:])  # the last position of a game is told its end
    assert np.allclose(found[0], LAMBDA * ends[1] + (1 - LAMBDA) * predicted[1])


def test_calibration_error() -> None:
    luck = np.random.default_rng(1)
    odds = luck.random(50_000)
    assert expected_error(odds, luck.random(50_000) < odds) < 0.01
    assert expected_error(odds, luck.random(50_000) < odds**2) > 0.1
