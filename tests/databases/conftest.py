from __future__ import annotations

from tests.databases.kept import kept, old_database
from tests.server.databases import postgres

__all__ = ["kept", "old_database", "postgres"]
