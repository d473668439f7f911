"""The append-only log and what belongs to it, in SQLite or PostgreSQL through SQLAlchemy Core."""

from niagara.server.store.engines import BadDatabase
from niagara.server.store.store import SqlStore
from niagara.server.store.visits import News

__all__ = ["BadDatabase", "News", "SqlStore"]
