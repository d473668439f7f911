"""Bodies of the answers about a club: who plays how well here, and what is known of one player."""

from __future__ import annotations

import msgspec

from niagara.protocol.people import RatingInfo


class Ranked(msgspec.Struct, frozen=True):
    """Somebody on the leaderboard; who shares a name is told apart by face and rating."""

    place: int
    name: str
    face: str
    rating: RatingInfo
    yours: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """GET /api/club?after=…: those who have played enough rated games, the surest first, and one's own rating.

    `shown` is false where whoever runs the server wants none; `next` as `after` gives the following page. `ladder`:
    whether programs play here round the clock.
    """

    shown: bool
    you: RatingInfo | None
    players: tuple[Ranked, ...]
    next: str
    ladder: bool


class RatedResult(msgspec.Struct, frozen=True):
    """A rated game of somebody's: when it ended, among how many, the place, and the rating after it.

    `kept`: the game itself can still be seen.
    """

    id: str
    ended: int
    players: int
    place: int
    rating: int
    kept: bool


class Profile(msgspec.Struct, frozen=True):
    """GET /api/club/{handle}: a player by their rated games, the last of them (`form`, the latest first) one by one.

    `goals`: by which goals games were won; `gems`: how many of each were landed, as letters.
    """

    name: str
    face: str
    yours: bool
    rating: RatingInfo
    form: tuple[RatedResult, ...]
    goals: dict[str, int]
    gems: dict[str, int]
