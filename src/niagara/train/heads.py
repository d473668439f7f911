"""Fitting one net with three heads: everybody's chance, everybody's card, and the moves of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.minds import THREE_HEADS, Nets, make_mind, new_workspace
from niagara.bots.mind.move_facts import fill_move_inputs
from niagara.bots.mind.records import HEADS, HEADS_LAYERS, HEADS_NARROW, LARGE_SEAT_INPUTS, MOVE_FACTS, Mind
from niagara.bots.mind.selfplay import BEFORE_MOVE, ROUND_BEGINS
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.tuned import OPINION
from niagara.rules.packed import Records
from niagara.train.fit import (
    Adam,
    Array,
    Examples,
    Layers,
    blend,
    card_examples,
    card_odds,
    chances,
    loss_and_gradient,
    net_inputs,
    value_examples,
)
from niagara.train.games import Recording

BATCH: Final = 512
MOST_MOVES: Final = 64  # of a turn that are learnt from
MOVES_KEPT: Final = 3  # for every beginning of a round
WEIGHTS: Final = {"value": 1.0, "cards": 0.25, "moves": 0.25}  # of the heads' losses


@dataclass(frozen=True, slots=True)
class MoveExamples:
    """Positions before a move of a teacher, of tables of one size, and the move that it made."""

    positions: Records
    moves: npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Lesson:
    """All that is learnt from, by head; each a list of examples of one table size."""

    value: list[Examples]
    cards: list[Examples]
    moves: list[MoveExamples]


def lesson_of(taught: list[Recording], many: Sequence[Recording] = (), critic: Layers | None = None) -> Lesson:
    """What recorded games teach: their ends, or what a critic says on the way; and what teachers chose, of `taught`."""
    values = value_examples([*taught, *many])
    if critic is not None:
        pairs = zip([*taught, *many], values, strict=True)
        values = [_smoothed(recording, each, critic) for recording, each in pairs]
    return Lesson(values, card_examples(taught), [move_examples(each) for each in taught])


def _smoothed(recording: Recording, examples: Examples, critic: Layers) -> Examples:
    """Ends mixed with what the critic says of the rounds between: TD(λ)."""
    game = recording.game[recording.kind == ROUND_BEGINS]
    said = predict_value(critic, examples.positions)
    return Examples(examples.positions, None, blend(examples.targets[:, :, 0], game, said)[:, :, None])


def move_examples(recording: Recording) -> MoveExamples:
    """The moves that teachers tried others against and made; some of them, since there are very many."""
    chosen = np.flatnonzero(recording.kind == BEFORE_MOVE)
    most = MOVES_KEPT * int((recording.kind == ROUND_BEGINS).sum())
    if len(chosen) > most:
        chosen = np.sort(np.random.default_rng(len(chosen)).choice(chosen, most, replace=False))
    return MoveExamples(recording.positions[chosen], recording.moves[chosen])


def opinion_mind() -> Mind:
    """The first opinions that the head for moves is told of."""
    mind: Mind = make_mind(OPINION, Settings())[0]
    return mind


def new_heads(seed: int) -> Layers:
    """A net that knows nothing."""
    random = np.random.default_rng(seed)
    layers: Layers = {}
    for name in HEADS_LAYERS:
        shape = THREE_HEADS[name].shape
        layer = np.zeros(shape, np.float32)
        if "bias" not in name:
            inputs = shape[0] if name != "moves" else shape[1]
            layer = random.normal(0.0, (1.0 / inputs) ** 0.5, shape).astype(np.float32)
        layers[name] = layer
    layers["last"] *= 0.1
    layers["moves"] *= 0.1
    return layers


def forward(layers: Layers, seats: Array, common: Array) -> tuple[Array, dict[str, Array]]:
    """The hidden units before the heads for every seat, `narrow[position][seat]`, and what going back needs."""
    players, units = seats.shape[1], len(layers["bias"])
    both = seats @ layers["seat"].reshape(-1, 2 * units)
    own, others = both[..., :units], both[..., units:]
    table = common @ layers["common"] + layers["bias"]
    wide = np.maximum(own + table[:, None] + (others.sum(axis=1, keepdims=True) - others) / (players - 1), 0)
    narrow = np.maximum(wide @ layers["second"] + layers["second_bias"], 0)
    return narrow, {"wide": wide, "narrow": narrow}


def backward(layers: Layers, seats: Array, common: Array, activations: dict[str, Array], down: Array) -> Layers:
    """The gradient of the layers below the heads from that of the hidden units before them."""
    players, inputs = seats.shape[1:]
    units = len(layers["bias"])
    wide, narrow = activations["wide"], activations["narrow"]
    down = down * (narrow > 0)
    found: Layers = {"second_bias": down.sum(axis=(0, 1))}
    found["second"] = wide.reshape(-1, units).T @ down.reshape(-1, HEADS_NARROW)
    down = (down @ layers["second"].T) * (wide > 0)
    found["bias"] = down.sum(axis=(0, 1))
    found["common"] = common.T @ down.sum(axis=1)
    across = (down.sum(axis=1, keepdims=True) - down) / (players - 1)
    both = np.concatenate([down, across], axis=2).reshape(-1, 2 * units)
    found["seat"] = (seats.reshape(-1, inputs).T @ both).reshape(layers["seat"].shape)
    return found


def learn_seats(layers: Layers, part: Examples, weight: float) -> tuple[float, Layers]:
    """The loss of the head for chances or of that for cards, and the gradient of all layers that it uses."""
    seats, common = net_inputs(part.positions, LARGE_SEAT_INPUTS)
    narrow, activations = forward(layers, seats, common)
    outputs = _head(part)
    last, bias = layers["last"][:, outputs], layers["last_bias"][outputs]
    loss, gradient = loss_and_gradient(narrow @ last + bias, part.hands, part.targets)
    gradient = weight * gradient
    found = backward(layers, seats, common, activations, gradient @ last.T)
    found["last"] = np.zeros_like(layers["last"])
    found["last_bias"] = np.zeros_like(layers["last_bias"])
    found["last"][:, outputs] = narrow.reshape(-1, HEADS_NARROW).T @ gradient.reshape(-1, gradient.shape[2])
    found["last_bias"][outputs] = gradient.sum(axis=(0, 1))
    return loss, found


def _head(part: Examples) -> slice:
    """Which outputs examples are about."""
    return slice(0, 1) if part.hands is None else slice(1, HEADS)


def move_inputs(part: MoveExamples, mind: Mind) -> tuple[Array, npt.NDArray[np.bool_], npt.NDArray[np.int64]]:
    """What the head for moves sees of every legal move, which places are moves, and which one was chosen."""
    facts = np.zeros((len(part.moves), MOST_MOVES, MOVE_FACTS), np.float32)
    legal = np.zeros((len(part.moves), MOST_MOVES), np.bool_)
    found = np.full(len(part.moves), -1, np.int64)
    fill_move_inputs(part.positions.copy(), part.moves, mind, new_workspace()[0], facts, legal, found)
    most = max(1, int(legal.sum(axis=1).max()))
    return facts[:, :most], legal[:, :most], found


def score_moves(layers: Layers, part: MoveExamples, facts: Array) -> tuple[Array, Array, dict[str, Array], Array]:
    """The score of every move, with the inputs, the activations and the mover's hidden units."""
    seats, common = net_inputs(part.positions, LARGE_SEAT_INPUTS)
    narrow, activations = forward(layers, seats, common)
    mover = narrow[np.arange(len(narrow)), part.positions["seat"]]
    pull = mover @ layers["moves"].T + layers["moves_bias"]
    scores = np.matmul(facts, pull[:, :, None])[:, :, 0]
    return scores, mover, {**activations, "seats": seats, "common": common}, narrow


def learn_moves(layers: Layers, part: MoveExamples, mind: Mind, weight: float) -> tuple[float, float, Layers]:
    """The loss of the head for moves, how often its best move was the teacher's, and the gradient."""
    facts, legal, chosen = move_inputs(part, mind)
    scores, mover, activations, narrow = score_moves(layers, part, facts)
    odds = _softmax(np.where(legal, scores, -1e9))
    known = chosen >= 0
    rows, places = np.flatnonzero(known), chosen[known]
    loss = -float(np.log(odds[rows, places] + 1e-9).mean())
    first = float((odds[rows].argmax(axis=1) == places).mean())
    gradient = odds.copy()
    gradient[rows, places] -= 1.0
    gradient *= (weight / max(len(rows), 1)) * known[:, None]
    pull = np.matmul(gradient[:, None, :], facts)[:, 0]
    down = np.zeros_like(narrow)
    down[np.arange(len(narrow)), part.positions["seat"]] = pull @ layers["moves"]
    found = backward(layers, activations["seats"], activations["common"], activations, down)
    found["moves"] = pull.T @ mover
    found["moves_bias"] = pull.sum(axis=0)
    return loss, first, found


def _softmax(scores: Array) -> Array:
    odds: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def predict_value(layers: Layers, positions: Records) -> Array:
    """Each seat's chance in many positions."""
    parts = [positions[start : start + 4096] for start in range(0, len(positions), 4096)]
    found = []
    for part in parts:
        narrow, _ = forward(layers, *net_inputs(part, LARGE_SEAT_INPUTS))
        found.append(chances(narrow @ layers["last"][:, :1] + layers["last_bias"][:1]))
    return np.concatenate(found)


def predict_card_odds(layers: Layers, part: Examples) -> Array:
    """The chance of each card in many positions."""
    assert part.hands is not None
    narrow, _ = forward(layers, *net_inputs(part.positions, LARGE_SEAT_INPUTS))
    return card_odds(narrow @ layers["last"][:, 1:] + layers["last_bias"][1:], part.hands)


def fit_heads(
    lesson: Lesson,
    epochs: int,
    seed: int,
    start: Layers | None = None,
    rate: float = 2e-3,
    decay: float = 0.05,
    progress: Callable[[float], None] | None = None,
) -> Layers:
    """One net fitted to all three, from nothing or from where an earlier one stopped; the rate falls along a cosine."""
    random = np.random.default_rng(seed)
    layers = new_heads(seed) if start is None else {name: layer.copy() for name, layer in start.items()}
    adam = Adam(layers, decay)
    mind = opinion_mind()
    steps = epochs * sum(-(-count // BATCH) for count in _sizes(lesson))
    done = 0
    for _ in range(epochs):
        for head, part in shuffled(lesson, random):
            now = rate * 0.5 * (1 + float(np.cos(np.pi * done / steps)))
            if isinstance(part, MoveExamples):
                _, _, gradient = learn_moves(layers, part, mind, WEIGHTS[head])
            else:
                _, gradient = learn_seats(layers, part, WEIGHTS[head])
            adam.step(gradient, now)
            done += 1
            if progress:
                progress(done / steps)
    return layers


def _sizes(lesson: Lesson) -> list[int]:
    """How many examples there are of each head and table size."""
    return [len(each.positions) for parts in (lesson.value, lesson.cards) for each in parts] + [
        len(each.positions) for each in lesson.moves
    ]


def shuffled(lesson: Lesson, random: np.random.Generator) -> Iterator[tuple[str, Examples | MoveExamples]]:
    """All examples once, in batches of one head and one table size each, in random order."""
    parts: list[tuple[str, Examples | MoveExamples, npt.NDArray[np.int64]]] = []
    heads: list[tuple[str, Sequence[Examples | MoveExamples]]] = [
        ("value", lesson.value), ("cards", lesson.cards), ("moves", lesson.moves)
    ]  # fmt: skip
    for head, each_size in heads:
        for each in each_size:
            order = random.permutation(len(each.positions))
            parts += [(head, each, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    random.shuffle(parts)
    for head, each, chosen in parts:
        if isinstance(each, MoveExamples):
            yield head, MoveExamples(each.positions[chosen], each.moves[chosen])
        else:
            hands = None if each.hands is None else each.hands[chosen]
            yield head, Examples(each.positions[chosen], hands, each.targets[chosen])


def pack_heads(layers: Layers) -> Nets:
    """A net as the record that compiled code reads, in an array of length one."""
    nets = np.zeros(1, THREE_HEADS)
    for name, layer in layers.items():
        nets[0][name] = layer
    return nets


def unpack_heads(nets: Nets) -> Layers:
    """The layers of a packed net."""
    return {name: np.asarray(nets[0][name]).copy() for name in HEADS_LAYERS}


def measure_heads(layers: Layers, lesson: Lesson) -> dict[str, tuple[float, float]]:
    """The loss of each head, and how often its first answer is right, on examples that it has not learnt."""
    found: dict[str, list[tuple[float, float, float]]] = {}
    mind = opinion_mind()
    for head, part in shuffled(lesson, np.random.default_rng(0)):
        if isinstance(part, MoveExamples):
            facts, legal, chosen = move_inputs(part, mind)
            scores, *_ = score_moves(layers, part, facts)
            odds = _softmax(np.where(legal, scores, -1e9))
            rows = np.flatnonzero(chosen >= 0)
            loss = -float(np.log(odds[rows, chosen[rows]] + 1e-9).mean())
            first = float((odds[rows].argmax(axis=1) == chosen[rows]).mean())
            found.setdefault(head, []).append((loss, first, len(rows)))
            continue
        narrow, _ = forward(layers, *net_inputs(part.positions, LARGE_SEAT_INPUTS))
        outputs = _head(part)
        out = narrow @ layers["last"][:, outputs] + layers["last_bias"][outputs]
        loss, _ = loss_and_gradient(out, part.hands, part.targets)
        if part.hands is None:
            best = chances(out).argmax(axis=1)
            first = float(np.take_along_axis(part.targets[:, :, 0], best[:, None], 1).mean())
            found.setdefault(head, []).append((loss, first, len(out)))
        else:
            asked = part.targets.any(axis=2)
            best = card_odds(out, part.hands).argmax(axis=2)
            first = float(np.take_along_axis(part.targets, best[:, :, None], 2)[:, :, 0][asked].mean())
            found.setdefault(head, []).append((loss, first, float(asked.sum())))
    return {
        head: (
            float(np.average([row[0] for row in rows], weights=[row[2] for row in rows])),
            float(np.average([row[1] for row in rows], weights=[row[2] for row in rows])),
        )
        for head, rows in found.items()
    }
