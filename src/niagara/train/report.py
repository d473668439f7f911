"""What a run of training came to, as a page with pictures in the folder of the run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from niagara.arena.pictures import GOLD, INK, RIVER, NoPictures, picture


def write_report(made: dict[str, Any], folder: Path) -> Path:
    """Write report.md, and its pictures where Matplotlib is installed; the path of the page."""
    recipe, figures = made["recipe"], made["figures"]
    lines = ["# A run of training", "", f"`{recipe}`, {made['seconds']} s.", ""]
    for number, gate in enumerate(made["gates"], 1):
        lines += [
            f"Generation {number} against the one before: {gate['verdict']}, {gate['share']:.1%} of the wins for two "
            f"of four seats in {gate['games']} games; {'accepted' if gate['accepted'] else 'not accepted'}.", "",
        ]  # fmt: skip
    lines += [
        "On games not learnt from:", "",
        "| table | log-loss (nothing known) | winner first | calibration error by phase | card first | card log-loss |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    for table, found in figures.items():
        value, cards = found["value"], found["cards"]
        phases = ", ".join(f"{phase}: {error:.3f}" for phase, error in found["calibration error"].items())
        lines.append(
            f"| {table} | {value['loss']:.3f} ({value['knowing nothing']:.3f}) | {value['first']:.1%} | {phases} | "
            f"{cards['first']:.1%} | {cards['loss']:.3f} ({cards['all alike']:.3f}) |"
        )
    try:
        draw_calibration(figures, folder / "calibration.svg")
        lines += ["", "![Foretold and real shares](calibration.svg)"]
    except NoPictures as problem:
        lines += ["", f"No pictures: {problem}."]
    page = folder / "report.md"
    page.write_text("\n".join(lines) + "\n")
    return page


def draw_calibration(figures: dict[str, Any], path: Path) -> None:
    """Foretold chances against what came of them; a perfect prophet stays on the line."""
    with picture(path, "Foretold chances and what came of them", 4.2, 3.8) as axes:
        axes.plot([0, 100], [0, 100], color=GOLD, linewidth=1)
        for (table, found), mark, colour in zip(figures.items(), "os^", (RIVER, INK, "#8a5a9e"), strict=False):
            foretold, came = zip(*found["reliability"], strict=True)
            axes.plot([100 * x for x in foretold], [100 * x for x in came], mark, color=colour, label=table)
        axes.set_xlabel("foretold, %")
        axes.set_ylabel("came true, %")
        axes.legend(frameon=False)
