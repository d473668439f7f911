"""`niagara analyse`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from niagara.cli import AsJson, BadInput, Switch, Wish
from niagara.cli.checks import check_file, check_number
from niagara.cli.extras import need_extra
from niagara.cli.sources import read_text
from niagara.cli.warm import warming_up
from niagara.cli.words import Words, speak
from niagara.record import Record
from niagara.record_json import read_any

if TYPE_CHECKING:
    from niagara.analysis import Analysis, Judged, KeyMoment, Study

SLIPS = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
SPARKS = "▁▂▃▄▅▆▇█"
SPARK_WIDTH = 13
MOST_THREADS = 1024


def analyse(
    record: Path | None = None,
    *,
    deep: Switch = False,
    threads: Annotated[int | None, Parameter(name=("--threads", "--workers"))] = None,
    every: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    plot: Path | None = None,
    as_json: AsJson = False,
    language: Wish = "",
) -> None:
    """Tell where a recorded game turned, and what was given away.

    Parameters
    ----------
    record
        The file; standard input without it.
    deep
        Look twenty times longer at every decision.
    threads
        How many threads to use; as many as there are processors without it.
    every
        List every decision, not only those that gave something away.
    plot
        Draw the chances through the game into this picture (.png or .svg; needs matplotlib).
    as_json
        Print everything as JSON.
    language
        Language to tell it in, such as de or fr; the environment's (LANG) without it.
    """
    words = speak(language)
    if threads is not None:
        check_number("--threads", threads, 1, MOST_THREADS)
    if plot is not None:
        need_extra("plots")
        check_file("--plot", plot)
    told = read_any(read_text(record))
    if not told.game.history:
        raise BadInput("this record has no moves to analyse")
    found = analysed(told, "deep" if deep else "quick", threads or os.cpu_count(), words)
    console = Console()
    if plot is not None:
        _draw(found, told, plot)
    if as_json:
        print(json.dumps({"names": told.names, **asdict(found)}, indent=1))
    else:
        _tell(console, found, told, every, words)


def analysed(told: Record, depth: str, threads: int | None, words: Words) -> Analysis:
    """A record's analysis, with a bar while it is worked out."""
    with warming_up("analysis"):
        from niagara.analysis import analyse as run
        from niagara.analysis.engine.threads import warm

        warm()
    with _progress(words) as seen:
        return run(told, depth, workers=threads, progress=seen)


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[Study], None]]:
    """A bar on the error stream, so that what is printed can be piped."""
    title = TextColumn(words("analysis-title"))
    columns = (title, BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def seen(study: Study) -> None:
            bar.update(task, completed=study.progress)

        yield seen


def _draw(found: Analysis, told: Record, path: Path) -> None:
    from niagara.analysis.plots import plot_chances

    try:
        plot_chances(found, told.names).savefig(path)
    except (OSError, ValueError) as problem:
        raise BadInput(f"--plot {path}: {problem}") from problem


def _tell(console: Console, found: Analysis, told: Record, every: bool, words: Words) -> None:
    console.print(_seats(found, told.names, words))
    if found.moments:
        console.print(f"\n[b]{words('moments-title')}[/]")
        for moment in found.moments:
            when = words("bar-round", round=moment.round)
            sentence = f"  {when}  {_sentence(moment, told.names, words)} ({_points(moment.swing)})"
            console.print(sentence, markup=False, highlight=False)
    shown = [decision for decision in found.decisions if every or decision.grade in SLIPS]
    console.print()
    if shown:
        console.print(_decisions(shown, told.names, words))
    else:
        console.print(words("analyse-nothing"))


def _seats(found: Analysis, names: list[str], words: Words) -> Table:
    headings = ("report-accuracy", *(f"grade-{slip}" for slip in SLIPS), "report-skill", "report-luck", "graph-title")
    table = Table("", *map(words, headings), box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in table.columns[1:7]:
        column.justify = "right"
    for report in found.seats:
        slips = (report.inaccuracies, report.mistakes, report.blunders)
        table.add_row(
            names[report.seat],
            "–" if report.accuracy is None else f"{report.accuracy:.0f} %",
            *map(str, slips),
            _points(report.skill),
            _points(report.luck),
            _spark([point.chances[report.seat] for point in found.points]),
        )
    return table


def _spark(chances: list[float]) -> str:
    """A line of small bars, one for each part of the game."""
    last = len(chances) - 1
    picked = [chances[at * last // (SPARK_WIDTH - 1)] for at in range(SPARK_WIDTH)] if chances else []
    return "".join(SPARKS[min(int(chance * len(SPARKS)), len(SPARKS) - 1)] for chance in picked)


def _points(change: float) -> str:
    return f"{100 * change:+.1f}"


def _sentence(moment: KeyMoment, names: list[str], words: Words) -> str:
    return words(
        f"moment-{moment.code}",
        name=names[moment.seat],
        other=names[moment.other] if moment.other >= 0 else "none",
        victim=names[moment.victim] if moment.victim >= 0 else "none",
        gem=words(f"gem-{moment.gem}-one") if moment.gem else "none",
        move=moment.text,
    )


def _decisions(shown: list[Judged], names: list[str], words: Words) -> Table:
    played, best_of, given = words("decision-played"), words("grade-best"), words("analyse-given")
    headings = (words("table-round"), "", played, "%", best_of, "%", given, "")
    table = Table(*headings, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in (0, 3, 5, 6):
        table.columns[column].justify = "right"
    for decision in shown:
        best = decision.best[0]
        colour = SLIPS.get(decision.grade, "")
        grade = words(f"grade-{decision.grade}")
        table.add_row(
            str(decision.round),
            names[decision.seat],
            decision.played,
            f"{100 * decision.value:.1f}",
            best.text,
            f"{100 * best.value:.1f}",
            f"{100 * decision.loss:.1f} ± {200 * decision.error:.1f}",
            f"[{colour}]{grade}[/]" if colour else grade,
        )
    return table
