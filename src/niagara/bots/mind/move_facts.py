"""What the head for moves sees of a move: where its canoe ends and with what, what is done, what may happen there.

The head says how much each fact speaks for a move, given the position; a move's score is the sum over its facts.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.evaluate import known_hand
from niagara.bots.mind.features import PLACES, note, place_of
from niagara.bots.mind.net import first_layer, later_layers, single
from niagara.bots.mind.outlook import MOST_NEEDED, USES, look_ahead
from niagara.bots.mind.policy import rate_moves
from niagara.bots.mind.records import MOVE_FACTS, Mind, Workspace
from niagara.fast import helper, inlined, wide
from niagara.rules.actions import (
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
    WEATHER_DOWN,
    WEATHER_UP,
    canoe_parts,
)
from niagara.rules.board import CANOES, GEMS, JETTY, LOST, NO_GEM
from niagara.rules.legal import decider
from niagara.rules.packed import Records
from niagara.rules.state import State

EMPTY: Final = USES  # what a canoe carries: a gem by its use, or nothing
WORST: Final = -1.0  # a first opinion may be no further below the best

END: Final = 0  # where the canoe ends, by what it carries then
START: Final = END + (USES + 1) * (PLACES + 1)  # where it was, empty or loaded
LEFT_ALONE: Final = START + 2 * PLACES
LOADS: Final = LEFT_ALONE + 1  # by the use of the gem
UNLOADS: Final = LOADS + USES
SWAPS: Final = UNLOADS + USES
STEALS: Final = SWAPS + USES
UNLOADS_FIRST: Final = STEALS + USES  # … and then steals
STAYS: Final = UNLOADS_FIRST + 1
COLOUR: Final = STAYS + 1  # of what it carries in the end
VICTIM: Final = COLOUR + GEMS  # what a victim lacks once its gems are home …
VICTIM_USE: Final = VICTIM + MOST_NEEDED + 1  # … and what the gem would have done for it
OTHER_CANOE: Final = VICTIM_USE + USES  # must move, may move, neither
MAY_BE_LOST: Final = OTHER_CANOE + 3  # chance that the river takes it, by what it carries
THREAT: Final = MAY_BE_LOST + USES + 1  # chance to be robbed, by the use of the gem
HOME: Final = THREAT + USES  # how likely its gem comes home, by its use
OPINION: Final = HOME + USES  # how far its first opinion is below the best …
FIRST: Final = OPINION + 1  # … or whether it is the best
ENDS_TURN: Final = FIRST + 1
WEATHER: Final = ENDS_TURN + 1
assert WEATHER + 2 == MOVE_FACTS


@helper
def deed_facts(state: State, seat: int, deed: int, before: int, count: int, workspace: Workspace) -> tuple[int, int]:
    """Write down what is done at a site or to a victim; what the canoe carries then, and how many facts there are."""
    use = workspace.use[seat]
    if deed == NOTHING:
        return before, count
    if deed >= STEAL:
        if deed >= UNLOAD_STEAL:
            count = note(workspace, count, UNLOADS_FIRST, 1.0)
        robbed = (deed - STEAL) % (UNLOAD_STEAL - STEAL)
        victim = robbed // CANOES
        gem = wide(state.cargo[victim][robbed % CANOES])
        count = note(workspace, count, STEALS + wide(use[gem]), 1.0)
        count = note(workspace, count, VICTIM + wide(workspace.needs_loaded[victim]), 1.0)
        return gem, note(workspace, count, VICTIM_USE + wide(workspace.use[victim][gem]), 1.0)
    if deed == UNLOAD_AFTER or deed == UNLOAD_BEFORE:
        return NO_GEM, note(workspace, count, UNLOADS + wide(use[before]), 1.0)
    if deed >= SWAP_AFTER:
        gem = deed - SWAP_AFTER
    elif deed >= LOAD_AFTER:
        gem = deed - LOAD_AFTER
    elif deed >= SWAP_BEFORE:
        gem = deed - SWAP_BEFORE
    else:
        gem = deed - LOAD_BEFORE
    if deed >= SWAP_AFTER or LOAD_AFTER > deed >= SWAP_BEFORE:
        return gem, note(workspace, count, SWAPS + wide(use[gem]), 1.0)
    return gem, note(workspace, count, LOADS + wide(use[gem]), 1.0)


@inlined
def list_move_facts(state: State, seat: int, action: int, worth: float, best: float, workspace: Workspace) -> int:
    """Write down what speaks for or against a move of a turn, after `rate_moves` and `look_ahead`; how many facts."""
    count = note(workspace, 0, OPINION, max(worth - best, WORST))
    if worth == best:
        count = note(workspace, count, FIRST, 1.0)
    if action == DONE:
        return note(workspace, count, ENDS_TURN, 1.0)
    if action == WEATHER_DOWN or action == WEATHER_UP:
        return note(workspace, count, WEATHER + action - WEATHER_DOWN, 1.0)
    canoe, end, deed = canoe_parts(action)
    start = wide(state.at[seat][canoe])
    before = wide(state.cargo[seat][canoe])
    if end == STAY:
        end = start
        count = note(workspace, count, STAYS, 1.0)
    after, count = deed_facts(state, seat, deed, before, count, workspace)
    count = note(workspace, count, START + PLACES * int(before != NO_GEM) + place_of(start, state.next_arm), 1.0)
    other = 1 << (1 - canoe)
    waits = 2
    if state.must & other:
        waits = 0
    elif state.may & other:
        waits = 1
    count = note(workspace, count, OTHER_CANOE + waits, 1.0)
    use = EMPTY
    if after != NO_GEM:
        use = wide(workspace.use[seat][after])
        count = note(workspace, count, COLOUR + after, 1.0)
    if end == LOST:
        return note(workspace, count, END + use * (PLACES + 1) + PLACES, 1.0)
    count = note(workspace, count, END + use * (PLACES + 1) + place_of(end, state.next_arm), 1.0)
    if end == JETTY:
        return count
    count = note(workspace, count, MAY_BE_LOST + use, workspace.flow_lost[end])
    if use != EMPTY:
        count = note(workspace, count, THREAT + use, workspace.threat[end])
        count = note(workspace, count, HOME + use, workspace.flow_land[end])
    return count


@helper
def best_opinion(count: int, workspace: Workspace) -> float:
    """The highest first opinion of the moves that `rate_moves` listed."""
    best = -1e9
    for index in range(count):
        best = max(best, workspace.worth[index])
    return best


@inlined
def look_openly(state: State, mind: Mind, workspace: Workspace) -> None:
    """Run the first layer on what everybody knows: a card that is down and not shown may still be in its hand."""
    for seat in range(wide(state.players)):
        workspace.open_hand[seat] = state.hand[seat]
        state.hand[seat] = known_hand(state, seat)
    first_layer(state, mind.three_heads, workspace)
    for seat in range(wide(state.players)):
        state.hand[seat] = workspace.open_hand[seat]


@compiled
def score_moves(state: State, seat: int, mind: Mind, workspace: Workspace) -> int:
    """List the legal moves of a seat's turn, each with its score by the head for moves; how many there are."""
    count = rate_moves(state, seat, mind, workspace)
    if count == 1:
        return count
    net, nothing = mind.three_heads, single(0.0)
    look_openly(state, mind, workspace)
    later_layers(state, seat, 0, net, workspace)
    for fact in range(MOVE_FACTS):
        row = net.moves[fact]
        speaks = net.moves_bias[fact]
        for place in range(len(net.second_bias)):
            if workspace.narrow[place] > nothing:
                speaks += workspace.narrow[place] * row[place]
        workspace.pull[fact] = speaks
    best = best_opinion(count, workspace)
    for index in range(count):
        score = 0.0
        action = wide(workspace.moves[index])
        for number in range(list_move_facts(state, seat, action, workspace.worth[index], best, workspace)):
            score += workspace.pull[workspace.fact[number]] * workspace.amount[number]
        workspace.worth[index] = score
    return count


@compiled
def fill_move_inputs(
    games: Records,
    chosen: npt.NDArray[np.int16],
    mind: Mind,
    workspace: Workspace,
    facts: npt.NDArray[np.float32],
    legal: npt.NDArray[np.bool_],
    found: npt.NDArray[np.int64],
) -> None:
    """Write what the head sees of every move of every game, `facts[game][move][fact]`, and which one was `chosen`."""
    for index in range(len(games)):
        state = games[index]
        seat = decider(state)
        count = min(rate_moves(state, seat, mind, workspace), len(legal[index]))
        look_ahead(state, workspace)
        best = best_opinion(count, workspace)
        for place in range(count):
            action = wide(workspace.moves[place])
            legal[index][place] = True
            if action == chosen[index]:
                found[index] = place
            for number in range(list_move_facts(state, seat, action, workspace.worth[place], best, workspace)):
                facts[index][place][workspace.fact[number]] += workspace.amount[number]
