"""Fitting a net to recorded games: plain NumPy, Adam, one shape of net for both ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypedDict

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.minds import LARGE_NET, NET, Nets, new_workspace
from niagara.bots.mind.net_inputs import fill_net_inputs
from niagara.bots.mind.records import LAYERS, NARROW, OUTPUTS, SEAT_INPUTS, TABLE_INPUTS
from niagara.bots.mind.selfplay import BEFORE_CARDS, BEFORE_TURN, ROUND_BEGINS
from niagara.fast.records import RecordType
from niagara.rules.board import CLOUD
from niagara.rules.packed import Records
from niagara.train.games import Recording

Array = npt.NDArray[np.float32]
Layers = dict[str, Array]

BATCH: Final = 512  # positions
LAMBDA: Final = 0.7  # of TD(λ): how much a target is what comes of it, rather than what the critic says


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions of tables of one size with what is to be learnt: ends (one number a seat) or cards (seven a seat)."""

    positions: Records
    hands: npt.NDArray[np.bool_] | None  # the cards that each seat may choose; None for ends
    targets: Array


def value_examples(recordings: list[Recording], critic: Layers | None = None) -> list[Examples]:
    """What the value net learns, from the beginnings of rounds: how games ended, or what a critic predicted on the way.

    With a critic (the value net of the generation before), a position is given for LAMBDA parts the target of the
    next round of its game, for the rest what the critic says of that round: TD(λ). This takes most luck out of it.
    """
    found = []
    for recording in recordings:
        chosen = recording.kind == ROUND_BEGINS
        positions, targets = recording.positions[chosen], recording.ends[chosen]
        if critic is not None:
            targets = blend(targets, recording.game[chosen], predict(critic, positions))
        found.append(Examples(positions, None, targets[:, :, None]))
    return found


def predict(layers: Layers, positions: Records) -> Array:
    """Each seat's chance in many positions, as a value net sees it."""
    parts = [positions[start : start + 4096] for start in range(0, len(positions), 4096)]
    return np.concatenate([chances(forward(layers, *net_inputs(part, inputs_of(layers)))[0]) for part in parts])


def blend(ends: Array, game: npt.NDArray[np.int64], predicted: Array) -> Array:
    """The examples of positions in their order: TD(λ) from the end of every game back to its first position."""
    targets = ends.copy()
    for place in range(len(ends) - 2, -1, -1):
        if game[place] == game[place + 1]:
            targets[place] = LAMBDA * targets[place + 1] + (1 - LAMBDA) * predicted[place + 1]
    return targets


def card_examples(recordings: list[Recording]) -> list[Examples]:
    """What the card net learns: which card each seat chose, where it had a choice and the card was secret."""
    found = []
    for recording in recordings:
        players = recording.ends.shape[1]
        known = np.isin(recording.kind, (BEFORE_CARDS, BEFORE_TURN)) & (recording.cards > 0).any(axis=1)
        positions, cards = recording.positions[known], recording.cards[known]
        bits = positions["hand"][:, :players, None] >> np.arange(CLOUD) & 1
        targets = (cards[:, :, None] == np.arange(1, CLOUD + 1)) & (bits.sum(axis=2, keepdims=True) > 1)
        keep = targets.any(axis=(1, 2))
        found.append(Examples(positions[keep], bits[keep].astype(bool), targets[keep].astype(np.float32)))
    return found


def new_layers(seed: int, kind: RecordType = NET) -> Layers:
    """A net that knows nothing."""
    random = np.random.default_rng(seed)
    shapes = {name: kind[name].shape for name in LAYERS}
    layers = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    for name, inputs in (("seat", 24), ("common", 24), ("second", shapes["bias"][0]), ("last", NARROW)):
        layers[name] = random.normal(0.0, (1.0 / inputs) ** 0.5, shapes[name]).astype(np.float32)
    layers["last"] *= 0.1
    return layers


def inputs_of(layers: Layers) -> int:
    """How much a net sees of a seat."""
    return len(layers["seat"])


def net_inputs(positions: Records, inputs: int = SEAT_INPUTS) -> tuple[Array, Array]:
    """What nets that see so much of a seat see of positions with equally many seats."""
    players = int(positions[0]["players"])
    seats = np.zeros((len(positions), players, inputs), np.float32)
    common = np.zeros((len(positions), TABLE_INPUTS), np.float32)
    fill_net_inputs(positions, new_workspace()[0], seats, common)
    return seats, common


def forward(layers: Layers, seats: Array, common: Array) -> tuple[Array, dict[str, Array]]:
    """The outputs for every seat, `out[position][seat]`, and what going back needs."""
    players, units = seats.shape[1], len(layers["bias"])
    both = seats @ layers["seat"].reshape(-1, 2 * units)
    own, others = both[..., :units], both[..., units:]
    table = common @ layers["common"] + layers["bias"]
    wide = np.maximum(own + table[:, None] + (others.sum(axis=1, keepdims=True) - others) / (players - 1), 0)
    narrow = np.maximum(wide @ layers["second"] + layers["second_bias"], 0)
    out = narrow @ layers["last"] + layers["last_bias"]
    return out, {"wide": wide, "narrow": narrow}


def backward(layers: Layers, seats: Array, common: Array, activations: dict[str, Array], gradient: Array) -> Layers:
    """The gradient of every weight from the gradient of the outputs."""
    players, inputs = seats.shape[1:]
    units = len(layers["bias"])
    wide, narrow = activations["wide"], activations["narrow"]
    found: Layers = {"last_bias": gradient.sum(axis=(0, 1))}
    found["last"] = narrow.reshape(-1, NARROW).T @ gradient.reshape(-1, OUTPUTS)
    down = (gradient @ layers["last"].T) * (narrow > 0)
    found["second_bias"] = down.sum(axis=(0, 1))
    found["second"] = wide.reshape(-1, units).T @ down.reshape(-1, NARROW)
    down = (down @ layers["second"].T) * (wide > 0)
    found["bias"] = down.sum(axis=(0, 1))
    found["common"] = common.T @ down.sum(axis=1)
    across = (down.sum(axis=1, keepdims=True) - down) / (players - 1)
    both = np.concatenate([down, across], axis=2).reshape(-1, 2 * units)
    found["seat"] = (seats.reshape(-1, inputs).T @ both).reshape(layers["seat"].shape)
    return found


def chances(out: Array) -> Array:
    """Each seat's chance: the softmax of the first output over the seats."""
    scores = out[:, :, 0]
    odds: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def card_odds(out: Array, hands: npt.NDArray[np.bool_]) -> Array:
    """The chance of each card: the softmax over the cards of the hand."""
    scores = np.where(hands, out, -1e9)
    odds: Array = np.exp(scores - scores.max(axis=2, keepdims=True))
    odds /= odds.sum(axis=2, keepdims=True)
    return odds


def loss_and_gradient(out: Array, hands: npt.NDArray[np.bool_] | None, targets: Array) -> tuple[float, Array]:
    """The mean logarithmic loss, and its gradient by the outputs."""
    gradient: Array = np.zeros_like(out)
    if hands is None:
        odds = chances(out)
        loss = -float((targets[:, :, 0] * np.log(odds + 1e-9)).sum(axis=1).mean())
        gradient[:, :, 0] = (odds - targets[:, :, 0]) / len(out)
        return loss, gradient
    odds = card_odds(out, hands)
    asked = targets.sum(axis=2, keepdims=True)
    loss = -float((targets * np.log(odds + 1e-9)).sum() / max(asked.sum(), 1.0))
    gradient[:] = asked * (odds - targets) * hands / max(asked.sum(), 1.0)
    return loss, gradient


class Adam:
    """Steps that adapt to each weight (Kingma and Ba), with a little decay of the large layers."""

    def __init__(self, layers: Layers, decay: float) -> None:
        self.layers, self.decay, self.steps = layers, decay, 0
        self.mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def step(self, gradients: Layers, rate: float) -> None:
        """One step down."""
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square, layer = self.mean[name], self.square[name], self.layers[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            size = (square / (1 - 0.999**self.steps)) ** 0.5 + 1e-8
            layer -= rate * (mean / (1 - 0.9**self.steps) / size + self.decay * layer)


def batches(examples: list[Examples], random: np.random.Generator, size: int = BATCH) -> Iterator[Examples]:
    """All examples once, in batches of one table size each, in random order."""
    parts = []
    for number, each in enumerate(examples):
        order = random.permutation(len(each.positions))
        parts += [(number, order[start : start + size]) for start in range(0, len(order), size)]
    random.shuffle(parts)
    for number, chosen in parts:
        each = examples[number]
        hands = None if each.hands is None else each.hands[chosen]
        yield Examples(each.positions[chosen], hands, each.targets[chosen])


def fit(
    examples: list[Examples],
    epochs: int,
    seed: int,
    rate: float = 2e-3,
    decay: float = 0.02,
    progress: Callable[[float], None] | None = None,
    kind: RecordType = NET,
) -> Layers:
    """A net fitted to examples; the rate falls to nothing along a cosine. `progress` is told the part that is done."""
    random = np.random.default_rng(seed)
    layers = new_layers(seed, kind)
    adam = Adam(layers, decay)
    steps = epochs * sum(-(-len(each.positions) // BATCH) for each in examples)
    done = 0
    for _ in range(epochs):
        for part in batches(examples, random):
            seats, common = net_inputs(part.positions, inputs_of(layers))
            out, activations = forward(layers, seats, common)
            _, gradient = loss_and_gradient(out, part.hands, part.targets)
            now = rate * 0.5 * (1 + float(np.cos(np.pi * done / steps)))
            adam.step(backward(layers, seats, common, activations, gradient), now)
            done += 1
            if progress:
                progress(done / steps)
    return layers


class Measured(TypedDict):
    """How well a net answers: its logarithmic loss, and how often its first answer is right."""

    loss: float
    first: float


def measure(layers: Layers, examples: list[Examples]) -> Measured:
    """How well a net answers examples that it has not learnt."""
    losses, hits, weights = [], [], []
    for part in batches(examples, np.random.default_rng(0), 4096):
        out, _ = forward(layers, *net_inputs(part.positions, inputs_of(layers)))
        loss, _ = loss_and_gradient(out, part.hands, part.targets)
        losses.append(loss)
        if part.hands is None:
            hits.append(
                float(np.take_along_axis(part.targets[:, :, 0], chances(out).argmax(axis=1)[:, None], 1).mean())
            )
            weights.append(float(len(out)))
        else:
            asked = part.targets.any(axis=2)
            first = card_odds(out, part.hands).argmax(axis=2)
            hits.append(float(np.take_along_axis(part.targets, first[:, :, None], 2)[:, :, 0][asked].mean()))
            weights.append(float(asked.sum()))
    return {"loss": float(np.average(losses, weights=weights)), "first": float(np.average(hits, weights=weights))}


def pack_net(layers: Layers) -> Nets:
    """A net as the record that compiled code reads, in an array of length one."""
    nets = np.zeros(1, LARGE_NET if inputs_of(layers) > SEAT_INPUTS else NET)
    for name, layer in layers.items():
        nets[0][name] = layer
    return nets
