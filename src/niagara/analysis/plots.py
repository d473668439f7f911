"""Pictures for notebooks and files, by matplotlib (the extra `niagara-game[plots]`); each function returns a figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from niagara.analysis.report import Analysis

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COLOURS = ("#3b6fb6", "#c8553d", "#4d8f4a", "#c79a2b", "#7d5ba6")  # by seat
WIDTH, HEIGHT = 9.0, 4.5
MOST_TICKS = 20  # beyond which rounds would be written over each other


def _names(found: Analysis, names: Sequence[str]) -> list[str]:
    return [names[report.seat] if names else f"Seat {report.seat}" for report in found.seats]


def _figure() -> Figure:
    """An empty figure; matplotlib is loaded when one is drawn."""
    from matplotlib.figure import Figure

    return Figure(figsize=(WIDTH, HEIGHT), layout="constrained")


def plot_chances(found: Analysis, names: Sequence[str] = ()) -> Figure:
    """Every seat's chance to win through the game; a circle marks a key moment of the seat whose line it is on."""
    figure = _figure()
    axes = figure.add_subplot()
    steps = [point.seq for point in found.points]
    for seat, name in enumerate(_names(found, names)):
        chances = [100 * point.chances[seat] for point in found.points]
        axes.step(steps, chances, where="post", color=COLOURS[seat], label=name, linewidth=1.8)
    for moment in found.moments:
        at = max((place for place, seq in enumerate(steps) if seq <= moment.seq), default=0)
        height = 100 * found.points[at].chances[moment.seat]
        axes.plot(steps[at], height, "o", color=COLOURS[moment.seat], markersize=7, markerfacecolor="white")
    starts = {decision.round: decision.before for decision in reversed(found.decisions)}
    every = 1 + len(starts) // MOST_TICKS
    rounds = [number for number in sorted(starts) if (number - 1) % every == 0]
    axes.set_xticks([starts[number] for number in rounds], [str(number) for number in rounds])
    axes.set_xlabel("round")
    axes.set_ylabel("chance to win, %")
    axes.set_ylim(0, 100)
    axes.set_xlim(0, steps[-1] if steps else 1)
    axes.grid(alpha=0.25)
    axes.legend(loc="upper left", frameon=False)
    return figure


def plot_luck_and_skill(found: Analysis, names: Sequence[str] = ()) -> Figure:
    """For every seat, what luck gave or took and what its own decisions gave away, in points of its chance to win."""
    figure = _figure()
    axes = figure.add_subplot()
    places = range(len(found.seats))
    axes.barh([at + 0.2 for at in places], [100 * r.luck for r in found.seats], 0.38, color="#6aa5c9", label="luck")
    axes.barh(
        [at - 0.2 for at in places], [100 * r.skill for r in found.seats], 0.38, color="#c8553d", label="given away"
    )
    axes.set_yticks(list(places), _names(found, names))
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_xlabel("points of the chance to win")
    axes.grid(alpha=0.25, axis="x")
    axes.legend(frameon=False)
    return figure
