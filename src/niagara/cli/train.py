"""`niagara train`: the nets of Pathfinder, from nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from niagara.cli import Switch
from niagara.cli.checks import check_file, check_number
from niagara.cli.warm import warming_up

if TYPE_CHECKING:
    from rich.progress import TaskID

    from niagara.train.report import Run

MOST_GENERATIONS = 1000


def train(
    *,
    quick: Switch = False,
    large: Switch = False,
    generations: int = 1,
    folder: Path = Path("training"),
    out: Path | None = None,
    seed: int = 1,
    match: int = 200,
) -> None:
    """Play games, fit both nets to them, examine them on games not learnt from, and let them play.

    A run that was broken off goes on where it was when started again with the same folder, also with more generations.
    In each of these those who have learnt play among an opponent pool; new nets are kept if they win a sequential test.

    Parameters
    ----------
    quick
        A small run of some minutes instead of the whole one.
    large
        The larger nets, from games of bots that have the smaller ones.
    generations
        How often to play and learn; the shipped nets are those of one.
    folder
        Where the run keeps its games, its figures and its report.
    out
        Where the nets are written, by default into the folder of the run.
    seed
        Fixes all luck.
    match
        Games against three Paddlers and three Navigators at the end; 0 for none.
    """
    from dataclasses import replace

    from niagara.cli import BadInput
    from niagara.train.recipe import FULL, LARGE, QUICK, run

    check_number("--generations", generations, 1, MOST_GENERATIONS)
    check_number("--match", match, 0)
    check_file("--folder", folder / "nets.npz")
    check_file("--out", out)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    recipe = replace(
        QUICK if quick else LARGE if large else FULL, seed=seed, generations=generations, large=bool(large)
    )
    target = out or folder / "nets.npz"
    with warming_up("bots"), Progress(*columns, console=Console(stderr=True)) as bar:
        tasks: dict[str, TaskID] = {}

        def progress(what: str, part: float) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what, total=1.0)
            bar.update(tasks[what], completed=part)

        try:
            made = run(recipe, folder, target, progress)
        except ValueError as problem:
            raise BadInput(str(problem)) from problem
    _report(made, target)
    if match:
        _play(target, match, seed)


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
