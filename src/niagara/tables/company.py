"""What people do about each other in a running game: give up, and ask somebody to go on."""

from __future__ import annotations

from dataclasses import replace

from niagara.hints.position import deciders
from niagara.protocol.encoding import encode
from niagara.protocol.server import Nudged
from niagara.tables.log import GameLog
from niagara.tables.records import Nudge
from niagara.tables.refusals import Refusal, need_any_seat, need_running_game
from niagara.tables.registry import Registry
from niagara.tables.room import Room
from niagara.tables.seating import is_deserted, resigned
from niagara.tables.seats.waiting import slow_after


async def resign(registry: Registry, table_id: str, session: str) -> None:
    """Give up for good: a bot plays on, or, where nobody is left, the game ends if its table wants that."""
    await registry.change(table_id, lambda room: _resign(room, session, registry.host.habits.stand_in))


async def _resign(room: Room, session: str, stand_in: str) -> None:
    log = need_running_game(room.log, room.table)
    sat = room.table.held_by(session) | room.table.left_by(session)
    need_any_seat(sat)
    await room.keep_company(resigned(room.table, session, stand_in), *sorted(sat))
    if is_deserted(room.table) and room.table.deserted == "end":
        await room.end_deserted(log)


async def nudge(registry: Registry, table_id: str, session: str, seat: int) -> None:
    """Ask somebody to go on who has been deciding for long; once for one decision, whoever asks."""
    await registry.change(table_id, lambda room: _nudge(registry, room, session, seat))


async def _nudge(registry: Registry, room: Room, session: str, seat: int) -> None:
    held = room.held(session)
    need_any_seat(held)
    log = need_running_game(room.log, room.table)
    _need_slow(room, log, seat, registry.host.clock.now())
    state = log.game.state
    asked = Nudge(seat, state.round, state.phase)
    if asked in room.table.nudges:
        raise Refusal(409, "nudged_already", "Somebody has asked this player already.", "seat")
    others = tuple(each for each in room.table.nudges if each.seat != seat)
    await room.keep_company(replace(room.table, nudges=(*others, asked)))
    room.audience.tell(encode(Nudged(seat, min(held))))
    room.call_missing(frozenset({seat}))


def _need_slow(room: Room, log: GameLog, seat: int, now: float) -> None:
    """Only somebody is asked who has to decide, does so in person, and has taken long already."""
    deciding = frozenset(deciders(log.game))
    room.waiting.follow(deciding, now)
    if seat in deciding and not room.bot_plays(seat):
        began = room.clocks.state.began[seat] if room.clocks.rule else room.waiting.since(seat)
        if began is not None and now - began >= slow_after(room.table.clock):
            return
    raise Refusal(409, "not_slow", "Nobody there has been deciding for long.", "seat")
