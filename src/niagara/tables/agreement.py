"""What those who play agree on in a running game: a pause, which anybody ends, and having a decision back."""

from __future__ import annotations

from dataclasses import replace

from niagara.hints.position import Held
from niagara.protocol.http import NewOffer, OfferAnswer
from niagara.protocol.table import OfferKind
from niagara.tables.log import GameLog
from niagara.tables.offers import answered, is_agreed, offered, open_offer, without_offer
from niagara.tables.records import Table
from niagara.tables.refusals import (
    Refusal,
    need_any_seat,
    need_decision,
    need_going,
    need_running_game,
    need_seat,
)
from niagara.tables.registry import Registry
from niagara.tables.room import Room


async def offer(registry: Registry, table_id: str, session: str, wanted: NewOffer) -> None:
    """Ask the others for a pause, or to have one's last decision back; it is done once all have said yes."""
    await registry.change(table_id, lambda room: _offer(room, session, wanted))


async def _offer(room: Room, session: str, wanted: NewOffer) -> None:
    held = room.held(session)
    need_seat(held, wanted.seat)
    log = need_running_game(room.log, room.table)
    need_going(room.table)
    if wanted.kind == "pause":
        at = log.game.state.round
    elif not room.table.takebacks:
        raise Refusal(403, "no_takeback", "At this table nothing is taken back.", "kind")
    else:
        at = need_decision(log.game, wanted.seat).before
    await _settle(room, offered(room.table, wanted.kind, wanted.seat, held, at), log, wanted.kind)


async def answer_offer(registry: Registry, table_id: str, session: str, answer: OfferAnswer) -> None:
    """Say yes or no to what somebody asks for."""
    await registry.change(table_id, lambda room: _answer(room, session, answer))


async def _answer(room: Room, session: str, answer: OfferAnswer) -> None:
    held = room.held(session)
    need_any_seat(held)
    log = need_running_game(room.log, room.table)
    await _settle(room, answered(room.table, answer.kind, held, answer.yes), log, answer.kind)


async def _settle(room: Room, table: Table, log: GameLog, kind: OfferKind) -> None:
    """Do what all have agreed on; until then keep who has."""
    asked = open_offer(table, kind)
    if asked is None or not is_agreed(asked, _voters(room, kind)):
        await room.keep_company(table)
    elif kind == "pause":
        await room.set_paused(replace(without_offer(table, kind), paused=True))
    elif need_decision(log.game, asked.seat).before != asked.at:
        await room.keep_company(without_offer(table, kind))  # they have decided something else since
    else:
        await room.turn_back(replace(without_offer(table, kind), taken_back=table.taken_back + 1), log, asked.at)


def _voters(room: Room, kind: OfferKind) -> Held:
    """Whose yes is wanted: to a pause of those who are here, to go back of all who play; by post of those too."""
    playing = (at for at, seat in enumerate(room.table.seats) if seat.kind == "human" and not room.bot_plays(at))
    return room.present if kind == "pause" and not room.clocks.by_post else frozenset(playing)


async def go_on(registry: Registry, table_id: str, session: str) -> None:
    """End a pause; anybody who plays may."""
    await registry.change(table_id, lambda room: _go_on(room, session))


async def _go_on(room: Room, session: str) -> None:
    need_any_seat(room.held(session))
    need_running_game(room.log, room.table)
    if not room.table.paused:
        raise Refusal(409, "not_paused", "The game is not paused.")
    await room.set_paused(replace(room.table, paused=False))
