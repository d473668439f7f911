"""Fitting a net to remembered games: plain NumPy, Adam, one shape of net for both ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from niagara.bots.judgement import new_desk
from niagara.bots.remember import ROUND_BEGINS, fill_sight
from niagara.bots.shape import COMMON, LAYERS, NARROW, NET, OUTPUTS, SEEN, WIDE
from niagara.rules.board import CLOUD
from niagara.rules.state import Records
from niagara.train.games import Memory

Array = npt.NDArray[np.float32]
Layers = dict[str, Array]

BATCH: Final = 512  # positions
PATIENCE: Final = 0.7  # λ: how much a lesson waits for what comes rather than believe the critic
SHAPES: Final = {name: NET[name].shape for name in LAYERS}


@dataclass(frozen=True, slots=True)
class Lesson:
    """Positions of tables of one size with what is to be learnt: ends (one number a seat) or cards (seven a seat)."""

    positions: Records
    hands: npt.NDArray[np.bool_] | None  # the cards that each seat may choose; None for ends
    wanted: Array


def value_lessons(memories: list[Memory], critic: Layers | None = None) -> list[Lesson]:
    """What the value net learns, from the beginnings of rounds: how games ended, or what a critic foretold on the way.

    With a critic (the value net of the generation before), a position is told for PATIENCE parts the lesson of the
    next round of its game, for the rest what the critic says of that round: TD(λ). This takes most luck out of it.
    """
    found = []
    for memory in memories:
        chosen = memory.kind == ROUND_BEGINS
        positions, wanted = memory.positions[chosen], memory.ends[chosen]
        if critic is not None:
            wanted = blend(wanted, memory.game[chosen], foretell(critic, positions))
        found.append(Lesson(positions, None, wanted[:, :, None]))
    return found


def foretell(layers: Layers, positions: Records) -> Array:
    """Each seat's chance in many positions, as a value net sees it."""
    parts = [positions[start : start + 4096] for start in range(0, len(positions), 4096)]
    return np.concatenate([chances(forward(layers, *sight(part))[0]) for part in parts])


def blend(ends: Array, game: npt.NDArray[np.int64], foretold: Array) -> Array:
    """The lessons of positions in their order: TD(λ) from the end of every game back to its first position."""
    wanted = ends.copy()
    for place in range(len(ends) - 2, -1, -1):
        if game[place] == game[place + 1]:
            wanted[place] = PATIENCE * wanted[place + 1] + (1 - PATIENCE) * foretold[place + 1]
    return wanted


def card_lessons(memories: list[Memory]) -> list[Lesson]:
    """What the card net learns: which card each seat chose, where it had a choice and the card was secret."""
    found = []
    for memory in memories:
        players = memory.ends.shape[1]
        known = (memory.kind != ROUND_BEGINS) & (memory.cards > 0).any(axis=1)
        positions, cards = memory.positions[known], memory.cards[known]
        bits = positions["hand"][:, :players, None] >> np.arange(CLOUD) & 1
        wanted = (cards[:, :, None] == np.arange(1, CLOUD + 1)) & (bits.sum(axis=2, keepdims=True) > 1)
        keep = wanted.any(axis=(1, 2))
        found.append(Lesson(positions[keep], bits[keep].astype(bool), wanted[keep].astype(np.float32)))
    return found


def new_layers(seed: int) -> Layers:
    """A net that knows nothing."""
    random = np.random.default_rng(seed)
    layers = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    for name, inputs in (("seat", 24), ("common", 24), ("second", WIDE), ("last", NARROW)):
        layers[name] = random.normal(0.0, (1.0 / inputs) ** 0.5, SHAPES[name]).astype(np.float32)
    layers["last"] *= 0.1
    return layers


def sight(positions: Records) -> tuple[Array, Array]:
    """What the nets see of positions with equally many seats."""
    players = int(positions[0]["players"])
    seats = np.zeros((len(positions), players, SEEN), np.float32)
    common = np.zeros((len(positions), COMMON), np.float32)
    fill_sight(positions, new_desk()[0], seats, common)
    return seats, common


def forward(layers: Layers, seats: Array, common: Array) -> tuple[Array, dict[str, Array]]:
    """The outputs for every seat, `out[position][seat]`, and what going back needs."""
    players = seats.shape[1]
    both = seats @ layers["seat"].reshape(SEEN, 2 * WIDE)
    own, others = both[..., :WIDE], both[..., WIDE:]
    table = common @ layers["common"] + layers["bias"]
    wide = np.maximum(own + table[:, None] + (others.sum(axis=1, keepdims=True) - others) / (players - 1), 0)
    narrow = np.maximum(wide @ layers["second"] + layers["second_bias"], 0)
    out = narrow @ layers["last"] + layers["last_bias"]
    return out, {"wide": wide, "narrow": narrow}


def backward(layers: Layers, seats: Array, common: Array, kept: dict[str, Array], slope: Array) -> Layers:
    """The slope of every weight from the slope of the outputs."""
    players = seats.shape[1]
    wide, narrow = kept["wide"], kept["narrow"]
    found: Layers = {"last_bias": slope.sum(axis=(0, 1))}
    found["last"] = narrow.reshape(-1, NARROW).T @ slope.reshape(-1, OUTPUTS)
    down = (slope @ layers["last"].T) * (narrow > 0)
    found["second_bias"] = down.sum(axis=(0, 1))
    found["second"] = wide.reshape(-1, WIDE).T @ down.reshape(-1, NARROW)
    down = (down @ layers["second"].T) * (wide > 0)
    found["bias"] = down.sum(axis=(0, 1))
    found["common"] = common.T @ down.sum(axis=1)
    across = (down.sum(axis=1, keepdims=True) - down) / (players - 1)
    both = np.concatenate([down, across], axis=2).reshape(-1, 2 * WIDE)
    found["seat"] = (seats.reshape(-1, SEEN).T @ both).reshape(SHAPES["seat"])
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


def loss_and_slope(out: Array, hands: npt.NDArray[np.bool_] | None, wanted: Array) -> tuple[float, Array]:
    """The mean logarithmic loss, and its slope by the outputs."""
    slope: Array = np.zeros_like(out)
    if hands is None:
        odds = chances(out)
        loss = -float((wanted[:, :, 0] * np.log(odds + 1e-9)).sum(axis=1).mean())
        slope[:, :, 0] = (odds - wanted[:, :, 0]) / len(out)
        return loss, slope
    odds = card_odds(out, hands)
    asked = wanted.sum(axis=2, keepdims=True)
    loss = -float((wanted * np.log(odds + 1e-9)).sum() / max(asked.sum(), 1.0))
    slope[:] = asked * (odds - wanted) * hands / max(asked.sum(), 1.0)
    return loss, slope


class Adam:
    """Steps that adapt to each weight (Kingma and Ba), with a little decay of the large layers."""

    def __init__(self, layers: Layers, decay: float) -> None:
        self.layers, self.decay, self.steps = layers, decay, 0
        self.mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def step(self, slopes: Layers, rate: float) -> None:
        """One step down."""
        self.steps += 1
        for name, slope in slopes.items():
            mean, square, layer = self.mean[name], self.square[name], self.layers[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = (square / (1 - 0.999**self.steps)) ** 0.5 + 1e-8
            layer -= rate * (mean / (1 - 0.9**self.steps) / size + self.decay * layer)


def batches(lessons: list[Lesson], random: np.random.Generator, size: int = BATCH) -> Iterator[Lesson]:
    """All lessons once, in batches of one table size each, in random order."""
    parts = []
    for number, lesson in enumerate(lessons):
        order = random.permutation(len(lesson.positions))
        parts += [(number, order[start : start + size]) for start in range(0, len(order), size)]
    random.shuffle(parts)
    for number, chosen in parts:
        lesson = lessons[number]
        hands = None if lesson.hands is None else lesson.hands[chosen]
        yield Lesson(lesson.positions[chosen], hands, lesson.wanted[chosen])


def fit(
    lessons: list[Lesson],
    epochs: int,
    seed: int,
    rate: float = 2e-3,
    decay: float = 0.02,
    progress: Callable[[float], None] | None = None,
) -> Layers:
    """A net fitted to lessons; the rate falls to nothing along a cosine. `progress` is told the part that is done."""
    random = np.random.default_rng(seed)
    layers = new_layers(seed)
    adam = Adam(layers, decay)
    wanted = epochs * sum(-(-len(lesson.positions) // BATCH) for lesson in lessons)
    done = 0
    for _ in range(epochs):
        for part in batches(lessons, random):
            seats, common = sight(part.positions)
            out, kept = forward(layers, seats, common)
            _, slope = loss_and_slope(out, part.hands, part.wanted)
            now = rate * 0.5 * (1 + float(np.cos(np.pi * done / wanted)))
            adam.step(backward(layers, seats, common, kept, slope), now)
            done += 1
            if progress:
                progress(done / wanted)
    return layers


def measure(layers: Layers, lessons: list[Lesson]) -> dict[str, float]:
    """How well a net answers lessons it has not learnt: loss, and how often its first answer is right."""
    losses, hits, weights = [], [], []
    for part in batches(lessons, np.random.default_rng(0), 4096):
        out, _ = forward(layers, *sight(part.positions))
        loss, _ = loss_and_slope(out, part.hands, part.wanted)
        losses.append(loss)
        if part.hands is None:
            hits.append(float(np.take_along_axis(part.wanted[:, :, 0], chances(out).argmax(axis=1)[:, None], 1).mean()))
            weights.append(float(len(out)))
        else:
            asked = part.wanted.any(axis=2)
            first = card_odds(out, part.hands).argmax(axis=2)
            hits.append(float(np.take_along_axis(part.wanted, first[:, :, None], 2)[:, :, 0][asked].mean()))
            weights.append(float(asked.sum()))
    return {"loss": float(np.average(losses, weights=weights)), "first": float(np.average(hits, weights=weights))}


def pack_net(layers: Layers) -> npt.NDArray[Any]:
    """A net as the record that compiled code reads, in an array of length one."""
    nets = np.zeros(1, NET)
    for name, layer in layers.items():
        nets[0][name] = layer
    return nets
