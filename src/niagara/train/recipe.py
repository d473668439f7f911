"""The whole of learning, step by step: play, fit, play again with what was learnt, measure. Every step can be resumed.

Each step leaves a file in the folder of the run; a run that was broken off goes on after the last of them. All luck
follows from the recipe's seed, which is far from the seeds of reported matches.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from niagara.bots.mind.minds import LARGE_NET, NET, Minds, Nets, make_mind
from niagara.bots.mind.records import LAYERS
from niagara.bots.players.pathfinder import Pathfinder
from niagara.bots.weights.nets import find_nets, schema, write_nets
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION
from niagara.fast.records import RecordType
from niagara.train.fit import Examples, Layers, card_examples, fit, measure, predict, value_examples
from niagara.train.games import (
    FIRST_ODDS,
    LATER_ODDS,
    SEATS,
    TAUGHT_ODDS,
    Recording,
    first_pool,
    later_pool,
    record_games,
    taught_pool,
)
from niagara.train.gate import Gate, better
from niagara.train.report import Figures, Run, write_report

TRAINING_SEED: Final = 5_000_000  # games to learn from …
EXAM_SEED: Final = 6_000_000  # … games to be examined on …
GATE_SEED: Final = 6_500_000  # … and games that decide whether new nets are better
CHUNK: Final = 400  # games of one file, for each table size
BINS: Final = 10
DECAY: Final = 0.02  # of weights …
LARGE_DECAY: Final = 0.05  # … and of those of larger nets

Numbers = npt.NDArray[np.float32] | npt.NDArray[np.float64]

Progress = Callable[[str, float], None]  # what is being done, and which part of it


@dataclass(frozen=True, slots=True)
class Recipe:
    """How much of everything; `generations` counts the times of playing and fitting."""

    games: int  # for each table size, of the first generation …
    later_games: int  # … and of each later one, whose players think longer
    generations: int
    epochs: int
    gate: int  # games at most that decide whether a later generation is better
    exam: int  # games for each table size, not learnt from
    seed: int = 1
    large: bool = False  # larger nets, from games of bots that have the first ones


QUICK: Final = Recipe(games=800, later_games=400, generations=1, epochs=4, gate=200, exam=200)
FULL: Final = Recipe(games=5_200, later_games=2_400, generations=1, epochs=6, gate=400, exam=400)  # the shipped nets
LARGE: Final = Recipe(games=10_400, later_games=2_400, generations=1, epochs=4, gate=400, exam=400, large=True)
TEACHERS: Final = "7ec09bdd6bc9d9486f6376c3ca9b7373"  # the nets of the bots that larger ones learn from


def run(recipe: Recipe, folder: Path, out: Path, progress: Progress) -> Run:
    """Learn, write the nets to `out` and tell the figures; what `folder` already holds is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    _check_folder(recipe, folder)
    began = perf_counter()
    recordings: list[Recording] = []
    nets: Nets | None = None
    teachers = nets
    gates: list[Gate] = []
    for generation in range(recipe.generations):
        teachers = nets
        count = recipe.later_games if generation else recipe.games
        recordings += _play(recipe, folder, "games", generation, count, nets, progress)
        learnt = _learn(recipe, folder, generation, recordings, nets, progress)
        if nets is None:
            nets = learnt
            continue
        gates.append(_gate(recipe, folder, generation, learnt, nets, progress))
        if gates[-1]["accepted"]:
            nets = learnt
    assert nets is not None
    exam = _play(recipe, folder, "exam", recipe.generations - 1, recipe.exam, teachers, progress)
    figures = examine(nets, exam)
    seconds = round(perf_counter() - began)
    made: Run = {"recipe": asdict(recipe), "gates": gates, "figures": figures, "seconds": seconds}
    write_nets(out, nets, made)
    write_report(made, folder)
    return made


def _check_folder(recipe: Recipe, folder: Path) -> None:
    """A run goes on only with the recipe and the inputs with which it began; more generations may follow."""
    note = folder / "recipe.json"
    wanted = {**asdict(replace(recipe, generations=0)), "schema": schema(kind_of(recipe))}
    if not recipe.large:
        del wanted["large"]  # runs from before larger nets go on
    if note.exists() and json.loads(note.read_text()) != wanted:
        raise ValueError(f"{folder} holds a run with another recipe; choose another folder, or remove it")
    note.write_text(json.dumps(wanted) + "\n")


def kind_of(recipe: Recipe) -> RecordType:
    """Which nets are to be made."""
    return LARGE_NET if recipe.large else NET


def _pool(recipe: Recipe, nets: Nets | None) -> tuple[Minds, tuple[float, ...]]:
    """Who plays, and how often each of them sits down."""
    if nets is not None:
        return later_pool(nets), LATER_ODDS
    if recipe.large:
        return taught_pool(find_nets(TEACHERS)), TAUGHT_ODDS
    return first_pool(), FIRST_ODDS


def _play(
    recipe: Recipe, folder: Path, what: str, generation: int, games: int, nets: Nets | None, progress: Progress
) -> list[Recording]:
    """Games of one generation, by those who have learnt from the generations before it."""
    minds, odds = _pool(recipe, nets)
    base = (EXAM_SEED if what == "exam" else TRAINING_SEED) + 100_000 * (recipe.seed - 1) + 10_000 * generation
    chunks = -(-games // CHUNK)
    found = []
    for number, players in enumerate(SEATS):
        parts = []
        for chunk in range(chunks):
            path = folder / f"{what}-{generation}-{players}-{chunk}.npz"
            if not path.exists():
                _save(
                    path, record_games(players, min(CHUNK, games - chunk * CHUNK), minds, odds, base + chunk)._asdict()
                )
            with np.load(path, allow_pickle=False) as saved:
                parts.append(Recording(*(saved[name] for name in Recording._fields)))
            progress(f"{what} of generation {generation}", (number + (chunk + 1) / chunks) / len(SEATS))
        found.append(Recording(*(np.concatenate(columns) for columns in zip(*parts, strict=True))))
    return found


def _learn(
    recipe: Recipe, folder: Path, generation: int, recordings: list[Recording], old: Nets | None, progress: Progress
) -> Nets:
    """Both nets: the value net from all games, with the last one as its critic; the card net from the latest games.

    Whoever plays better plays other cards, so the cards of earlier generations would mislead.
    """
    critic = None if old is None else layers_of(old[0])
    nets = np.zeros(2, kind_of(recipe))
    decay = LARGE_DECAY if recipe.large else DECAY
    todo: list[tuple[str, Callable[[], list[Examples]]]] = [
        ("value", lambda: value_examples(recordings, critic)),
        ("cards", lambda: card_examples(recordings[-len(SEATS) :])),
    ]
    for net, (end, examples) in zip(nets, todo, strict=True):
        path = folder / f"{end}-{generation}.npz"
        if not path.exists():
            tell = partial(progress, f"{end} net of generation {generation}")
            _save(path, fit(examples(), recipe.epochs, recipe.seed, decay=decay, progress=tell, kind=kind_of(recipe)))
        with np.load(path, allow_pickle=False) as saved:
            for name in LAYERS:
                net[name] = saved[name]
    return nets


def layers_of(net: np.void) -> Layers:
    """The layers of a packed net."""
    return {name: np.asarray(net[name]) for name in LAYERS}


def _gate(recipe: Recipe, folder: Path, generation: int, new: Nets, old: Nets, progress: Progress) -> Gate:
    """Whether the nets of a generation play better than those before them; asked once."""
    path = folder / f"gate-{generation}.json"
    if not path.exists():
        tell = partial(progress, f"gate of generation {generation}")
        learnt, before = (make_mind(OPINION, Pathfinder.settings, FEATURE_WEIGHTS, nets) for nets in (new, old))
        found = better(learnt, before, recipe.gate, GATE_SEED + 100 * recipe.seed + generation, tell)
        path.write_text(json.dumps(found) + "\n")
    return msgspec.json.decode(path.read_bytes(), type=Gate)


def _save(path: Path, arrays: Mapping[str, npt.NDArray[np.generic]]) -> None:
    """Write a file as a whole or not at all."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    unfinished.replace(path)


def examine(nets: Nets, exam: list[Recording]) -> dict[str, Figures]:
    """How well nets predict games that they have not learnt from."""
    value, cards = (layers_of(net) for net in nets)
    figures: dict[str, Figures] = {}
    for recording in exam:
        ends, choices = value_examples([recording]), card_examples([recording])
        seats = recording.ends.shape[1]
        chosen = choices[0].targets.any(axis=2)
        hands = choices[0].hands
        assert hands is not None
        alike = float(np.log(hands.sum(axis=2)[chosen]).mean())
        value_loss, card_loss = measure(value, ends), measure(cards, choices)
        figures[f"{seats} seats"] = {
            "positions": len(ends[0].positions),
            "value": {
                "loss": round(value_loss["loss"], 4),
                "first": round(value_loss["first"], 4),
                "knowing nothing": round(float(np.log(seats)), 4),
            },
            "calibration error": {phase: round(error, 4) for phase, error in calibration(value, ends[0]).items()},
            "reliability": reliability(predict(value, ends[0].positions).ravel(), ends[0].targets.ravel()),
            "cards": {
                "loss": round(card_loss["loss"], 4),
                "first": round(card_loss["first"], 4),
                "all alike": round(alike, 4),
            },
        }
    return figures


def calibration(layers: Layers, examples: Examples) -> dict[str, float]:
    """The mean distance between predicted and real shares, over ten equal parts, for each phase of the game."""
    rounds = examples.positions["round"]
    return calibration_by_phase(predict(layers, examples.positions), examples.targets[:, :, 0], rounds)


def calibration_by_phase(odds: Numbers, ends: Numbers, rounds: npt.NDArray[np.integer]) -> dict[str, float]:
    """The same for any predicted chances."""
    found = {}
    phases = (("rounds 1-5", 1, 5), ("rounds 6-10", 6, 10), ("rounds 11-15", 11, 15), ("later", 16, 10**6))
    for name, first, last in phases:
        chosen = (rounds >= first) & (rounds <= last)
        if chosen.any():
            found[name] = expected_error(odds[chosen].ravel(), ends[chosen].ravel())
    return found


def expected_error(odds: Numbers, ends: Numbers | npt.NDArray[np.bool_]) -> float:
    """Expected calibration error: the distance of the means of each tenth of the predicted chances, weighed by size."""
    error = 0.0
    for part in np.array_split(np.argsort(odds), BINS):
        if len(part):
            error += len(part) / len(odds) * abs(float(odds[part].mean() - ends[part].mean()))
    return error


def reliability(odds: Numbers, ends: Numbers | npt.NDArray[np.bool_]) -> list[list[float]]:
    """The mean of each tenth of the predicted chances, and the share that came of it."""
    parts = [part for part in np.array_split(np.argsort(odds), BINS) if len(part)]
    return [[round(float(odds[part].mean()), 4), round(float(ends[part].mean()), 4)] for part in parts]
