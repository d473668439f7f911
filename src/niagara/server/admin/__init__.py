"""What `niagara admin` does to a database: look at tables and people, remove what is old, copy it and put it back."""

from niagara.server.admin.access import InUse, changing, reading

__all__ = ["InUse", "changing", "reading"]
