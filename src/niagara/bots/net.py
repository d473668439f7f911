"""A small net over all seats of a table: each seat's facts, those of the others, the table's; the same for every seat.

One shape serves two ends: the value net's first number is a seat's score (softmax over seats gives the chances), the
card net's seven are scores of the cards. Inputs are mostly zeros, so the first layer adds up the rows of what is there.
Compiled.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import numpy.typing as npt

from niagara.bots.shape import NARROW, OUTPUTS, WIDE, Net
from niagara.bots.sight import list_common, list_seen
from niagara.fast import compiled, wide
from niagara.rules.board import CLOUD, card_bit
from niagara.rules.state import State

Odds = npt.NDArray[np.float64]  # by card
Desk = Any  # one record of an array of DESK (judgement.py)


@compiled
def look(state: State, net: Net, desk: Desk) -> None:
    """Run the first layer for every seat."""
    nothing = np.float32(0.0)
    for unit in range(WIDE):
        desk.wide[unit] = net.bias[unit]
        desk.all[unit] = nothing
    for number in range(list_common(state, desk)):
        row = net.common[desk.fact[number]]
        amount = np.float32(desk.amount[number])
        for unit in range(WIDE):
            desk.wide[unit] += amount * row[unit]
    for seat in range(wide(state.players)):
        own, others = desk.own[seat], desk.others[seat]
        for unit in range(WIDE):
            own[unit] = desk.wide[unit]
            others[unit] = nothing
        for number in range(list_seen(state, seat, desk)):
            rows = net.seat[desk.fact[number]]
            amount = np.float32(desk.amount[number])
            for unit in range(WIDE):
                own[unit] += amount * rows[0][unit]
            for unit in range(WIDE):
                others[unit] += amount * rows[1][unit]
        for unit in range(WIDE):
            desk.all[unit] += others[unit]


@compiled
def answer(state: State, seat: int, outputs: int, net: Net, desk: Desk) -> None:
    """Run the other layers for a seat: `desk.out[seat]`."""
    nothing = np.float32(0.0)
    share = np.float32(1.0 / (state.players - 1))
    own, others, narrow, out = desk.own[seat], desk.others[seat], desk.narrow, desk.out[seat]
    for unit in range(NARROW):
        narrow[unit] = net.second_bias[unit]
    for unit in range(WIDE):
        value = own[unit] + share * (desk.all[unit] - others[unit])
        if value > nothing:
            row = net.second[unit]
            for place in range(NARROW):
                narrow[place] += value * row[place]
    for number in range(outputs):
        out[number] = net.last_bias[number]
    for place in range(NARROW):
        value = narrow[place]
        if value > nothing:
            for number in range(outputs):
                out[number] += value * net.last[place][number]


@compiled
def net_chance(state: State, seat: int, net: Net, desk: Desk) -> float:
    """A seat's chance as a value net sees the start of a round."""
    look(state, net, desk)
    best = -1e9
    for other in range(wide(state.players)):
        answer(state, other, 1, net, desk)
        best = max(best, float(desk.out[other][0]))
    total = 0.0
    for other in range(wide(state.players)):
        total += exp(desk.out[other][0] - best)
    return exp(desk.out[seat][0] - best) / total


@compiled
def expect_cards(state: State, seat: int, hand: int, trust: float, net: Net, desk: Desk, odds: Odds) -> None:
    """Write the chance of each card of a seat's hand, after `look`: so far as the net is trusted, else all alike."""
    answer(state, seat, OUTPUTS, net, desk)
    best = -1e9
    count = 0
    for card in range(1, CLOUD + 1):
        odds[card] = 0.0
        if hand & card_bit(card):
            best = max(best, float(desk.out[seat][card - 1]))
            count += 1
    total = 0.0
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            odds[card] = exp(desk.out[seat][card - 1] - best)
            total += odds[card]
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            odds[card] = trust * odds[card] / total + (1.0 - trust) / count
