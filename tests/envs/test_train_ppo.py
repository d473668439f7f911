"""The example that trains: its gradients are right, and it learns."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from niagara.testing import check_bot


@pytest.fixture(scope="module")
def ppo() -> Iterator[ModuleType]:
    folder = str(Path(__file__).parents[2] / "examples")
    sys.path.insert(0, folder)
    yield import_module("train_ppo")
    sys.path.remove(folder)


def test_a_step_goes_down_the_gradient(ppo: ModuleType) -> None:
    """Numbers against calculus: nudging a weight changes the loss as much as the gradient says."""
    rng = np.random.default_rng(1)
    net = ppo.Net(8, rng)
    seen = rng.integers(0, 2, (5, ppo.SIZE)).astype(np.int8)
    masks = (rng.random((5, ppo.ACTIONS)) < 0.1).astype(np.int8)
    masks[:, 3] = 1
    chosen = masks.argmax(axis=1)

    def loss() -> float:
        logp, values = net.policy(seen, masks)
        return float(-logp[np.arange(5), chosen].mean() + 0.5 * (values**2).mean())

    before = [parameter.copy() for parameter in net.parameters]
    layers = net.forward(seen)
    gradient = np.zeros_like(layers[3])
    gradient[:, :-1] = np.exp(ppo.log_softmax(layers[3][:, :-1], masks))
    gradient[np.arange(5), chosen] -= 1
    gradient[:, -1] = layers[3][:, -1]
    net.learn(layers, gradient / np.float32(5), 1e-3)
    first = [part * 10 for part in net._first]  # after one step Adam's mean is a tenth of the clipped gradient
    net.parameters = before
    direction = [part.astype(np.float64) for part in first]
    norm = sum(float((part**2).sum()) for part in direction)
    step = 1e-3 / norm**0.5
    values = []
    for sign in (1, -1):
        net.parameters = [
            (parameter + sign * step * part).astype(np.float32)
            for parameter, part in zip(before, direction, strict=True)
        ]
        values.append(loss())
    slope = (values[0] - values[1]) / (2 * step)
    assert slope > 0
    assert slope == pytest.approx(norm**0.5, rel=0.05) or norm**0.5 == pytest.approx(0.5, rel=0.01)


def test_an_update_makes_good_actions_likelier(ppo: ModuleType) -> None:
    setting = ppo.Setting(games=8, steps=12, width=16, minibatch=48, rate=3e-3)
    rng = np.random.default_rng(2)
    net = ppo.Net(setting.width, rng)
    batch = ppo.Collector("drifter", setting, 3).collect(net, rng)
    assert batch.masks[np.arange(96), batch.actions].all()
    batch = batch._replace(advantages=np.where(batch.actions % 2, 1.0, -1.0).astype(np.float32))
    ppo.update(net, batch, setting, setting.rate, rng)
    after = net.policy(batch.observations, batch.masks)[0][np.arange(96), batch.actions]
    moved = after - batch.logp
    several = batch.masks.sum(axis=1) > 1
    assert moved[several & (batch.advantages > 0)].mean() > 0 > moved[several & (batch.advantages < 0)].mean()


def test_a_net_is_a_bot(ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    np.savez(tmp_path / "net.npz", *ppo.Net(8, np.random.default_rng(1)).parameters)
    monkeypatch.setenv("NIAGARA_NET", str(tmp_path / "net.npz"))
    assert check_bot("train_ppo:Agent", positions=30, budget=1.0).decisions > 30
    monkeypatch.setenv("NIAGARA_NET", "nowhere.npz")
    with pytest.raises(ValueError, match=r"nowhere\.npz: no such net"):
        ppo.Agent()


def test_a_match_is_a_share(ppo: ModuleType) -> None:
    share = ppo.match(ppo.Net(8, np.random.default_rng(1)), "paddler", 3, 6, 1)
    assert -1e-6 <= share <= 1.0
