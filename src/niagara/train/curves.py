"""What expert iteration came to, as a page with curves in the folder of the run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from niagara.arena.pictures import INK, RIVER, NoPictures, picture

if TYPE_CHECKING:
    from niagara.train.iteration import Generation, Learnt

HEADS: Final = ("value", "cards", "moves")


def write_page(made: Learnt, folder: Path) -> Path:
    """Write report.md, and its curves where Matplotlib is installed; the path of the page."""
    lines = ["# A run of expert iteration", "", f"`{made['recipe']}`, {made['seconds']} s.", ""]
    lines += [
        "| generation | two against two of the one before | among strangers (before) | taken on |", "|---|---|---|---|",
        *(_gate_row(number, each) for number, each in enumerate(made["generations"])), "",
        "On games of each generation that nobody learnt from, log-loss and how often the first answer is right:", "",
        "| generation | table | value | cards | moves |", "|---|---|---|---|---|",
    ]  # fmt: skip
    for number, each in enumerate(made["generations"]):
        for table, heads in each["after"].items():
            told = " | ".join(f"{heads[head][0]:.3f} ({heads[head][1]:.1%})" for head in HEADS)
            lines.append(f"| {number} | {table} | {told} |")
    try:
        draw_curves(made["generations"], folder / "curves.svg")
        lines += ["", "![Loss of each head by generation, at four seats](curves.svg)"]
    except NoPictures as problem:
        lines += ["", f"No pictures: {problem}."]
    page = folder / "report.md"
    page.write_text("\n".join(lines) + "\n")
    return page


def _gate_row(number: int, generation: Generation) -> str:
    gate, abroad = generation["gate"], generation["abroad"]
    if gate is None or abroad is None:
        return f"| {number} | the first | | yes |"
    verdict = gate["verdict"].replace("_", " ")
    return (
        f"| {number} | {gate['share']:.1%} of {gate['games']} games, {verdict} | {abroad['new']:.1%} "
        f"({abroad['old']:.1%}, ± {1.96 * abroad['error']:.1%}) | {'yes' if generation['accepted'] else 'no'} |"
    )


def draw_curves(generations: list[Generation], path: Path) -> None:
    """The loss of every head on each generation's games at four seats: of the net that played, and of the new one."""
    with picture(path, "Log-loss on a generation's own games, four seats", 4.6, 3.8) as axes:
        for head, colour in zip(HEADS, (RIVER, INK, "#8a5a9e"), strict=True):
            after = [each["after"]["4 seats"][head][0] for each in generations]
            axes.plot(range(len(after)), after, "o-", color=colour, label=head)
            before = [
                (number, each["before"]["4 seats"][head][0])
                for number, each in enumerate(generations)
                if each["before"] is not None
            ]
            if before:
                axes.plot(*zip(*before, strict=True), "x", color=colour)
        axes.set_xlabel("generation (crosses: the net that played it)")
        axes.set_ylabel("log-loss")
        axes.set_xticks(range(len(generations)))
        axes.legend(frameon=False)
