"""A game told again: every move with its events and the position after it, through the eyes of whoever may look."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from niagara.game import Game
from niagara.protocol.replay import Replay, ReplayStep
from niagara.protocol.server import Position, TableInfo
from niagara.rules.actions import Move
from niagara.rules.state import DRAW_ARM, DRAW_FIRST, FLOW, PHASE_NAMES, TURNS
from niagara.server.api import AnyRequest, house_of, session_of
from niagara.server.problems import TableProblem
from niagara.server.room import Room
from niagara.server.views import Held, deciders

ALL = "all"
SPECTATOR = "spectator"


@get("/api/tables/{table_id:str}/replay")
async def replay(request: AnyRequest, table_id: FromPath[str], eyes: FromQuery[str] = "") -> Replay:
    """The game so far: of a finished one everything, of one's own running one what one's seat has seen."""
    async with house_of(request).room(table_id) as room:
        session = session_of(request)
        choices = eyes_for(room, session)
        if eyes not in ("", *choices):
            raise _blind(room, eyes)
        looking = eyes or choices[0]
        game, info = room.ledger.game.copy(), room.info(session)  # type: ignore[union-attr]
    return await asyncio.to_thread(tell, game, info, looking, choices)


def eyes_for(room: Room, session: str) -> tuple[str, ...]:
    """The eyes a session may look through, the usual first: any once the game is over, one's own seats' before."""
    if room.ledger is None:
        raise TableProblem(409, "not_playing", "No game has been played at this table yet.")
    if room.table.status == "over":
        return (ALL, *map(str, range(len(room.table.seats))), SPECTATOR)
    held = sorted(room.held(session))
    if not held:
        raise TableProblem(403, "still_playing", "The game can be watched again when it is over.")
    return tuple(map(str, held))


def _blind(room: Room, eyes: str) -> TableProblem:
    if eyes in (ALL, SPECTATOR, *map(str, range(len(room.table.seats)))):
        return TableProblem(403, "still_playing", "Until the game is over you see it with your own eyes.", "eyes")
    return TableProblem(400, "malformed", "Eyes are 'all', 'spectator' or the number of a seat.", "eyes")


def tell(game: Game, info: TableInfo, eyes: str, choices: tuple[str, ...]) -> Replay:
    """The whole replay for these eyes; which cards are open is settled here, by `Game.view`."""
    seeing = frozenset(range(game.players)) if eyes == ALL else frozenset(map(int, eyes.replace(SPECTATOR, "").split()))
    again = Game(game.start, river="waits")
    history = list(game.history)
    drawn = 0
    while again.state.phase in (DRAW_FIRST, DRAW_ARM) and drawn < len(history):
        again.play(*history[drawn])
        drawn += 1
    start = _position(again, seeing)
    steps = [_step(again, seq, *action, seeing) for seq, action in enumerate(history[drawn:], drawn + 1)]
    finished = info.status == "over"
    return Replay(info, eyes, choices, tuple(sorted(seeing)), finished, start, tuple(steps))


def _step(game: Game, seq: int, seat: int, move: Move, seeing: Held) -> ReplayStep:
    round_number = game.state.round
    events = tuple(game.play(seat, move))
    text = "" if move.kind == "card" and seat not in seeing else str(move)
    return ReplayStep(seq, seat, round_number, text, events, _position(game, seeing), bool(deciders(game)))


def _position(game: Game, seeing: Held) -> Position:
    """The position for these eyes; while the river is about to flow it is still the time of turns, nobody's."""
    position: dict[str, Any] = game.view(None)
    for seat in seeing:
        position["seats"][seat] = game.view(seat)["seats"][seat]
    if game.state.phase == FLOW:
        position["phase"] = PHASE_NAMES[TURNS]
    return msgspec.convert(position, Position)


HANDLERS = [replay]
