"""A SQLite file is served by one server at a time, and read by its owner alone."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from niagara.server.store.engines import OWNER_ONLY, BadDatabase, database_url

if sys.platform != "win32":
    import fcntl

log = logging.getLogger(__name__)

PATIENCE = 15.0  # seconds: a server that is being stopped may still finish its moves
LOOK = 0.1


@contextmanager
def served_alone(database: str, patience: float = PATIENCE) -> Iterator[None]:
    """Serve a database while the block runs; BadDatabase where another server has had its file for too long."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or sys.platform == "win32":
        yield
        return
    lock = os.open(f"{url.database}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        _wait_for(lock, str(url.database), patience)
        yield
    finally:
        os.close(lock)


def _wait_for(lock: int, path: str, patience: float) -> None:
    deadline, told = time.monotonic() + patience, False
    while sys.platform != "win32":
        with suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        if time.monotonic() >= deadline:
            raise BadDatabase(f"database: another server has {path}; a SQLite file is served by one at a time")
        if not told:
            log.warning("another server has %s; waiting for it to end", path)
            told = True
        time.sleep(LOOK)
