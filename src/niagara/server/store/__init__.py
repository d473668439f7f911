"""The append-only log and what belongs to it, in SQLite or PostgreSQL through SQLAlchemy Core."""

from niagara.server.store.engines import BadDatabase
from niagara.server.store.records import Action, Ending, Finished, Line, Log, News, Seat, Table
from niagara.server.store.store import Store
from niagara.server.store.writer import Conflict, StoreError, Unavailable

__all__ = [
    "Action",
    "BadDatabase",
    "Conflict",
    "Ending",
    "Finished",
    "Line",
    "Log",
    "News",
    "Seat",
    "Store",
    "StoreError",
    "Table",
    "Unavailable",
]
