"""What may be done now: `legal` writes the numbers of all legal actions of one seat; nothing else decides legality."""

from __future__ import annotations

from typing import Final, Protocol

from niagara.rules._mark import rule
from niagara.rules.actions import (
    BUY,
    CANOE,
    CARD,
    DEEDS,
    DISC,
    DONE,
    DRAW_FIRST_ARM,
    DRAW_SEAT,
    ENDS,
    LOAD_AFTER,
    LOAD_BEFORE,
    NOTHING,
    RIVER_FLOWS,
    STAY,
    STEAL,
    SWAP_AFTER,
    SWAP_BEFORE,
    UNLOAD_AFTER,
    UNLOAD_BEFORE,
    UNLOAD_STEAL,
    WEATHER_DOWN,
    WEATHER_UP,
)
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FORK,
    GEMS,
    JETTY,
    LEFT,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_GEM,
    NO_SITE,
    NOBODY,
    RIGHT,
    RIVER,
    SITE_COST,
    SWAP_COST,
    downriver,
    site_at,
    upriver,
)
from niagara.rules.options import FORK_CHANCE
from niagara.rules.state import BUY_BACK, CHOOSE, DRAW_ARM, DRAW_FIRST, FLOW, OVER, TURNS, State

MOST_LEGAL: Final = 256  # more than any position has: the length of a buffer for `legal`
NO_STEAL: Final = -1


class Buffer(Protocol):
    """Anything that takes MOST_LEGAL integers: a list, or an array in compiled code."""

    def __setitem__(self, place: int, number: int, /) -> None:
        """Keep a number."""


@rule
def decider(state: State) -> int:
    """The seat that decides next; while cards are chosen, the first in turn order that has none down (R3.1)."""
    phase = state.phase
    if phase == TURNS or phase == BUY_BACK:
        return state.seat
    if phase == CHOOSE:
        seat = state.first
        for _ in range(state.players):
            if state.card[seat] == 0:
                return seat
            seat += 1
            if seat == state.players:
                seat = 0
        return NOBODY
    if phase == OVER:
        return NOBODY
    return RIVER


@rule
def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    phase = state.phase
    if phase == CHOOSE:
        return list_cards(state, seat, out)
    if phase == TURNS:
        if seat != state.seat:
            return 0
        return list_turn(state, seat, out)
    if phase == BUY_BACK:
        if seat != state.seat:
            return 0
        return list_buys(state, seat, out)
    if seat == RIVER:
        return list_river(state, out)
    return 0


@rule
def list_cards(state: State, seat: int, out: Buffer) -> int:
    """Any card of the hand; while others still choose, also in place of the one that is down (R4.4)."""
    if seat < 0 or seat >= state.players:
        return 0
    count = 0
    hand = state.hand[seat]
    for card in range(1, CLOUD + 1):
        if hand & 1:
            out[count] = CARD + card
            count += 1
        hand >>= 1
    return count


@rule
def list_buys(state: State, seat: int, out: Buffer) -> int:
    """One landed gem of any colour for a lost canoe; stopping needs a canoe that is not lost (R4.1, R4.3)."""
    count = 0
    landed = state.landed[seat]
    for gem in range(GEMS):
        if landed[gem] > 0:
            out[count] = BUY + gem
            count += 1
    if state.at[seat][0] != LOST or state.at[seat][1] != LOST:
        out[count] = DONE
        count += 1
    return count


@rule
def list_river(state: State, out: Buffer) -> int:
    """The river's own moves: draws (R2.2, R9.1) and the flow (R7.1)."""
    if state.phase == DRAW_FIRST:
        for seat in range(state.players):
            out[seat] = DRAW_SEAT + seat
        return state.players
    if state.phase == DRAW_ARM:
        out[0] = DRAW_FIRST_ARM + LEFT
        out[1] = DRAW_FIRST_ARM + RIGHT
        return 2
    if state.phase != FLOW:
        return 0
    if state.fork == FORK_CHANCE and state.discs > 0:
        out[0] = DISC + LEFT
        out[1] = DISC + RIGHT
        return 2
    out[0] = RIVER_FLOWS
    return 1


@rule
def list_turn(state: State, seat: int, out: Buffer) -> int:
    """A cloud moves the weather (R5.2); a number the canoes, one's own, that must or may move (R5.3, R5.5)."""
    count = 0
    if state.card[seat] == CLOUD:
        if state.weather > MIN_WEATHER:
            out[count] = WEATHER_DOWN
            count += 1
        if state.weather < MAX_WEATHER:
            out[count] = WEATHER_UP
            count += 1
        return count
    movable = state.must | state.may
    for canoe in range(CANOES):
        if movable & (1 << canoe):
            count = list_canoe(state, seat, canoe, out, count)
    if state.done:
        out[count] = DONE
        count += 1
    return count


@rule
def list_canoe(state: State, seat: int, canoe: int, out: Buffer, count: int) -> int:
    """Everything one canoe can do with the points of its seat's card (R6)."""
    points = state.card[seat]
    start = state.at[seat][canoe]
    cargo = state.cargo[seat][canoe]
    base = CANOE + canoe * ENDS * DEEDS
    steal = NO_STEAL
    if cargo == NO_GEM and state.stealing:
        steal = base + STEAL
    count = list_ways(state, seat, start, points, base + NOTHING, steal, out, count)
    if points >= SITE_COST:
        count = list_before(state, seat, start, points, cargo, base, out, count)
    if points > SITE_COST:
        count = list_after(state, start, points, cargo, base, out, count)
    return count


@rule
def list_before(
    state: State, seat: int, start: int, points: int, cargo: int, base: int, out: Buffer, count: int
) -> int:
    """Load, unload or swap where the canoe stands, then paddle with what is left (R6.2, R6.3, R6.4)."""
    site = site_at(start)
    if site == NO_SITE:
        return count
    gems = state.sites[site]
    if cargo == NO_GEM:
        for gem in range(GEMS):
            if gems[gem] > 0:
                action = base + LOAD_BEFORE + gem
                count = list_ways(state, seat, start, points - SITE_COST, action, NO_STEAL, out, count)
        return count
    steal = NO_STEAL
    if state.stealing:
        steal = base + UNLOAD_STEAL
    count = list_ways(state, seat, start, points - SITE_COST, base + UNLOAD_BEFORE, steal, out, count)
    if points >= SWAP_COST:
        for gem in range(GEMS):
            if gems[gem] > 0 and gem != cargo:
                action = base + SWAP_BEFORE + gem
                count = list_ways(state, seat, start, points - SWAP_COST, action, NO_STEAL, out, count)
    return count


@rule
def list_ways(state: State, seat: int, start: int, steps: int, action: int, steal: int, out: Buffer, count: int) -> int:
    """All ends of paddling exactly `steps` up or down, with thefts where the way up allows them (R6.1, R6.5, R6.8).

    Up is always open, so a canoe on the river always has a move (R6.10).
    """
    if steps == 0:
        out[count] = action + STAY * DEEDS
        return count + 1
    if start != JETTY:
        end = upriver(start, steps)
        out[count] = action + end * DEEDS
        count += 1
        if steal != NO_STEAL and end != JETTY:
            count = list_thefts(state, seat, end, steal, out, count)
    end = downriver(start, steps, LEFT)
    out[count] = action + end * DEEDS
    count += 1
    if start <= FORK < end < LOST:  # passing the fork: the owner picks the arm
        out[count] = action + (end + 2) * DEEDS
        count += 1
    return count


@rule
def list_thefts(state: State, seat: int, end: int, steal: int, out: Buffer, count: int) -> int:
    """One theft for every loaded canoe of another seat on the space where the way up ended (R6.8)."""
    for victim in range(state.players):
        if victim != seat:
            at = state.at[victim]
            for canoe in range(CANOES):
                if at[canoe] == end:
                    if state.cargo[victim][canoe] != NO_GEM:
                        out[count] = steal + end * DEEDS + victim * CANOES + canoe
                        count += 1
    return count


@rule
def list_after(state: State, start: int, points: int, cargo: int, base: int, out: Buffer, count: int) -> int:
    """Paddle, then load, unload or swap with the last points (R6.2, R6.3)."""
    steps = points - SITE_COST
    if start != JETTY:
        count = list_site_deeds(state, upriver(start, steps), cargo, False, base, out, count)
    count = list_down_deeds(state, start, steps, cargo, False, base, out, count)
    steps = points - SWAP_COST
    if steps > 0 and cargo != NO_GEM:
        if start != JETTY:
            count = list_site_deeds(state, upriver(start, steps), cargo, True, base, out, count)
        count = list_down_deeds(state, start, steps, cargo, True, base, out, count)
    return count


@rule
def list_down_deeds(
    state: State, start: int, steps: int, cargo: int, swap: bool, base: int, out: Buffer, count: int
) -> int:
    """Site deeds at the end of a way down, in both arms where the fork is passed (R6.1)."""
    end = downriver(start, steps, LEFT)
    count = list_site_deeds(state, end, cargo, swap, base, out, count)
    if start <= FORK < end < LOST:
        count = list_site_deeds(state, end + 2, cargo, swap, base, out, count)
    return count


@rule
def list_site_deeds(state: State, end: int, cargo: int, swap: bool, base: int, out: Buffer, count: int) -> int:
    """What can be done at the site beside the end of a way (R6.2)."""
    site = site_at(end)
    if site == NO_SITE:
        return count
    gems = state.sites[site]
    action = base + end * DEEDS
    if swap:
        for gem in range(GEMS):
            if gems[gem] > 0 and gem != cargo:
                out[count] = action + SWAP_AFTER + gem
                count += 1
    elif cargo != NO_GEM:
        out[count] = action + UNLOAD_AFTER
        count += 1
    else:
        for gem in range(GEMS):
            if gems[gem] > 0:
                out[count] = action + LOAD_AFTER + gem
                count += 1
    return count
