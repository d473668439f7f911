"""`niagara connect`: a bot of your own takes a seat at somebody's table, over the server's own protocol."""

from __future__ import annotations

from urllib.parse import urlsplit

from niagara.bots import make_bot
from niagara.bots.executable import Forfeit, close_bot
from niagara.cli import BadInput, Wish
from niagara.cli.bots import check_bots
from niagara.cli.checks import check_number


def connect(table: str, *, bot: str = "paddler", name: Wish = "", seconds: float = 2.0) -> None:
    """Let a bot take an open seat at a table and play there until the game is over.

    Parameters
    ----------
    table
        The table's link, such as http://localhost:8080/t/abc.
    bot
        Who plays: a name, a level, module:Class or exec:program.
    name
        What the others see; the bot's name unless you say otherwise.
    seconds
        How long the bot may think about a decision.
    """
    from websockets.exceptions import ConnectionClosed, InvalidHandshake

    from niagara.cli.guest import Guest

    check_number("--seconds", seconds, 0.001, 3600)
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
        guest.join(name or bot.rpartition("/")[2].rpartition(":")[2][:20])
        print(f"Took seat {guest.seat} at {table}", flush=True)
        print(guest.play(lambda view, moves: player.choose(view, moves, seconds)), flush=True)
    except Forfeit as problem:
        raise BadInput(f"{bot} left its seat: {problem}") from problem
    except (ConnectionClosed, InvalidHandshake, OSError) as problem:
        raise BadInput(f"{table}: {getattr(problem, 'strerror', None) or problem}") from problem
    finally:
        close_bot(player)
