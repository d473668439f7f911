"""What a position is worth to a seat: by rule of thumb for first opinions, by fitted weights for those who search.

Compiled.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from niagara.bots.features import MOST_FACTS, list_facts
from niagara.bots.mind import CARDS_IN, MOST_ALIKE, MOST_TOTAL, SPACES, UP, Mind
from niagara.bots.net import net_chance
from niagara.bots.shape import NET_DESK
from niagara.fast import compiled, helper, part, wide
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FORK,
    FULL_HAND,
    GEMS,
    HIDDEN,
    JETTY,
    LAST_DEPTH,
    LOST,
    MAX_PLAYERS,
    NO_CARD,
    NO_GEM,
    card_bit,
)
from niagara.rules.ending import has_won
from niagara.rules.legal import MOST_LEGAL
from niagara.rules.state import CHOOSE, OVER, TURNS, State

Desk = Any  # one record of an array of DESK

# The papers on a bot's desk while it thinks: compiled code allocates nothing.
DESK: Final = np.dtype(
    [
        ("gain", "f8", (GEMS,)),  # what landing each gem would add for the seat in question
        ("empty", "f8", (SPACES,)),  # worth of an empty canoe after the flow
        ("threat", "f8", (SPACES,)),  # chance to be robbed here
        ("prey", "f8", (SPACES,)),  # the best gem that others carry here
        ("hunt", "f8", (SPACES,)),  # what an empty canoe may steal from here
        ("least", "f8", (CLOUD + 2,)),  # chance that the others' lowest number is at least so high
        ("flow_land", "f8", (SPACES,)),  # the mind's tables averaged over the flows to expect
        ("flow_lost", "f8", (SPACES,)),
        ("flow_empty", "f8", (SPACES,)),
        ("slower_land", "f8", (SPACES,)),  # the same, over the flows of lower numbers alone
        ("slower_lost", "f8", (SPACES,)),
        ("slower_empty", "f8", (SPACES,)),
        ("moves", "i2", (MOST_LEGAL,)),  # legal moves …
        ("worth", "f8", (MOST_LEGAL,)),  # … and the first opinion of each
        ("listed", "i2", (MOST_LEGAL,)),  # moves of a turn with one card …
        ("plans", "f8", (MOST_LEGAL,)),  # … and the worth of each
        ("candidates", "i8"),  # how many moves are tried out
        ("sampled", "i8"),  # how often they were
        ("combinations", "i8"),  # in how many ways the others may have chosen
        ("tried", "i2", (MOST_LEGAL,)),  # moves to try out …
        ("outcome", "f8", (MOST_LEGAL,)),  # … and the sum of the chances that came of it
        ("belief", "f8", (MAX_PLAYERS, CLOUD + 1)),  # how likely each card of a rival is, having thought for it
        ("fact", "i8", (MOST_FACTS,)),  # facts of a seat …
        ("amount", "f8", (MOST_FACTS,)),  # … and how much of each
        ("score", "f8", (MAX_PLAYERS,)),
        *NET_DESK,
    ]
)


def new_desk() -> npt.NDArray[np.void]:
    """An empty desk, in an array of length one."""
    return np.zeros(1, DESK)


@helper
def known_hand(state: State, seat: int) -> int:
    """The cards that a seat may have played or still hold, as everyone knows it (R3.3)."""
    hand = wide(state.hand[seat])
    card = state.card[seat]
    if state.revealed[seat] == 0 and card != NO_CARD and card != HIDDEN:
        hand |= card_bit(card)
    return hand


@helper
def weigh_gains(state: State, seat: int, mind: Mind, desk: Desk) -> float:
    """Write what landing each gem would add; return what the landed gems are worth."""
    landed = state.landed[seat]
    most = 0
    total = 0
    colours = 0
    for gem in range(GEMS):
        count = int(landed[gem])
        total += count
        most = max(most, count)
        if count > 0:
            colours |= 1 << gem
    most = min(most, MOST_ALIKE - 2)
    total = min(total, MOST_TOTAL - 2)
    for gem in range(GEMS):
        more = min(max(most, int(landed[gem]) + 1), MOST_ALIKE - 1)
        gain = mind.alike[more] - mind.alike[most] + mind.total[total + 1] - mind.total[total]
        desk.gain[gem] = gain + mind.colours[colours | (1 << gem)] - mind.colours[colours]
    return float(mind.alike[most] + mind.colours[colours] + mind.total[total])


@helper
def weigh_empty(state: State, mind: Mind, desk: Desk) -> None:
    """Write what an empty canoe is worth at every space: the best gem to fetch from there."""
    for depth in range(LAST_DEPTH + 1):
        best = 0.0
        for gem in range(GEMS):
            if state.sites[gem][gem] > 0:
                best = max(best, desk.gain[gem] * mind.near[depth][gem])
        desk.empty[depth] = best
        if depth > FORK:
            desk.empty[depth + 2] = best
    desk.empty[LOST] = -mind.lost


@helper
def weigh_thefts(state: State, seat: int, mind: Mind, desk: Desk) -> None:
    """Write for every river space how likely a gem there is stolen, and what an empty canoe there may steal (R6.8)."""
    for space in range(JETTY, LOST):
        desk.threat[space] = 0.0
        desk.hunt[space] = 0.0
        desk.prey[space] = 0.0
    if mind.fears_theft == 0 or state.stealing == 0:
        return
    prey = False
    for other in range(wide(state.players)):
        if other == seat:
            continue
        for canoe in range(CANOES):
            place = state.at[other][canoe]
            if JETTY < place < LOST:
                cargo = state.cargo[other][canoe]
                if cargo == NO_GEM:
                    fear_thief(state, seat, other, place, mind, desk)
                else:
                    prey = True
                    desk.prey[place] = max(desk.prey[place], desk.gain[cargo])
    if prey:
        hope_for_prey(known_hand(state, seat), mind, desk)


@part
def fear_thief(state: State, seat: int, other: int, place: int, mind: Mind, desk: Desk) -> None:
    """Add what an empty canoe of another seat threatens: it needs exactly the right card.

    The river carries all on the trunk alike, so who cannot rob this round may well do so in the next.
    """
    hand = FULL_HAND
    if mind.counts_cards:
        hand = known_hand(state, other)
    if hand == 0:
        hand = FULL_HAND
    belief = mind.theft_next
    if state.phase == TURNS or state.phase == CHOOSE:
        if (other - state.first) % state.players > (seat - state.first) % state.players:
            belief = mind.theft_now
    belief /= CARDS_IN[hand]
    for card in range(1, CLOUD):
        if hand & card_bit(card):
            end = UP[place][card]
            desk.threat[end] += (1.0 - desk.threat[end]) * belief


@part
def hope_for_prey(hand: int, mind: Mind, desk: Desk) -> None:
    """Add what an empty canoe may steal with the cards of its hand."""
    if hand == 0:
        hand = FULL_HAND
    share = mind.hunt / CARDS_IN[hand]
    for card in range(1, CLOUD):
        if hand & card_bit(card):
            for space in range(JETTY + 2, LOST):
                desk.hunt[space] += share * desk.prey[UP[space][card]]


@part
def score(state: State, seat: int, mind: Mind, desk: Desk) -> float:
    """How well a seat stands at the start of a round."""
    value = 0.0
    for number in range(list_facts(state, seat, desk)):
        value += mind.judgement[desk.fact[number]] * desk.amount[number]
    return value


@compiled
def chance(state: State, seat: int, mind: Mind, desk: Desk) -> float:
    """A seat's share of the win: exact at the end of a game, estimated from all scores, or by the value net, before."""
    if state.phase == OVER:
        if not has_won(state, seat):
            return 0.0
        winners = 0
        for other in range(wide(state.players)):
            if has_won(state, other):
                winners += 1
        return 1.0 / winners
    if mind.knows_value:
        return net_chance(state, seat, mind.value_net, desk)
    best = -1e9
    for other in range(wide(state.players)):
        desk.score[other] = score(state, other, mind, desk)
        best = max(best, desk.score[other])
    total = 0.0
    for other in range(wide(state.players)):
        total += exp(desk.score[other] - best)
    return exp(desk.score[seat] - best) / total
