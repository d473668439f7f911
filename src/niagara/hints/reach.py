"""For each card of a hand: where one's canoes could end."""

from __future__ import annotations

from functools import lru_cache

from niagara.protocol.server import Reach
from niagara.rules.actions import STAY, Move, canoe_id
from niagara.rules.apply import begin_turn
from niagara.rules.board import (
    CANOES,
    CARD_NAMES,
    CLOUD,
    GEMS,
    LOST,
    NO_CARD,
    NO_GEM,
    SPACE_NAMES,
    card_bit,
)
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.setup import new_state
from niagara.rules.state import TURNS, State

Numbers = tuple[int, ...]


def reach_of(view: State, seat: int) -> tuple[Reach, ...]:
    """The hints for every card that a seat may choose, the one that is down included."""
    own = set(cards_in(view.hand[seat]))
    if view.card[seat] != NO_CARD:
        own.add(view.card[seat])
    stocked = bytes(count > 0 for gems in view.sites for count in gems)
    canoes = [
        (canoe_id(seat, canoe), view.at[seat][canoe], view.cargo[seat][canoe])
        for canoe in range(CANOES)
        if view.at[seat][canoe] != LOST
    ]
    hints = []
    for card in sorted(own):
        ends = {canoe: ends for canoe, at, cargo in canoes if (ends := ends_of(card, at, cargo, stocked))}
        hints.append(Reach(CARD_NAMES[card], ends))
    return tuple(hints)


def cards_in(hand: int) -> Numbers:
    """The cards of a hand."""
    return tuple(card for card in range(1, CLOUD + 1) if hand & card_bit(card))


@lru_cache(maxsize=65536)
def ends_of(card: int, start: int, cargo: int, stocked: bytes) -> tuple[str, ...]:
    """Where a canoe could end with a card: asked of a river that has no other canoe, since none is ever in the way."""
    state = new_state(2)
    state.phase, state.card[0] = TURNS, card
    state.at[0], state.cargo[0] = [start, LOST], [cargo, NO_GEM]
    state.sites = [list(stocked[site * GEMS : (site + 1) * GEMS]) for site in range(GEMS)]
    begin_turn(state, 0)
    out = [0] * MOST_LEGAL
    moves = [Move(number) for number in out[: legal(state, 0, out)]]
    ends = {start if move.end == STAY else move.end for move in moves if move.kind == "canoe"}
    return tuple(SPACE_NAMES[end] for end in sorted(ends))
