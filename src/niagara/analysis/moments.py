"""Key moments: where a game turned, each with a code that names its sentence and the pieces that fill it."""

from __future__ import annotations

from collections.abc import Iterator

from niagara.analysis.report import MISTAKE, Judged, KeyMoment, Point, Swing
from niagara.analysis.story import Story
from niagara.events import CanoeLost, GemLanded, GemStolen
from niagara.rules.ending import NO_GOAL, goal_of, has_won
from niagara.rules.state import OVER

MOST = 14
MOST_ALIKE = 3  # moments of one code
TURNED = 0.08  # a change of somebody's chance by this much turns a game
KINGMAKER_HOPE, KINGMAKER_GIFT, KINGMAKER_COST = 0.05, 0.10, 0.01
GREAT = 0.10  # by so much the best move must be ahead of all others
SURE_TO_WIN = 0.9
MILESTONES = ("lead", "decided", "landing")
SLIPS = ("mistake", "blunder")
REPEATED = ("theft", "blunder", "kingmaker")  # may be told of one seat more than once


def find_moments(
    story: Story, points: tuple[Point, ...], swings: tuple[Swing, ...], judged: tuple[Judged, ...]
) -> tuple[KeyMoment, ...]:
    """The moments at which the game turned, in its order."""
    found = [
        *_thefts(story, swings),
        *_losses(story, swings, judged),
        *_slips(judged),
        *_great_moves(judged),
        *_kingmakers(judged),
        *_fortune(story, swings),
    ]
    if story.last.phase == OVER:
        found += [*_leads(story, points), *_landings(story, swings)]
    found.sort(key=lambda moment: (moment.code not in MILESTONES, -abs(moment.swing)))
    kept: list[KeyMoment] = []
    for moment in found:
        alike = [other for other in kept if other.code == moment.code]
        again = any(other.seat == moment.seat for other in alike) and moment.code not in REPEATED
        if len(alike) < MOST_ALIKE and not again:
            kept.append(moment)
    return tuple(sorted(kept[:MOST], key=lambda moment: moment.seq))


def _round(story: Story, seq: int) -> int:
    return story.states[max(seq - 1, 0)].round


def _change(swings: tuple[Swing, ...], seq: int, seat: int) -> float:
    """What the decision that holds a move did to a seat."""
    for swing in swings:
        if swing.cause == "decision" and swing.seq >= seq:
            return swing.change[seat]
    return 0.0


def _thefts(story: Story, swings: tuple[Swing, ...]) -> Iterator[KeyMoment]:
    for seq, events in enumerate(story.events):
        for event in events:
            if isinstance(event, GemStolen):
                thief, victim = int(event.canoe[0]), int(event.victim[0])
                gain, pain = _change(swings, seq, thief), _change(swings, seq, victim)
                if max(gain, -pain) >= TURNED:
                    yield KeyMoment(seq, _round(story, seq), "theft", thief, gain, victim=victim, gem=event.gem)


def _losses(story: Story, swings: tuple[Swing, ...], judged: tuple[Judged, ...]) -> Iterator[KeyMoment]:
    """Canoes over the falls: a slip of that round made it needless; else the chance it cost makes it bad luck."""
    for seq, events in enumerate(story.events):
        for event in events:
            if isinstance(event, CanoeLost):
                seat, number = int(event.canoe[0]), _round(story, seq)
                slips = [d.loss for d in judged if d.seat == seat and d.round == number and d.grade in SLIPS]
                if slips:
                    yield KeyMoment(seq, number, "needless_loss", seat, -max(slips), gem=event.gem)
                    continue
                cost = sum(s.change[seat] for s in swings if s.seat != seat and _round(story, s.seq) == number)
                if cost <= -TURNED:
                    yield KeyMoment(seq, number, "unlucky_loss", seat, cost, gem=event.gem)


def _slips(judged: tuple[Judged, ...]) -> Iterator[KeyMoment]:
    """Each seat's costliest decision, and every further blunder."""
    worst: dict[int, float] = {}
    for decision in sorted(judged, key=lambda decision: -decision.loss):
        first = decision.seat not in worst
        if decision.grade in SLIPS and decision.loss >= MISTAKE and (first or decision.grade == "blunder"):
            worst[decision.seat] = decision.loss
            better = decision.best[0].text
            yield KeyMoment(decision.seq, decision.round, "blunder", decision.seat, -decision.loss, text=better)


def _great_moves(judged: tuple[Judged, ...]) -> Iterator[KeyMoment]:
    for decision in judged:
        if decision.loss == 0.0 and len(decision.best) > 1:
            second = decision.best[1]
            if second.behind - 2 * second.error >= GREAT:
                yield KeyMoment(
                    decision.seq, decision.round, "great_move", decision.seat, second.behind, text=decision.played
                )


def _kingmakers(judged: tuple[Judged, ...]) -> Iterator[KeyMoment]:
    """A seat with hardly any hope of its own, for which other moves were as good, gave somebody else much."""
    for decision in judged:
        if decision.best[0].value > KINGMAKER_HOPE or decision.loss > KINGMAKER_COST:
            continue
        as_good = [option for option in decision.best if option.behind <= KINGMAKER_COST]
        for other in range(len(decision.chances)):
            gift = decision.chances[other] - min(option.chances[other] for option in as_good)
            if other != decision.seat and gift >= KINGMAKER_GIFT:
                yield KeyMoment(decision.seq, decision.round, "kingmaker", decision.seat, gift, other=other)


def _fortune(story: Story, swings: tuple[Swing, ...]) -> Iterator[KeyMoment]:
    """For each seat, what the others' cards and what the river did to it most."""
    for code, cause in (("surprise", "secret"), ("river_turn", "river")):
        for seat in range(story.players):
            felt = [swing for swing in swings if swing.cause == cause and swing.seat != seat]
            most = max(felt, key=lambda swing: abs(swing.change[seat]), default=None)
            if most is not None and abs(most.change[seat]) >= TURNED:
                number = _round(story, most.seq)
                yield KeyMoment(most.seq, number, code, seat, most.change[seat], other=most.seat)


def _leads(story: Story, points: tuple[Point, ...]) -> Iterator[KeyMoment]:
    """When the winner took the lead for good, and when it could hardly lose any more; nobody leads to a shared win."""
    winners = [seat for seat in range(story.players) if has_won(story.last, seat)]
    if len(winners) != 1 or len(points) < 2:
        return
    seat = winners[0]
    behind = [at for at, point in enumerate(points[:-1]) if max(point.chances) > point.chances[seat]]
    if behind:
        before, after = points[behind[-1]], points[behind[-1] + 1]
        other = before.chances.index(max(before.chances))
        swing = after.chances[seat] - before.chances[seat]
        yield KeyMoment(after.seq, _round(story, after.seq), "lead", seat, swing, other=other)
    unsure = [at for at, point in enumerate(points) if point.chances[seat] < SURE_TO_WIN]
    if unsure and unsure[-1] + 1 < len(points):
        before, after = points[unsure[-1]], points[unsure[-1] + 1]
        swing = after.chances[seat] - before.chances[seat]
        yield KeyMoment(after.seq, _round(story, after.seq), "decided", seat, swing)


def _landings(story: Story, swings: tuple[Swing, ...]) -> Iterator[KeyMoment]:
    """The gem with which a winner reached the goal (R8.1)."""
    for seat in range(story.players):
        if not has_won(story.last, seat):
            continue
        for seq, events in enumerate(story.events):
            landed = next((e for e in events if isinstance(e, GemLanded) and int(e.canoe[0]) == seat), None)
            if landed is not None and goal_of(story.states[seq], seat) != NO_GOAL:
                swing = _change(swings, seq, seat)
                yield KeyMoment(seq, _round(story, seq), "landing", seat, swing, gem=landed.gem)
                break
