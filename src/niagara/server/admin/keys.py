"""New keys for a server: nobody who has made or joined anything is signed out by it."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, update

from niagara.server.admin.access import alone, reading, writing
from niagara.server.store import schema


def replace_keys(database: str, *, push: bool) -> None:
    """Put a new key in the place of that which signs tokens; with `push`, let the server make one for calls too.

    A session in the database is good whoever signed its token. A device that is called is bound to the key of its
    calls, and has to ask for them again.
    """
    with reading(database):
        pass  # it is there, and of this version
    with alone(database), writing(database) as connection:  # a server has its keys in memory
        connection.execute(update(schema.signing).values(key=secrets.token_hex(32)))
        if push:
            connection.execute(delete(schema.push))
            connection.execute(delete(schema.vapid))
