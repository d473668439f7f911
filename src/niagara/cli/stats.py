"""`niagara stats`: facts about the game, counted in games between bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Unpack

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from niagara.cli import AsJson
from niagara.cli.arena import _bar
from niagara.cli.bots import check_bots
from niagara.cli.checks import check_number, check_seats
from niagara.cli.warm import warming_up
from niagara.rules.options import BOOK, Options
from niagara.rules.setup import new_state

if TYPE_CHECKING:
    from niagara.arena.census import Estimate, Facts, Losses, Thefts

    Mean = Estimate | Thefts | Losses

NAMES = {"four_alike": "four of one colour", "five_colours": "five colours", "any_seven": "any seven"}


def stats(
    *,
    bot: str = "navigator",
    players: int = 4,
    games: int = 400,
    seed: int = 1,
    workers: int = 0,
    plots: Annotated[Path | None, Parameter(name=("--plot", "--plots"))] = None,
    as_json: AsJson = False,
    **options: Unpack[Options],
) -> None:
    """Let a bot play against its own kind, and count: lengths, goals, seats, cards, thefts.

    In the first two rounds cards are drawn blindly, so that every game is another and every card is tried out.

    Parameters
    ----------
    bot
        Who plays, by name, level or module:Class.
    players
        Seats at the table.
    games
        How many games.
    seed
        Fixes all luck.
    workers
        How many processes; 0 is one for each core.
    plots
        A folder for pictures (SVG); needs niagara-game[plots].
    as_json
        Print everything as JSON.
    """
    from niagara.arena.census import census
    from niagara.arena.facts import Setting, summarise_games
    from niagara.cli import BadInput

    check_seats(players)
    check_number("--games", games, 1)
    check_number("--workers", workers, 0)
    (bot,) = check_bots([bot])
    try:
        new_state(players, **options)
    except ValueError as problem:
        raise BadInput(str(problem)) from problem
    setting = Setting(bot, players, options)
    with warming_up("bots"), _bar("games") as progress:
        summaries = summarise_games(setting, games, seed, workers or None, progress)
    facts = census(setting, summaries, seed)
    if plots:
        from niagara.arena.pictures import NoPictures, draw_facts

        try:
            draw_facts(facts, plots, f"facts-{players}")
        except NoPictures as problem:
            raise BadInput(str(problem)) from problem
    if as_json:
        print(json.dumps(facts))
    else:
        _print(facts)


def _print(facts: Facts) -> None:
    console = Console()
    setting = facts["setting"]
    options = [f"{name} {setting[name]}" for name, book in BOOK.items() if setting[name] != book]
    played = ", ".join([f"{facts['games']} games of {setting['players']} {setting['bot']}s", *options])
    table = Table("fact", "figure (95 % interval)", title=played)
    rounds = facts["rounds"]
    table.add_row("rounds a game", f"{_range(rounds)}, from {rounds['shortest']} to {rounds['longest']}")
    ends = ", ".join(f"{number}: {part:.0%}" for number, part in facts["last round of a hand"].items())
    table.add_row("games end with which card of a hand", ends)
    for goal, part in facts["won by"].items():
        table.add_row(f"won by {NAMES[goal]}", f"{part:.1%}")
    table.add_row("joint wins", _percent(facts["joint wins"]))
    table.add_row("drawn by the limit of rounds", f"{facts['draws']:.1%}")
    table.add_row("thefts a game", _range(facts["thefts"]))
    table.add_row("games without a theft", f"{facts['thefts']['none']:.1%}")
    lost = facts["canoes lost"]
    table.add_row("canoes lost a game", f"{_range(lost)}; {lost['with a gem']:.0%} of them with a gem")
    table.add_row("canoes bought back a game", _range(lost["bought back"]))
    table.add_row("discs that the river flows a round", _range(facts["river"]))
    table.add_row("clouds that make the weather worse", f"{facts['weather worsened']:.0%}")
    for name, row in facts["gems"].items():
        table.add_row(f"{name} landed a game", _range(row))
    console.print(table)
    shares = Table(
        "what", "how often", "share of the win then", title=f"Share of the win; equal is {1 / setting['players']:.1%}"
    )
    for seat, row in enumerate(facts["seats"]):
        shares.add_row(f"place {seat + 1} in the first round's order", "", _percent(row))
    for title, rows in (
        ("first card {}", facts["first card"]),
        ("first landed gem {}", facts["first gem"]),
        ("{} gems stolen", facts["thefts"]["share by thefts"]),
        ("{} gems robbed of", facts["thefts"]["share by robberies"]),
        ("{} canoes lost", facts["canoes lost"]["share by losses"]),
    ):
        for key, row in rows.items():
            shares.add_row(title.format("cloud" if key == "C" else key), f"{row['often']:.1%}", _percent(row))
    for row in facts["orders"][:8]:
        cards = " ".join(row["cards"].replace("C", "☁"))
        shares.add_row(f"opens with {cards}", f"{row['often']:.1%}", _percent(row))
    console.print(shares)


def _range(row: Mean) -> str:
    return f"{row['mean']:.2f} ({row['low']:.2f} – {row['high']:.2f})"


def _percent(row: Mean) -> str:
    return f"{row['mean']:.1%} ({max(row['low'], 0):.1%} – {row['high']:.1%})"
