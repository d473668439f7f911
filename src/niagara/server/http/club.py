"""Ratings as others and oneself see them: the leaderboard, a player's profile. Every handler only translates."""

from __future__ import annotations

from collections import Counter

from litestar import get
from litestar.params import FromPath, FromQuery

from niagara.protocol.club import Leaderboard, Profile, Ranked, RatedResult
from niagara.protocol.people import RatingInfo
from niagara.server.http.requests import AnyRequest, hosting_of, session_of, store_of, words_of
from niagara.server.limits.weights import LONG_LISTS
from niagara.server.store.ratings import RatingRow, Ratings
from niagara.tables.refusals import Refusal

PAGE = 50
FORM = 20  # games that are shown one by one
COUNTED = 500  # games of which goals and gems are counted


def rating_info(row: RatingRow | None) -> RatingInfo | None:
    """A rating as it is told."""
    return None if row is None else _told(row)


def _told(row: RatingRow) -> RatingInfo:
    mu, within = round(row.rating.mu), round(2 * row.rating.sigma)
    return RatingInfo(row.handle, mu, within, row.games, row.won, row.ranked)


@get("/api/club", opt={"weight": LONG_LISTS})
async def leaderboard(request: AnyRequest, after: FromQuery[str] = "") -> Leaderboard:
    """Those who have played enough, if the host wants that to be seen."""
    ratings, me = store_of(request).ratings, session_of(request)
    you = rating_info(await ratings.of(me))
    ladder = hosting_of(request).ladder is not None
    if not hosting_of(request).settings.leaderboard:
        return Leaderboard(False, you, (), "", ladder)
    before, place = await _after(ratings, after)
    found = await ratings.best(before, PAGE)
    words = words_of(request)
    players = tuple(
        Ranked(place + at, words.masked(row.name), row.face, _told(row), row.person == me)
        for at, row in enumerate(found, 1)
    )
    more = f"{found[-1].handle}.{place + len(found)}" if len(found) == PAGE else ""
    return Leaderboard(True, you, players, more, ladder)


async def _after(ratings: Ratings, after: str) -> tuple[tuple[float, str] | None, int]:
    """Where a page begins: after whom, and how many come before."""
    if not after:
        return None, 0
    handle, _dot, place = after.partition(".")
    row = await ratings.by_handle(handle)
    if row is None or not place.isdecimal() or len(place) > 9:
        raise Refusal(400, "malformed", "after: that is no page of this list.", "after")
    return (row.sure, row.person), int(place)


@get("/api/club/{handle:str}")
async def profile(request: AnyRequest, handle: FromPath[str]) -> Profile:
    """A player by their rated games; where there is no leaderboard, only oneself."""
    ratings, me = store_of(request).ratings, session_of(request)
    row = await ratings.by_handle(handle)
    if row is None or not (row.person == me or hosting_of(request).settings.leaderboard):
        raise Refusal(404, "no_such_person", "There is no such person here.")
    played = await ratings.played(row.person, COUNTED)
    kept = await ratings.kept([game.id for game in played[:FORM]])
    form = tuple(
        RatedResult(each.id, each.ended, each.players, each.place, round(each.mu), each.id in kept)
        for each in played[:FORM]
    )
    goals = Counter(game.goal for game in played if game.goal)
    gems = Counter(gem for game in played for gem in game.landed)
    name = words_of(request).masked(row.name)
    return Profile(name, row.face, row.person == me, _told(row), form, dict(goals), dict(gems))


HANDLERS = [leaderboard, profile]
