"""`niagara legal` and `niagara show`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from niagara.cli import AsJson, Wish
from niagara.cli.draw import draw
from niagara.cli.sources import parse_any, parse_position, read_text
from niagara.cli.words import speak
from niagara.game import Game
from niagara.notation.line import to_line
from niagara.record import Record


def legal(
    position: Path | None = None,
    *,
    as_json: AsJson = False,
    seed: int = 0,
) -> None:
    """List every legal move of a position with the position after it.

    Parameters
    ----------
    position
        A file with a position, as JSON or as one line; standard input without it.
    as_json
        Print JSON: a list of {"seat", "number", "move", "position"}. This is the default into a pipe or file.
    seed
        What the river draws, with `fork: chance`.
    """
    state = parse_position(read_text(position))
    found = []
    game = Game(state, seed=seed)
    for seat in range(game.players):
        for move in game.legal_moves(seat):
            after = Game(state, seed=seed)
            after.play(seat, move)
            found.append((seat, move, after))
    if as_json or not sys.stdout.isatty():
        answer = [
            {"seat": seat, "number": move.number, "move": str(move), "position": after.position()}
            for seat, move, after in found
        ]
        print(json.dumps(answer, indent=1))
        return
    table = Table("seat", "number", "move", "position after it")
    for seat, move, after in found:
        table.add_row(str(seat), str(move.number), str(move), to_line(after.state))
    Console().print(draw(state, speak("en")), table)


def show(
    source: Path | None = None,
    *,
    as_json: AsJson = False,
    language: Wish = "",
) -> None:
    """Draw a position, or the last position of a record.

    Parameters
    ----------
    source
        A file with a record or a position (JSON or one line); standard input without it.
    as_json
        Print the position as JSON instead.
    language
        Language of the drawing's words, such as de or fr; the environment's (LANG) without it.
    """
    from niagara.notation.position import to_dict

    found = parse_any(read_text(source))
    state, names = (found.game.state, found.names) if isinstance(found, Record) else (found, [])
    if as_json:
        print(json.dumps(to_dict(state), indent=1))
        return
    Console().print(draw(state, speak(language), names))
