"""What a position is worth to a seat: by rule of thumb for first opinions, by fitted weights for those who search."""

from __future__ import annotations

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.features import list_facts
from niagara.bots.mind.minds import CARDS_IN, UP
from niagara.bots.mind.net import has_large_nets, has_three_heads, net_chance
from niagara.bots.mind.records import MOST_ALIKE, MOST_TOTAL, Mind, Workspace
from niagara.fast import helper, inlined, wide
from niagara.fast.reals import exp
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
    NO_CARD,
    NO_GEM,
    card_bit,
)
from niagara.rules.ending import has_won
from niagara.rules.state import CHOOSE, OVER, TURNS, State


@helper
def known_hand(state: State, seat: int) -> int:
    """The cards that a seat may have played or still hold, as everyone knows it (R3.3)."""
    hand = wide(state.hand[seat])
    card = state.card[seat]
    if state.revealed[seat] == 0 and card != NO_CARD and card != HIDDEN:
        hand |= card_bit(card)
    return hand


@helper
def weigh_gains(state: State, seat: int, mind: Mind, workspace: Workspace) -> float:
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
        workspace.gain[gem] = gain + mind.colours[colours | (1 << gem)] - mind.colours[colours]
    return float(mind.alike[most] + mind.colours[colours] + mind.total[total])


@helper
def weigh_empty(state: State, mind: Mind, workspace: Workspace) -> None:
    """Write what an empty canoe is worth at every space: the best gem to fetch from there."""
    for depth in range(LAST_DEPTH + 1):
        best = 0.0
        for gem in range(GEMS):
            if state.sites[gem][gem] > 0:
                best = max(best, workspace.gain[gem] * mind.near[depth][gem])
        workspace.empty[depth] = best
        if depth > FORK:
            workspace.empty[depth + 2] = best
    workspace.empty[LOST] = -mind.lost


@helper
def weigh_thefts(state: State, seat: int, mind: Mind, workspace: Workspace) -> None:
    """Write for every river space how likely a gem there is stolen, and what an empty canoe there may steal (R6.8)."""
    for space in range(JETTY, LOST):
        workspace.threat[space] = 0.0
        workspace.hunt[space] = 0.0
        workspace.prey[space] = 0.0
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
                    fear_thief(state, seat, other, place, mind, workspace)
                else:
                    prey = True
                    workspace.prey[place] = max(workspace.prey[place], workspace.gain[cargo])
    if prey:
        hope_for_prey(known_hand(state, seat), mind, workspace)


@inlined
def fear_thief(state: State, seat: int, other: int, place: int, mind: Mind, workspace: Workspace) -> None:
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
            workspace.threat[end] += (1.0 - workspace.threat[end]) * belief


@inlined
def hope_for_prey(hand: int, mind: Mind, workspace: Workspace) -> None:
    """Add what an empty canoe may steal with the cards of its hand."""
    if hand == 0:
        hand = FULL_HAND
    share = mind.hunt / CARDS_IN[hand]
    for card in range(1, CLOUD):
        if hand & card_bit(card):
            for space in range(JETTY + 2, LOST):
                workspace.hunt[space] += share * workspace.prey[UP[space][card]]


@inlined
def score(state: State, seat: int, mind: Mind, workspace: Workspace) -> float:
    """How well a seat stands at the start of a round."""
    value = 0.0
    for number in range(list_facts(state, seat, workspace)):
        value += mind.feature_weights[workspace.fact[number]] * workspace.amount[number]
    return value


@compiled
def win_chance(state: State, seat: int, mind: Mind, workspace: Workspace) -> float:
    """A seat's share of the win: exact at the end of a game, estimated from all scores, or by the value net, before."""
    if state.phase == OVER:
        if not has_won(state, seat):
            return 0.0
        winners = 0
        for other in range(wide(state.players)):
            if has_won(state, other):
                winners += 1
        return 1.0 / winners
    if has_three_heads(mind, workspace):
        return net_chance(state, seat, mind.three_heads, workspace)
    if mind.uses_value_net and has_large_nets(mind, workspace):
        return net_chance(state, seat, mind.large_value_net, workspace)
    if mind.uses_value_net:
        return net_chance(state, seat, mind.value_net, workspace)
    best = -1e9
    for other in range(wide(state.players)):
        workspace.score[other] = score(state, other, mind, workspace)
        best = max(best, workspace.score[other])
    total = 0.0
    for other in range(wide(state.players)):
        total += exp(workspace.score[other] - best)
    return exp(workspace.score[seat] - best) / total
