"""`niagara connect`: a bot of your own takes a seat at somebody's table, over the server's own protocol."""

from __future__ import annotations

import os
from functools import partial
from urllib.parse import urlsplit

from niagara.bots import make_bot
from niagara.bots.executable import Forfeit, close_bot
from niagara.cli import BadInput, Switch, Wish
from niagara.cli.bots import check_bots
from niagara.cli.checks import check_address, check_number

TOKEN = "NIAGARA_TOKEN"  # the variable of the environment with a program's token: a command line is read by others


def connect(
    table: str, *, bot: str = "paddler", name: Wish = "", seconds: float = 2.0, ladder: Switch = False, games: int = 0
) -> None:
    """Let a bot take an open seat at a table and play there until the game is over, or play on a server's ladder.

    Parameters
    ----------
    table
        The table's link, such as http://localhost:8080/t/abc; with --ladder the server's, http://localhost:8080.
    bot
        Who plays: a name, a level, module:Class or exec:program.
    name
        What the others see; the bot's name unless you say otherwise.
    seconds
        How long the bot may think about a decision.
    ladder
        Play on the server's ladder until stopped. The environment has a program's token, as NIAGARA_TOKEN; the page
        /ladder of the server makes one.
    games
        With --ladder, leave after so many games; 0: never.
    """
    from websockets.exceptions import ConnectionClosed, InvalidHandshake

    from niagara.cli.guest import Guest

    check_number("--seconds", seconds, 0.001, 3600)
    check_number("--games", games, 0)
    if ladder:
        climb(table, bot, name, seconds, games)
        return
    try:
        link = urlsplit(table)
    except ValueError as problem:
        raise BadInput(f"{table}: {problem}") from problem
    parts = link.path.strip("/").split("/")
    if link.scheme not in ("http", "https") or len(parts) != 2 or parts[0] != "t":
        raise BadInput(f"{table}: a table's link looks like http://localhost:8080/t/abc")
    (found,) = check_bots([bot])
    player = make_bot(found)
    guest = Guest(f"{link.scheme}://{link.netloc}", parts[1])
    try:
        guest.join(name or _short_name(bot))
        print(f"Took seat {guest.seat} at {table}", flush=True)
        print(guest.play(lambda view, moves: player.choose(view, moves, seconds)), flush=True)
    except Forfeit as problem:
        raise BadInput(f"{bot} left its seat: {problem}") from problem
    except (ConnectionClosed, InvalidHandshake, OSError) as problem:
        raise BadInput(f"{table}: {getattr(problem, 'strerror', None) or problem}") from problem
    finally:
        close_bot(player)


def climb(server: str, bot: str, name: str, seconds: float, games: int) -> None:
    """Let a bot play on a server's ladder."""
    from niagara.bots.compiling import compile_bot
    from niagara.cli.climber import Climber

    address = server.removesuffix("/").removesuffix("/ladder")
    check_address("SERVER", address)
    token = os.environ.get(TOKEN, "")
    if not token:
        raise BadInput(f"{TOKEN}: no token in the environment; the page {address}/ladder makes one for your program")
    (found,) = check_bots([bot])
    climber = Climber(address, token, name or _short_name(bot), partial(make_bot, found))
    climber.check()
    try:
        compile_bot(found)  # one round for itself: the first answer on the ladder is to come in time
    except Forfeit as problem:
        raise BadInput(f"{bot}: {problem}") from problem
    climber.play(games, seconds)


def _short_name(bot: str) -> str:
    return bot.rpartition("/")[2].rpartition(":")[2][:20]
