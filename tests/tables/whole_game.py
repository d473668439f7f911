"""A whole game played through `tables/` alone: everything in memory, a clock moved by hand, bots that need no compiler.

Run as a program it blocks from import what a browser tab does not have, and plays; it needs no test library.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

BLOCKED = ("numpy", "numba", "litestar", "sqlalchemy", "uvicorn", "websockets", "prometheus_client", "niagara.server")


class Blocker(MetaPathFinder):
    """Refuses to import what a table must not need."""

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Nobody finds these modules."""
        del path, target
        if fullname in BLOCKED:
            raise ImportError(f"{fullname} is blocked")
        return None


async def play() -> str:
    """Two people and a bot play a game to its end, one of them away for a while; what came of it."""
    from niagara.protocol.client import Chat, Play
    from niagara.protocol.http import Join, NewSeat, NewTable
    from niagara.protocol.options import NewOptions
    from niagara.protocol.server import Refused, Said, Snapshot, Update
    from niagara.protocol.table import LiveClock
    from niagara.record import read_record
    from niagara.tables.export import record_of, recording
    from niagara.tables.handlers import handle
    from niagara.tables.interfaces import Habits, Host
    from niagara.tables.memory import Collector, LoopThinkers, ManualClock, MemoryStore
    from niagara.tables.registry import Registry

    chance = random.Random(3)
    store, clock = MemoryStore(), ManualClock()
    habits = Habits(grace=30.0, idle=60.0, stand_in="drifter")
    registry = Registry(Host(store, clock, LoopThinkers(), habits=habits, draw=chance.choice))
    seats = (NewSeat("me", "Ada"), NewSeat("open"), NewSeat("bot", level="drifter"))
    options, clock_rule = NewOptions(max_rounds=40), LiveClock(decision=60)
    wanted = NewTable(seats, options=options, clock=clock_rule, pause=500, public=True, absent="bot")
    made = await registry.create("ada", wanted)
    assert (await registry.join(made.id, "bob", Join("Bob"))).seats == (1,)
    await registry.start(made.id, "ada", "")
    commands = 0

    async with registry.room(made.id) as room:
        ada, bob, eve = Collector("ada"), Collector("bob"), Collector("eve")
        for listener in (ada, bob, eve):
            room.attach(listener)
            assert isinstance(listener.told[-1], Snapshot)

        async def decide(listener: Collector, seat: int) -> None:
            nonlocal commands
            assert room.log is not None
            (decision,) = (each for each in room.log.decisions(room.held(listener.session)) if each.seat == seat)
            number, round_number = chance.choice(decision.moves).number, room.log.game.state.round
            commands += 1
            await handle(room, listener, Play(f"c{commands}", seat, (number,), round_number, room.seq))
            assert not isinstance(listener.told[-1], Refused), listener.told[-1]

        async def play_on(people: dict[int, Collector], over: Callable[[], bool]) -> None:
            assert room.log is not None
            while not over():
                mine = [seat for seat in room.log.game.to_decide if seat in people]
                if mine:
                    await decide(people[mine[0]], mine[0])
                else:
                    await asyncio.sleep(0)
                    clock.move(0.05)
                    registry.look_at_clocks()

        await handle(room, eve, Chat(id="e1", phrase="well-paddled"))
        assert isinstance(ada.told[-1], Said)
        await play_on({0: ada, 1: bob}, lambda: room.seq > 40)

        room.detach(bob)
        clock.move(29.0)
        assert not room.info("ada").seats[1].away
        clock.move(1.5)
        assert room.info("ada").seats[1].away, "a bot plays for Bob once his grace is over"
        await play_on({0: ada}, lambda: room.seq > 80)
        room.attach(bob, since=room.seq)
        assert not room.info("ada").seats[1].away

        await play_on({0: ada, 1: bob}, lambda: room.running() == {1})
        clock.move(61.0)
        registry.look_at_clocks()
        assert room.info("ada").seats[1].timed_out, "Bob's time has run out"
        await play_on({0: ada, 1: bob}, lambda: room.table.status == "over")

        told = [said.seq for said in ada.told if isinstance(said, Update)]
        assert told == list(range(told[0], room.seq + 1)), "Ada was told every move, in order"
        record = record_of(recording(room, "ada"))
        for listener in (ada, bob, eve):
            room.detach(listener)
    (finished,) = await store.finished("ada", None, 10)
    assert finished.moves == room.seq
    again = read_record(record).game
    clock.move(121.0)
    assert registry.live == 0, "a table that nobody looks at leaves the memory"
    async with registry.room(made.id) as back:
        assert back.log is not None
        assert back.log.game.state == again.state, "the log alone brings the game back"
    return f"{finished.moves} moves, {finished.ending.rounds if finished.ending else 0} rounds"


def said(played: str) -> str:
    """What is to be printed in the end, if nothing came in that is blocked."""
    assert not sys.modules.keys() & set(BLOCKED)
    return f"Python {sys.version_info.major}.{sys.version_info.minor}: {played}"


def main() -> None:
    """Play with everything blocked that a tab does not have."""
    sys.meta_path.insert(0, Blocker())
    print(said(asyncio.run(play())))


if __name__ == "__main__":
    main()
