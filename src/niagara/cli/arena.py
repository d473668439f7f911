"""`niagara arena`, `niagara ladder`, `niagara sprt`: how strong bots are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from niagara.cli import AsJson, BadInput
from niagara.cli.bots import check_bots
from niagara.cli.checks import check_file, check_number, check_seats
from niagara.cli.warm import warming_up
from niagara.rules.board import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from niagara.arena import LadderResult, MatchResult
    from niagara.arena.engine import Engine

Where = Literal["local", "ray"]
MOST_ELO = 10_000
LADDER = "drifter,splasher,dabbler,paddler,navigator,voyageur,pathfinder,norwester"


def arena(
    *, table: str, games: int = 400, seed: int = 1, engine: Where = "local", workers: int = 0, as_json: AsJson = False
) -> None:
    """Play a match: one table of bots, fair openings, each with every turn of the table round the seats.

    Parameters
    ----------
    table
        The bots, by name, level, module:Class or exec:program, such as navigator,paddler,paddler,paddler.
    games
        How many games at least; they come in blocks of one opening.
    seed
        Fixes the openings and all luck.
    engine
        Where to play: in processes of this machine, or on Ray (a cluster at RAY_ADDRESS, or one started here).
    workers
        How many processes; 0 is one for each core.
    as_json
        Print {"bots": {"name": {"share": …, "low": …, "high": …, "games": …}}, …}.
    """
    from niagara.arena import run_match

    check_number("--games", games, 1)
    check_number("--workers", workers, 0)
    names = _names(table)
    play_at = _engine(engine, workers)
    _warm_up()
    with _bar("games") as progress:
        result = run_match(names, games, seed, play_at, progress)
    if as_json:
        print(json.dumps({**result.as_json(), "engine": engine}))
    else:
        _print_match(result)


def ladder(
    *,
    bots: str = LADDER,
    games: int = 200,
    players: int = 4,
    seed: int = 1,
    engine: Where = "local",
    workers: int = 0,
    plot: Path | None = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots together: every pair both ways, and mixed tables.

    Parameters
    ----------
    bots
        The bots to be rated, weakest first.
    games
        How many games for each ordered pair; as many again are played at mixed tables.
    players
        Seats at every table.
    seed
        Fixes the openings and all luck.
    engine
        Where to play: in processes of this machine, or on Ray (a cluster at RAY_ADDRESS, or one started here).
    workers
        How many processes; 0 is one for each core.
    plot
        A file for a picture of the ratings (SVG); needs niagara-game[plots].
    as_json
        Print {"bots": {"name": {"rating": …, "low": …, "high": …}}, "pairs": […], …}.
    """
    from niagara.arena import run_ladder

    check_number("--games", games, 1)
    check_number("--workers", workers, 0)
    check_seats(players)
    check_file("--plot", plot)
    names = tuple(dict.fromkeys(check_bots(_split(bots))))
    if len(names) < 2:
        raise BadInput("--bots: a ladder needs at least two bots")
    play_at = _engine(engine, workers)
    _warm_up()
    with _bar("games") as progress:
        result = run_ladder(names, games, players, seed, play_at, progress)
    if plot:
        from niagara.arena.pictures import NoPictures, draw_ladder

        try:
            draw_ladder(result, plot)
        except NoPictures as problem:
            raise BadInput(str(problem)) from problem
    if as_json:
        print(json.dumps({**result.as_json(), "engine": engine}))
    else:
        _print_ladder(result)


def sprt(
    a: str,
    b: str,
    *,
    lower: float = 0.0,
    upper: float = 20.0,
    games: int = 20_000,
    seed: int = 1,
    engine: Where = "local",
    workers: int = 0,
    as_json: AsJson = False,
) -> None:
    """Is A stronger than B? Two of each at a table, until the answer is clear (both errors 5 %).

    Parameters
    ----------
    a
        The bot that may be stronger.
    b
        The bot to compare it with.
    lower
        The lead in Elo that would be too small.
    upper
        The lead in Elo that would be enough.
    games
        How many games at most.
    seed
        Fixes the openings and all luck.
    engine
        Where to play: in processes of this machine, or on Ray (a cluster at RAY_ADDRESS, or one started here).
    workers
        How many processes; 0 is one for each core.
    as_json
        Print {"verdict": …, "share": …, "ratio": …, "games": …}.
    """
    from niagara.arena import run_sprt

    check_number("--games", games, 1)
    check_number("--workers", workers, 0)
    check_number("--upper", upper, -MOST_ELO, MOST_ELO)
    check_number("--lower", lower, -MOST_ELO, upper)
    a, b = check_bots([a, b])
    play_at = _engine(engine, workers)
    _warm_up()
    with _bar("games") as progress:
        result = run_sprt(a, b, (lower, upper), games, seed, play_at, lambda played, _: progress(played, games))
    found = {"verdict": result.verdict, "share": result.share, "ratio": result.ratio, "games": result.games}
    if as_json:
        print(json.dumps(found))
        return
    said = {"stronger": "is stronger than", "not_stronger": "is not shown stronger than", "open": "may or may not beat"}
    Console().print(
        f"{a} {said[result.verdict]} {b}: {result.share:.1%} of the wins for two of four seats in {result.games} "
        f"games (log-likelihood ratio {result.ratio:+.2f} for {upper:g} against {lower:g} Elo)",
        highlight=False,
    )


def _split(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _names(table: str) -> tuple[str, ...]:
    """The bots of a table, each of which exists."""
    names = _split(table)
    if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        raise BadInput(f"--table {table}: a table has {MIN_PLAYERS} to {MAX_PLAYERS} seats (R1.1, R9.4)")
    return check_bots(names)


def _engine(name: str, workers: int) -> Engine:
    from niagara.arena.engine import make_engine

    try:
        return make_engine(name, workers or None)
    except ValueError as problem:
        raise BadInput(str(problem)) from problem


def _warm_up() -> None:
    """Compile before the bar runs, so that its time left means something."""
    from niagara.arena.openings import opening_book

    with warming_up():
        opening_book(3, 1, 0)


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left; what it stands for may turn out not to be possible."""
    from niagara.arena.engine import NoEngine

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        try:
            yield lambda played, wanted: bar.update(task, completed=played, total=wanted)
        except NoEngine as problem:
            raise BadInput(str(problem)) from problem


def _print_match(result: MatchResult) -> None:
    table = Table("bot", "seats", "share of wins a seat", "95 % interval", title=" ".join(result.table))
    for name, share in result.shares.items():
        seats = result.table.count(name)
        table.add_row(name, str(seats), f"{share.value:.1%}", f"{share.low:.1%} – {share.high:.1%}")
    console = Console()
    console.print(table)
    console.print(
        f"{result.games} games in {result.blocks} blocks, {result.rounds:.1f} rounds on average, "
        f"{result.seconds:.0f} s; equal is {1 / len(result.table):.1%}",
        highlight=False,
    )


def _print_ladder(result: LadderResult) -> None:
    console = Console()
    table = Table("bot", "rating", "95 % interval", "", title=f"Ladder at {result.players} seats")
    lowest = min(rating.value for rating in result.ratings.values())
    highest = max(rating.value for rating in result.ratings.values())
    for name, rating in reversed(result.ratings.items()):
        bar = "█" * (1 + round(30 * (rating.value - lowest) / max(highest - lowest, 1.0)))
        table.add_row(name, f"{rating.value:.0f}", f"{rating.low:.0f} – {rating.high:.0f}", bar)
    console.print(table)
    names = list(result.ratings)
    pairs = Table(title="Share of wins (%) against a table of …", box=SIMPLE, padding=(0, 1, 0, 0))
    pairs.add_column("one of", min_width=max(map(len, names)))
    for name in names:
        pairs.add_column(name, overflow="fold")
    for one in reversed(names):
        shares = [result.pairs.get((one, other)) for other in names]
        pairs.add_row(one, *(f"{100 * share.value:.1f}" if share else "" for share in shares))
        pairs.add_row("", *(f"{100 * share.low:.0f}–{100 * share.high:.0f}" if share else "" for share in shares))
    console.print(pairs)
    console.print(f"{result.games} games, {result.seconds:.0f} s; equal is {1 / result.players:.1%}", highlight=False)
