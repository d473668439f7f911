"""Ratings as others and oneself see them. Every handler only translates."""

from __future__ import annotations

from niagara.protocol.people import RatingInfo
from niagara.server.store.ratings import RatingRow


def rating_info(row: RatingRow | None) -> RatingInfo | None:
    """A rating as it is told."""
    if row is None:
        return None
    mu, within = round(row.rating.mu), round(2 * row.rating.sigma)
    return RatingInfo(row.handle, mu, within, row.games, row.won, row.ranked)
