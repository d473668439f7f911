"""Finds puzzles of two rounds in games of bots: plans that reach an aim whatever the others do.

The player is the last to act in the first round, so it is known how far the river flows. In the second, of three seats,
one acts before the player. A plan is all that the player decides before that rival acts: the first turn and the second
card. It holds if, after every card and every turn of the rival's, the player's second turn still reaches the aim.

`python -m niagara.learn.mining_two 60 > src/niagara/learn/puzzles_two.json` looks through sixty games and says on the
error stream how many candidates there were and how many were kept.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec

from niagara.learn.attempt import Attempt
from niagara.learn.mining import positions_of, varied
from niagara.learn.puzzles import Puzzle, Task
from niagara.notation.line import to_line
from niagara.notation.position import from_dict
from niagara.rules.actions import Move
from niagara.rules.apply import apply
from niagara.rules.board import GEM_LETTERS, RIVER
from niagara.rules.ending import NO_GOAL, goal_of
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.state import BUY_BACK, CHOOSE, TURNS, State

SEATS = 3
PLAYER, AFTER, RIVAL = range(SEATS)
MOST_LINES = 2000  # a puzzle with more ways to play it is a maze
MOST_ABLE = 0.25  # of all plans may reach the aim if the rival does not mind
MOST_SHARE = 0.02  # of all ways may solve a puzzle
EACH: dict[Task, int] = {"win": 3, "rob": 5, "land": 6, "pair": 3}

Line = tuple[int, ...]
Feat = tuple[Task, str, str, int]  # a task with what fills it


@dataclass(frozen=True, slots=True)
class Played:
    """Where moves lead, and whom the player robbed of what on the way."""

    moves: Line
    state: State
    robbed: frozenset[tuple[int, str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Plan:
    """All that the player decides before the rival acts, and what follows if the rival makes any first moves."""

    chosen: Played
    lines: int
    feats: frozenset[Feat]


def main(games: int) -> None:
    """Mine so many games and print the best puzzles as JSON."""
    found: dict[Task, list[tuple[float, Puzzle]]] = {}
    positions = plans_seen = tasks = 0
    for seed in range(games):
        for position in positions_of(SEATS, seed):
            positions += 1
            start = from_dict(position)
            plans = plans_of(start)
            plans_seen += len(plans)
            feats = feats_of(start, plans)
            tasks += len(feats)
            for puzzle in filter(None, (puzzle_of(start, plans, feat) for feat in feats)):
                if (share := share_of(puzzle)) <= MOST_SHARE:
                    found.setdefault(puzzle.task, []).append((share, puzzle))
    kept: list[Puzzle] = []
    for task, each in EACH.items():
        used = {puzzle.position for puzzle in kept}
        pool = [pair for pair in found.get(task, []) if pair[1].position not in used]
        kept += varied(sorted(pool, key=lambda pair: not pair[1].threats), each)  # traps first
    kept.sort(key=lambda puzzle: puzzle.grade)
    numbered = [replace(puzzle, id=f"t{number:02}") for number, puzzle in enumerate(kept, 1)]
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(numbered), indent=1) + b"\n")
    forced = sum(map(len, found.values()))
    print(
        f"{positions} positions, {plans_seen} plans, {tasks} tasks, {forced} forced, {len(kept)} kept", file=sys.stderr
    )


def plans_of(start: State) -> list[Plan]:
    """Every plan of a position; none if there are too many ways, or if others have to decide in between."""
    plans: list[Plan] = []
    for first in _runs(Played((), start), PLAYER, TURNS):
        between = first.state.copy()
        while decider(between) == RIVER:
            apply(between, RIVER, _legal(between, RIVER)[0])
        for ready in _runs(replace(first, state=between), PLAYER, BUY_BACK):
            if ready.state.phase == BUY_BACK:
                return []
            plans += [_plan(start, chosen) for chosen in _steps(ready, PLAYER) if ready.state.phase == CHOOSE]
        if sum(plan.lines for plan in plans) > MOST_LINES:
            return []
    return plans


def feats_of(start: State, plans: list[Plan]) -> list[Feat]:
    """What some plan may reach and the first turn alone cannot."""
    at_once = {feat for first in _runs(Played((), start), PLAYER, TURNS) for feat in _feats(start, first)}
    return sorted({feat for plan in plans for feat in plan.feats} - at_once)


def puzzle_of(start: State, plans: list[Plan], feat: Feat) -> Puzzle | None:
    """The puzzle with as few of the rival's lines as spoil every plan that can be spoilt; None if no plan holds."""
    able = [plan for plan in plans if feat in plan.feats]
    if len(able) > MOST_ABLE * len(plans):
        return None
    spoilers = [spoil for spoil in (_spoilers(start, plan, feat) for plan in able) if spoil]
    if len(spoilers) == len(able):
        return None
    threats: list[tuple[str, ...]] = []
    while spoilers:
        best, _ = Counter(line for lines in spoilers for line in lines).most_common(1)[0]
        threats.append(tuple(str(Move(number)) for number in best))
        spoilers = [lines for lines in spoilers if best not in lines]
    task, gem, other, victim = feat
    return Puzzle("", to_line(start), task, 0, gem, other, victim, 2, tuple(threats))


def share_of(puzzle: Puzzle) -> float:
    """The share of ways that solve the puzzle, played against its threats."""
    ends = [status for _, status in Attempt(puzzle.scene).ways()]
    return ends.count("reached") / len(ends)


def _plan(start: State, chosen: Played) -> Plan:
    reply = next(_replies(chosen))
    ends = list(_runs(reply, PLAYER, TURNS))
    return Plan(chosen, len(ends), frozenset(feat for end in ends for feat in _feats(start, end)))


def _spoilers(start: State, plan: Plan, feat: Feat) -> list[Line]:
    """Every line of the rival's after which the player cannot reach the feat any more."""
    return [
        reply.moves
        for reply in _replies(plan.chosen)
        if not any(feat in _feats(start, end) for end in _runs(reply, PLAYER, TURNS))
    ]


def _replies(chosen: Played) -> Iterator[Played]:
    """Every line of the rival's; the card of the seat that acts after the player makes no difference to it."""
    for card in _steps(replace(chosen, moves=()), RIVAL):
        begun = next(_steps(card, AFTER))
        yield from _runs(replace(begun, moves=card.moves), RIVAL, TURNS)


def _feats(start: State, end: Played) -> Iterator[Feat]:
    """All that the player has done since the start, as tasks."""
    gained = [end.state.landed[PLAYER][gem] - start.landed[PLAYER][gem] for gem in range(len(GEM_LETTERS))]
    landed = "".join(letter * max(0, count) for letter, count in zip(GEM_LETTERS, gained, strict=True))
    if goal_of(end.state, PLAYER) != NO_GOAL:
        yield "win", "", "", -1
    for gem in set(landed):
        yield "land", gem, "", -1
    if len(set(landed)) == 2:
        yield "pair", landed[0], landed[-1], -1
    for victim, gem in end.robbed:
        yield "rob", gem, "", victim


def _runs(so_far: Played, seat: int, phase: int) -> Iterator[Played]:
    """All that a seat can do for as long as it is to decide in a phase."""
    if so_far.state.phase != phase or decider(so_far.state) != seat:
        yield so_far
        return
    for step in _steps(so_far, seat):
        yield from _runs(step, seat, phase)


def _steps(so_far: Played, seat: int) -> Iterator[Played]:
    """Every next move of a seat."""
    for number in _legal(so_far.state, seat):
        after = so_far.state.copy()
        apply(after, seat, number)
        robbed = so_far.robbed
        if seat == PLAYER and (victim := Move(number).victim) is not None:
            robbed |= {(victim[0], GEM_LETTERS[so_far.state.cargo[victim[0]][victim[1]]])}
        yield Played((*so_far.moves, number), after, robbed)


def _legal(state: State, seat: int) -> list[int]:
    numbers = [0] * MOST_LEGAL
    return numbers[: legal(state, seat, numbers)]


if __name__ == "__main__":
    main(int(sys.argv[1]))
