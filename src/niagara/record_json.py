"""A game as JSON: the same content as the text file of `niagara.record`, for programs.

{"niagara": "1", "players": 3, "names": ["Ada", "Bob", "Eve"], "options": {"stealing": false}, "headers": {},
 "result": "0 four_alike", "moves": [{"round": 1, "seat": "river", "move": "first 2"}, …]}

A game that went on from a position has it as one line in `position`, and no options. Moves are in the order in which
they were made; `seat` is a number, or `river`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from niagara.game import Game, IllegalMove
from niagara.notation.line import from_line, to_line
from niagara.record import BadRecord, Most, Record, read_record, result_of, version_needed
from niagara.rules.actions import SIZES, UnknownVersion, parse_move
from niagara.rules.board import RIVER
from niagara.rules.options import options_of
from niagara.rules.state import DRAW_FIRST


class JsonMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move, in notation."""

    round: int
    seat: int | Literal["river"]
    move: str


class JsonRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole game."""

    niagara: str
    players: int
    moves: tuple[JsonMove, ...]
    names: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    position: str = ""
    headers: dict[str, str] = {}
    result: str = ""


def write_json(game: Game, names: Sequence[str] = (), headers: dict[str, str] | None = None) -> str:
    """The game so far as JSON."""
    again = Game(game.start, river="waits")
    moves = []
    for seat, move in game.history:
        moves.append(JsonMove(again.state.round, "river" if seat == RIVER else seat, str(move)))
        again.play(seat, move)
    fresh = game.start.phase == DRAW_FIRST
    record = JsonRecord(
        niagara=version_needed(game),
        players=game.players,
        moves=tuple(moves),
        names=tuple(names),
        options=options_of(game.start) if fresh else {},
        position="" if fresh else to_line(game.start),
        headers=headers or {},
        result=result_of(game),
    )
    return msgspec.json.encode(record).decode() + "\n"


def read_any(text: str, most: Most | None = None) -> Record:
    """The game of a record in either form; TooLong where it is longer than wanted."""
    return read_json(text, most) if text.lstrip().startswith("{") else read_record(text, most)


def read_json(text: str, most: Most | None = None) -> Record:
    """The game that a JSON text tells, replayed move by move; BadRecord names the field that cannot be."""
    try:
        record = msgspec.json.decode(text, type=JsonRecord)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadRecord(1, str(problem), "JSON") from problem
    if record.niagara not in map(str, SIZES):
        raise BadRecord(1, str(UnknownVersion(record.niagara)), "niagara")
    game = _start(record)
    for number, made in enumerate(record.moves):
        _play(game, made, f"moves[{number}]")
        if most is not None:
            most.check(game)
    game.river = "draws"
    names = [*record.names, *(f"Seat {seat}" for seat in range(len(record.names), game.players))]
    return Record(game, names[: game.players], dict(record.headers))


def _start(record: JsonRecord) -> Game:
    try:
        if not record.position:
            return Game.new(record.players, river="waits", **record.options)
        start = from_line(record.position)
    except (ValueError, TypeError) as problem:
        raise BadRecord(1, str(problem), "position" if record.position else "options") from problem
    if start.players != record.players:
        raise BadRecord(1, f"{record.players}, but the position has {start.players} seats", "players")
    return Game(start, river="waits")


def _play(game: Game, made: JsonMove, where: str) -> None:
    seat = RIVER if made.seat == "river" else made.seat
    if seat != RIVER and not 0 <= seat < game.players:
        raise BadRecord(1, f"there is no seat {seat}", f"{where}.seat")
    if made.round != game.state.round:
        problem = f"says round {made.round}, but the game is in round {game.state.round}"
        raise BadRecord(1, problem, f"{where}.round")
    try:
        game.play(seat, parse_move(made.move))
    except IllegalMove as illegal:
        raise BadRecord(1, str(illegal), f"{where}.move") from illegal
    except ValueError as problem:
        raise BadRecord(1, str(problem), f"{where}.move") from problem
