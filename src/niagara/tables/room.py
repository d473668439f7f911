"""A live table, and the only place where its game changes.

Append, commit, *then* acknowledge, *then* tell. Everything that changes the table waits for its turn; what only looks
(snapshots, previews) is answered at once, since the game in memory is replaced as a whole. The parts of a table (log,
presence, clocks, bots, chat) take values and say what follows; here it is carried out.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from niagara.game import IllegalMove
from niagara.protocol.client import Play
from niagara.protocol.encoding import encode
from niagara.protocol.server import Accepted, Refused, Said, TableChanged
from niagara.rules.actions import VERSION
from niagara.rules.state import CHOOSE
from niagara.tables.interfaces import GaveUp, Host, Listener, Timer
from niagara.tables.log import GameLog, ending_of, log_of, standing_of
from niagara.tables.orderly import ATTEMPTS, UNWATCHED
from niagara.tables.records import Action, Conflict, Log, RoomClosed, StoreError, Table, told_apart
from niagara.tables.refusals import (
    Refusal,
    illegal,
    need_going,
    need_host,
    need_running_game,
    need_seat,
    need_this_moment,
    stale,
    try_again,
)
from niagara.tables.results import placed
from niagara.tables.seating import forfeited, handed_over
from niagara.tables.seats.bots import BotSeats
from niagara.tables.seats.presence import Sessions
from niagara.tables.timed import TimedTable
from niagara.tables.votes import forgotten, outvoted

logger = logging.getLogger(__name__)
ANSWERS_KEPT = 256
AFTER_TROUBLE = 2.0  # seconds until a bot tries again when its move could not be saved


class Room(TimedTable):
    """One table in memory."""

    def __init__(
        self,
        found: Log,
        log: GameLog | None,
        host: Host,
        on_change: Callable[[Table], None],
        on_move: Callable[[Table], None],
        on_visitors: Callable[[str], None],
        leads: bool = True,
    ) -> None:
        super().__init__(found, log, host, on_change, on_move)
        self.contest_here = self.contest and host.contest is not None
        thinkers = host.contest.at(found.table.id) if self.contest and host.contest else host.thinkers
        self.bots = BotSeats(thinkers, host.turns, host.habits.stand_in)
        self.users = 0
        self.leads = leads  # whether the bots of this table are run here, and not by another process
        self._on_visitors = on_visitors  # told when somebody came or went
        self._meter, self._draw, self._grace = host.meter, host.draw, host.habits.grace
        self._answers: OrderedDict[str, tuple[tuple[int, ...], Accepted | Refused]] = OrderedDict()
        self._graces: dict[str, Timer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._follow_graces()

    # Those who look

    def attach(self, listener: Listener, since: int | None = None, heard: int | None = None) -> None:
        """Somebody begins to look who may; who comes back says which update and which line of chat came last."""
        self.audience.listeners.add(listener)
        if self.presence.came(listener.session):
            self._follow_graces()
            self.tell_table(besides=listener)
            self._on_visitors(self.table.id)
        for seat in self.held(listener.session):
            self.is_back(seat)
        back = self.held(listener.session)
        if forgotten(self.table, back) is not self.table:
            self.change_soon(lambda table: forgotten(table, back))
        self.follow_clocks(besides=listener)
        if since is None:
            listener.tell(self.snapshot_bytes(listener.session))
        else:
            listener.tell(encode(TableChanged(self.info(listener.session))))
            self.resume(listener, since)
            if self.clocks.rule is not None:
                listener.tell(self.clocks_bytes())
            for line in () if heard is None else self.chat.shown_to(listener.session, heard):
                listener.tell(encode(Said(line)))
        self.wake_bots()

    def detach(self, listener: Listener) -> None:
        """Somebody looks no more."""
        if listener in self.audience.listeners:
            self.audience.listeners.discard(listener)
            if self.presence.went(listener.session):
                self.chat.silenced.pop(listener.session, None)
                self._follow_graces()
                self.tell_table()
                self._on_visitors(self.table.id)
                self.withdraw_asks(listener.session)
            self.follow_clocks()
            if self.anybody_cares:
                self.wake_bots()
            else:
                self.bots.rest()

    def elsewhere(self, sessions: Sessions, names: Mapping[str, str]) -> None:
        """These sessions look at the table through another process, some by a name."""
        welcome = {session: self._host.words.kept(name) for session, name in names.items()}
        if self.presence.elsewhere(sessions, welcome):
            self._follow_graces()
            self.tell_table()
        self.wake_bots()

    def seats_changed(self, table: Table) -> None:
        """Somebody took or left a seat, and the store knows it."""
        self.table = table
        self.clocks.pause(table.paused, self._clock.now())
        self._follow_graces()
        self.tell_table()
        self.follow_clocks()
        self.wake_bots()

    def _send_away(self) -> None:
        """From now on some may no longer look."""
        for listener in [each for each in self.audience.listeners if not self.table.may_look(each.session)]:
            listener.close(UNWATCHED)
            self.detach(listener)

    def show_again(self, session: str) -> None:
        """Tell a session everything anew, because it may see more than before."""
        for listener in self.audience.listeners:
            if listener.session == session:
                listener.tell(self.snapshot_bytes(session))

    def table_changed(self, table: Table) -> None:
        """Something else about the table changed, and the store knows it."""
        self.table = table
        self.tell_table()

    def started(self, table: Table, actions: list[Action]) -> None:
        """The game began, and the store knows it."""
        self.table = table
        self.log = log_of(table, self._draw)
        self.log.replay(actions)
        self._follow_graces()
        self.clocks.follow(self.running(), self._clock.now())
        self._send_away()
        self.audience.tell_each(self.snapshot_bytes)
        self._on_change(table)
        self.call_missing(frozenset(self.log.deciding))
        self.wake_bots()

    # Who is there

    def _follow_graces(self) -> None:
        """Let a grace run for everybody who is missed, and for nobody else; who was voted out has none."""
        missed = self.presence.missed(self.players) & self._graced()
        for at in outvoted(self.table, self.present):
            self.presence.grace_over(self.table.seats[at].session)
        for session in self._graces.keys() - missed:
            self._graces.pop(session).cancel()
        for session in missed - self._graces.keys():
            self._graces[session] = self._clock.call_later(self._grace, partial(self._grace_over, session))

    def _graced(self) -> Sessions:
        """Whose absence has an end: that of an open table's host, and everybody's where a bot is to play then."""
        if self.closed or self.table.status == "over" or self.table.paused:
            return frozenset()
        if self.table.status == "open":
            return frozenset({self.table.host})
        return self.players if self.table.absent == "bot" else frozenset()

    def _grace_over(self, session: str) -> None:
        self._graces.pop(session, None)
        if self.table.status == "open":
            self.change_soon(lambda table: handed_over(table, self.present))
        elif not self.presence.online(session) and self.table.status != "over":
            self.presence.grace_over(session)
            self.tell_table()
            self.follow_clocks()
            self.wake_bots()

    # Playing

    async def play(self, session: str, message: Play, asker: Listener) -> None:
        """Play a command and answer it; the answer goes out before anybody hears of the move."""
        await self.do(lambda: self._play(session, message, asker))

    async def _play(self, session: str, message: Play, asker: Listener) -> None:
        need_seat(self.held(session), message.seat)
        key = f"{message.seat}.{message.id}"
        self.is_back(message.seat)
        known = self._known_answer(key, message)
        if known is not None:
            self._meter.repeated()
            asker.tell(encode(known), answer=True)
            return

        def told(answer: Accepted | Refused) -> None:
            self._answers[key] = message.moves, answer
            if len(self._answers) > ANSWERS_KEPT:
                self._answers.popitem(last=False)
            asker.hold(encode(answer))

        try:
            await self.record(message.seat, message.moves, key, message, told)
        except Refusal as refusal:
            self._meter.refused(refusal.problem.code)
            if refusal.problem.code == "try_again":  # nothing is settled: the same command may come again
                raise
            told(refusal.to(message.id))
        asker.release()

    def _known_answer(self, key: str, message: Play) -> Accepted | Refused | None:
        """The first answer to a command that comes again; whoever puts other moves under its name is refused."""
        known = self._answers.get(key)
        if self.log is not None and key in self.log.commands:
            known = tuple(self.log.moves_of[key]), Accepted(message.id, self.log.commands[key])
        if known is None:
            return None
        moves, answer = known
        if moves != message.moves:
            raise Refusal(409, "malformed", "id: it is that of another command.", "id")
        return answer

    async def record(
        self, seat: int, moves: tuple[int, ...], key: str, guard: Play, accepted: Callable[[Accepted], None]
    ) -> None:
        """Judge a command, append it, acknowledge it, tell everybody; or Refusal. Only ever in this room's turn."""
        for _attempt in range(ATTEMPTS):
            try:
                return await self._record(seat, moves, key, guard, accepted)
            except Conflict:
                self._stale = True  # another process was faster: look, and judge again
            except StoreError as error:
                logger.exception("table %s could not append", self.table.id)
                self._stale = True  # whether it was written is for the log to say
                raise try_again() from error
        raise stale()

    async def _record(
        self, seat: int, moves: tuple[int, ...], key: str, guard: Play, accepted: Callable[[Accepted], None]
    ) -> None:
        if self._stale:
            await self.catch_up()
        if self.log is not None and key in self.log.commands:
            accepted(Accepted(guard.id, self.log.commands[key]))
            return
        log = need_running_game(self.log, self.table)
        need_going(self.table)
        need_this_moment(log, moves, guard)
        try:
            proposal = log.propose(seat, moves, key)
        except IllegalMove as error:
            raise illegal(error) from error
        ended = ending_of(proposal.game)
        ending = None if ended is None else placed(ended, self.table.seats)
        deciding, decided = proposal.deciding, log.deciding
        running = frozenset(seat for seat in deciding if not self.bot_plays(seat))
        clocks = self.clocks.after(seat, running, self._clock.now())
        due = self.clocks.due(clocks, deciding) if self.awaited else None
        standing = standing_of(proposal.game, deciding)
        await self._store.append(self.table.id, proposal.actions, ending, clocks, due, self.table.rules, standing)
        if self.table.rules != VERSION:
            self.table = replace(self.table, rules=VERSION)
        log.adopt(proposal)
        if clocks is not None:
            self.clocks.state = clocks
        accepted(Accepted(guard.id, log.seq))
        self._meter.accepted()
        self.tell_steps(log, proposal.steps)
        if ending is not None:
            self.table_changed(replace(self.table, status="over", places=ending.places))
            self._results.over(self.table)
        self.call_missing(frozenset(deciding).difference(decided))
        self.wake_bots()

    async def catch_up(self) -> None:
        """Read from the log what somebody else wrote, and pass it on. Only ever called in this room's turn."""
        found = await self._store.log(self.table.id, self.seq)
        if found is None:
            raise StoreError("the table is gone")
        before, self.table = self.table, found.table
        began = self.log is None and self.table.status != "open"
        if began:
            self.log = log_of(self.table, self._draw)
        steps = [] if self.log is None else self.log.replay(found.actions)
        self._stale = False
        if steps != []:
            self.clocks.reload(self.table.clocks)
        self.clocks.pause(self.table.paused, self._clock.now())
        paused = self.table.paused != before.paused
        if steps != [] or paused:
            self.clocks.follow(self.running(), self._clock.now())
        self._follow_graces()
        if began:
            self._send_away()
        if began or steps is None:
            self.audience.tell_each(self.snapshot_bytes)
        elif steps and self.log is not None:
            self.tell_steps(self.log, steps)
        if not began and told_apart(before, self.table):
            self.tell_table()
        if paused:
            self.tell_clocks()
        said = self.chat.hear(found.chat)
        if said is None:
            self.audience.tell_each(self.snapshot_bytes)
        if said:
            await self.pass_on(said)
        self.wake_bots()

    # Bots

    def wake_bots(self) -> None:
        """Set every bot to work that has a decision, unless nobody is there to see it."""
        if self.closed or self.log is None or self.table.status != "playing" or self.table.paused:
            return
        acting = [seat for seat in self.log.deciding if self.bot_plays(seat) and seat not in self._thinking]
        if acting and (self.leads or self.contest) and self.anybody_cares:
            for seat in acting:
                self._thinking[seat] = asyncio.create_task(self._let_bot_act(seat, self.log))

    async def _let_bot_act(self, seat: int, log: GameLog) -> None:
        try:
            await self._bot_acts(seat, log)
        except RoomClosed:
            return
        except GaveUp:
            await self._let_seat_go(seat)
        except Refusal:
            await self._clock.sleep(AFTER_TROUBLE)
        except Exception:
            logger.exception("seat %d of table %s", seat, self.table.id)
            await self._clock.sleep(AFTER_TROUBLE)
        finally:
            del self._thinking[seat]
            self.wake_bots()

    async def _let_seat_go(self, seat: int) -> None:
        """Keep that a program has forfeited this game, and tell everybody."""
        try:
            await self.insist(lambda: self.keep_company(forfeited(self.table, seat), seat))
        except StoreError as error:
            logger.warning("seat %d of table %s could not give up: %s", seat, self.table.id, error)
            await self._clock.sleep(AFTER_TROUBLE)

    async def _bot_acts(self, seat: int, log: GameLog) -> None:
        """Think for at least the table's pause, then play. Nobody waits for a card, so it needs no pause."""
        seq, turn, choosing = log.seq, log.game.state.round, log.game.state.phase == CHOOSE
        pause = 0.0 if choosing else self.table.pause / 1000
        sitting = self.table.seats[seat]
        level = "" if sitting.gave_up else sitting.level  # the usual level plays on
        thought = self.bots.choose(log.game, seat, level, *self.thinks_for)
        move, _ = await asyncio.gather(thought, self._clock.sleep(pause))
        if move is None:
            return
        guard = Play(f"b{seq}", seat, (move.number,), turn, seq)
        await self.do(lambda: self._play_bot(seat, choosing, guard))

    async def _play_bot(self, seat: int, choosing: bool, guard: Play) -> None:
        """Play what a bot decided, if the decision that it set out to make is still its own to make."""
        if self.log is None or self.table.paused or not self.anybody_cares or not self.bot_plays(seat):
            return
        if seat in self.log.deciding and (choosing or self.log.seq == guard.seq):
            await self.record(seat, guard.moves, f"bot.{guard.id}.{seat}", guard, lambda _answer: None)

    # What people do besides playing

    async def mute(self, session: str, seat: int, on: bool) -> None:
        """Let the chat of a seat (-1: of spectators) be heard no more, or again."""
        need_host(self.table, session)
        muted = tuple(sorted({*self.table.muted, seat} if on else {*self.table.muted} - {seat}))
        await self._store.mute(self.table.id, muted)
        self.table_changed(replace(self.table, muted=muted))

    async def set_pause(self, session: str, pause: int) -> None:
        """Change the bots' pause: as host, or as anybody at a table of bots alone."""
        if self.contest or any(seat.kind != "bot" for seat in self.table.seats):
            need_host(self.table, session)
        await self._store.set_pause(self.table.id, pause)
        self.table_changed(replace(self.table, pause=pause))
