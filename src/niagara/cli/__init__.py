"""The command line: `niagara --help`. One module per group of commands, imported only when used."""

from __future__ import annotations

import os
import sys
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Group, Parameter
from rich.console import Console

import niagara
from niagara.cli.extras import MissingExtra, how_to_install, missing_extra
from niagara.notation.checks import BadPosition
from niagara.record import BadRecord

app = App(
    name="niagara",
    help="Canoes, gems and a river that really flows.",
    version=niagara.__version__,
    help_format="markdown",
)
app.register_install_completion_command()
PLAY, RECORDS, BOTS, HOST, MORE = (
    Group(name, sort_key=place)
    for place, name in enumerate(("Play", "Positions and records", "Bots", "Hosting", "More"), 1)
)
measuring = App(name="bench", help="Measure speed on this machine.", group=BOTS)
looking_after = App(name="admin", help="Look after a server's games and people.", group=HOST)

# Imported when called; the help lines stand here so that `niagara --help` imports none of them.
COMMANDS = {
    PLAY: {"play:play": "Play in the browser, or with --terminal right here."},
    RECORDS: {
        "positions:show": "Draw a position, or the last position of a record.",
        "picture:picture": "Draw a position, a move or a whole game as the browser does, into a file.",
        "positions:legal": "List every legal move of a position with the position after it.",
        "records:replay": "Tell a recorded game again, move by move.",
        "analyse:analyse": "Tell where a recorded game turned, and what was given away.",
        "perft:perft": "Count all lines of moves down to a depth.",
    },
    BOTS: {
        "connect:connect": "Let a bot of your own take a seat at a table, by its link.",
        "arena:arena": "Let bots play matches and tell how strong they are.",
        "arena:ladder": "Rate all bots against each other.",
        "arena:sprt": "Test as quickly as possible whether one bot beats another.",
        "stats:stats": "Count facts about the game in games between bots.",
        "train:train": "Train nets for bots by playing, from nothing.",
        "warm:warm": "Compile the bots now, so that the first game starts at once.",
    },
    HOST: {
        "serve:serve": "Host games for a club.",
        "doctor:doctor": "Look at a server's surroundings and say what to do.",
        "admin:backup": "Copy the games of a server that goes on serving (as admin backup).",
        "worker:worker": "Think for the bots of servers that share a Redis.",
    },
}
for group, commands in COMMANDS.items():
    for where, line in commands.items():
        app.command(f"niagara.cli.{where}", help=line, group=group)
app.command(looking_after)
app.command(measuring)
for flag in ("--help", "--version", "--install-completion"):
    app[flag].group = MORE
looking_after.command("niagara.cli.admin:tables", help="List tables, or remove one.")
looking_after.command("niagara.cli.admin:people", help="List people, or forget one.")
looking_after.command("niagara.cli.admin_ratings:ratings", help="List ratings, or void a rated game.")
looking_after.command("niagara.cli.admin_reports:reports", help="List what players reported, or settle a report.")
looking_after.command("niagara.cli.admin_page:page", help="Print a link to the host's page, for one browser.")
looking_after.command("niagara.cli.admin_keys:new_keys", help="Replace the server's keys.")
looking_after.command("niagara.cli.admin:retention", help="Count games whose time is over, or remove them.")
looking_after.command("niagara.cli.admin:backup", help="Copy all games into one file, while they go on.")
looking_after.command("niagara.cli.admin:restore", help="Put the games of a backup back, into SQLite or PostgreSQL.")
measuring.command("niagara.cli.bench:rules", help="Decisions a second: compiled, on threads, plain, through the door.")


Wish = Annotated[str, Parameter(show_default=False)]  # a text that may be left out
RedisAddress = Annotated[str, Parameter(show_default=False, env_var="NIAGARA_REDIS", show_env_var=False)]
Switch = Annotated[bool, Parameter(negative="", show_default=False)]  # off unless it is named
AsJson = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]


class BadInput(ValueError):
    """Something given on the command line, or read from a file, that cannot be used."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command; what the user got wrong is one clear line and exit code 2."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (BadInput, BadPosition, BadRecord) as problem:
        refuse(str(problem))
    except CycloptsError as problem:
        from niagara.cli.misgiven import sentence_of

        refuse(sentence_of(problem))
    except MissingExtra as missing:
        refuse(_needs(missing.extra))
    except ImportError as problem:
        if not (extra := missing_extra(problem)):
            raise
        refuse(_needs(extra))
    except BrokenPipeError:  # who reads the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as problem:
        if problem.filename is None:
            raise
        refuse(f"{problem.filename}: {problem.strerror}")
    except KeyboardInterrupt:
        sys.exit(130)


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
