"""A room that has left the memory is gone at once: no part holds on to another, so nobody need look for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from niagara.protocol.client import Chat, Play
from niagara.protocol.http import NewSeat, NewTable
from niagara.protocol.server import Refused
from niagara.protocol.table import LiveClock, PostClock
from niagara.tables.handlers import handle
from niagara.tables.interfaces import Habits, Host
from niagara.tables.memory import Collector, LoopThinkers, ManualClock, MemoryStore
from niagara.tables.registry import Registry


async def settle(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came true")


@pytest.mark.parametrize("clock_rule", [None, LiveClock(decision=20), PostClock(days=1)])
async def test_reference_counts_free_a_room(clock_rule: LiveClock | PostClock | None) -> None:
    clock = ManualClock()
    registry = Registry(Host(MemoryStore(), clock, LoopThinkers(), habits=Habits(stand_in="drifter")))
    seats = (NewSeat("me", "Ada"), NewSeat("bot", level="drifter"), NewSeat("bot", level="drifter"))
    table = (await registry.create("ada", NewTable(seats, clock=clock_rule, pause=0))).id
    gc.collect()
    gc.disable()
    try:
        async with registry.room(table) as room:
            ada = Collector("ada")
            room.attach(ada)
            await handle(room, ada, Chat(id="a1", text="hello"))
            await handle(room, ada, Play("p0", 0, (2000,), 1, 0))
            assert isinstance(ada.told[-1], Refused)
            await handle(room, ada, Play("p1", 0, (3,), 1, room.seq))
            room.detach(ada)
            gone = weakref.ref(room), weakref.ref(room.audience), weakref.ref(room.clocks)
        del room
        clock.move(31.0)
        registry.look_at_clocks()
        clock.move(130.0)
        await settle(lambda: registry.live == 0 and all(part() is None for part in gone))
    finally:
        gc.enable()


async def test_a_room_with_somebody_in_it_stays() -> None:
    clock = ManualClock()
    registry = Registry(Host(MemoryStore(), clock, LoopThinkers()))
    table = (await registry.create("ada", NewTable((NewSeat("me", "Ada"), NewSeat("me", "Bob"))))).id
    async with registry.room(table) as room:
        clock.move(1000.0)
        assert registry.in_memory == {table: room}
