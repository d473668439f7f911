"""The command line: `niagara --help`. One module per group of commands, imported only when used."""

from __future__ import annotations

import os
import sys
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

import niagara
from niagara.cli.extras import MissingExtra, how_to_install, missing_extra
from niagara.notation.checks import BadPosition
from niagara.record import BadRecord

app = App(
    name="niagara",
    help="Canoes, gems and a river that really flows.",
    version=niagara.__version__,
    help_format="plaintext",
)
app.register_install_completion_command()
bench = App(name="bench", help="Measure speed on this machine.")
admin = App(name="admin", help="Look after a server's games and people.")

# Imported when called; the help lines stand here so that `niagara --help` imports none of them.
app.command("niagara.cli.play:play", help="Play in the browser, or with --terminal right here.")
app.command("niagara.cli.serve:serve", help="Host games for a club.")
app.command("niagara.cli.worker:worker", help="Think for the bots of servers that share a Redis.")
app.command("niagara.cli.connect:connect", help="Let a bot of your own take a seat at a table, by its link.")
app.command(admin)
app.command("niagara.cli.admin:backup", help="Copy the games of a server that goes on serving (as admin backup).")
app.command("niagara.cli.doctor:doctor", help="Look at a server's surroundings and say what to do.")
app.command("niagara.cli.positions:legal", help="List every legal move of a position with the position after it.")
app.command("niagara.cli.positions:show", help="Draw a position, or the last position of a record.")
app.command("niagara.cli.picture:picture", help="Draw a position or a move as the browser does, into a file.")
app.command("niagara.cli.records:replay", help="Tell a recorded game again, move by move.")
app.command("niagara.cli.analyse:analyse", help="Tell where a recorded game turned, and what was given away.")
app.command("niagara.cli.perft:perft", help="Count all lines of moves down to a depth.")
app.command("niagara.cli.arena:arena", help="Let bots play matches and tell how strong they are.")
app.command("niagara.cli.arena:ladder", help="Rate all bots against each other.")
app.command("niagara.cli.arena:sprt", help="Test as quickly as possible whether one bot beats another.")
app.command("niagara.cli.stats:stats", help="Count facts about the game in games between bots.")
app.command("niagara.cli.train:train", help="Let Pathfinder learn from games, from nothing.")
app.command("niagara.cli.warm:warm", help="Compile the bots now, so that the first game starts at once.")
app.command(bench)
admin.command("niagara.cli.admin:tables", help="List tables, or remove one.")
admin.command("niagara.cli.admin:people", help="List people, or forget one.")
admin.command("niagara.cli.admin_ratings:ratings", help="List ratings, or void a rated game.")
admin.command("niagara.cli.admin_reports:reports", help="List what players reported, or settle a report.")
admin.command("niagara.cli.admin_page:page", help="Print a link to the host's page, for one browser.")
admin.command("niagara.cli.admin:retention", help="Count games whose time is over, or remove them.")
admin.command("niagara.cli.admin:backup", help="Copy all games into one file, while they go on.")
admin.command("niagara.cli.admin:restore", help="Put the games of a backup back, into SQLite or PostgreSQL.")
bench.command("niagara.cli.bench:rules", help="Decisions a second: compiled, on threads, plain, through the door.")


Wish = Annotated[str, Parameter(show_default=False)]  # a text that may be left out


class BadInput(ValueError):
    """Something given on the command line, or read from a file, that cannot be used."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command; what the user got wrong is one clear line and exit code 2."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (BadInput, BadPosition, BadRecord, CycloptsError) as problem:
        refuse(str(problem))
    except MissingExtra as missing:
        refuse(_needs(missing.extra))
    except ImportError as problem:
        if not (extra := missing_extra(problem)):
            raise
        refuse(_needs(extra))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # who reads the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def _needs(extra: str) -> str:
    """What to tell somebody who lacks an extra."""
    from niagara.cli.words import speak

    return speak()("needs-extra", install=how_to_install(extra))


def play_at_once() -> None:
    """The command named like the package, which `uvx` and `pipx run` start: without arguments it plays."""
    main(sys.argv[1:] or ["play"])


def refuse(problem: str) -> NoReturn:
    """Say what is wrong, as every command says it."""
    Console(stderr=True, soft_wrap=True).print(f"niagara: {problem}", markup=False, highlight=False)
    sys.exit(2)
