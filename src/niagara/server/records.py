"""The record of a game, as far as its reader may know it."""

from __future__ import annotations

from typing import Literal

from niagara.game import Game
from niagara.record import write_record
from niagara.record_json import write_json
from niagara.server.problems import TableProblem
from niagara.server.room import Room


def record_of(room: Room, session: str, form: Literal["text", "json"] = "text") -> str:
    """The whole game once it is over; before that, for those who sit there, the rounds that are over."""
    if room.ledger is None:
        raise TableProblem(409, "not_playing", "No game has been played at this table yet.")
    game = room.ledger.game
    if game.outcome is None and room.table.status != "over":
        if not room.held(session):
            raise TableProblem(403, "still_playing", "The record can be read when the game is over.")
        game = finished_rounds(game)
    write = write_record if form == "text" else write_json
    return write(game, names=[seat.name for seat in room.table.seats])


def finished_rounds(game: Game) -> Game:
    """The game up to the beginning of this round: cards chosen since then may still be secret (R3.3)."""
    now = game.state.round
    past = Game(game.start, river="waits")
    for seat, move in game.history:
        if past.state.round == now and move.kind == "card":
            break
        past.play(seat, move)
    return past
