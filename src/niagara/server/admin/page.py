"""The way to the host's page: a link that works once, and the end of all browsers that came by one."""

from __future__ import annotations

import secrets

from niagara.server.admin.access import writing
from niagara.server.limits.tokens import hashed
from niagara.server.store.hosts import add_link, end_all
from niagara.tables.records import now_ms

LINK_SECONDS = 600


def new_link(database: str) -> str:
    """The code of a new link; one that was made before is good no more."""
    code = secrets.token_urlsafe(16)
    with writing(database) as connection:
        add_link(connection, hashed(code), now_ms() + LINK_SECONDS * 1000)
    return code


def end_host_sessions(database: str) -> int:
    """End all of them, and the link that may be on its way; how many browsers were the host's."""
    with writing(database) as connection:
        return end_all(connection)
