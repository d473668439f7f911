"""The ladder as its page shows it. Every handler only translates."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get

from niagara.protocol.ladder import ForfeitReason, LadderGame, LadderRow, LadderSeat
from niagara.protocol.ladder import Ladder as LadderPage
from niagara.server.http.requests import AnyRequest, hosting_of, session_of, store_of, words_of
from niagara.server.ladder.keeper import NOTHING, Ladder
from niagara.server.limits.weights import LONG_LISTS
from niagara.server.store.ladder import LadderGameRow
from niagara.tables.records import PROGRAM
from niagara.tables.words import WordFilter

REASONS: dict[str, ForfeitReason] = {"late": "late", "left": "left", "illegal": "illegal"}
SHOWN = 12  # games that are over


@get("/api/ladder", opt={"weight": LONG_LISTS})
async def ladder_page(request: AnyRequest) -> LadderPage:
    """The ladder's table and its last games, if the host keeps one."""
    settings, ladder = hosting_of(request).settings, hosting_of(request).ladder
    if ladder is None:
        return LadderPage(False, settings.ladder_seconds, 0, (), (), ())
    words = words_of(request)
    last = list(ladder.ended)[:SHOWN]
    kept = await store_of(request).ladder.kept([game.id for game in last])
    return LadderPage(
        True,
        settings.ladder_seconds,
        len(ladder.ended),
        tuple(_rows(ladder, words, session_of(request))),
        tuple(_game(ladder, words, game, kept=True) for game in ladder.running.values()),
        tuple(_game(ladder, words, game, kept=game.id in kept) for game in last),
    )


def _rows(ladder: Ladder, words: WordFilter, me: str) -> Sequence[LadderRow]:
    """Everybody who has a name, the strongest first; who has not played yet comes last."""
    listed = {*ladder.levels, *ladder.tallies, *ladder.programs.here}
    rows = [
        _row(ladder, words, entrant, me) for entrant in listed if entrant in ladder.levels or ladder.name_of(entrant)
    ]
    return sorted(rows, key=lambda row: (-(row.rating or 0), row.level == "", row.name))


def _row(ladder: Ladder, words: WordFilter, entrant: str, me: str) -> LadderRow:
    rated = ladder.rated.get(entrant)
    tally = ladder.tallies.get(entrant, NOTHING)
    known = ladder.levels.get(entrant, None if rated is None else rated[0])
    return LadderRow(
        name=words.masked(ladder.name_of(entrant)),
        level="" if entrant.startswith(PROGRAM) else entrant,
        rating=None if known is None else round(known),
        low=None if rated is None else round(rated[1]),
        high=None if rated is None else round(rated[2]),
        games=tally.games,
        won=round(tally.won, 2),
        forfeits=tally.forfeits,
        connected=entrant in ladder.programs.here,
        yours=ladder.owner_of(entrant) == me,
    )


def _game(ladder: Ladder, words: WordFilter, game: LadderGameRow, *, kept: bool) -> LadderGame:
    seats = tuple(
        LadderSeat(
            words.masked(ladder.name_of(seat.entrant)),
            "" if seat.entrant.startswith(PROGRAM) else seat.entrant,
            seat.place,
            REASONS.get(seat.forfeit),
        )
        for seat in game.seats
    )
    return LadderGame(game.id, game.began, game.ended, kept, seats)


HANDLERS = [ladder_page]
