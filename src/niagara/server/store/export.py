"""Everything that a database has of one person: tables, their own moves and words, and no other's."""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import Connection, or_, select

from niagara.protocol.people import ExportedGame, ExportedLine, ExportedMove
from niagara.rules.actions import Move, UnknownVersion, read_number
from niagara.server.store import schema

MOST_GAMES = 5000


def read_export(connection: Connection, person: str) -> list[ExportedGame]:
    """The tables at which a person sits, which they made, or at which they spoke, the earliest first."""
    game, seat, action, chat = schema.game.c, schema.seat.c, schema.action.c, schema.chat.c
    sat = select(seat.game_id).where(seat.session == person)
    spoke = select(chat.game_id).where(chat.person == person)
    wanted = or_(game.id.in_(sat), game.id.in_(spoke), game.host == person)
    columns = (game.id, game.created, game.ended, game.status, game.host, game.imported, game.rules)
    rows = connection.execute(select(*columns).where(wanted).order_by(game.created).limit(MOST_GAMES)).all()
    ids = select(game.id).where(wanted).order_by(game.created).limit(MOST_GAMES)
    names: dict[str, list[str]] = defaultdict(list)
    held: dict[str, list[int]] = defaultdict(list)
    seats = select(seat.game_id, seat.seat, seat.name, seat.session).where(seat.game_id.in_(ids)).order_by(seat.seat)
    for game_id, at, name, sitting in connection.execute(seats):
        names[game_id].append(name)
        if sitting == person:
            held[game_id].append(at)
    rules = {row.id: row.rules for row in rows}
    moves: dict[str, list[ExportedMove]] = defaultdict(list)
    own = (seat.game_id == action.game_id) & (seat.seat == action.seat) & (seat.session == person)
    played = select(action.game_id, action.seq, action.at, action.seat, action.number).join(schema.seat, own)
    for game_id, seq, at, sitter, number in connection.execute(played.order_by(action.game_id, action.seq)):
        if game_id in rules:
            moves[game_id].append(ExportedMove(seq, at, sitter, _text(number, rules[game_id])))
    said: dict[str, list[ExportedLine]] = defaultdict(list)
    lines = select(chat.game_id, chat.at, chat.phrase, chat.text).where(chat.person == person).order_by(chat.id)
    for game_id, at, phrase, text in connection.execute(lines):
        said[game_id].append(ExportedLine(at, phrase, text))
    return [
        ExportedGame(
            row.id,
            row.created,
            row.ended,
            row.status,
            row.host == person,
            row.imported,
            tuple(names[row.id]),
            tuple(held[row.id]),
            tuple(moves[row.id]),
            tuple(said[row.id]),
        )
        for row in rows
    ]


def _text(number: int, rules: int) -> str:
    """A move as records write it; one that only a newer version knows is its number."""
    try:
        return str(Move(read_number(number, rules)))
    except UnknownVersion:
        return str(number)
