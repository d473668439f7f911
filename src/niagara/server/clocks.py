"""The clocks of one table: who is running out of time, and for whom a bot paddles because of it.

Moments are seconds of uptime (`Uptime`): they neither jump with the time of day nor pass while no server runs. A clock
runs for every person who has to decide. At a live table it rests while none of its players is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from niagara.protocol.server import Clock, ClockRule, LiveClock, PostClock
from niagara.server.views import deciders

if TYPE_CHECKING:
    from niagara.server.room import Room

DAY = 24 * 3600
AT_ONCE = 0.0


class ClockState(msgspec.Struct, frozen=True):
    """By seat: the reserve left, and since when the clock runs, if it does; and the seats whose time has run out."""

    reserves: tuple[float, ...]
    began: tuple[float | None, ...]
    out: tuple[int, ...] = ()


def seconds_of(rule: ClockRule) -> tuple[float, float]:
    """The time for one decision, and the reserve to begin with."""
    return (rule.days * DAY, 0.0) if isinstance(rule, PostClock) else (rule.decision, rule.reserve)


def after_move(state: ClockState, mover: int, running: frozenset[int], decision: float, now: float) -> ClockState:
    """The clocks after a seat has moved: what it took beyond the time for one decision comes out of its reserve."""
    reserves, began = list(state.reserves), list(state.began)
    if 0 <= mover < len(began):
        start = began[mover]
        if start is not None:
            reserves[mover] = max(0.0, reserves[mover] - max(0.0, now - start - decision))
        began[mover] = None
    return follow(ClockState(tuple(reserves), tuple(began), state.out), running, now)


def follow(state: ClockState, running: frozenset[int], now: float) -> ClockState:
    """The same clocks, with those running that are to run; one that ran already is not set back."""
    began = tuple(
        (now if start is None else start) if seat in running else None for seat, start in enumerate(state.began)
    )
    return msgspec.structs.replace(state, began=began)


class Clocks:
    """The clocks of a room; without a rule they do nothing."""

    def __init__(self, room: Room, rule: ClockRule | None, uptime: Callable[[], float]) -> None:
        self._room = room
        self._uptime = uptime
        self.rule = rule
        self.by_post = isinstance(rule, PostClock)
        self._decision, reserve = (0.0, 0.0) if rule is None else seconds_of(rule)
        seats = len(room.table.seats)
        self.state = ClockState((float(reserve),) * seats, (None,) * seats)
        self.reload(fresh=True)

    def reload(self, fresh: bool = False) -> None:
        """Take over what the store has; a live table that was not in memory (`fresh`) charges nobody for that time."""
        kept = self._room.table.clocks
        if kept is None or self.rule is None:
            return
        state = msgspec.convert(kept, ClockState)
        if fresh and isinstance(self.rule, LiveClock):
            state = msgspec.structs.replace(state, began=self.state.began)
        self.state = state

    def timed_out(self, seat: int) -> bool:
        """Whether a bot paddles for a seat because its time ran out."""
        return seat in self.state.out

    def follow(self) -> bool:
        """Let those clocks run that are to run now; whether that changed anything."""
        if self.rule is None or self._room.ledger is None:
            return False
        before, self.state = self.state, follow(self.state, self.running(), self._uptime())
        return before.began != self.state.began

    def running(self) -> frozenset[int]:
        """The seats whose clock is to run: people who have to decide and for whom no bot does."""
        room = self._room
        if room.game is None or room.table.status != "playing" or not room.presence.anybody_cares:
            return frozenset()
        return frozenset(seat for seat in deciders(room.game) if not room.paddlers.paddles(seat))

    def after(self, mover: int, deciding: tuple[int, ...]) -> ClockState | None:
        """The clocks as they will be once a move is recorded after which these seats decide."""
        if self.rule is None:
            return None
        running = frozenset(seat for seat in deciding if not self._room.paddlers.paddles(seat))
        return after_move(self.state, mover, running, self._decision, self._uptime())

    def due(self, state: ClockState | None, deciding: tuple[int, ...]) -> int | None:
        """At which millisecond of uptime somebody has to look at a game by post: at once where a bot is to move."""
        if state is None or not self.by_post or not deciding:
            return None
        ends = (self._end(state, seat) for seat in deciding)
        return int(min(AT_ONCE if end is None else end for end in ends) * 1000)

    def _end(self, state: ClockState, seat: int) -> float | None:
        start = state.began[seat]
        return None if start is None else start + self._decision + state.reserves[seat]

    def look(self) -> bool:
        """See whose time has run out; whether anybody's has."""
        if self.rule is None:
            return False
        now = self._uptime()
        late = [seat for seat in range(len(self.state.began)) if _passed(self._end(self.state, seat), now)]
        if late:
            out = tuple(sorted({*self.state.out, *late}))
            self.state = msgspec.structs.replace(self.state, out=out)
        return bool(late)

    def back(self, seat: int) -> bool:
        """A player decides again; whether that is news."""
        if seat not in self.state.out:
            return False
        out = tuple(other for other in self.state.out if other != seat)
        began = tuple(None if at == seat else start for at, start in enumerate(self.state.began))
        self.state = msgspec.structs.replace(self.state, out=out, began=began)
        self.follow()
        return True

    def shown(self) -> tuple[Clock, ...]:
        """The clocks that run, as everybody sees them."""
        now = self._uptime()
        shown = []
        for seat, start in enumerate(self.state.began):
            if start is not None and seat not in self.state.out:
                passed = max(0.0, now - start)
                left, over = max(0.0, self._decision - passed), max(0.0, passed - self._decision)
                shown.append(Clock(seat, round(left, 1), round(max(0.0, self.state.reserves[seat] - over), 1)))
        return tuple(shown)


def _passed(end: float | None, now: float) -> bool:
    return end is not None and now >= end
