"""`niagara admin ratings`: who is how strong, and games that are to count for nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from niagara.cli import AsJson, Wish
from niagara.cli.admin import MOST_ROWS, SHOWN, Id, clearly, database_or_default, the_one
from niagara.cli.checks import check_number

if TYPE_CHECKING:
    from niagara.server.store.ratings import RatingRow


def ratings(*, most: int = 20, void: Id = "", as_json: AsJson = False, database: Wish = "") -> None:
    """List the strongest players, or void a rated game; servers may go on meanwhile.

    Parameters
    ----------
    most
        How many are listed.
    void
        Let this game count for nothing; the beginning of its id is enough. All ratings that follow from it are worked
        out again.
    as_json
        Print JSON.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    check_number("--most", most, 1, MOST_ROWS)
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin.rated import list_ratings, void_game

        if void:
            game = the_one(void_game(kept, void), f"--void {void}", "rated game")
            print(f"Game {game} counts for nothing; the ratings are worked out again.")
            return
        listed = list_ratings(kept, most)
    if as_json:
        print(json.dumps([_as_json(row) for row in listed], indent=1))
        return
    shown = Table("person", "name", "rating", "±", "games", "won", box=box.SIMPLE_HEAD)
    for row in listed:
        figures = (f"{row.rating.mu:.0f}", f"{2 * row.rating.sigma:.0f}", str(row.games), str(row.won))
        shown.add_row(row.person[:SHOWN], Text(row.name or "–"), *figures)
    Console().print(shown if listed else "Nobody is rated yet.")


def _as_json(row: RatingRow) -> dict[str, str | int | float]:
    figures = {"rating": row.rating.mu, "sigma": row.rating.sigma}
    return {"person": row.person, "name": row.name, **figures, "games": row.games, "won": row.won}
