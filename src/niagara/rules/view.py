"""What one observer may know (R3.3): built field by field from what is public, never by copying and deleting."""

from __future__ import annotations

from niagara.rules._mark import rule
from niagara.rules.board import CANOES, GEMS, HIDDEN, MAX_PLAYERS, NO_CARD, card_bit
from niagara.rules.options import copy_options
from niagara.rules.state import State


@rule
def fill_view(state: State, observer: int, out: State) -> None:
    """Write what `observer` (a seat, or SPECTATOR) may know into `out`.

    A card that is down and not for this observer to see is HIDDEN, and its owner's hand still shows it among the
    others: that is what anyone who remembers the revealed cards of this cycle knows.
    """
    copy_options(state, out)
    out.players = state.players
    out.round = state.round
    out.first = state.first
    out.phase = state.phase
    out.seat = state.seat
    out.must = state.must
    out.may = state.may
    out.done = state.done
    out.weather = state.weather
    out.next_arm = state.next_arm
    out.discs = state.discs
    for site in range(GEMS):
        for gem in range(GEMS):
            out.sites[site][gem] = state.sites[site][gem]
    for seat in range(MAX_PLAYERS):
        for gem in range(GEMS):
            out.landed[seat][gem] = state.landed[seat][gem]
        for canoe in range(CANOES):
            out.at[seat][canoe] = state.at[seat][canoe]
            out.cargo[seat][canoe] = state.cargo[seat][canoe]
        out.revealed[seat] = state.revealed[seat]
        if seat == observer or state.revealed[seat] or state.card[seat] == NO_CARD:
            out.card[seat] = state.card[seat]
            out.hand[seat] = state.hand[seat]
        else:
            out.card[seat] = HIDDEN
            out.hand[seat] = state.hand[seat] | card_bit(state.card[seat])


def view(state: State, observer: int) -> State:
    """What `observer` (a seat, or SPECTATOR) may know, as a state of its own."""
    out = State()
    fill_view(state, observer, out)
    return out
