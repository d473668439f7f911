"""Whose page asks: a browser says so itself, with `Origin`."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_ours(origin: str, host: str | None, others: frozenset[str]) -> bool:
    """Whether an origin is this server, or one of those that it was told of."""
    try:
        found = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(found) and (found == host or origin in others or found in others)
