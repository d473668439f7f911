"""`niagara replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from niagara.cli import AsJson, Switch, Wish
from niagara.cli.checks import check_number
from niagara.cli.draw import draw
from niagara.cli.sources import read_text
from niagara.cli.tell import describe
from niagara.cli.words import speak
from niagara.game import Game
from niagara.record_json import read_any


def replay(
    record: Path | None = None,
    *,
    until: Annotated[int | None, Parameter(name="--round")] = None,
    boards: Switch = False,
    as_json: AsJson = False,
    language: Wish = "",
) -> None:
    """Tell a recorded game again, move by move.

    Parameters
    ----------
    record
        The file; standard input without it.
    until
        Stop where this round begins.
    boards
        Draw the board at the start of every round.
    as_json
        Print a JSON list of {"round", "seat", "move", "position"}, one for every move.
    language
        Language to tell it in, such as de or fr; the environment's (LANG) without it.
    """
    words = speak(language)
    told = read_any(read_text(record))
    if until is not None:
        check_number("--round", until, 1, told.game.state.round)
    game = Game(told.game.start, river="waits")
    console = Console()
    steps = []
    shown = 0
    for seat, move in told.game.history:
        if until is not None and game.state.round >= until and seat < game.players:
            break
        if boards and game.state.round != shown and seat < game.players:
            console.print(draw(game.state, words, told.names))
            shown = game.state.round
        number = game.state.round
        events = game.play(seat, move)
        steps.append({"round": number, "seat": seat, "move": str(move), "position": game.position()})
        if not as_json:
            for sentence in filter(None, (describe(event, told.names, words) for event in events)):
                console.print(sentence, markup=False)
    if as_json:
        print(json.dumps(steps, indent=1))
    else:
        console.print(draw(game.state, words, told.names))
