"""A first opinion of every legal move, without trying anything out: this is how Paddler plays.

Flow odds are closed-form: the others' lowest card is at least m with the product, over them, of the share of cards
that each may still play and that are at least m. Each canoe's moves are judged by themselves, with the gem's gain,
the chance to bring it home from where the flow may carry it, and the thefts to fear.
"""

from __future__ import annotations

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.evaluate import known_hand, weigh_empty, weigh_gains, weigh_thefts
from niagara.bots.mind.minds import AT_LEAST, CARRIED
from niagara.bots.mind.records import Mind, Workspace
from niagara.fast import helper, inlined, wide
from niagara.fast.reals import log
from niagara.fast.rng import Generator, below
from niagara.rules.actions import (
    BUY,
    CARD,
    DONE,
    LOAD_AFTER,
    LOAD_BEFORE,
    NOTHING,
    STAY,
    STEAL,
    SWAP_AFTER,
    SWAP_BEFORE,
    UNLOAD_AFTER,
    UNLOAD_BEFORE,
    UNLOAD_STEAL,
    WEATHER_UP,
    canoe_parts,
)
from niagara.rules.apply import apply, begin_turn
from niagara.rules.board import (
    CANOES,
    CLOUD,
    JETTY,
    LOST,
    NO_GEM,
)
from niagara.rules.legal import legal
from niagara.rules.packed import Records
from niagara.rules.state import BUY_BACK, CHOOSE, TURNS, State

GUESSED_SPEED = 2  # what a mind that does not read the river expects
FINE = 1 << 24


@compiled
def play_move(state: State, seat: int, action: int) -> None:
    """`apply` of the rules, compiled once for all bots."""
    apply(state, seat, action)


@compiled
def list_moves(state: State, seat: int, out: list[int]) -> int:
    """`legal` of the rules, compiled once for all bots."""
    return legal(state, seat, out)


@inlined
def weigh_cards(state: State, seat: int, mind: Mind, workspace: Workspace) -> None:
    """Write the chance that the others' lowest number is at least m, for m up to 7: no number at all (R7.1)."""
    for least in range(1, CLOUD + 1):
        workspace.least[least] = 1.0
    workspace.least[CLOUD + 1] = 0.0
    if mind.reads_river == 0:
        for least in range(GUESSED_SPEED + 1, CLOUD + 1):
            workspace.least[least] = 0.0
        return
    for other in range(wide(state.players)):
        if other == seat:
            continue
        if state.revealed[other]:
            for least in range(state.card[other] + 1, CLOUD + 1):
                workspace.least[least] = 0.0
            continue
        hand = known_hand(state, other)
        if mind.counts_cards == 0:
            hand = 127
        for least in range(2, CLOUD + 1):
            workspace.least[least] *= AT_LEAST[hand][least]


@helper
def begin_flow(workspace: Workspace) -> None:
    """No flow has been thought of yet."""
    for space in range(JETTY + 1, LOST):
        workspace.slower_land[space] = 0.0
        workspace.slower_lost[space] = 0.0
        workspace.slower_empty[space] = 0.0


@helper
def weigh_next(state: State, card: int, weather: int, mind: Mind, workspace: Workspace) -> None:
    """Average the worth of every space over the flows to expect with this card: it, or a lower one, is the lowest.

    To be asked for one card after the other, since the flows of the lower ones have been summed up by then.
    """
    odds = workspace.least[card]
    sole = odds - workspace.least[card + 1]  # chance that this very number is the lowest of the others
    speed = card + weather
    if card == CLOUD:
        speed = weather
    speed = max(speed, 0)
    arm = max(int(state.next_arm), 0)
    carried = CARRIED[arm][speed]
    land = mind.flow_land[arm][speed]
    for space in range(JETTY + 1, LOST):
        end = carried[space]
        lost = 0.0
        if end == LOST:
            lost = 1.0
        empty = workspace.empty[end]
        workspace.flow_land[space] = workspace.slower_land[space] + odds * land[space]
        workspace.flow_lost[space] = workspace.slower_lost[space] + odds * lost
        workspace.flow_empty[space] = workspace.slower_empty[space] + odds * empty
        workspace.slower_land[space] += sole * land[space]
        workspace.slower_lost[space] += sole * lost
        workspace.slower_empty[space] += sole * empty


@helper
def weigh_flow(state: State, card: int, weather: int, mind: Mind, workspace: Workspace) -> None:
    """Average the worth of every space over the flows to expect when this card is played."""
    begin_flow(workspace)
    for lowest in range(1, card + 1):
        if lowest == card or workspace.least[lowest] > workspace.least[lowest + 1]:
            weigh_next(state, lowest, weather, mind, workspace)


@helper
def worth_at(space: int, cargo: int, mind: Mind, workspace: Workspace) -> float:
    """The worth of a canoe that ends its turn on a space with a cargo, NO_GEM if it is empty."""
    if space == LOST:
        return -float(mind.lost)
    if space == JETTY:
        if cargo == NO_GEM:
            return float(workspace.empty[JETTY])
        return float(workspace.empty[JETTY] + workspace.gain[cargo])
    if cargo == NO_GEM:
        return float(workspace.flow_empty[space] + workspace.hunt[space])
    keeps = 1.0 - workspace.threat[space]
    ashore = workspace.empty[JETTY]
    risk = (ashore + mind.lost) * workspace.flow_lost[space]
    return float(workspace.gain[cargo] * keeps * workspace.flow_land[space] + ashore - risk)


@inlined
def worth_of_move(state: State, seat: int, action: int, mind: Mind, workspace: Workspace) -> float:
    """The worth of a canoe's move to its seat."""
    canoe, end, deed = canoe_parts(action)
    if end == STAY:
        end = wide(state.at[seat][canoe])
    cargo = int(state.cargo[seat][canoe])
    bonus = 0.0
    if deed == NOTHING:
        pass
    elif deed >= STEAL:
        robbed = (deed - STEAL) % (UNLOAD_STEAL - STEAL)
        victim = robbed // CANOES
        cargo = int(state.cargo[victim][robbed % CANOES])
        bonus = mind.spite * workspace.gain[cargo]
    elif deed >= SWAP_AFTER:
        cargo = deed - SWAP_AFTER
    elif deed == UNLOAD_AFTER or deed == UNLOAD_BEFORE:
        cargo = NO_GEM
    elif deed >= LOAD_AFTER:
        cargo = deed - LOAD_AFTER
    elif deed >= SWAP_BEFORE:
        cargo = deed - SWAP_BEFORE
    else:
        cargo = deed - LOAD_BEFORE
    return worth_at(end, cargo, mind, workspace) + bonus


@inlined
def worth_of_weather(state: State, seat: int, weather: int, mind: Mind, workspace: Workspace) -> float:
    """The worth of a seat's canoes where they stand, with this weather, less what the others' would be worth to it."""
    weigh_flow(state, CLOUD, weather, mind, workspace)
    value = 0.0
    for other in range(wide(state.players)):
        for canoe in range(CANOES):
            place = state.at[other][canoe]
            if JETTY < place < LOST:
                worth = worth_at(wide(place), wide(state.cargo[other][canoe]), mind, workspace)
                if other == seat:
                    value += worth
                elif mind.watches_others:
                    value -= worth * mind.spite / (state.players - 1)
    return value


@helper
def rate_turn(
    state: State, seat: int, moves: list[int], worth: list[float], count: int, mind: Mind, workspace: Workspace
) -> float:
    """A first opinion of each move of a turn, after `weigh_flow`; of two canoes the other is taken to do its best."""
    best = -1e9
    if state.card[seat] == CLOUD:
        for index in range(count):
            weather = wide(state.weather) - 1
            if moves[index] == WEATHER_UP:
                weather = wide(state.weather) + 1
            worth[index] = worth_of_weather(state, seat, weather, mind, workspace)
            best = max(best, worth[index])
        return best
    ashore = workspace.empty[JETTY]
    best_a = -1e9
    best_b = -1e9
    for index in range(count):
        action = wide(moves[index])
        if action == DONE:
            worth[index] = ashore
            continue
        value = worth_of_move(state, seat, action, mind, workspace)
        worth[index] = value
        if canoe_parts(action)[0] == 0:
            best_a = max(best_a, value)
        else:
            best_b = max(best_b, value)
    with_b = rest_of_turn(state, 1, best_b, ashore)
    with_a = rest_of_turn(state, 0, best_a, ashore)
    for index in range(count):
        action = wide(moves[index])
        if action != DONE:
            worth[index] += with_b if canoe_parts(action)[0] == 0 else with_a
        best = max(best, worth[index])
    return best


@helper
def rest_of_turn(state: State, canoe: int, best: float, ashore: float) -> float:
    """What a canoe adds when the other one moves first (R5.3)."""
    bit = 1 << canoe
    if state.must & bit:
        return best
    if state.may & bit:
        if state.must:
            return max(best, ashore)
        return ashore
    return 0.0


@inlined
def rate_buys(state: State, seat: int, count: int, mind: Mind, workspace: Workspace) -> None:
    """A first opinion of paying each gem for a lost canoe, against keeping them all (R4.1)."""
    for index in range(count):
        action = int(workspace.moves[index])
        if action == DONE:
            workspace.worth[index] = weigh_gains(state, seat, mind, workspace) - mind.lost
            continue
        state.landed[seat][action - BUY] -= 1
        value = weigh_gains(state, seat, mind, workspace)
        weigh_empty(state, mind, workspace)
        workspace.worth[index] = value + workspace.empty[JETTY]
        state.landed[seat][action - BUY] += 1


@compiled
def rate_moves(state: State, seat: int, mind: Mind, workspace: Workspace) -> int:
    """List the legal moves of a seat with a first opinion of each; how many there are."""
    count = list_moves(state, seat, workspace.moves)
    if count == 1:
        workspace.worth[0] = 0.0
        return count
    if state.phase == BUY_BACK:
        rate_buys(state, seat, count, mind, workspace)
        return count
    weigh_gains(state, seat, mind, workspace)
    weigh_empty(state, mind, workspace)
    weigh_thefts(state, seat, mind, workspace)
    weigh_cards(state, seat, mind, workspace)
    if state.phase == TURNS:
        if state.card[seat] != CLOUD:
            weigh_flow(state, wide(state.card[seat]), wide(state.weather), mind, workspace)
        rate_turn(state, seat, workspace.moves, workspace.worth, count, mind, workspace)
        return count
    # Each card in turn: what would the turn be worth if it began now with this card open?
    down = state.card[seat]
    hand = state.hand[seat]
    acting = state.seat
    state.phase = TURNS
    weighed = 0
    begin_flow(workspace)
    for index in range(count):
        card = wide(workspace.moves[index]) - CARD
        while weighed < card < CLOUD:  # cards are listed lowest first
            weighed += 1
            weigh_next(state, weighed, wide(state.weather), mind, workspace)
        state.card[seat] = card
        begin_turn(state, seat)
        plans = list_moves(state, seat, workspace.turn_moves)
        best = rate_turn(state, seat, workspace.turn_moves, workspace.turn_worth, plans, mind, workspace)
        workspace.worth[index] = best - mind.card[card]
    state.phase = CHOOSE
    state.card[seat] = down
    state.hand[seat] = hand
    state.seat = acting
    state.revealed[seat] = 0
    state.must = 0
    state.may = 0
    state.done = 0
    return count


@compiled
def pick_move(count: int, temperature: float, workspace: Workspace, rng: Generator) -> int:
    """The move with the best opinion, or, when temperature, one drawn by softmax (with Gumbel's noise)."""
    best = 0
    highest = -1e9
    for index in range(count):
        worth = workspace.worth[index]
        if temperature > 0.0:
            worth -= temperature * log(-log((below(rng, FINE) + 0.5) / FINE))
        if worth > highest:
            highest = worth
            best = index
    return wide(workspace.moves[best])


@helper
def spread_of(state: State, mind: Mind) -> float:
    """How roughly a mind follows its first opinion here."""
    if state.phase == CHOOSE:
        return float(mind.temperature + mind.whim)
    return float(mind.temperature)


@compiled
def first_opinion(scratch: Records, seat: int, mind: Mind, workspace: Workspace, rng: Generator) -> int:
    """The move of a mind that does not search, for the view in `scratch[0]`."""
    return pick_move(rate_moves(scratch[0], seat, mind, workspace), spread_of(scratch[0], mind), workspace, rng)
