"""`niagara admin page`: the way to the server's page for whoever runs it, in a browser and without a password."""

from __future__ import annotations

from niagara.cli import Switch, Wish
from niagara.cli.admin import clearly, database_or_default
from niagara.cli.checks import check_address


def page(*, address: str = "http://localhost:8080", end: Switch = False, database: Wish = "") -> None:
    """Print a link that makes one browser the host's: it works once, within ten minutes.

    The browser then shows tables, reports, limits and figures at /host for a week, or until that is ended there.

    Parameters
    ----------
    address
        The server's address as visitors type it, such as https://niagara.example.org.
    end
        End it in all browsers instead; a link that was not used yet is good no more either.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    check_address("--address", address)
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin.page import LINK_SECONDS, end_host_sessions, new_link

        if end:
            count = end_host_sessions(kept)
            print(f"{'1 browser was' if count == 1 else f'{count} browsers were'} the host's, and none is any more.")
            return
        code = new_link(kept)
    # Behind the #, no server and no log sees the code.
    print(f"{address.rstrip('/')}/host#{code}")
    print(f"It works once, within {LINK_SECONDS // 60} minutes.")
