"""`niagara analyse`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from niagara.cli import BadInput
from niagara.cli.sources import read_text
from niagara.cli.warm import warming_up
from niagara.record import Record, read_record
from niagara.rules.board import GEM_LETTERS, GEM_NAMES

if TYPE_CHECKING:
    from niagara.analysis import Analysis, Judged, KeyMoment, Study

SLIPS = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
SPARKS = "▁▂▃▄▅▆▇█"
WORDS = {
    "theft": "{seat} steals {gem} from {victim}, and the game turns ({swing})",
    "needless_loss": "{seat} loses a canoe{cargo} that could have been saved ({swing})",
    "unlucky_loss": "the river takes a canoe{cargo} of {seat} ({swing})",
    "kingmaker": "{seat}, with no hope left, gives {other} a great gift ({swing} for {other})",
    "blunder": "{seat} gives most away here ({swing}); better was {text}",
    "great_move": "{seat} finds the one good move: {text} ({swing} ahead of all others)",
    "surprise": "the card of {other} changes everything for {seat} ({swing})",
    "river_turn": "the river's draw changes everything for {seat} ({swing})",
    "lead": "{seat} takes the lead from {other} for good ({swing})",
    "decided": "from here on {seat} can hardly lose ({swing})",
    "landing": "{seat} lands {gem} and reaches the goal",
}


def analyse(
    record: Path | None = None,
    *,
    deep: Annotated[bool, Parameter(negative="")] = False,
    workers: int | None = None,
    every: Annotated[bool, Parameter(name="--all", negative="")] = False,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Tell where a recorded game turned, and what was given away.

    Parameters
    ----------
    record
        The file; standard input without it.
    deep
        Look twenty times longer at every decision.
    workers
        How many threads to use; as many as there are processors without it.
    every
        List every decision, not only those that gave something away.
    plot
        Draw the chances through the game into this picture (.png or .svg; needs matplotlib).
    as_json
        Print everything as JSON.
    """
    if workers is not None and workers < 1:
        raise BadInput(f"--workers {workers}: at least one is needed")
    told = read_record(read_text(record))
    if not told.game.history:
        raise BadInput("this record has no moves to analyse")
    with warming_up("analysis"):
        from niagara.analysis import analyse as run
        from niagara.analysis.scales import warm

        warm()
    console = Console()
    with _progress() as seen:
        found = run(told, "deep" if deep else "quick", workers=workers or os.cpu_count(), progress=seen)
    if plot is not None:
        _draw(found, told, plot)
    if as_json:
        print(json.dumps({"names": told.names, **asdict(found)}, indent=1))
    else:
        _tell(console, found, told, every)


@contextmanager
def _progress() -> Iterator[Any]:
    """A bar on the error stream, so that what is printed can be piped."""
    columns = (TextColumn("Analysing"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def seen(study: Study) -> None:
            bar.update(task, completed=study.progress)

        yield seen


def _draw(found: Analysis, told: Record, path: Path) -> None:
    try:
        from niagara.analysis.plots import plot_chances
    except ImportError as missing:
        raise BadInput("--plot needs matplotlib: pip install 'niagara[plots]'") from missing
    try:
        plot_chances(found, told.names).savefig(path)
    except (OSError, ValueError) as problem:
        raise BadInput(f"--plot {path}: {problem}") from problem


def _tell(console: Console, found: Analysis, told: Record, every: bool) -> None:
    console.print(_seats(found, told.names))
    if found.moments:
        console.print("\n[b]Where it turned[/]")
        for moment in found.moments:
            console.print(f"  round {moment.round:>2}  {_sentence(moment, told.names)}", markup=False, highlight=False)
    shown = [decision for decision in found.decisions if every or decision.grade in SLIPS]
    console.print()
    if shown:
        console.print(_decisions(shown, told.names))
    else:
        console.print("Nobody gave much away.")


def _seats(found: Analysis, names: list[str]) -> Table:
    table = Table("seat", "accuracy", "inaccuracies", "mistakes", "blunders", "given away", "luck", "chances")
    for column in table.columns[1:7]:
        column.justify = "right"
    for report in found.seats:
        marks = [str(count) for count in (report.inaccuracies, report.mistakes, report.blunders)]
        table.add_row(
            names[report.seat],
            f"{report.accuracy:.1f} %",
            *marks,
            _points(report.skill),
            _points(report.luck),
            _spark([point.chances[report.seat] for point in found.points]),
        )
    return table


def _spark(chances: list[float], width: int = 32) -> str:
    """A line of small bars, one for each part of the game."""
    picked = [chances[at * (len(chances) - 1) // (width - 1)] for at in range(width)] if chances else []
    return "".join(SPARKS[min(int(chance * len(SPARKS)), len(SPARKS) - 1)] for chance in picked)


def _points(change: float) -> str:
    return f"{100 * change:+.1f}"


def _sentence(moment: KeyMoment, names: list[str]) -> str:
    gem = GEM_NAMES[GEM_LETTERS.index(moment.gem)] if moment.gem else ""
    return WORDS[moment.code].format(
        seat=names[moment.seat],
        other=names[moment.other] if moment.other >= 0 else "the river",
        victim=names[moment.victim] if moment.victim >= 0 else "",
        gem=gem,
        cargo=f" with {gem}" if gem else "",
        text=moment.text,
        swing=_points(moment.swing),
    )


def _decisions(shown: list[Judged], names: list[str]) -> Table:
    table = Table("round", "seat", "played", "chance", "best", "chance", "given away", "")
    for column in (0, 3, 5, 6):
        table.columns[column].justify = "right"
    for decision in shown:
        best = decision.best[0]
        colour = SLIPS.get(decision.grade, "")
        table.add_row(
            str(decision.round),
            names[decision.seat],
            decision.played,
            f"{100 * decision.value:.1f}",
            best.text,
            f"{100 * best.value:.1f}",
            f"{100 * decision.loss:.1f} ± {200 * decision.error:.1f}",
            f"[{colour}]{decision.grade}[/]" if colour else decision.grade,
        )
    return table
