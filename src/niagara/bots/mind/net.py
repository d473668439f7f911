"""A small net over all seats of a table: each seat's facts, those of the others, the table's; the same for every seat.

One shape serves two ends: the value net's first number is a seat's score (softmax over seats gives the chances), the
card net's seven are scores of the cards. The net with three heads has both in one, and one for moves (move_facts.py).
Inputs are mostly zeros, so the first layer adds up the rows of what is there.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.net_inputs import list_seat_inputs, list_table_inputs
from niagara.bots.mind.outlook import list_outlook, look_ahead
from niagara.bots.mind.records import OUTPUTS, SEAT_INPUTS, AnyNet, Mind, Workspace
from niagara.fast import helper, wide
from niagara.fast.reals import exp
from niagara.rules.board import CLOUD, card_bit
from niagara.rules.state import State

Odds = npt.NDArray[np.float64] | list[float]  # by card

CARD_NET, THREE_HEADS = 0, 1  # where the scores of the cards begin among the outputs of a net


@helper
def single(number: float) -> float:
    """A number in the nets' precision."""
    return np.float32(number)  # type: ignore[return-value]  # a float in all but name


@compiled
def first_layer(state: State, net: AnyNet, workspace: Workspace) -> None:
    """Run the first layer for every seat."""
    nothing = single(0.0)
    units = len(net.bias)
    sees_more = len(net.seat) > SEAT_INPUTS
    for unit in range(units):
        workspace.wide[unit] = net.bias[unit]
        workspace.all[unit] = nothing
    for number in range(list_table_inputs(state, workspace)):
        row = net.common[workspace.fact[number]]
        amount = single(workspace.amount[number])
        for unit in range(units):
            workspace.wide[unit] += amount * row[unit]
    if sees_more:
        look_ahead(state, workspace)
    for seat in range(wide(state.players)):
        own, others = workspace.own[seat], workspace.others[seat]
        for unit in range(units):
            own[unit] = workspace.wide[unit]
            others[unit] = nothing
        count = list_seat_inputs(state, seat, workspace)
        if sees_more:
            count = list_outlook(state, seat, count, workspace)
        for number in range(count):
            rows = net.seat[workspace.fact[number]]
            amount = single(workspace.amount[number])
            for unit in range(units):
                own[unit] += amount * rows[0][unit]
            for unit in range(units):
                others[unit] += amount * rows[1][unit]
        for unit in range(units):
            workspace.all[unit] += others[unit]


@compiled
def later_layers(state: State, seat: int, outputs: int, net: AnyNet, workspace: Workspace) -> None:
    """Run the other layers for a seat: `workspace.out[seat]`."""
    nothing = single(0.0)
    share = single(1.0 / (state.players - 1))
    own, others, narrow, out = workspace.own[seat], workspace.others[seat], workspace.narrow, workspace.out[seat]
    units = len(net.second_bias)
    for unit in range(units):
        narrow[unit] = net.second_bias[unit]
    for unit in range(len(net.bias)):
        value = own[unit] + share * (workspace.all[unit] - others[unit])
        if value > nothing:
            row = net.second[unit]
            for place in range(units):
                narrow[place] += value * row[place]
    for number in range(outputs):
        out[number] = net.last_bias[number]
    for place in range(units):
        value = narrow[place]
        if value > nothing:
            for number in range(outputs):
                out[number] += value * net.last[place][number]


@compiled
def net_chance(state: State, seat: int, net: AnyNet, workspace: Workspace) -> float:
    """A seat's chance as a value net sees the start of a round."""
    first_layer(state, net, workspace)
    best = -1e9
    for other in range(wide(state.players)):
        later_layers(state, other, 1, net, workspace)
        best = max(best, float(workspace.out[other][0]))
    total = 0.0
    for other in range(wide(state.players)):
        total += exp(workspace.out[other][0] - best)
    return exp(workspace.out[seat][0] - best) / total


@compiled
def predict_cards(
    state: State, seat: int, hand: int, trust: float, first: int, net: AnyNet, workspace: Workspace, odds: Odds
) -> None:
    """Write the chance of each card of a seat's hand, after `first_layer`: as far as the net is trusted, else alike.

    Its scores of the cards begin with output `first`.
    """
    later_layers(state, seat, first + OUTPUTS, net, workspace)
    scores = workspace.out[seat]
    best = -1e9
    count = 0
    for card in range(1, CLOUD + 1):
        odds[card] = 0.0
        if hand & card_bit(card):
            best = max(best, float(scores[first + card - 1]))
            count += 1
    total = 0.0
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            odds[card] = exp(scores[first + card - 1] - best)
            total += odds[card]
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            odds[card] = trust * odds[card] / total + (1.0 - trust) / count


@helper
def has_three_heads(mind: Mind, workspace: Workspace) -> bool:
    """Whether a mind thinks with one net for everything, here where it may be thinking in a rival's place."""
    return bool(mind.uses_three_heads and not (workspace.for_rival and mind.rivals_have_smaller_nets))


@helper
def has_large_nets(mind: Mind, workspace: Workspace) -> bool:
    """Whether a mind thinks with larger nets here."""
    return bool(mind.uses_large_nets and not workspace.for_rival)


@compiled
def expect(state: State, mind: Mind, workspace: Workspace) -> None:
    """Look at a position before a mind predicts cards in it."""
    if has_three_heads(mind, workspace):
        first_layer(state, mind.three_heads, workspace)
    elif has_large_nets(mind, workspace):
        first_layer(state, mind.large_card_net, workspace)
    else:
        first_layer(state, mind.card_net, workspace)


@compiled
def expect_card(state: State, seat: int, hand: int, trust: float, mind: Mind, workspace: Workspace, odds: Odds) -> None:
    """Write the chance of each card of a seat's hand as a mind expects it, after `expect`."""
    if has_three_heads(mind, workspace):
        predict_cards(state, seat, hand, trust, wide(THREE_HEADS), mind.three_heads, workspace, odds)
    elif has_large_nets(mind, workspace):
        predict_cards(state, seat, hand, trust, wide(CARD_NET), mind.large_card_net, workspace, odds)
    else:
        predict_cards(state, seat, hand, trust, wide(CARD_NET), mind.card_net, workspace, odds)
