"""What is done at a table besides playing: change seats, give up, ask somebody to go on, take a bot's seat.

The last two are for whoever runs the server.
"""

from __future__ import annotations

from dataclasses import replace

from niagara.protocol.encoding import encode
from niagara.protocol.http import SeatAnswer, TableLink, TakeOver
from niagara.protocol.server import Nudged
from niagara.tables.log import GameLog
from niagara.tables.records import Guise, Nudge, Table
from niagara.tables.refusals import Refusal, need_any_seat, need_running_game
from niagara.tables.registry import Registry
from niagara.tables.room import Room
from niagara.tables.seating import guise_of, is_deserted, moved, renamed, resigned
from niagara.tables.seats.waiting import slow_after
from niagara.tables.takeover import answered, asked, is_for_anyone, need_takeover, taken_over


async def move(registry: Registry, table_id: str, session: str, seat: int) -> None:
    """Sit in another open seat, before the game."""
    await registry.change(table_id, lambda room: _move(room, session, seat))


async def _move(room: Room, session: str, seat: int) -> None:
    table = moved(room.table, session, seat)
    changed = [at for at, (old, new) in enumerate(zip(room.table.seats, table.seats, strict=True)) if old != new]
    await room.keep_company(table, *changed)


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
    deciding = frozenset(log.deciding)
    room.waiting.follow(deciding, now)
    if seat in deciding and not room.bot_plays(seat):
        began = room.clocks.state.began[seat] if room.clocks.rule else room.waiting.since(seat)
        if began is not None and now - began >= slow_after(room.table.clock):
            return
    raise Refusal(409, "not_slow", "Nobody there has been deciding for long.", "seat")


async def take_over(registry: Registry, table_id: str, session: str, wanted: TakeOver) -> TableLink:
    """Sit in a bot's place in a running game, or ask the host for it."""
    guise = guise_of(wanted, registry.host.words)
    return await registry.change(table_id, lambda room: _take_over(room, session, wanted.seat, guise))


async def _take_over(room: Room, session: str, seat: int, guise: Guise) -> TableLink:
    need_takeover(room.table, session, seat, room.present)
    if is_for_anyone(room.table, seat):
        await _seat(room, taken_over(room.table, seat, guise, session), seat, guise.name)
    else:
        await room.keep_company(asked(room.table, seat, guise, session))
    return TableLink(room.table.id, tuple(sorted(room.held(session))))


async def answer_ask(registry: Registry, table_id: str, session: str, answer: SeatAnswer) -> None:
    """Let who asks for a seat have it, or not; the host does."""
    await registry.change(table_id, lambda room: _answer_ask(room, session, answer))


async def _answer_ask(room: Room, session: str, answer: SeatAnswer) -> None:
    table = answered(room.table, session, answer.seat, answer.yes, room.present)
    if answer.yes:
        await _seat(room, table, answer.seat, table.seats[answer.seat].name)
    else:
        await room.keep_company(table)


async def _seat(room: Room, table: Table, seat: int, name: str) -> None:
    """Let somebody sit down in a running game, and show them and whoever sat there what each may know now."""
    before = room.table.seats[seat].session
    room.clocks.back(seat)
    await room.keep_company(table, seat, name=name)
    for session in {before, table.seats[seat].session} - {""}:
        room.show_again(session)


async def close(registry: Registry, table_id: str) -> None:
    """Remove a table with all that was played and said there, whoever sits at it."""
    await registry.change(table_id, lambda room: _close(registry, room))


async def _close(registry: Registry, room: Room) -> None:
    await registry.host.store.remove(room.table)
    registry.table_is_gone(room)


async def rename(registry: Registry, table_id: str, session: str, name: str) -> None:
    """Call somebody otherwise at a table."""
    await registry.change(table_id, lambda room: _rename(room, session, name))


async def _rename(room: Room, session: str, name: str) -> None:
    await room.keep_company(renamed(room.table, session, name), *sorted(room.table.sat_by(session)))
    room.known_as(session, name)
