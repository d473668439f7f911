"""The river: how fast it flows, what it carries, what goes over the falls (R7)."""

from __future__ import annotations

from niagara.rules._mark import rule
from niagara.rules.board import CANOES, CLOUD, FORK, JETTY, LAST_DEPTH, LOST, NO_GEM, depth_of
from niagara.rules.state import State


@rule
def lowest_number(state: State) -> int:
    """The lowest number card laid open this round, 0 if there are only clouds (R7.1)."""
    lowest = CLOUD
    for seat in range(state.players):
        if state.revealed[seat] and state.card[seat] < lowest:
            lowest = state.card[seat]
    if lowest == CLOUD:
        return 0
    return lowest


@rule
def river_speed(state: State) -> int:
    """How many discs will be pushed in: lowest number plus weather, at least none (R7.1)."""
    speed = lowest_number(state) + state.weather
    if speed < 0:
        return 0
    return speed


@rule
def push_disc(state: State, arm: int) -> None:
    """One disc more: the trunk and one arm move one down, the other arm rests (R7.2)."""
    for seat in range(state.players):
        at = state.at[seat]
        for canoe in range(CANOES):
            space = at[canoe]
            if JETTY < space < FORK:
                at[canoe] = space + 1
            elif space == FORK:
                at[canoe] = FORK + 1 + 2 * arm
            elif FORK < space < LOST and (space > LAST_DEPTH) == (arm > 0):
                if depth_of(space) == LAST_DEPTH:
                    at[canoe] = LOST
                    lose_canoe(state, seat, canoe)
                else:
                    at[canoe] = space + 1


@rule
def lose_canoe(state: State, seat: int, canoe: int) -> None:
    """A canoe that went over the falls gives its gem back to the site of its colour (R7.4)."""
    gem = state.cargo[seat][canoe]
    if gem != NO_GEM:
        state.sites[gem][gem] += 1
        state.cargo[seat][canoe] = NO_GEM
