"""What a seat may look forward to, as more facts for the larger nets: what it lacks, its ways home, prey and dangers.

Most of it follows from what the smaller nets see, but only by sums and cases that so few units do not find.
"""

from __future__ import annotations

from typing import Final

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.features import HELPS, OTHER, PLACES, WINS, missing, note, place_of
from niagara.bots.mind.minds import AT_LEAST, CARDS_IN, CARRIED, DEPTHS
from niagara.bots.mind.records import LARGE_SEAT_INPUTS, SEAT_INPUTS, Workspace
from niagara.fast import helper, inlined, wide
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FIRST_SITE_DEPTH,
    FORK,
    FULL_HAND,
    GEMS,
    JETTY,
    LAST_DEPTH,
    LOST,
    NO_GEM,
    card_bit,
)
from niagara.rules.state import State

MOST_NEEDED: Final = 4  # gems to the nearest goal
USES: Final = 3  # of a gem: it wins, helps, or does neither
FAR: Final = 8  # steps to a gem that helps, or none does

NEEDS_LOADED: Final = SEAT_INPUTS  # gems missing once all that is loaded has come home
RIVAL_NEEDS: Final = NEEDS_LOADED + MOST_NEEDED + 1  # the fewest that a rival needs …
RIVAL_NEEDS_LOADED: Final = RIVAL_NEEDS + MOST_NEEDED + 1  # … and once all has come home
CARDS_LEFT: Final = RIVAL_NEEDS_LOADED + MOST_NEEDED + 1
WAYS_HOME: Final = CARDS_LEFT + CLOUD  # the part of the hand that brings a gem home at once
STUCK: Final = WAYS_HOME + USES  # no card does
CARGO: Final = STUCK + USES  # by colour, and whether it is a new one
PREY: Final = CARGO + 2 * GEMS  # gems that can be stolen, as expected
WAY_TO_GEM: Final = PREY + USES  # from an empty canoe to the nearest gem that helps
LOADS: Final = WAY_TO_GEM + FAR + 1
USEFUL: Final = LOADS + CANOES + 1  # gems at their sites that help …
USEFUL_COLOURS: Final = USEFUL + GEMS  # … and how many there are
RISK: Final = USEFUL_COLOURS + GEMS + 1  # of the falls, for what does not move: by use, then an empty canoe
HOME_FROM: Final = RISK + USES + 1  # a loaded canoe that can come home at once, by place
RIVALS_CLOSE: Final = HOME_FROM + PLACES  # rivals who have enough on the way, and those who lack one more
assert RIVALS_CLOSE + 6 == LARGE_SEAT_INPUTS


@helper
def gems_of(state: State, seat: int, gem: int, loaded: bool) -> int:
    """How many gems of a colour a seat has landed, with those on its canoes if they are to count."""
    count = int(state.landed[seat][gem])
    if loaded:
        for canoe in range(CANOES):
            if state.at[seat][canoe] != LOST and state.cargo[seat][canoe] == gem:
                count += 1
    return count


@helper
def needs_of(state: State, seat: int, loaded: bool) -> int:
    """How many gems a seat lacks to the nearest goal, once all is landed that counts."""
    most, colours, total = 0, 0, 0
    for gem in range(GEMS):
        count = gems_of(state, seat, gem, loaded)
        most = max(most, count)
        total += count
        colours += int(count > 0)
    return min(missing(most, colours, total), MOST_NEEDED)


@helper
def reach(start: int, end: int) -> int:
    """How many steps upriver a thief needs from a space to another, or 0 if it cannot (R6.8)."""
    steps = int(DEPTHS[start]) - int(DEPTHS[end])
    if steps < 1 or steps >= CLOUD or (end > FORK and (end > LAST_DEPTH) != (start > LAST_DEPTH)):
        return 0
    return steps


@helper
def use_of(state: State, seat: int, gem: int) -> int:
    """What landing a gem would do for a seat (R8.1)."""
    most, colours, total = 0, 0, 0
    for other in range(GEMS):
        count = wide(state.landed[seat][other])
        most = max(most, count)
        total += count
        colours += int(count > 0)
    count = wide(state.landed[seat][gem])
    left = missing(max(most, count + 1), colours + int(count == 0), total + 1)
    if left == 0:
        return WINS
    if left < missing(most, colours, total):
        return HELPS
    return OTHER


@helper
def at_least(state: State, least: int) -> float:
    """The chance that no number below this one is played, if all cards of all hands are alike."""
    odds = 1.0
    for seat in range(wide(state.players)):
        hand = wide(state.hand[seat])
        if hand == 0:
            hand = FULL_HAND
        odds *= AT_LEAST[hand][least]
    return odds


@compiled
def look_ahead(state: State, workspace: Workspace) -> None:
    """Write down what is asked of every seat: what it lacks, what each gem would do, where the falls threaten."""
    for seat in range(wide(state.players)):
        workspace.needs[seat] = needs_of(state, seat, False)
        workspace.needs_loaded[seat] = needs_of(state, seat, True)
        for gem in range(GEMS):
            workspace.use[seat][gem] = use_of(state, seat, gem)
    for space in range(JETTY + 1, LOST):
        workspace.risk[space] = 0.0
    odds = 1.0
    for lowest in range(1, CLOUD + 1):
        higher = 0.0
        speed = wide(state.weather)
        if lowest < CLOUD:
            higher = at_least(state, lowest + 1)
            speed += lowest
        carried = CARRIED[max(wide(state.next_arm), 0)][max(speed, 0)]
        for space in range(JETTY + 1, LOST):
            if carried[space] == LOST:
                workspace.risk[space] += odds - higher
        odds = higher


@inlined
def list_loaded(state: State, seat: int, canoe: int, hand: int, count: int, workspace: Workspace) -> int:
    """Write down what a loaded canoe may look forward to; how many facts there are then."""
    space, cargo = wide(state.at[seat][canoe]), wide(state.cargo[seat][canoe])
    use = wide(workspace.use[seat][cargo])
    ways = 0
    for card in range(max(wide(DEPTHS[space]), 1), CLOUD):
        if hand & card_bit(card):
            ways += 1
    if ways > 0:
        count = note(workspace, count, WAYS_HOME + use, ways / CARDS_IN[hand])
        count = note(workspace, count, HOME_FROM + place_of(space, wide(state.next_arm)), 1.0)
    else:
        count = note(workspace, count, STUCK + use, 1.0)
    count = note(workspace, count, CARGO + GEMS * int(state.landed[seat][cargo] == 0) + cargo, 1.0)
    if space != JETTY and workspace.risk[space] > 0.0:
        count = note(workspace, count, RISK + use, workspace.risk[space])
    return count


@helper
def count_prey(state: State, seat: int, space: int, hand: int, use: int, workspace: Workspace) -> int:
    """How many gems of a use an empty canoe on a space could steal with some card of a hand (R6.8)."""
    prey = 0
    for other in range(wide(state.players)):
        for canoe in range(CANOES):
            place, gem = wide(state.at[other][canoe]), wide(state.cargo[other][canoe])
            if other == seat or place == LOST or place == JETTY or gem == NO_GEM:
                continue
            steps = reach(space, place)
            if workspace.use[seat][gem] == use and steps > 0 and hand & card_bit(steps):
                prey += 1
    return prey


@inlined
def list_empty(state: State, seat: int, canoe: int, hand: int, count: int, workspace: Workspace) -> int:
    """Write down what an empty canoe may look forward to; how many facts there are then."""
    space = wide(state.at[seat][canoe])
    nearest = FAR
    for gem in range(GEMS):
        if state.sites[gem][gem] > 0 and workspace.use[seat][gem] != OTHER:
            nearest = min(nearest, abs(gem + FIRST_SITE_DEPTH - wide(DEPTHS[space])))
    count = note(workspace, count, WAY_TO_GEM + nearest, 1.0)
    if space == JETTY:
        return count
    if workspace.risk[space] > 0.0:
        count = note(workspace, count, RISK + USES, workspace.risk[space])
    if state.stealing:
        for use in range(USES):
            prey = count_prey(state, seat, space, hand, use, workspace)
            if prey > 0:
                count = note(workspace, count, PREY + use, prey / CARDS_IN[hand])
    return count


@compiled
def list_outlook(state: State, seat: int, count: int, workspace: Workspace) -> int:
    """Write down what a seat may look forward to after so many other facts, after `look_ahead`; how many there are."""
    hand = wide(state.hand[seat])
    if hand == 0:
        hand = FULL_HAND
    least, least_loaded = MOST_NEEDED, MOST_NEEDED
    close, closer = 0, 0
    for other in range(wide(state.players)):
        if other != seat:
            least = min(least, wide(workspace.needs[other]))
            least_loaded = min(least_loaded, wide(workspace.needs_loaded[other]))
            closer += int(workspace.needs_loaded[other] == 0)
            close += int(workspace.needs_loaded[other] == 1)
    count = note(workspace, count, NEEDS_LOADED + wide(workspace.needs_loaded[seat]), 1.0)
    count = note(workspace, count, RIVAL_NEEDS + least, 1.0)
    count = note(workspace, count, RIVAL_NEEDS_LOADED + least_loaded, 1.0)
    count = note(workspace, count, CARDS_LEFT + CARDS_IN[hand] - 1, 1.0)
    count = note(workspace, count, RIVALS_CLOSE + min(closer, 2), 1.0)
    count = note(workspace, count, RIVALS_CLOSE + 3 + min(close, 2), 1.0)
    loads = 0
    for canoe in range(CANOES):
        if state.at[seat][canoe] == LOST:
            continue
        if state.cargo[seat][canoe] == NO_GEM:
            count = list_empty(state, seat, canoe, hand, count, workspace)
        else:
            count = list_loaded(state, seat, canoe, hand, count, workspace)
            loads += 1
    count = note(workspace, count, LOADS + loads, 1.0)
    useful = 0
    for gem in range(GEMS):
        if state.sites[gem][gem] > 0 and workspace.use[seat][gem] != OTHER:
            count = note(workspace, count, USEFUL + gem, 1.0)
            useful += 1
    return note(workspace, count, USEFUL_COLOURS + useful, 1.0)
