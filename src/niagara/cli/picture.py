"""`niagara picture`: a position, a move with its arrow, a whole game that moves, or the graph of an analysis."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from niagara.cli import BadInput, Wish
from niagara.cli.checks import check_number
from niagara.cli.extras import need_extra
from niagara.cli.sources import parse_any, read_text
from niagara.cli.words import Words, speak
from niagara.events import AnyEvent
from niagara.game import Game, IllegalMove
from niagara.record import Record
from niagara.rules.actions import Move, parse_move
from niagara.rules.state import State
from niagara.rules.why import why_not

if TYPE_CHECKING:
    from niagara.picture.film import Kind

SMALLEST, LARGEST = 50, 8000
WIDEST_FILM = 1600
QUICKEST, SLOWEST = 20, 60_000
STILL = (".svg", ".png")
MOVING: dict[str, Kind] = {".webp": "webp", ".gif": "gif", ".apng": "apng"}
Graph = Literal["chances", "luck"]
Shown = tuple[State, tuple[int, Move] | None]


def picture(
    source: Path | None = None,
    *,
    out: Path = Path("niagara.svg"),
    move: Wish = "",
    seat: int | None = None,
    step: int | None = None,
    highlight: Wish = "",
    graph: Graph | None = None,
    look: Literal["day", "dusk"] = "day",
    width: int | None = None,
    pace: int = 700,
    language: Wish = "",
) -> None:
    """Draw a position, a move of a record, a whole game that moves, or the graph of an analysis, into a file.

    All but SVG needs niagara-game[pictures]; graphs need niagara-game[fast,plots].

    Parameters
    ----------
    source
        A file with a record or a position (JSON or one line); standard input without it.
    out
        The picture. Its ending says what it is: .svg or .png, or of a whole record .webp, .gif or .apng, which move.
    move
        A move of a canoe to be shown as an arrow, such as "a >4 +C".
    seat
        Whose move that is; without it, the seat that is to move.
    step
        Of a record: the position before this move, counted from 1, with that move as an arrow.
    highlight
        Spaces that glow, such as 3,6L.
    graph
        Analyse the record and draw everybody's chances through it, or luck beside what was given away.
    look
        By day, or at dusk.
    width
        How wide the picture is, in pixels; by default 1200, and 800 of one that moves.
    pace
        Of a picture that moves: how long a move is shown, in milliseconds.
    language
        Language of the sentences in a picture that moves, such as de or fr; the environment's (LANG) without it.
    """
    from niagara.picture import NoDrawings

    words = speak(language)
    kind = out.suffix.lower()
    if kind not in (*STILL, *MOVING) or (graph and kind not in STILL):
        raise BadInput(f"--out {out}: {' or '.join((*STILL, *(() if graph else MOVING)))}")
    moves = kind in MOVING
    check_number("--width", wide := width or (800 if moves else 1200), SMALLEST, WIDEST_FILM if moves else LARGEST)
    check_number("--pace", pace, QUICKEST, SLOWEST)
    if kind != ".svg" and not graph:
        need_extra("pictures")
    found = parse_any(read_text(source))
    try:
        if graph:
            _draw_graph(_record(found, f"--graph {graph}"), graph, out, words)
        elif moves:
            out.write_bytes(_film(_record(found, f"--out {out}"), kind, wide, pace, look, words))
        else:
            _draw_board(found, out, wide, look, _arrow(found, move, seat, step), highlight)
    except (NoDrawings, ValueError) as problem:
        raise BadInput(str(problem)) from problem
    except OSError as problem:
        raise BadInput(f"--out {out}: {problem.strerror}") from problem


def _record(found: State | Record, asked: str) -> Record:
    """A record with moves, for what needs one."""
    if not isinstance(found, Record):
        raise BadInput(f"{asked}: only a record has moves")
    if not found.game.length:
        raise BadInput(f"{asked}: this record has no moves")
    return found


def _arrow(
    found: State | Record, move: str, seat: int | None, step: int | None
) -> tuple[State, tuple[int, Move] | None]:
    """The position to be drawn, and the move to be shown in it."""
    state, arrow = (found.game.state if isinstance(found, Record) else found), None
    if step is not None:
        game = _record(found, f"--step {step}").game
        check_number("--step", step, 1, game.length)
        state, arrow = _at(game, step)
    if move:
        arrow = _asked(state, move, seat)
    return state, arrow


def _draw_board(
    found: State | Record,
    out: Path,
    width: int,
    look: Literal["day", "dusk"],
    shown: Shown,
    highlight: str,
) -> None:
    from niagara.picture import Arrow, draw_svg, to_png

    state, arrow = shown
    names = found.names if isinstance(found, Record) else []
    spaces = [space.strip() for space in highlight.split(",") if space.strip()]
    svg = draw_svg(state, names=names, arrow=None if arrow is None else Arrow(*arrow), highlight=spaces, look=look)
    out.write_bytes(to_png(svg, width=width) if out.suffix.lower() == ".png" else svg.encode())


def _film(told: Record, kind: str, width: int, pace: int, look: Literal["day", "dusk"], words: Words) -> bytes:
    from niagara.cli.tell import describe
    from niagara.picture import draw_film, make_film

    def tell(events: Sequence[AnyEvent], names: Sequence[str]) -> str:
        return " ".join(filter(None, (describe(event, names, words) for event in events)))

    frames = list(draw_film(told.game, names=told.names, look=look, pace=pace, tell=tell))
    with _progress(len(frames)) as seen:
        return make_film(iter(frames), width=width, kind=MOVING[kind], seen=seen)


@contextmanager
def _progress(total: int) -> Iterator[Any]:
    """A bar on the error stream: painting takes a while."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)


def _draw_graph(told: Record, graph: Graph, out: Path, words: Words) -> None:
    need_extra("fast")
    need_extra("plots")
    from niagara.analysis.plots import plot_chances, plot_luck_and_skill
    from niagara.cli.analyse import analysed

    found = analysed(told, "quick", os.cpu_count(), words)
    draw = plot_chances if graph == "chances" else plot_luck_and_skill
    draw(found, told.names).savefig(out)


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
