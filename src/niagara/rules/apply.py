"""What an action does. `apply` trusts that `legal` listed it, changes the state in place and moves the game on to the
next decision; the river's own moves follow as actions of the seat RIVER.
"""

from __future__ import annotations

from niagara.rules._mark import rule
from niagara.rules.actions import (
    BUY,
    CANOE,
    CARD,
    DISC,
    DONE,
    DRAW_FIRST_ARM,
    DRAW_SEAT,
    LOAD_AFTER,
    NOTHING,
    STAY,
    STEAL,
    SWAP_AFTER,
    SWAP_BEFORE,
    UNLOAD_AFTER,
    UNLOAD_BEFORE,
    UNLOAD_STEAL,
    WEATHER_DOWN,
    WEATHER_UP,
    canoe_parts,
)
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FULL_HAND,
    JETTY,
    LOST,
    NO_ARM,
    NO_CARD,
    NO_GEM,
    card_bit,
    site_at,
)
from niagara.rules.ending import anyone_at_goal, gems_landed
from niagara.rules.options import FORK_CHANCE
from niagara.rules.river import lose_canoe, push_disc, river_speed
from niagara.rules.state import BUY_BACK, CHOOSE, DRAW_ARM, FLOW, OVER, TURNS, State


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Do a legal action of a seat."""
    if action >= CANOE:
        move_canoe(state, seat, action)
    elif action == DONE:
        if state.phase == BUY_BACK:
            ask_buyers(state, buy_order(state, seat) + 1)
        else:
            end_turn(state)
    elif action < WEATHER_DOWN:
        choose_card(state, seat, action - CARD)
    elif action == WEATHER_DOWN:
        state.weather -= 1
        end_turn(state)
    elif action == WEATHER_UP:
        state.weather += 1
        end_turn(state)
    elif action < DRAW_SEAT:
        buy_canoe(state, seat, action - BUY)
    else:
        move_river(state, action)


@rule
def begin_round(state: State) -> None:
    """A round starts with the buy-back (R3.1)."""
    state.phase = BUY_BACK
    ask_buyers(state, 0)


@rule
def ask_buyers(state: State, order: int) -> None:
    """Go on to the next seat, in order from the first, that may buy; then to the card choice (R4.1, R4.2)."""
    while order < state.players:
        seat = (state.first + order) % state.players
        at = state.at[seat]
        if at[0] == LOST or at[1] == LOST:
            if gems_landed(state, seat) > 0:
                state.seat = seat
                return
            if at[0] == LOST and at[1] == LOST:
                at[0] = JETTY
        order += 1
    state.seat = 0
    state.phase = CHOOSE


@rule
def buy_order(state: State, seat: int) -> int:
    """How many seats are asked before this one (R4.1)."""
    return (seat - state.first) % state.players


@rule
def buy_canoe(state: State, seat: int, gem: int) -> None:
    """Pay one landed gem, which goes back to its own site, for a lost canoe (R4.1)."""
    state.landed[seat][gem] -= 1
    state.sites[gem][gem] += 1
    at = state.at[seat]
    if at[0] == LOST:
        at[0] = JETTY
    else:
        at[1] = JETTY
    if gems_landed(state, seat) == 0 or (at[0] != LOST and at[1] != LOST):
        ask_buyers(state, buy_order(state, seat) + 1)


@rule
def choose_card(state: State, seat: int, card: int) -> None:
    """Put a card down, or change it; the turns begin when all have one (R4.4)."""
    if state.card[seat] != NO_CARD:
        state.hand[seat] |= card_bit(state.card[seat])
    state.hand[seat] &= ~card_bit(card)
    state.card[seat] = card
    for other in range(state.players):
        if state.card[other] == NO_CARD:
            return
    state.phase = TURNS
    begin_turn(state, state.first)


@rule
def begin_turn(state: State, seat: int) -> None:
    """Reveal the card; where the canoes are now fixes which must and which may move (R5.1, R5.3)."""
    state.seat = seat
    state.revealed[seat] = 1
    state.must = 0
    state.may = 0
    state.done = 0
    if state.card[seat] == CLOUD:
        return
    for canoe in range(CANOES):
        space = state.at[seat][canoe]
        if space == JETTY:
            state.may |= 1 << canoe
        elif space != LOST:
            state.must |= 1 << canoe


@rule
def end_turn(state: State) -> None:
    """The next seat's turn, or, when all have acted, the end of the game or the river (R7.1, R8.2)."""
    state.must = 0
    state.may = 0
    state.done = 0
    seat = state.seat + 1
    if seat == state.players:
        seat = 0
    if seat != state.first:
        begin_turn(state, seat)
        return
    state.seat = 0
    if anyone_at_goal(state):
        state.phase = OVER
    else:
        state.phase = FLOW
        state.discs = river_speed(state)


@rule
def move_canoe(state: State, seat: int, action: int) -> None:
    """Move one canoe with everything it does on the way (R6), and end the turn if no canoe is left to move (R5.4)."""
    canoe, end, deed = canoe_parts(action)
    if deed != NOTHING:
        do_before(state, seat, canoe, deed)
    if end != STAY:
        state.at[seat][canoe] = end
        if end == LOST:
            lose_canoe(state, seat, canoe)
        elif end == JETTY:
            land_gem(state, seat, canoe)
        elif deed >= LOAD_AFTER:
            do_after(state, seat, canoe, end, deed)
    obliged = state.must
    moved = 1 << canoe
    state.must &= ~moved
    state.may &= ~moved
    if state.must == 0:
        if obliged == 0 or state.may == 0:
            end_turn(state)
        else:
            state.done = 1


@rule
def do_before(state: State, seat: int, canoe: int, deed: int) -> None:
    """Load, unload or swap where the canoe stands, before its first step (R6.3)."""
    if LOAD_AFTER <= deed < UNLOAD_STEAL:
        return
    site = site_at(state.at[seat][canoe])
    if deed >= UNLOAD_BEFORE:
        unload(state, seat, canoe, site)
    if deed < UNLOAD_BEFORE:
        load(state, seat, canoe, site, deed - 1)
    elif SWAP_BEFORE <= deed < LOAD_AFTER:
        load(state, seat, canoe, site, deed - SWAP_BEFORE)


@rule
def do_after(state: State, seat: int, canoe: int, end: int, deed: int) -> None:
    """Load, unload, swap or steal where the way ended (R6.3, R6.8)."""
    if deed >= STEAL:
        code = deed - STEAL
        if deed >= UNLOAD_STEAL:
            code = deed - UNLOAD_STEAL
        victim = code // CANOES
        robbed = code % CANOES
        state.cargo[seat][canoe] = state.cargo[victim][robbed]
        state.cargo[victim][robbed] = NO_GEM
        return
    site = site_at(end)
    if deed >= UNLOAD_AFTER:
        unload(state, seat, canoe, site)
        if deed >= SWAP_AFTER:
            load(state, seat, canoe, site, deed - SWAP_AFTER)
    else:
        load(state, seat, canoe, site, deed - LOAD_AFTER)


@rule
def load(state: State, seat: int, canoe: int, site: int, gem: int) -> None:
    """Take a gem from a site on board (R6.2)."""
    state.sites[site][gem] -= 1
    state.cargo[seat][canoe] = gem


@rule
def unload(state: State, seat: int, canoe: int, site: int) -> None:
    """Lay the gem on board down at a site, whatever the site's colour (R6.2)."""
    state.sites[site][state.cargo[seat][canoe]] += 1
    state.cargo[seat][canoe] = NO_GEM


@rule
def land_gem(state: State, seat: int, canoe: int) -> None:
    """A gem that reaches the jetty is the seat's for good (R6.6)."""
    gem = state.cargo[seat][canoe]
    if gem != NO_GEM:
        state.landed[seat][gem] += 1
        state.cargo[seat][canoe] = NO_GEM


@rule
def move_river(state: State, action: int) -> None:
    """The river's own moves: the draws of the start (R2.2), a disc by chance (R9.1), the flow (R7.2)."""
    if action < DRAW_FIRST_ARM:
        state.first = action - DRAW_SEAT
        if state.fork == FORK_CHANCE:
            state.next_arm = NO_ARM
            begin_round(state)
        else:
            state.phase = DRAW_ARM
    elif action < DISC:
        state.next_arm = action - DRAW_FIRST_ARM
        begin_round(state)
    elif action < DISC + 2:
        push_disc(state, action - DISC)
        state.discs -= 1
        if state.discs == 0:
            end_round(state)
    else:
        while state.discs > 0:
            push_disc(state, state.next_arm)
            state.next_arm = 1 - state.next_arm
            state.discs -= 1
        end_round(state)


@rule
def end_round(state: State) -> None:
    """Cards go, empty hands are filled again (R3.2), the lifesaver passes on (R3.1); or the limit ends it (R9.5)."""
    if state.round == state.max_rounds:
        state.phase = OVER
        return
    for seat in range(state.players):
        state.card[seat] = NO_CARD
        state.revealed[seat] = 0
        if state.hand[seat] == 0:
            state.hand[seat] = FULL_HAND
    state.round += 1
    state.first += 1
    if state.first == state.players:
        state.first = 0
    begin_round(state)
