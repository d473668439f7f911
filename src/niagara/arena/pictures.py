"""Pictures of what the arena found, as small SVG files; needs the extra `niagara-game[plots]`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from niagara.arena.census import CARDS, Estimate, Facts
from niagara.arena.ladder import LadderResult

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.typing import RcKeyType

INK, RIVER, GOLD, PALE = "#22313a", "#2f7f94", "#d98e04", "#dfe9ec"
STYLE: Final[dict[RcKeyType, str | int | bool]] = {
    "svg.hashsalt": "niagara",  # equal figures give equal files
    "svg.fonttype": "none",  # text stays text: small files, and it can be searched
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


class NoPictures(RuntimeError):
    """Matplotlib is not installed."""


@contextmanager
def picture(path: Path, title: str, width: float = 5.2, height: float = 3.0) -> Iterator[Axes]:
    """Axes to draw on; written to `path` afterwards."""
    try:
        import matplotlib as mpl
    except ImportError as problem:
        raise NoPictures("pictures need matplotlib: pip install 'niagara-game[plots]'") from problem
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure((width, height), layout="constrained")
        axes = figure.subplots()
        axes.set_title(title, loc="left", fontsize=10)
        yield axes
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, metadata={"Date": None})


def draw_ladder(result: LadderResult, path: Path) -> None:
    """Ratings with their intervals, the strongest on top."""
    with picture(path, f"Ratings at {result.players} seats", height=0.6 + 0.32 * len(result.ratings)) as axes:
        for row, rating in enumerate(result.ratings.values()):
            axes.plot([rating.low, rating.high], [row, row], color=RIVER, linewidth=3, solid_capstyle="round")
            axes.plot(rating.value, row, "o", color=INK, markersize=5)
            axes.annotate(f"{rating.value:.0f}", (rating.value, row), (0, 6), textcoords="offset points", ha="center")
        axes.set_yticks(range(len(result.ratings)), [name.capitalize() for name in result.ratings])
        axes.set_ylim(-0.6, len(result.ratings) - 0.2)
        axes.set_xlabel("Elo, with 95 % interval")
        axes.grid(axis="x", color=PALE)
        axes.set_axisbelow(True)


def draw_facts(facts: Facts, folder: Path, name: str) -> list[Path]:
    """The pictures of `docs/facts.md` for one setting."""
    players = facts["setting"]["players"]
    paths = [folder / f"{name}-{what}.svg" for what in ("rounds", "seats", "cards", "openings", "river")]
    with picture(paths[0], f"How long games last ({players} seats)") as axes:
        lengths = {int(length): count / facts["games"] for length, count in facts["rounds"]["histogram"].items()}
        axes.bar(list(lengths), [100 * part for part in lengths.values()], color=RIVER)
        axes.set_xlabel("rounds")
        axes.set_ylabel("% of games")
    with picture(paths[1], "Share of wins by turn order in round 1") as axes:
        _bars(axes, [str(1 + seat) for seat in range(players)], facts["seats"], 100 / players)
        axes.set_xlabel("place in the first round's order")
    with picture(paths[2], "Share of wins by first card of the game") as axes:
        rows = [(card, facts["first card"].get(card)) for card in CARDS]
        kept = [(card, row) for card, row in rows if row and row["often"] >= RARE]
        labels = [f"{_card(card)}\n{row['often']:.0%}" for card, row in kept]
        _bars(axes, labels, [row for _, row in kept], 100 / players)
        axes.set_xlabel("card, and how often it is played first")
    with picture(paths[3], "When each card is played in the first seven rounds", width=5.2, height=3.4) as axes:
        often = [[100 * cell["often"] for cell in facts["card in its place"][card]] for card in CARDS]
        axes.imshow(often, cmap="YlGnBu", aspect="auto")
        for row, cells in enumerate(often):
            for place, part in enumerate(cells):
                dark = part > max(map(max, often)) * 0.6
                axes.text(place, row, f"{part:.0f}", ha="center", va="center", color="white" if dark else INK)
        axes.set_yticks(range(len(CARDS)), [_card(card) for card in CARDS])
        axes.set_xticks(range(len(CARDS)), [str(1 + place) for place in range(len(CARDS))])
        axes.set_xlabel("round (numbers in % of all seats)")
    with picture(paths[4], "How far the river flows") as axes:
        speeds = facts["river"]["speeds"]
        axes.bar(list(speeds), [100 * part for part in speeds.values()], color=RIVER)
        axes.set_xlabel("discs pushed in a round")
        axes.set_ylabel("% of rounds")
    return paths


RARE: Final = 0.005


def _card(card: str) -> str:
    return "cloud" if card == CARDS[-1] else card


def _bars(axes: Axes, labels: list[str], rows: Sequence[Estimate], equal: float) -> None:
    """Shares in per cent with their intervals, and a line where all would be equal."""
    means = [100 * row["mean"] for row in rows]
    errors = [100 * (row["mean"] - row["low"]) for row in rows]
    axes.bar(labels, means, yerr=errors, color=RIVER, ecolor=INK, capsize=3)
    axes.axhline(equal, color=GOLD, linewidth=1.5)
    axes.set_ylabel("% of wins")
