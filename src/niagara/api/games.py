"""Finished games: listed page by page, and brought in from records that were written elsewhere."""

from __future__ import annotations

import re
import secrets
from functools import partial
from typing import Literal

import msgspec

from niagara.api.aside import Aside
from niagara.game import Game, IllegalMove
from niagara.notation.line import to_line
from niagara.protocol.http import FinishedGame, FinishedGames, FinishedSeat, GameRecord, TableLink
from niagara.protocol.limits import NAME_LENGTH, RECORD_MOVES, RECORD_ROUNDS
from niagara.record import BadRecord, Most, Record, TooLong
from niagara.record_json import read_any
from niagara.rules.options import Options, options_of
from niagara.rules.state import DRAW_FIRST
from niagara.tables.interfaces import Store
from niagara.tables.log import ending_of
from niagara.tables.records import Action, Ending, Finished, Seat, Table, now_ms
from niagara.tables.refusals import Refusal
from niagara.tables.text import clean
from niagara.tables.words import WordFilter

Whose = Literal["mine", "public"]
PAGE = 20
_CURSOR = re.compile(r"([0-9]{1,15})\.([\w-]{1,32})", re.ASCII)


async def finished_games(store: Store, session: str, whose: Whose = "mine", before: str = "") -> FinishedGames:
    """Finished games, the latest first: one's own, with those one imported, or those of public tables."""
    cursor = _CURSOR.fullmatch(before)
    if before and cursor is None:
        raise Refusal(400, "malformed", "This is not where a page of the list ended.", "before")
    position = None if cursor is None else (int(cursor[1]), cursor[2])
    found = await store.finished(session if whose == "mine" else "", position, PAGE + 1)
    page = found[:PAGE]
    following = f"{page[-1].ended}.{page[-1].table.id}" if len(found) > PAGE else ""
    return FinishedGames(tuple(_shown(game, session) for game in page), following)


async def import_game(store: Store, session: str, wanted: GameRecord, aside: Aside, words: WordFilter) -> TableLink:
    """Bring in a game from its record: a table that can be looked at and replayed, known by its link alone."""
    record = await aside(partial(_read, wanted.record))
    table = _imported(record, session, words)
    await store.keep(table, _actions(record.game), _ending(record.game))
    return TableLink(table.id, ())


def _read(text: str) -> Record:
    """The game of a record; what cannot be read or played names its line, and its rule where there is one."""
    try:
        record = read_any(text, Most(RECORD_MOVES, RECORD_ROUNDS))
    except TooLong as problem:
        params = {"moves": str(RECORD_MOVES), "rounds": str(RECORD_ROUNDS)}
        raise Refusal(400, "long_record", f"record: {problem}", "record", params=params) from problem
    except BadRecord as problem:
        illegal = problem.__cause__
        rule = illegal.reason.rule if isinstance(illegal, IllegalMove) else ""
        params = {"line": str(problem.line)}
        raise Refusal(400, "bad_record", str(problem), "record", rule=rule, params=params) from problem
    if not record.game.history:
        raise Refusal(400, "bad_record", "line 1: the record has no moves", "record", params={"line": "1"})
    return record


def _imported(record: Record, session: str, words: WordFilter) -> Table:
    game = record.game
    names = [words.masked(clean(name, NAME_LENGTH)) or f"Seat {seat}" for seat, name in enumerate(record.names)]
    return Table(
        id=secrets.token_urlsafe(16),
        created=now_ms(),
        status="over",
        public=False,
        options=msgspec.convert(options_of(game.state), Options),
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
        seats=tuple(
            FinishedSeat(seat.kind, seat.name, seat.level, _is(seat, session), seat.gave_up, seat.face)
            for seat in table.seats
        ),
        winners=ending.winners,
        goals=ending.goals,
        rounds=ending.rounds,
        moves=game.moves,
        finished=ending.finished,
        imported=table.imported,
        public=table.public,
        landed=ending.landed,
    )


def _is(seat: Seat, session: str) -> bool:
    return seat.session != "" and seat.session == session
