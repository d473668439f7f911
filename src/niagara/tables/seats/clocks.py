"""The clocks of one table: who is running out of time, and for whom a bot plays because of it.

Moments are seconds of uptime (`Clock.now`). A clock runs for every person who has to decide; at a live table it rests
while none of its players is there. Which seats are to run is for the room to say. In a pause all clocks stand, and go
on with what was left.
"""

from __future__ import annotations

import msgspec

from niagara.protocol.server import Clock
from niagara.protocol.table import ClockRule, LiveClock, PostClock
from niagara.tables.records import ClockState

DAY = 24 * 3600
AT_ONCE = 0.0
Seats = frozenset[int]


def seconds_of(rule: ClockRule) -> tuple[float, float]:
    """The time for one decision, and the reserve to begin with."""
    return (rule.days * DAY, 0.0) if isinstance(rule, PostClock) else (rule.decision, rule.reserve)


def after_move(state: ClockState, mover: int, running: Seats, decision: float, now: float) -> ClockState:
    """The clocks after a seat has moved: what it took beyond the time for one decision comes out of its reserve."""
    reserves, began = list(state.reserves), list(state.began)
    if 0 <= mover < len(began):
        start = began[mover]
        if start is not None:
            reserves[mover] = max(0.0, reserves[mover] - max(0.0, now - start - decision))
        began[mover] = None
    return follow(ClockState(tuple(reserves), tuple(began), state.out), running, now)


def follow(state: ClockState, running: Seats, now: float) -> ClockState:
    """The same clocks, with those running that are to run; one that ran already is not set back."""
    began = tuple(
        (now if start is None else start) if seat in running else None for seat, start in enumerate(state.began)
    )
    return msgspec.structs.replace(state, began=began)


def go_on(state: ClockState, now: float) -> ClockState:
    """The same clocks after a pause, as if it had not been."""
    if state.stopped is None:
        return state
    pause = now - state.stopped
    began = tuple(None if start is None else start + pause for start in state.began)
    return msgspec.structs.replace(state, began=began, stopped=None)


def end_of(state: ClockState, seat: int, decision: float) -> float | None:
    """When the time of a seat is up, its reserve included, if its clock runs."""
    start = state.began[seat]
    return None if start is None else start + decision + state.reserves[seat]


class Clocks:
    """The clocks of a table; without a rule they do nothing."""

    def __init__(self, rule: ClockRule | None, seats: int, kept: ClockState | None) -> None:
        self.rule = rule
        self.by_post = isinstance(rule, PostClock)
        self._decision, reserve = (0.0, 0.0) if rule is None else seconds_of(rule)
        self.state = ClockState((float(reserve),) * seats, (None,) * seats)
        resting = self.state.began
        self.reload(kept)
        if isinstance(rule, LiveClock):  # nobody is charged for the time when the table was not in memory
            self.state = msgspec.structs.replace(self.state, began=resting)

    def reload(self, kept: ClockState | None) -> None:
        """Take over what the store has."""
        if kept is not None and self.rule is not None:
            self.state = kept

    def timed_out(self, seat: int) -> bool:
        """Whether a bot plays for a seat because its time ran out."""
        return seat in self.state.out

    def follow(self, running: Seats, now: float) -> bool:
        """Let those clocks run that are to run now, unless all stand; whether that changed anything."""
        if self.rule is None or self.state.stopped is not None:
            return False
        before, self.state = self.state, follow(self.state, running, now)
        return before.began != self.state.began

    def after(self, mover: int, running: Seats, now: float) -> ClockState | None:
        """The clocks as they will be once a move is recorded after which these are to run."""
        return None if self.rule is None else after_move(self.state, mover, running, self._decision, now)

    def anew(self, running: Seats, now: float) -> ClockState | None:
        """The clocks as they will be once decisions are taken back after which these are to run, from now on."""
        if self.rule is None:
            return None
        resting = msgspec.structs.replace(self.state, began=(None,) * len(self.state.began))
        return follow(resting, running, now)

    def pause(self, paused: bool, now: float) -> bool:
        """Let all clocks stand, or go on with what was left; whether that changed anything."""
        if self.rule is None or paused == (self.state.stopped is not None):
            return False
        self.state = msgspec.structs.replace(self.state, stopped=now) if paused else go_on(self.state, now)
        return True

    def due(self, state: ClockState | None, deciding: tuple[int, ...]) -> int | None:
        """At which millisecond of uptime somebody has to look at a game by post: at once where a bot is to move."""
        if state is None or not self.by_post or not deciding or state.stopped is not None:
            return None
        ends = (self._end(state, seat) for seat in deciding)
        return int(min(AT_ONCE if end is None else end for end in ends) * 1000)

    def _end(self, state: ClockState, seat: int) -> float | None:
        return end_of(state, seat, self._decision)

    def look(self, now: float) -> bool:
        """See whose time has run out; whether anybody's has."""
        if self.rule is None or self.state.stopped is not None:
            return False
        late = [seat for seat in range(len(self.state.began)) if _passed(self._end(self.state, seat), now)]
        if late:
            out = tuple(sorted({*self.state.out, *late}))
            self.state = msgspec.structs.replace(self.state, out=out)
        return bool(late)

    def back(self, seat: int) -> bool:
        """A player decides again; whether that is news. The clock begins anew when it is let run."""
        if seat not in self.state.out:
            return False
        out = tuple(other for other in self.state.out if other != seat)
        began = tuple(None if at == seat else start for at, start in enumerate(self.state.began))
        self.state = msgspec.structs.replace(self.state, out=out, began=began)
        return True

    def shown(self, now: float) -> tuple[Clock, ...]:
        """The clocks that run, as everybody sees them."""
        shown = []
        now = now if self.state.stopped is None else self.state.stopped
        for seat, start in enumerate(self.state.began):
            if start is not None and seat not in self.state.out:
                passed = max(0.0, now - start)
                left, over = max(0.0, self._decision - passed), max(0.0, passed - self._decision)
                shown.append(Clock(seat, round(left, 1), round(max(0.0, self.state.reserves[seat] - over), 1)))
        return tuple(shown)


def _passed(end: float | None, now: float) -> bool:
    return end is not None and now >= end
