"""`niagara admin new-keys`: other keys for a server, by the calendar or because somebody has seen the old ones."""

from __future__ import annotations

from niagara.cli import Switch, Wish
from niagara.cli.admin import clearly, database_or_default


def new_keys(*, push: Switch = False, database: Wish = "") -> None:
    """Replace the key with which a server signs its cookies; nobody is signed out by it.

    No server may use the database meanwhile.

    Parameters
    ----------
    push
        Replace the key of notifications too; players then have to switch these on again.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin.keys import replace_keys

        replace_keys(kept, push=push)
    print(f"The server has {'new keys for cookies and notifications' if push else 'a new key for cookies'}.")
