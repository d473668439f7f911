"""`niagara admin`: what a host does with a server's database. Looking and copying go on while games are played."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from niagara.cli import AsJson, BadInput, Switch, Wish
from niagara.cli.checks import check_number
from niagara.cli.serve import MOST_DAYS

if TYPE_CHECKING:
    from niagara.server.admin.listing import PersonRow, TableRow

MOST_ROWS = 100_000
SHOWN = 12  # letters of an id, which is enough to name it
KEEP_OPEN = 2.0

Id = Annotated[str, Parameter(show_default=False, allow_leading_hyphen=True)]  # chance may begin one with a hyphen


def tables(
    *,
    status: Literal["open", "playing", "over"] | None = None,
    most: int = 20,
    remove: Id = "",
    as_json: AsJson = False,
    database: Wish = "",
) -> None:
    """List the tables that changed last, or remove one.

    Parameters
    ----------
    status
        Only tables at which the game is not begun, goes on, or is over.
    most
        How many are listed.
    remove
        Remove this table, with all that was played and said there; the beginning of its id is enough. A server on
        SQLite has to be stopped for it, those on PostgreSQL notice.
    as_json
        Print JSON.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    check_number("--most", most, 1, MOST_ROWS)
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin import reading
        from niagara.server.admin.listing import list_tables
        from niagara.server.admin.removing import remove_table

        if remove:
            one = _remove(kept, "game", f"--remove {remove}", remove, remove_table)
            print(f"Table {one} is removed.")
            return
        with reading(kept) as connection:
            found = list_tables(connection, status, most)
    if as_json:
        print(json.dumps([asdict(row) for row in found], indent=1))
    else:
        _print_tables(found)


def people(*, most: int = 20, forget: Id = "", as_json: AsJson = False, database: Wish = "") -> None:
    """List the people who were here last, or forget one as they could themselves.

    Parameters
    ----------
    most
        How many are listed.
    forget
        Forget this person: name, devices and words go, and games that nobody else sat in; the beginning of the id is
        enough. A server on SQLite has to be stopped for it.
    as_json
        Print JSON.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    check_number("--most", most, 1, MOST_ROWS)
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin import reading
        from niagara.server.admin.listing import list_people
        from niagara.server.admin.removing import remove_person

        if forget:
            one = _remove(kept, "person", f"--forget {forget}", forget, remove_person)
            print(f"Person {one[:SHOWN]} is forgotten.")
            return
        with reading(kept) as connection:
            found = list_people(connection, most)
    if as_json:
        print(json.dumps([asdict(row) for row in found], indent=1))
    else:
        _print_people(found)


def retention(
    *,
    keep_nobodys: float = 7.0,
    keep_imports: float = 90.0,
    keep_games: float = 0.0,
    keep_sessions: float = 400.0,
    remove: Switch = False,
    database: Wish = "",
) -> None:
    """Count the games whose time is over, or remove them now; a server does so by itself every hour.

    Parameters
    ----------
    keep_nobodys
        Days for which games of bots alone are kept; 0, here and below: for ever.
    keep_imports
        Days for which games are kept that were played elsewhere and brought in.
    keep_games
        Days after their last move for which all other games are kept.
    keep_sessions
        Days for which a device that does not come back is remembered.
    remove
        Remove them. A server on SQLite has to be stopped for it.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    given = {"nobodys": keep_nobodys, "imports": keep_imports, "games": keep_games, "sessions": keep_sessions}
    for what, days in given.items():
        check_number(f"--keep-{what}", days, 0, MOST_DAYS)
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin import changing, reading
        from niagara.server.admin.listing import old_by_kind
        from niagara.server.admin.removing import remove_old
        from niagara.server.store.retention import Keeping

        keeping = Keeping(KEEP_OPEN, keep_nobodys, keep_imports, keep_games)
        with reading(kept) as connection:
            old = old_by_kind(connection, keeping)
        for kind, games in old.items():
            print(f"{len(games):>9,}  {kind}")
        if remove:
            with changing(kept):
                gone = asyncio.run(remove_old(kept, keeping, keep_sessions))
            print(f"{_games(gone)} removed.")
        elif any(old.values()):
            print("Their time is over; --remove removes them.")


def backup(file: Path, *, database: Wish = "") -> None:
    """Copy all games as they are at this moment into one file; games may go on meanwhile.

    Parameters
    ----------
    file
        Where the copy goes, an SQLite file whatever the database is; nothing that exists is overwritten.
    database
        What to copy, as given to `niagara serve`; by default the file in the user's data folder.
    """
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin.copies import back_up

        games = back_up(kept, file)
    print(f"{_games(games)} copied to {file} ({file.stat().st_size / 1024:.0f} KiB), checked and safe on disk.")


def restore(file: Path, *, replace: Switch = False, database: Wish = "") -> None:
    """Put the games of a backup back, all or none; also moves them from SQLite to PostgreSQL or back.

    No server may use the database meanwhile.

    Parameters
    ----------
    file
        What `niagara admin backup` wrote, by this version or an older one.
    replace
        Remove the games that are in the database now; without it, only an empty database is filled.
    database
        Where to, as given to `niagara serve`; by default the file in the user's data folder.
    """
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin.access import alone
        from niagara.server.admin.copies import restore as put_back

        with alone(kept):
            games = put_back(file, kept, replace=replace)
    print(f"{_games(games)} restored from {file}.")


def database_or_default(wish: str) -> str:
    """The database that is meant."""
    from niagara.server.settings import default_database

    return wish or default_database()


@contextmanager
def clearly() -> Iterator[None]:
    """What is wrong with a database or a copy, as every command says it."""
    from niagara.server.admin.access import InUse
    from niagara.server.admin.copies import BadCopy
    from niagara.server.store import BadDatabase
    from niagara.tables.records import StoreError

    try:
        yield
    except BadDatabase as problem:
        raise BadInput(f"--{problem}") from problem
    except InUse as problem:
        raise BadInput(f"--database: {problem}") from problem
    except BadCopy as problem:
        raise BadInput(str(problem)) from problem
    except StoreError as problem:
        raise BadInput(f"--database: {problem or type(problem).__name__}") from problem
    except (OSError, ValueError) as problem:  # ValueError: no file can have such a name
        raise BadInput(getattr(problem, "strerror", None) or str(problem)) from problem


def _remove(
    kept: str,
    what: Literal["game", "person"],
    asked: str,
    beginning: str,
    remove: Callable[[str, str], Coroutine[None, None, None]],
) -> str:
    """Remove the one whose id begins so; the whole of it."""
    from niagara.server.admin import changing, reading
    from niagara.server.admin.listing import find_ids

    with reading(kept) as connection:
        ids = find_ids(connection, what, beginning)
    one = the_one(ids, asked, "table" if what == "game" else what)
    with changing(kept):
        asyncio.run(remove(kept, one))
    return one


def the_one(ids: Sequence[str], asked: str, what: str) -> str:
    """The only id that begins as asked."""
    if len(ids) != 1:
        raise BadInput(f"{asked}: {'more than one' if ids else 'no'} {what} has an id that begins so")
    return ids[0]


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def when(ms: int) -> str:
    """A moment as lists show it."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M") if ms else "–"


def _print_tables(found: Sequence[TableRow]) -> None:
    shown = Table("table", "status", "seats", "moves", "changed (UTC)", box=box.SIMPLE_HEAD)
    for row in found:
        kinds = [row.status, *(["public"] if row.public else []), *(["imported"] if row.imported else [])]
        # What people called themselves is text, never markup.
        shown.add_row(row.id, ", ".join(kinds), Text(", ".join(row.seats)), str(row.moves), when(row.changed))
    Console().print(shown if found else "No tables.")


def _print_people(found: Sequence[PersonRow]) -> None:
    headings = ("person", "name", "devices", "programs", "seats", "since (UTC)", "last seen (UTC)")
    shown = Table(*headings, box=box.SIMPLE_HEAD)
    for row in found:
        counts = (str(count) for count in (row.devices, row.programs, row.seats))
        shown.add_row(row.id[:SHOWN], Text(row.name or "–"), *counts, when(row.created), when(row.seen))
    Console().print(shown if found else "Nobody yet.")
