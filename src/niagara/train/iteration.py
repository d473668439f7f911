"""Expert iteration: play with search, fit one net to what the search chose and how it ended, play with that net.

Each step leaves a file in the folder of the run, so that a run that was broken off goes on after the last of them, on
other engines too. All luck follows from the recipe's seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, TypedDict

import msgspec
import numpy as np

from niagara.arena.engine import Engine, local_engine
from niagara.bots.mind.minds import THREE_HEADS, Minds, make_mind
from niagara.bots.mind.selfplay import ROUND_BEGINS
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.nets import schema, write_nets
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION
from niagara.train.curves import write_page
from niagara.train.fit import Layers
from niagara.train.games import SEATS, Recording, first_pool, record_games
from niagara.train.gate import Abroad, Gate, better, no_worse
from niagara.train.heads import fit_heads, lesson_of, measure_heads, pack_heads
from niagara.train.strangers import strangers

# What games are for: to learn chances, cards and moves from; chances alone, since who plays them tries little and is
# quick; to be examined on.
TAUGHT, MANY, EXAM = "taught", "many", "exam"
CHUNK: Final = {TAUGHT: 100, MANY: 1_000, EXAM: 20}  # games of one file
SEEDS: Final = {TAUGHT: 8_000_000, MANY: 18_000_000, EXAM: 28_000_000}
GATE_SEED: Final = 38_000_000  # games that decide whether a new net is better
STRANGERS: Final = 12
FIRST_RATE, LATER_RATE = 2e-3, 1e-3  # of learning
# How often the new player, the one before it, a stranger and a first player sit down.
ODDS: Final = (0.7, 0.1, 0.15, 0.05)
TEACHER: Final = Settings(
    searches=True, samples=10, breadth=6, uses_value_net=True, card_net_weight=0.9, net_plays_cards=True,
    net_plays_turns=1, imagined_samples=2, imagined_breadth=4, imagined_peeks=True, rival_samples=8, rival_weight=0.6,
    rival_temperature=0.02,
)  # fmt: skip
QUICK: Final = Settings(
    searches=True, samples=6, breadth=6, uses_value_net=True, card_net_weight=0.9, net_plays_cards=True,
    net_plays_turns=1,
)  # fmt: skip

Progress = Callable[[str, float], None]  # what is being done, and which part of it


@dataclass(frozen=True, slots=True)
class Iteration:
    """How much of everything; games are for each table size."""

    first: int  # of the first generation, whose players have no net
    taught: int  # of each later one, by the teacher …
    many: int  # … and by quick players
    generations: int  # after the first
    epochs: int
    later_epochs: int
    replay: int  # generations that are learnt from
    gate: int  # games at most that decide whether a generation is better
    abroad: int  # games among strangers
    exam: int  # games not learnt from
    seed: int = 1


SMALL: Final = Iteration(
    first=200, taught=20, many=100, generations=1, epochs=3, later_epochs=1, replay=3, gate=40, abroad=40, exam=20
)
WHOLE: Final = Iteration(
    first=3_000, taught=1_200, many=20_000, generations=4, epochs=3, later_epochs=2, replay=2, gate=400, abroad=400,
    exam=80,
)  # fmt: skip

Measures = dict[str, dict[str, tuple[float, float]]]  # by table and head: the loss, and how often its first is right


class Generation(TypedDict):
    """What one generation came to."""

    gate: Gate | None
    abroad: Abroad | None
    accepted: bool
    before: Measures | None  # the net that played, on this generation's games
    after: Measures  # the net that learnt


class Learnt(TypedDict):
    """What a run came to."""

    recipe: dict[str, int]
    generations: list[Generation]
    seconds: int


@dataclass(frozen=True, slots=True)
class Task:
    """Games of one file, to be played by whoever comes to it."""

    path: Path
    what: str
    players: int
    games: int
    seed: int
    nets: tuple[Path, ...]  # of those who have one: the new player first


def learner(layers: Layers, settings: Settings = TEACHER) -> Minds:
    """A player with a net: the one that teaches, or another."""
    return make_mind(OPINION, settings, FEATURE_WEIGHTS, None, pack_heads(layers))


def players_of(task: Task) -> tuple[Minds, tuple[float, ...], int]:
    """Who plays, how often each of them sits down, and how many of them teach."""
    if not task.nets:
        first = first_pool()
        return first, (0.85, 0.15), len(first)
    settings = QUICK if task.what == MANY else TEACHER
    learners = [learner(read_layers(path), settings) for path in task.nets]
    odds = list(ODDS[:2]) if len(learners) > 1 else [ODDS[0] + ODDS[1]]
    minds = np.concatenate([*learners, strangers(STRANGERS, task.seed), first_pool()[:1]])
    return minds, (*odds, *[ODDS[2] / STRANGERS] * STRANGERS, ODDS[3]), 1


def play(task: Task) -> Path:
    """Play and record the games of a task, unless that has been done."""
    if not task.path.exists():
        minds, odds, teachers = players_of(task)
        recording = record_games(task.players, task.games, minds, odds, task.seed, teachers)
        if task.what == MANY:
            recording = begins_of(recording)
        save(task.path, recording._asdict())
    return task.path


def begins_of(recording: Recording) -> Recording:
    """The positions in which a round begins, alone: chances are learnt from them."""
    kept = recording.kind == ROUND_BEGINS
    return Recording(*(column[kept] for column in recording))


def save(path: Path, arrays: Mapping[str, np.ndarray[tuple[int, ...], np.dtype[np.generic]]]) -> None:
    """Write a file as a whole or not at all."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    unfinished.replace(path)


def read_layers(path: Path) -> Layers:
    """The layers that a run has saved."""
    with np.load(path, allow_pickle=False) as saved:
        return {name: saved[name] for name in saved.files}


def iterate(recipe: Iteration, folder: Path, out: Path, progress: Progress, engine: Engine | None = None) -> Learnt:
    """Learn, write the net to `out` and tell the figures; what `folder` already holds is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    check_folder(recipe, folder)
    began = perf_counter()
    run = engine or local_engine()
    accepted: list[Path] = []
    found: list[Generation] = []
    for generation in range(recipe.generations + 1):
        nets = tuple(reversed(accepted[-2:]))
        exam = read_games(_play(run, recipe, folder, generation, nets, progress))
        learnt = _learn(recipe, folder, generation, nets, progress)
        result = _judge(run, recipe, folder, generation, learnt, nets, exam, progress)
        found.append(result)
        if result["accepted"]:
            accepted.append(learnt)
        seconds = round(perf_counter() - began)
        made: Learnt = {"recipe": asdict(recipe), "generations": found, "seconds": seconds}
        write_page(made, folder)
    write_nets(out, pack_heads(read_layers(accepted[-1])), made)
    return made


def check_folder(recipe: Iteration, folder: Path) -> None:
    """A run goes on only with the recipe and the inputs with which it began; more generations may follow."""
    note = folder / "recipe.json"
    wanted = {**asdict(replace(recipe, generations=0)), "schema": schema(THREE_HEADS)}
    if note.exists() and json.loads(note.read_text()) != wanted:
        raise ValueError(f"{folder} holds a run with another recipe; choose another folder, or remove it")
    note.write_text(json.dumps(wanted) + "\n")


def _play(
    run: Engine, recipe: Iteration, folder: Path, generation: int, nets: tuple[Path, ...], progress: Progress
) -> list[Path]:
    """Play a generation's games, by those who have learnt from the ones before it; the files to be examined on."""
    counts = {TAUGHT: recipe.taught, MANY: recipe.many, EXAM: recipe.exam}
    if not generation:
        counts = {TAUGHT: recipe.first, EXAM: recipe.exam}
    base = 100_000 * (recipe.seed - 1) + 1_000 * generation
    tasks = [
        Task(
            folder / f"{what}-{generation}-{players}-{chunk}.npz", what, players,
            min(CHUNK[what], games - chunk * CHUNK[what]), SEEDS[what] + base + chunk, nets,
        )
        for what, games in counts.items()
        for chunk in range(-(-games // CHUNK[what]))
        for players in SEATS
    ]  # fmt: skip
    for done, _ in enumerate(run(play, tasks), 1):
        progress(f"games of generation {generation}", done / len(tasks))
    return [task.path for task in tasks if task.what == EXAM]


def read_games(paths: Sequence[Path]) -> list[Recording]:
    """Recorded games, those of each table size together."""
    found = []
    for players in SEATS:
        parts, games = [], 0
        for path in paths:
            if path.stem.split("-")[2] == str(players):
                with np.load(path, allow_pickle=False) as saved:
                    part = Recording(*(saved[name] for name in Recording._fields))
                parts.append(part._replace(game=part.game + games))
                games = int(parts[-1].game.max(initial=games)) + 1
        found.append(Recording(*(np.concatenate(columns) for columns in zip(*parts, strict=True))))
    return found


def _learn(recipe: Iteration, folder: Path, generation: int, nets: tuple[Path, ...], progress: Progress) -> Path:
    """The file of a net fitted to the games of the last generations; it begins where the one before it stopped."""
    path = folder / f"heads-{generation}.npz"
    if not path.exists():
        latest = range(max(0, generation - recipe.replay + 1), generation + 1)
        taught, many = (
            [each for number in latest for each in sorted(folder.glob(f"{what}-{number}-*.npz"))]
            for what in (TAUGHT, MANY)
        )
        start = read_layers(nets[0]) if nets else None
        lesson = lesson_of(read_games(taught), read_games(many) if many else [], start)
        epochs, rate = (recipe.later_epochs, LATER_RATE) if nets else (recipe.epochs, FIRST_RATE)
        tell = partial(progress, f"net of generation {generation}")
        save(path, fit_heads(lesson, epochs, recipe.seed + generation, start, rate, progress=tell))
    return path


def _judge(
    run: Engine,
    recipe: Iteration,
    folder: Path,
    generation: int,
    learnt: Path,
    nets: tuple[Path, ...],
    exam: list[Recording],
    progress: Progress,
) -> Generation:
    """Whether a generation's net plays better than the one before, and no worse among strangers; asked once."""
    path = folder / f"result-{generation}.json"
    if not path.exists():
        new = read_layers(learnt)
        found: Generation = {
            "gate": None, "abroad": None, "accepted": True, "before": None, "after": measures(new, exam),
        }  # fmt: skip
        if nets:
            old = read_layers(nets[0])
            seed = GATE_SEED + 100 * recipe.seed + generation
            tell = partial(progress, f"gate of generation {generation}")
            gate = better(learner(new), learner(old), recipe.gate, seed, tell, run)
            abroad = no_worse(learner(new), learner(old), strangers(STRANGERS, seed), recipe.abroad, seed + 50, run)
            taken = gate["accepted"] and abroad["accepted"]
            found |= {"gate": gate, "abroad": abroad, "accepted": taken, "before": measures(old, exam)}
        path.write_text(json.dumps(found) + "\n")
    return msgspec.json.decode(path.read_bytes(), type=Generation)


def measures(layers: Layers, exam: list[Recording]) -> Measures:
    """How well a net answers games that it has not learnt from, by table."""
    found = {}
    for recording in exam:
        by_head = measure_heads(layers, lesson_of([recording]))
        found[f"{recording.ends.shape[1]} seats"] = {
            head: (round(loss, 4), round(first, 4)) for head, (loss, first) in by_head.items()
        }
    return found
