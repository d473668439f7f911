"""`niagara picture`: a position, or a move with its arrow, as the browser draws it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from niagara.cli import BadInput, Wish
from niagara.cli.checks import check_number
from niagara.cli.extras import need_extra
from niagara.cli.sources import parse_any, read_text
from niagara.game import Game, IllegalMove
from niagara.record import Record
from niagara.rules.actions import Move, parse_move
from niagara.rules.state import State
from niagara.rules.why import why_not

SMALLEST, LARGEST = 50, 8000


def picture(
    source: Path | None = None,
    *,
    out: Path = Path("niagara.svg"),
    move: Wish = "",
    seat: int | None = None,
    step: int | None = None,
    highlight: Wish = "",
    look: Literal["day", "dusk"] = "day",
    width: int = 1200,
) -> None:
    """Draw a position, or a record at one of its moves, into a file: SVG, or PNG (with niagara-game[pictures]).

    Parameters
    ----------
    source
        A file with a record or a position (JSON or one line); standard input without it.
    out
        The picture; its ending says whether it is .svg or .png.
    move
        A move of a canoe to be shown as an arrow, such as "a >4 +C".
    seat
        Whose move that is; without it, the seat that is to move.
    step
        Of a record: the position before this move, counted from 1, with that move as an arrow.
    highlight
        Spaces that glow, such as 3,6L.
    look
        By day, or at dusk.
    width
        How wide a PNG is, in pixels.
    """
    from niagara.picture import Arrow, NoDrawings, draw_svg, to_png

    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadInput(f"--out {out}: .svg or .png")
    check_number("--width", width, SMALLEST, LARGEST)
    if kind == ".png":
        need_extra("pictures")
    found = parse_any(read_text(source))
    state, names = (found.game.state, found.names) if isinstance(found, Record) else (found, [])
    arrow = None
    if step is not None:
        if not isinstance(found, Record):
            raise BadInput(f"--step {step}: only a record has moves")
        check_number("--step", step, 1, found.game.length)
        state, arrow = _at(found.game, step)
    if move:
        arrow = _asked(state, move, seat)
    spaces = [space.strip() for space in highlight.split(",") if space.strip()]
    try:
        shown = None if arrow is None else Arrow(*arrow)
        svg = draw_svg(state, names=names, arrow=shown, highlight=spaces, look=look)
        out.write_bytes(to_png(svg, width=width) if kind == ".png" else svg.encode())
    except (NoDrawings, ValueError) as problem:
        raise BadInput(str(problem)) from problem
    except OSError as problem:
        raise BadInput(f"--out {out}: {problem.strerror}") from problem


def _at(game: Game, step: int) -> tuple[State, tuple[int, Move]]:
    """The position before a move of a game, and that move."""
    again = Game(game.start, river="waits")
    moves = game.history
    for seat, move in moves[: step - 1]:
        again.play(seat, move)
    return again.state, moves[step - 1]


def _asked(state: State, text: str, seat: int | None) -> tuple[int, Move]:
    """The move that is to be shown, which has to be legal."""
    try:
        move = parse_move(text)
    except ValueError as problem:
        raise BadInput(f"--move: {problem}") from problem
    game = Game(state, river="waits")
    who = seat if seat is not None else next(iter(game.to_decide), 0)
    check_number("--seat", who, 0, state.players - 1)
    if reason := why_not(state, who, move.number):
        raise BadInput(f"--move {text}: {IllegalMove(reason)}")
    return who, move
