"""Who has reached a goal, and who has won (R8)."""

from __future__ import annotations

from typing import Final

from niagara.rules._mark import rule
from niagara.rules.board import GEMS, GOAL_ALIKE, GOAL_ANY, GOAL_COLOURS
from niagara.rules.options import TIE_GEM_VALUE
from niagara.rules.state import OVER, State

NO_GOAL: Final = 0
FOUR_ALIKE: Final = 1
FIVE_COLOURS: Final = 2
ANY_SEVEN: Final = 3
GOAL_NAMES: Final = ("", "four_alike", "five_colours", "any_seven")


@rule
def gems_landed(state: State, seat: int) -> int:
    """How many gems a seat has landed."""
    landed = state.landed[seat]
    return landed[0] + landed[1] + landed[2] + landed[3] + landed[4]


@rule
def goal_of(state: State, seat: int) -> int:
    """The goal that a seat has reached, the first of R8.1 that holds, or NO_GOAL."""
    landed = state.landed[seat]
    total = 0
    colours = 0
    alike = 0
    for gem in range(GEMS):
        count = landed[gem]
        total += count
        if count > 0:
            colours += 1
        alike = max(alike, count)
    if alike >= GOAL_ALIKE:
        return FOUR_ALIKE
    if colours >= GOAL_COLOURS:
        return FIVE_COLOURS
    if total >= GOAL_ANY:
        return ANY_SEVEN
    return NO_GOAL


@rule
def anyone_at_goal(state: State) -> bool:
    """Whether some seat has reached the goal (R8.2)."""
    for seat in range(state.players):
        if goal_of(state, seat) != NO_GOAL:
            return True
    return False


@rule
def gem_value(state: State, seat: int) -> int:
    """The worth of a seat's landed gems, amethyst 1 to ruby 5 (R9.2)."""
    value = 0
    for gem in range(GEMS):
        value += state.landed[seat][gem] * (gem + 1)
    return value


@rule
def has_won(state: State, seat: int) -> bool:
    """Whether a seat is at the goal when the game is over, and, with that tie break, worth most (R8.2, R9.2)."""
    if state.phase != OVER or goal_of(state, seat) == NO_GOAL:
        return False
    if state.tie_break == TIE_GEM_VALUE:
        value = gem_value(state, seat)
        for other in range(state.players):
            if goal_of(state, other) != NO_GOAL and gem_value(state, other) > value:
                return False
    return True
