"""Statistics of finished games, over HTTP."""

from __future__ import annotations

import msgspec


class Score(msgspec.Struct, frozen=True):
    """Games played and won; a shared win is a win."""

    games: int = 0
    won: int = 0


class Tally(msgspec.Struct, frozen=True):
    """What some seats did in their games.

    `players` has the score by number of seats, `goals` the wins by goal, `levels` the score in games with a bot of
    that level at the table (for the whole server: that bots of the level had themselves). `landed` counts gems by
    letter, `cards` the cards that were laid open; `stolen` gems went to these seats and `robbed` ones from them,
    `sunk` gems and `lost` canoes went over the falls, `bought` canoes came back for a gem.
    """

    score: Score
    players: dict[str, Score]
    goals: dict[str, int]
    levels: dict[str, Score]
    landed: dict[str, int]
    cards: dict[str, int]
    stolen: int
    robbed: int
    sunk: int
    lost: int
    bought: int
    rounds: int


class Numbers(msgspec.Struct, frozen=True):
    """GET /api/numbers: of the asking session's seats, and of all seats of the latest `games` games on this server."""

    yours: Tally
    server: Tally
    games: int
