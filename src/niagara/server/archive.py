"""Finished games: listed page by page, and brought in from records that were written elsewhere."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from niagara.game import Game, IllegalMove
from niagara.notation.line import to_line
from niagara.protocol.http import FinishedGame, FinishedGames, FinishedSeat, GameRecord, TableLink
from niagara.record import BadRecord, Record, read_record
from niagara.record_json import read_json
from niagara.rules.state import DRAW_FIRST
from niagara.server.api import AnyRequest, house_of, session_of
from niagara.server.ledger import ending_of
from niagara.server.problems import TableProblem
from niagara.server.store import Action, Ending, Finished, Seat, Table
from niagara.server.store.store import now
from niagara.server.words import NAME_LENGTH, clean

PAGE = 20
MOST_BYTES = 256 * 1024  # of a request: 100,000 characters of a record, escaped as JSON may have them
_CURSOR = re.compile(r"([0-9]{1,15})\.([\w-]{1,32})", re.ASCII)


@get("/api/games")
async def games(
    request: AnyRequest, whose: FromQuery[Literal["mine", "public"]] = "mine", before: FromQuery[str] = ""
) -> FinishedGames:
    """Finished games, the latest first: one's own, with those one imported, or those of public tables."""
    cursor = _CURSOR.fullmatch(before)
    if before and cursor is None:
        raise TableProblem(400, "malformed", "This is not where a page of the list ended.", "before")
    session = session_of(request)
    position = None if cursor is None else (int(cursor[1]), cursor[2])
    found = await house_of(request).store.finished(session if whose == "mine" else "", position, PAGE + 1)
    page = found[:PAGE]
    following = f"{page[-1].ended}.{page[-1].table.id}" if len(found) > PAGE else ""
    return FinishedGames(tuple(_shown(game, session) for game in page), following)


@post("/api/games", request_max_body_size=MOST_BYTES)
async def import_game(request: AnyRequest, data: JSONBody[GameRecord]) -> TableLink:
    """Bring in a game from its record: a table that can be looked at and replayed, known by its link alone."""
    if not request.app.state.new_tables.take(request.client.host if request.client else ""):
        raise TableProblem(429, "slow_down", "That is a lot of games; please wait a moment.")
    record = await asyncio.to_thread(_read, data.record)
    table = _imported(record, session_of(request))
    await house_of(request).store.keep(table, _actions(record.game), _ending(record.game))
    return TableLink(table.id, ())


def _read(text: str) -> Record:
    """The game of a record; what cannot be read or played names its line, and its rule where there is one."""
    try:
        record = read_json(text) if text.lstrip().startswith("{") else read_record(text)
    except BadRecord as problem:
        illegal = problem.__cause__
        rule = illegal.reason.rule if isinstance(illegal, IllegalMove) else ""
        params = {"line": str(problem.line)}
        raise TableProblem(400, "bad_record", str(problem), "record", rule=rule, params=params) from problem
    if not record.game.history:
        raise TableProblem(400, "bad_record", "line 1: the record has no moves", "record", params={"line": "1"})
    return record


def _imported(record: Record, session: str) -> Table:
    game = record.game
    names = [clean(name, NAME_LENGTH) or f"Seat {seat}" for seat, name in enumerate(record.names)]
    return Table(
        id=secrets.token_urlsafe(16),
        created=now(),
        status="over",
        public=False,
        options=dict(game.position()["options"]),
        pause=0,
        host=session,
        seats=tuple(Seat("human", name) for name in names),
        start="" if game.start.phase == DRAW_FIRST else to_line(game.start),
        imported=True,
    )


def _actions(game: Game) -> list[Action]:
    moves = enumerate(game.history, 1)
    return [Action(seq, seat, move.number, "import" if seq == 1 else None) for seq, (seat, move) in moves]


def _ending(game: Game) -> Ending:
    return ending_of(game) or Ending((), (), game.state.round, finished=False)


def _shown(game: Finished, session: str) -> FinishedGame:
    table, ending = game.table, game.ending or Ending((), (), 0)
    return FinishedGame(
        id=table.id,
        ended=game.ended,
        seats=tuple(FinishedSeat(seat.kind, seat.name, seat.level, _is(seat, session)) for seat in table.seats),
        winners=ending.winners,
        goals=ending.goals,
        rounds=ending.rounds,
        moves=game.moves,
        finished=ending.finished,
        imported=table.imported,
        public=table.public,
    )


def _is(seat: Seat, session: str) -> bool:
    return seat.session != "" and seat.session == session


HANDLERS = [games, import_game]
