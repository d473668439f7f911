"""What an analysis says, and how it is put together from what has been worked out so far.

Chances are shares of the win, from 0 to 1, by seat. A move's number in the log, from 1, is its `seq`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from niagara.analysis.plans import plan_text
from niagara.analysis.story import Cause, Kind, Look, Made, Story
from niagara.analysis.worth import Weighed, is_hidden
from niagara.rules.ending import has_won
from niagara.rules.state import OVER

Grade = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]
Chances = tuple[float, ...]

SHOWN = 5  # best plans of a decision that are told
CLEAR = 2.0  # standard errors by which a loss must exceed what its grade asks for
INACCURACY, MISTAKE, BLUNDER = 0.03, 0.06, 0.12
SLIPS: tuple[tuple[Grade, float], ...] = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))
AS_GOOD = 0.005  # what is this close to the best is as good
WORTH_TELLING = 0.05  # in all, that was at stake for a seat; below it nobody can say how well it played


@dataclass(frozen=True, slots=True)
class Point:
    """Every seat's chance after `seq` moves, from what everybody could know then."""

    seq: int
    chances: Chances


@dataclass(frozen=True, slots=True)
class Swing:
    """What one step did to every seat's chance: a decision, a secret card laid open, or a draw of the river's."""

    seq: int
    cause: Cause
    seat: int
    change: Chances


@dataclass(frozen=True, slots=True)
class Candidate:
    """Moves a seat could make, every seat's chance after them, and how far they are behind the best."""

    text: str
    moves: tuple[int, ...]
    value: float
    chances: Chances
    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: what was played, the best, and what was given away, from what the seat could know then.

    `stake` is what a blind choice would have given away on average.
    `luck` and `skill` are the parts of the change of the seat's chance since its last decision that others and the
    river made, and that it made itself.
    """

    before: int
    seq: int
    round: int
    seat: int
    kind: Kind
    played: str
    moves: tuple[int, ...]
    chances: Chances
    value: float
    best: tuple[Candidate, ...]
    loss: float
    error: float
    stake: float
    grade: Grade
    hidden: bool
    luck: float
    skill: float


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A step at which the game turned: `code` names its sentence, which the fields fill; `swing` is for `seat`."""

    seq: int
    round: int
    code: str
    seat: int
    swing: float
    other: int = -1
    victim: int = -1
    gem: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How one seat played: accuracy from 0 to 100, its slips by grade, and its luck and skill in all.

    Where hardly anything was at stake for it, there is no accuracy.
    """

    seat: int
    accuracy: float | None
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    skill: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game analysed, or the part of it that is done: `progress` goes from 0 to 1."""

    depth: str
    progress: float
    points: tuple[Point, ...]
    swings: tuple[Swing, ...]
    decisions: tuple[Judged, ...]
    moments: tuple[KeyMoment, ...]
    seats: tuple[SeatReport, ...]


def grade_of(loss: float, error: float, choices: int) -> Grade:
    """How a decision is called; a bad name needs a loss that is clear of the noise."""
    if choices == 1:
        return "only"
    sure = loss - CLEAR * error
    for name, least in SLIPS:
        if sure >= least:
            return name
    return "best" if loss <= AS_GOOD else "good"


def judge(story: Story, made: Made, weighed: list[Weighed], luck: float) -> Judged:
    """What is to be said of a decision whose plans have been weighed, best first."""
    mine = next(found for found in weighed if made.moves in found.plan.ways)
    shown = [*weighed[:SHOWN], *([mine] if mine not in weighed[:SHOWN] else [])]
    return Judged(
        before=made.before,
        seq=made.seq,
        round=made.round,
        seat=made.seat,
        kind=made.kind,
        played=plan_text(made.moves),
        moves=made.moves,
        chances=mine.chances,
        value=mine.value,
        best=tuple(
            Candidate(found.text, found.plan.moves, found.value, found.chances, found.behind, found.error)
            for found in shown
        ),
        loss=mine.behind,
        error=mine.error,
        stake=sum(found.behind for found in weighed) / len(weighed),
        grade=grade_of(mine.behind, mine.error, len(weighed)),
        hidden=is_hidden(story.states[made.before], made.seat),
        luck=luck,
        skill=-mine.behind,
    )


def list_points(story: Story, seen: Mapping[Look, Chances]) -> tuple[Point, ...]:
    """The chances after every move that changed what is known; a turn before a flow that is sure has the flow's."""
    points = {look.seq: chances for look, chances in seen.items() if look.reveal}
    turns = {made.seq for made in story.decisions if made.kind == "turn"}
    for step in story.steps:
        if step.cause == "decision" and step.after in seen and step.after.seq - 1 in turns:
            points.setdefault(step.after.seq - 1, seen[step.after])
    return tuple(Point(seq, points[seq]) for seq in sorted(points))


def list_swings(story: Story, seen: Mapping[Look, Chances]) -> tuple[Swing, ...]:
    """Every step whose both ends are known."""
    swings = []
    for step in story.steps:
        if step.before in seen and step.after in seen:
            pairs = zip(seen[step.before], seen[step.after], strict=True)
            swings.append(
                Swing(step.after.seq, step.cause, step.seat, tuple(after - before for before, after in pairs))
            )
    return tuple(swings)


def list_judged(story: Story, seen: Mapping[Look, Chances], found: Mapping[Made, list[Weighed]]) -> tuple[Judged, ...]:
    """All decisions weighed so far, in the order of the game, with what each seat owes to luck since its last one."""
    start = seen.get(Look(0))
    value = dict(enumerate(start)) if start is not None else {}
    judged = []
    for made in story.decisions:
        if made not in found:
            value.pop(made.seat, None)
            continue
        best = found[made][0].value
        decision = judge(story, made, found[made], best - value.get(made.seat, best))
        value[made.seat] = decision.value
        judged.append(decision)
    return tuple(judged)


def report_seat(story: Story, seat: int, judged: tuple[Judged, ...], start: float | None) -> SeatReport:
    """How one seat played, and what luck did between the start, its decisions and the end."""
    own = [decision for decision in judged if decision.seat == seat]
    real = [decision for decision in own if decision.grade != "only"]
    luck, skill = sum(decision.luck for decision in own), sum(decision.skill for decision in own)
    if story.last.phase == OVER and own and start is not None:
        luck = final_share(story, seat) - start - skill
    return SeatReport(
        seat=seat,
        accuracy=accuracy_of([(decision.stake, decision.loss) for decision in real]),
        decisions=len(real),
        inaccuracies=sum(decision.grade == "inaccuracy" for decision in real),
        mistakes=sum(decision.grade == "mistake" for decision in real),
        blunders=sum(decision.grade == "blunder" for decision in real),
        luck=luck,
        skill=skill,
    )


def accuracy_of(decisions: list[tuple[float, float]]) -> float | None:
    """How much was kept of what was at stake, in per cent: 100 is the best each time, 0 no better than blindly."""
    at_stake = sum(stake for stake, _loss in decisions)
    if at_stake < WORTH_TELLING:
        return None
    return 100.0 * sum(max(0.0, stake - loss) for stake, loss in decisions) / at_stake


def final_share(story: Story, seat: int) -> float:
    """A seat's share of the win at the end (R8.2)."""
    winners = [other for other in range(story.players) if has_won(story.last, other)]
    return 1.0 / len(winners) if seat in winners else 0.0
