"""Why something is not done: raised where it is noticed, told to whoever asked. Nothing has changed then."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from niagara.game import Game, IllegalMove
from niagara.hints.looking_back import Decided, NothingDecided, last_decision
from niagara.hints.position import Held
from niagara.protocol.client import Play
from niagara.protocol.http import Problem
from niagara.protocol.refusals import RefusalCode
from niagara.protocol.server import Refused
from niagara.protocol.table import PostClock
from niagara.rules.actions import ACTIONS, Move
from niagara.rules.why import Reason
from niagara.tables.log import GameLog
from niagara.tables.records import Table
from niagara.tables.words import WordFilter


class Refusal(Exception):
    """Something that cannot be done; `status` says of which kind the refusal is, as HTTP counts them."""

    def __init__(
        self,
        status: int,
        code: RefusalCode,
        text: str,
        field: str = "",
        *,
        rule: str = "",
        params: dict[str, str] | None = None,
    ) -> None:
        super().__init__(text)
        self.status = status
        self.problem = Problem(code, text, field, rule, params or {})

    def __reduce__(self) -> tuple[Callable[[int, Problem], Refusal], tuple[int, Problem]]:
        """The same, from one process to another."""
        return refusal_of, (self.status, self.problem)

    def to(self, command: str) -> Refused:
        """The same, as the sender of a command is told."""
        problem = self.problem
        return Refused(command, problem.code, problem.text, problem.rule, problem.params)


def refusal_of(status: int, problem: Problem) -> Refusal:
    """The refusal with a problem that is known already."""
    return Refusal(status, problem.code, problem.text, problem.field, rule=problem.rule, params=problem.params)


def by_rule(reason: Reason) -> Refusal:
    """The rule that stands in the way of some moves."""
    return Refusal(422, reason.code, reason.text, "moves", rule=reason.rule, params=reason.params)


def illegal(error: IllegalMove) -> Refusal:
    """The rule that stands in the way of a move that was tried."""
    return by_rule(error.reason)


def no_such_table() -> Refusal:
    """The id leads nowhere."""
    return Refusal(404, "no_such_table", "There is no such table.")


def stale() -> Refusal:
    """The command was made for a position that is over."""
    return Refusal(409, "resync", "The game has moved on; this was meant for an earlier position.")


def try_again() -> Refusal:
    """The store is away for a moment."""
    return Refusal(503, "try_again", "The game cannot be saved just now; please try again.")


def fault() -> Refusal:
    """A mistake of ours: it is logged, and nothing of it is shown."""
    return Refusal(500, "fault", "Something went wrong here. It has been noted.")


def too_often(wait: float = 1.0) -> Refusal:
    """More than one visitor may ask for at once; in so many seconds it may ask again."""
    seconds = str(max(1, ceil(wait)))
    text = f"That was too much at once; please try again in {seconds} s."
    return Refusal(429, "slow_down", text, params={"seconds": seconds})


def need_welcome_name(words: WordFilter, name: str, field: str = "name") -> None:
    """Names have no words that the host does not want."""
    if words.finds(name):
        raise Refusal(400, "unwelcome_name", "There is a word in this name that is not wanted here.", field)


def need_seat(held: Held, seat: int) -> None:
    """Only the person who sits there acts for a seat."""
    if seat not in held:
        raise Refusal(403, "not_your_seat", "This seat is not yours.")


def need_any_seat(held: Held) -> None:
    """Some things only those do who sit at a table."""
    if not held:
        raise Refusal(403, "not_seated", "Only those who sit here can do that.")


def need_absent(table: Table, at: int, present: Held) -> None:
    """A bot may be asked for in the place of a player who is not here."""
    running = table.status == "playing" and not isinstance(table.clock, PostClock)
    if not running or at >= len(table.seats) or table.seats[at].kind != "human" or at in present:
        raise Refusal(409, "not_absent", "Nobody is away there.", "seat")


def need_host(table: Table, session: str) -> None:
    """Some things only the host of a table does."""
    if table.host != session:
        raise Refusal(403, "not_host", "Only the person who made the table can do that.")


def need_look(table: Table, session: str) -> None:
    """Some tables want nobody to watch."""
    if not table.may_look(session):
        raise Refusal(403, "unwatched", "Nobody may watch at this table.")


def need_game(log: GameLog | None) -> GameLog:
    """The game of a table, once it has begun."""
    if log is None:
        raise Refusal(409, "not_playing", "No game is running at this table.")
    return log


def need_running_game(log: GameLog | None, table: Table) -> GameLog:
    """The game of a table while it goes on."""
    return need_game(log if table.status == "playing" else None)


def need_going(table: Table) -> None:
    """In a pause nobody moves."""
    if table.paused:
        raise Refusal(409, "paused", "The game is paused.")


def need_coach(table: Table, session: str, seat: int) -> None:
    """Advice is for one's own seat, against bots alone or where a table allows it."""
    need_seat(table.held_by(session), seat)
    if table.coach != "all" and not table.plays_alone(session):
        raise no_coach()


def need_practice(table: Table, session: str, seat: int) -> None:
    """A decision is taken back against bots alone: nobody else's game is changed."""
    need_seat(table.held_by(session), seat)
    if not table.plays_alone(session):
        raise no_coach()


def need_decision(game: Game, seat: int) -> Decided:
    """The last decision of a seat."""
    try:
        return last_decision(game, seat)
    except NothingDecided as nothing:
        raise Refusal(404, "no_such_decision", "This seat has decided nothing yet.", "seat") from nothing


def no_coach() -> Refusal:
    """At this table people play without help."""
    return Refusal(403, "no_coach", "At this table nobody is coached.")


def need_this_moment(log: GameLog, moves: tuple[int, ...], guard: Play) -> None:
    """A command is for the position it was made in; cards go by the round, since all choose at once (R4.4)."""
    if not any(number < ACTIONS and Move(number).kind == "card" for number in moves):
        if guard.seq != log.seq:
            raise stale()
    elif len(moves) > 1:
        raise Refusal(400, "malformed", "moves: a card is played on its own.")
    elif guard.round != log.game.state.round:
        raise stale()
