"""What a run of training came to, as a page with pictures in the folder of the run."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from niagara.arena.pictures import GOLD, INK, RIVER, NoPictures, picture
from niagara.train.gate import Gate

ValueFigures = TypedDict("ValueFigures", {"loss": float, "first": float, "knowing nothing": float})
CardFigures = TypedDict("CardFigures", {"loss": float, "first": float, "all alike": float})
Figures = TypedDict(
    "Figures",
    {
        "positions": int,
        "value": ValueFigures,
        "calibration error": dict[str, float],  # by phase of the game
        "reliability": list[list[float]],  # predicted and real shares, by tenths
        "cards": CardFigures,
    },
)


class Run(TypedDict):
    """What a run came to: the figures of each table size, and what the gates said."""

    recipe: dict[str, int]
    gates: list[Gate]
    figures: dict[str, Figures]
    seconds: int


def write_report(made: Run, folder: Path) -> Path:
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
        lines += ["", "![Predicted and real shares](calibration.svg)"]
    except NoPictures as problem:
        lines += ["", f"No pictures: {problem}."]
    page = folder / "report.md"
    page.write_text("\n".join(lines) + "\n")
    return page


def draw_calibration(figures: dict[str, Figures], path: Path) -> None:
    """Predicted chances against what came of them; a perfect prediction is on the line."""
    with picture(path, "Predicted chances and what came of them", 4.2, 3.8) as axes:
        axes.plot([0, 100], [0, 100], color=GOLD, linewidth=1)
        for (table, found), mark, colour in zip(figures.items(), "os^", (RIVER, INK, "#8a5a9e"), strict=False):
            predicted, came = zip(*found["reliability"], strict=True)
            axes.plot([100 * x for x in predicted], [100 * x for x in came], mark, color=colour, label=table)
        axes.set_xlabel("predicted, %")
        axes.set_ylabel("came true, %")
        axes.legend(frameon=False)
