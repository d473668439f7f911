"""What a kept database holds, written down beside it by the version that made it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import create_engine, text

from niagara import __version__
from niagara.bots import EARLIER_LEVELS, LEVELS
from niagara.bots.registry import BOTS
from niagara.game import Game
from niagara.notation.line import from_line, to_line
from niagara.record import result_of, write_record
from niagara.record_json import write_json
from niagara.rules.actions import read_number
from niagara.server.store.engines import database_url

# Test data: the tokens of the cookies that the people at the tables have.
PEOPLE = {name: f"{name}-of-the-old-river".ljust(22, "-")[:22] for name in ("Ada", "Bob", "Eve")}


class KeptTable(msgspec.Struct, frozen=True):
    """One table; `position` and `result` are empty where no game has begun."""

    id: str
    status: str
    rules: int
    seats: tuple[str, ...]  # "human Ada", "bot Otter otter", "open"
    seq: int = 0
    position: str = ""
    result: str = ""


class Manifest(msgspec.Struct, frozen=True):
    """Everything that later versions must find again."""

    version: str
    schema: str
    people: dict[str, str]
    levels: dict[str, str]  # the id of a level: the bot that plays it
    bots: tuple[str, ...]
    tables: dict[str, KeptTable]

    def encode(self) -> bytes:
        """As JSON that people can read."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def describe(database: str, scenes: dict[str, str]) -> tuple[Manifest, dict[str, str]]:
    """What a database holds, and the records of its games by file name."""
    engine = create_engine(database_url(database))
    tables, records = {}, {}
    with engine.connect() as connection:
        schema = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        for scene, table in sorted(scenes.items()):
            row = connection.execute(text("SELECT * FROM game WHERE id = :id"), {"id": table}).one()
            query = "SELECT kind, name, level FROM seat WHERE game_id = :id ORDER BY seat"
            seats = connection.execute(text(query), {"id": table}).all()
            query = "SELECT seat, number FROM action WHERE game_id = :id ORDER BY seq"
            moves = connection.execute(text(query), {"id": table}).all()
            kept = KeptTable(table, row.status, row.rules, tuple(" ".join(seat).strip() for seat in seats), len(moves))
            if row.status != "open":
                options = row.options if isinstance(row.options, dict) else json.loads(row.options)
                known = [(seat, read_number(number, row.rules)) for seat, number in moves]
                game = _played(len(seats), options, row.start, known)
                kept = msgspec.structs.replace(kept, position=to_line(game.state), result=result_of(game))
                names = [seat.name for seat in seats]
                records[f"{scene}.txt"] = write_record(game, names=names)
                records[f"{scene}.json"] = write_json(game, names=names)
            tables[scene] = kept
    engine.dispose()
    levels = {level.id: level.bot for level in (*LEVELS, *EARLIER_LEVELS)}
    return Manifest(__version__, schema, PEOPLE, levels, tuple(BOTS), tables), records


def _played(players: int, options: dict[str, Any], start: str, moves: list[tuple[int, int]]) -> Game:
    game = Game(from_line(start), river="waits") if start else Game.new(players, river="waits", **options)
    for seat, number in moves:
        game.play(seat, number)
    return game
