"""The record of a game, as far as its reader may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from niagara.game import Game
from niagara.record import write_record
from niagara.record_json import write_json
from niagara.tables.gate import Observer, known_game, observer_of
from niagara.tables.live import LiveTable
from niagara.tables.refusals import Refusal, need_game

Form = Literal["text", "json"]


@dataclass(frozen=True, slots=True)
class Recording:
    """A game to be written down, for whom, and in which form."""

    game: Game
    names: tuple[str, ...]
    observer: Observer
    form: Form


def recording(room: LiveTable, session: str, form: Form = "text") -> Recording:
    """The game of a table, for a session that may read it: anybody when it is over, before that who sits there."""
    game, observer = need_game(room.log).game, observer_of(room.table, session)
    if not observer.knows_all and not observer.seats:
        raise Refusal(403, "still_playing", "The record can be read when the game is over.")
    return Recording(game.copy(), tuple(seat.name for seat in room.table.seats), observer, form)


def record_of(asked: Recording) -> str:
    """The whole game once it is over; before that the rounds that are over."""
    write = write_record if asked.form == "text" else write_json
    return write(known_game(asked.game, asked.observer), names=asked.names)


def record_bytes(asked: Recording) -> bytes:
    """The same, as it goes over the wire."""
    return record_of(asked).encode()
