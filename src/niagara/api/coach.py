"""A coach during a game: what the analysis says of a decision, from what its seat may know, with facts for a reason."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from niagara.analysis import Question, Weighed
from niagara.analysis.plans import seen_by
from niagara.analysis.report import grade_of
from niagara.analysis.story import Kind, Made
from niagara.analysis.worth import EFFORTS
from niagara.api.analysis import Analyst, plans_of
from niagara.api.aside import Aside
from niagara.hints.advice import facts_of, reasons_against, reasons_for
from niagara.hints.looking_back import Decided
from niagara.hints.position import deciders
from niagara.protocol.analysis import Candidate
from niagara.protocol.coach import Advice, Reviewed, Suggested
from niagara.rules.state import BUY_BACK, CHOOSE, State
from niagara.tables.live import LiveTable
from niagara.tables.refusals import Refusal, need_coach, need_decision, need_running_game

DEPTH = "quick"
COMPARED = 8  # plans beside the best whose danger is told apart


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision that a seat has to make, and after how many moves."""

    seat: int
    seq: int
    state: State

    @property
    def kind(self) -> Kind:
        """What is to be decided."""
        return "card" if self.state.phase == CHOOSE else "buy" if self.state.phase == BUY_BACK else "turn"


def open_decision(room: LiveTable, session: str, seat: int) -> Asked:
    """What a seat has to decide now, for somebody who may ask for advice."""
    need_coach(room.table, session, seat)
    log = need_running_game(room.log, room.table)
    if seat not in deciders(log.game) and log.game.state.phase != CHOOSE:
        raise Refusal(409, "not_your_turn", "It is not your turn.", "seat")
    return Asked(seat, log.seq, log.game.state)


async def suggest(asked: Asked, analyst: Analyst, aside: Aside) -> Suggested:
    """The best moves, as the analysis of the game will find them too, and why."""
    made = Made(0, 0, asked.state.round, asked.seat, asked.kind, ())
    weighed = plans_of(await analyst.answer(Question(made, asked.state, EFFORTS[DEPTH])))
    reasons = await aside(partial(_reasons_for, asked, weighed[: COMPARED + 1]))
    return Suggested(asked.seat, asked.seq, asked.kind, _candidate(weighed[0]), reasons)


def _reasons_for(asked: Asked, weighed: list[Weighed]) -> tuple[Advice, ...]:
    known = seen_by(asked.state, asked.seat)
    best, *others = [facts_of(known, asked.seat, found.plan.moves) for found in weighed]
    return reasons_for(best, others)


def closed_decision(room: LiveTable, session: str, seat: int) -> Decided:
    """The last decision of a seat, for somebody who may ask for advice."""
    need_coach(room.table, session, seat)
    return need_decision(need_running_game(room.log, room.table).game, seat)


async def review(made: Decided, analyst: Analyst, aside: Aside) -> Reviewed:
    """How good a decision was, from what its seat could know, and what was missed."""
    question = Question(Made(0, 0, made.state.round, made.seat, made.kind, made.moves), made.state, EFFORTS[DEPTH])
    weighed = plans_of(await analyst.answer(question))
    mine = next(found for found in weighed if made.moves in found.plan.ways)
    grade = grade_of(mine.behind, mine.error, len(weighed))
    slip = grade in ("inaccuracy", "mistake", "blunder")
    reasons = await aside(partial(_reasons_against, made, weighed[0])) if slip else ()
    return Reviewed(
        made.seat, made.before, made.kind, _candidate(mine), _candidate(weighed[0]), mine.behind, grade, reasons
    )


def _reasons_against(made: Decided, best: Weighed) -> tuple[Advice, ...]:
    known = seen_by(made.state, made.seat)
    return reasons_against(facts_of(known, made.seat, made.moves), facts_of(known, made.seat, best.plan.moves))


def _candidate(found: Weighed) -> Candidate:
    return Candidate(found.text, found.plan.moves, found.value)
