"""`niagara train`: the net of the strongest bot by expert iteration, or the nets of earlier bots, from nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from niagara.cli import Switch
from niagara.cli.checks import check_file, check_number
from niagara.cli.warm import warming_up

if TYPE_CHECKING:
    from rich.progress import TaskID

    from niagara.train.iteration import Learnt
    from niagara.train.report import Run

MOST_GENERATIONS = 1000


def train(
    *,
    nets: Literal["heads", "pair", "large"] = "heads",
    quick: Switch = False,
    generations: int | None = None,
    folder: Path = Path("training"),
    out: Path | None = None,
    seed: int = 1,
    match: int = 200,
    engine: str = "local",
    workers: int = 0,
) -> None:
    """Play games, fit nets to them, examine them on games not learnt from, and go on with those who have learnt.

    A run that was broken off goes on where it was when started again with the same folder, also with more generations.
    A new generation is taken on if it wins a sequential test and does not lose among strangers.

    Parameters
    ----------
    nets
        One net with three heads, by expert iteration; or the pair of nets of earlier bots, or their larger ones.
    quick
        A small run of some minutes instead of the whole one.
    generations
        How often to learn and play again after the first time; by default as the shipped nets were made.
    folder
        Where the run keeps its games, its figures and its report.
    out
        Where the nets are written, by default into the folder of the run.
    seed
        Fixes all luck.
    match
        Games that the new nets play at the end; 0 for none.
    engine
        Where games are played: `local`, or `ray` (the cluster that RAY_ADDRESS names, else this machine).
    workers
        Processes; by default one for each core.
    """
    if generations is not None:
        check_number("--generations", generations, 0 if nets == "heads" else 1, MOST_GENERATIONS)
    check_number("--match", match, 0)
    check_number("--workers", workers, 0)
    check_file("--folder", folder / "nets.npz")
    check_file("--out", out)
    if nets == "heads":
        target = out or folder / "heads.npz"
        _print_learnt(_iterate(bool(quick), generations, folder, target, seed, engine, workers), target)
        if match:
            _play_heads(target, match, seed, engine, workers)
        return
    target = out or folder / "nets.npz"
    _report(_learn(nets, bool(quick), generations or 1, folder, target, seed), target)
    if match:
        _play(target, match, seed)


def _iterate(
    quick: bool, generations: int | None, folder: Path, target: Path, seed: int, engine: str, workers: int
) -> Learnt:
    """Expert iteration, under a bar."""
    from dataclasses import replace

    from niagara.arena.engine import make_engine
    from niagara.train.iteration import SMALL, WHOLE, iterate

    recipe = replace(SMALL if quick else WHOLE, seed=seed)
    if generations is not None:
        recipe = replace(recipe, generations=generations)
    with _bars() as progress:
        return iterate(recipe, folder, target, progress, make_engine(engine, workers or None))


def _learn(nets: str, quick: bool, generations: int, folder: Path, target: Path, seed: int) -> Run:
    """The nets of earlier bots, under a bar."""
    from dataclasses import replace

    from niagara.train.recipe import FULL, LARGE, QUICK, run

    large = nets == "large"
    recipe = replace(QUICK if quick else LARGE if large else FULL, seed=seed, generations=generations, large=large)
    with _bars() as progress:
        return run(recipe, folder, target, progress)


@contextmanager
def _bars() -> Iterator[Callable[[str, float], None]]:
    """A bar for every step; what is wrong with a folder or an engine is said in a line."""
    from niagara.cli import BadInput

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with warming_up("bots"), Progress(*columns, console=Console(stderr=True)) as bar:
        tasks: dict[str, TaskID] = {}

        def progress(what: str, part: float) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what, total=1.0)
            bar.update(tasks[what], completed=part)

        try:
            yield progress
        except ValueError as problem:
            raise BadInput(str(problem)) from problem


def _print_learnt(made: Learnt, target: Path) -> None:
    console = Console()
    table = Table("generation", "two against two before", "among strangers (before)", "taken on", "value", "cards",
                  "moves", title="Log-loss at four seats, on games not learnt from")  # fmt: skip
    for number, each in enumerate(made["generations"]):
        gate, abroad = each["gate"], each["abroad"]
        heads = each["after"]["4 seats"]
        table.add_row(
            str(number),
            f"{gate['share']:.1%} of {gate['games']}" if gate else "",
            f"{abroad['new']:.1%} ({abroad['old']:.1%})" if abroad else "",
            "yes" if each["accepted"] else "no",
            *(f"{heads[head][0]:.3f} ({heads[head][1]:.1%})" for head in ("value", "cards", "moves")),
        )
    console.print(table)
    console.print(f"{target}: {target.stat().st_size:,} bytes, made in {made['seconds']} s", highlight=False)


def _play_heads(net: Path, games: int, seed: int, engine: str, workers: int) -> None:
    """How the teacher with this net fares against others."""
    import os

    from niagara.arena import run_match
    from niagara.arena.engine import make_engine
    from niagara.bots.weights.nets import HEADS_VARIABLE
    from niagara.cli.arena import _print_match

    os.environ[HEADS_VARIABLE] = str(net.resolve())
    play_at = make_engine(engine, workers or None)
    for rival in ("navigator", "pathfinder"):
        table = ("niagara.train.expert:Expert", rival, rival, rival)
        _print_match(run_match(table, games, 1_000_000 + seed, play_at))


def _report(made: Run, target: Path) -> None:
    console = Console()
    table = Table("table", "positions", "log-loss (nothing known)", "winner first", "worst calibration", "card first",
                  "card log-loss (all alike)", title="On games not learnt from")  # fmt: skip
    for seats, found in made["figures"].items():
        value, cards = found["value"], found["cards"]
        table.add_row(
            seats, f"{found['positions']:,}", f"{value['loss']:.3f} ({value['knowing nothing']:.3f})",
            f"{value['first']:.1%}", f"{max(found['calibration error'].values()):.3f}", f"{cards['first']:.1%}",
            f"{cards['loss']:.3f} ({cards['all alike']:.3f})",
        )  # fmt: skip
    console.print(table)
    console.print(f"{target}: {target.stat().st_size:,} bytes, made in {made['seconds']} s", highlight=False)


def _play(nets: Path, games: int, seed: int) -> None:
    """How Pathfinder fares with these nets."""
    import os

    from niagara.arena import run_match
    from niagara.bots.weights.nets import NETS_VARIABLE
    from niagara.cli.arena import _print_match

    os.environ[NETS_VARIABLE] = str(nets.resolve())
    for rival in ("paddler", "navigator"):
        _print_match(run_match(("pathfinder", rival, rival, rival), games, 1_000_000 + seed))
