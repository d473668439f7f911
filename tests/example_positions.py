"""The printed examples E1-E8 as position files, each with a list of all that its seat may do.

`niagara legal < data/positions/e3.json` prints what e3.txt lists; `python -m tests.example_positions` rewrites both.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from niagara.game import Game
from tests.table import table, turn

FOLDER = Path(__file__).parents[1] / "data" / "positions"

POSITIONS: dict[str, Callable[[], Game]] = {
    "e1": lambda: turn("4 - 4 5"),
    "e2": lambda: turn("5 - 5+Y 5+C", "1 - 2+R J"),
    "e3": lambda: turn("3 - 6L J", "1 - 3+P 3+C", "1 - 3 5+Y"),
    "e4": lambda: turn("4 - 5 J"),
    "e5": lambda: turn("4 - 4+P J", lie={"C": "YP"}),
    "e6": lambda: turn("5 - 7L 6R+Y", "1 - 2+P 2+C", "1 - 3+B 2"),
    "e7": lambda: table(["3 - J J", "3 - J J", "5 - J J", "2 - J J", "C - J J"], acting=4, weather=1),
    "e8": lambda: turn("3 - 2+P J"),
}


def files(name: str) -> dict[str, str]:
    """The two files of an example, by name."""
    game = POSITIONS[name]()
    moves = [str(move) for move in game.legal_moves(game.to_decide[0])]
    return {
        f"{name}.json": json.dumps(game.position(), indent=1) + "\n",
        f"{name}.txt": "\n".join(moves) + "\n",
    }


def main() -> None:
    """Write all files."""
    for name in POSITIONS:
        for file, text in files(name).items():
            (FOLDER / file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
