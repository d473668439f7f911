"""The four things that tables ask for, in memory alone: for tests, and for a host that keeps nothing."""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count

import msgspec

from niagara.bots import View, make_bot
from niagara.protocol.server import AnyMessage
from niagara.rules.actions import VERSION, Move
from niagara.tables.index import Index, Listed, Row, begun, changed_table, commands_of, ended, need_next, turned_back
from niagara.tables.interfaces import Timer, Turn
from niagara.tables.records import Action, ClockState, Ending, Line, Log, Standing, Table

CHAT_KEPT = 50


class MemoryStore(Listed):
    """Keeps tables in this process, with every promise of a store but the one to outlive it."""

    def __init__(self) -> None:
        self._index = Index()
        self._actions: dict[str, list[Action]] = {}
        self._commands: dict[str, set[str]] = {}
        self._chat: dict[str, list[Line]] = {}
        self._names: dict[str, str] = {}
        self._uptime = 0
        self._lines = count(1)

    async def create(self, table: Table, actions: Sequence[Action], name: str) -> None:
        """Keep a new table."""
        self._new(table, actions)
        self._names[table.host] = name

    async def append(
        self,
        game_id: str,
        actions: Sequence[Action],
        ending: Ending | None = None,
        clocks: ClockState | None = None,
        due: int | None = None,
        rules: int = VERSION,  # noqa: ARG002 - what is in memory was written by this very version
        standing: Standing | None = None,
    ) -> None:
        """Append actions to a log, all or none."""
        row = self._index.find(game_id)
        self._append(row, actions)
        row = replace(row, moves=row.moves + len(actions))
        if clocks is not None:
            row = replace(row, table=replace(row.table, clocks=clocks, due=due))
        row = replace(row, table=replace(row.table, standing=standing))
        self._put(row if ending is None else ended(row, ending))

    async def take_back(self, table: Table, action: Action, clocks: ClockState | None, due: int | None) -> Table:
        """Keep that moves of a game count no more."""
        row = self._index.as_read(table)
        self._append(row, [action])
        return self._change(turned_back(row, action, clocks, due), table)

    async def log(self, game_id: str, after: int = 0) -> Log | None:
        """Read a table, its actions after a number, and the last lines of its chat."""
        row = self._index.get(game_id)
        if row is None:
            return None
        return Log(row.table, self._actions[game_id][after:], self._chat[game_id][-CHAT_KEPT:])

    async def start(self, table: Table, actions: Sequence[Action]) -> Table:
        """Start a game."""
        row = self._index.as_read(table)
        self._append(row, actions)
        return self._change(begun(row, table, actions), table)

    async def seats(self, table: Table, indices: Sequence[int], name: str = "") -> Table:
        """Keep who sits in some seats now, who is host, what was voted and who was sent away."""
        changed = self._change(self._index.as_read(table), table)
        for session in {table.seats[at].session for at in indices if name} - {""}:
            self._names[session] = name
        return changed

    async def rematch(self, old: Table, table: Table, actions: Sequence[Action]) -> Table:
        """Keep a new table and tell the old one of it."""
        row = self._index.as_read(old)
        self._new(table, actions)
        return self._change(row, replace(old, next_table=table.id))

    async def remove(self, table: Table) -> None:
        """Remove a table with all that hangs on it."""
        self._index.as_read(table)
        self._index.drop(table.id)
        del self._actions[table.id], self._commands[table.id], self._chat[table.id]

    async def keep(self, table: Table, actions: Sequence[Action], ending: Ending) -> None:
        """Keep a game that was played elsewhere."""
        self._put(ended(self._new(table, actions), ending))

    async def set_pause(self, game_id: str, pause: int) -> None:
        """Keep how long the bots of a table pause."""
        self._set(game_id, lambda table: replace(table, pause=pause))

    async def mute(self, game_id: str, seats: Sequence[int]) -> None:
        """Keep whose chat is muted at a table."""
        self._set(game_id, lambda table: replace(table, muted=tuple(seats)))

    async def say(self, game_id: str, line: Line) -> None:
        """Keep a line of chat, once however often its command comes."""
        self._put(self._index.find(game_id))
        said = self._chat[game_id]
        if not line.command or all(line.command != other.command for other in said):
            said.append(replace(line, id=next(self._lines)))

    async def keep_clocks(self, game_id: str, clocks: ClockState, due: int | None) -> None:
        """Keep the clocks of a game."""
        self._set(game_id, lambda table: replace(table, clocks=clocks, due=due))

    async def uptime(self) -> int:
        """How many milliseconds hosts of these tables have been up."""
        return self._uptime

    async def keep_uptime(self, ms: int) -> None:
        """Remember the uptime."""
        self._uptime = max(self._uptime, ms)

    async def name_of(self, session: str) -> str:
        """The name that a session last went by, or nothing."""
        return self._names.get(session, "")

    def _new(self, table: Table, actions: Sequence[Action]) -> Row:
        self._index.need_new(table)
        self._actions[table.id], self._commands[table.id], self._chat[table.id] = [], set(), []
        row = Row(table, len(actions))
        self._append(row, actions)
        self._put(row)
        return row

    def _append(self, row: Row, actions: Sequence[Action]) -> None:
        """Add actions, all or none: a number of the log is given once, and so is the name of a command."""
        game_id = row.table.id
        need_next(len(self._actions[game_id]), self._commands[game_id], actions)
        self._actions[game_id].extend(actions)
        self._commands[game_id].update(commands_of(actions))

    def _put(self, row: Row) -> None:
        self._index.put(self._index.changed(row))

    def _change(self, row: Row, table: Table) -> Table:
        table = changed_table(row, table)
        self._put(replace(row, table=table))
        return table

    def _set(self, game_id: str, change: Callable[[Table], Table]) -> None:
        row = self._index.find(game_id)
        self._put(replace(row, table=change(row.table)))


class _Alarm:
    """Something that happens at a moment of a clock that is moved by hand."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        """Let it not happen."""
        self.then = None


class ManualClock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[tuple[float, int, _Alarm]] = []
        self._order = count()

    def now(self) -> float:
        """Seconds since it was made."""
        return self._now

    def call_later(self, seconds: float, then: Callable[[], None]) -> Timer:
        """Call something once the clock has been moved that far."""
        alarm = _Alarm(then)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._order), alarm))
        return alarm

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has been moved that far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        self.call_later(seconds, woken.set)
        await woken.wait()

    def move(self, seconds: float) -> None:
        """Let time pass; whatever was to happen meanwhile does, in its order."""
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            self._now, _order, alarm = heapq.heappop(self._alarms)
            if alarm.then is not None:
                alarm.then()
        self._now = until


class LoopThinker:
    """A bot that thinks in the event loop."""

    def __init__(self, level: str, budget: float) -> None:
        self._bot = make_bot(level)
        self._budget = budget

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:
        """One of `moves`; should the bot fail, any."""
        async with turn:
            move = self._bot.choose(view, moves, self._budget)
        return move if move in moves else random.choice(moves)


class LoopThinkers:
    """Bots that think in the event loop, for those that think quickly."""

    def __init__(self, budget: float = 0.1) -> None:
        self._budget = budget

    def take_seat(self, level: str) -> LoopThinker:
        """A bot of a level, for one seat of one game."""
        return LoopThinker(level, self._budget)


class PlainListener:
    """A listener that passes on what it is told, at once: whoever takes it never falls behind."""

    def __init__(self, session: str, take: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        self.session = session
        self.network = ""
        self._take, self._end = take, end
        self._held: bytes | None = None

    @property
    def holds(self) -> bool:
        """Whether an answer is kept back."""
        return self._held is not None

    def hold(self, answer: bytes) -> None:
        """Keep an answer back until the next `tell`, or `release`."""
        self.release()
        self._held = answer

    def release(self) -> None:
        """Pass on an answer that was kept back."""
        if self._held is not None:
            answer, self._held = self._held, None
            self._take(answer)

    def tell(self, *messages: bytes, answer: bool = False) -> None:  # noqa: ARG002 - nobody falls behind here
        """Pass messages on."""
        self.release()
        for message in messages:
            self._take(message)

    def close(self, code: int) -> None:
        """Say why it ended."""
        self._end(code)

    async def flushed(self) -> None:
        """Nothing ever waits."""


class Collector(PlainListener):
    """A listener that keeps what it is told."""

    def __init__(self, session: str) -> None:
        super().__init__(session, self._collect, self._ended)
        self.told: list[AnyMessage] = []
        self.closed: int | None = None

    def _collect(self, message: bytes) -> None:
        self.told.append(_decode(message))

    def _ended(self, code: int) -> None:
        self.closed = code


_decode = msgspec.json.Decoder(AnyMessage).decode
