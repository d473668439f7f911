"""Follower plays by the printed examples: it does what they show where it can, in one order, and weighs nothing.

Land a loaded canoe (E3, E8); rob on the way up (E2, E6); load where a way ends, or before it begins (E1, E3, E4);
otherwise paddle so that the next card may load, and never end where the river may take all. A cloud is for a canoe that
would go over (E7).
"""

from __future__ import annotations

import random

from niagara.bots.bot import View
from niagara.rules.actions import WEATHER_UP, Move
from niagara.rules.apply import begin_turn
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FIRST_SITE_DEPTH,
    FORK,
    HIDDEN,
    JETTY,
    LAST_DEPTH,
    LOST,
    NO_CARD,
    NO_GEM,
    card_bit,
    depth_of,
)
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.state import TURNS, State
from niagara.train.pool.greedy import End, end_of

USUAL = 3  # how fast the river is taken to flow, unless the own card is lower


class Follower:
    """Looks each move up in its list of what one does."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        """The move that stands highest in the list."""
        return max(moves, key=lambda move: (self.rank(view.state, view.seat, move), self.random.random()))

    def rank(self, state: State, seat: int, move: Move) -> float:
        """How high a move stands."""
        if move.kind == "card":
            return self.rank_card(state, seat, move.card)
        if move.kind == "weather":
            afloat = any(JETTY < place < LOST for place in state.at[seat])
            return float((move.number == WEATHER_UP) != afloat)
        if move.kind == "buy":
            return float(state.landed[seat][move.gem])
        return self.rank_canoe(state, seat, move) if move.kind == "canoe" else -0.5

    def rank_card(self, state: State, seat: int, card: int) -> float:
        """A card stands as high as the best turn with it; of equal ones the lowest is spent."""
        if card == CLOUD:
            deep = [depth_of(state.at[seat][c]) for c in range(CANOES) if JETTY < state.at[seat][c] < LOST]
            return 4.5 if any(depth == LAST_DEPTH for depth in deep) else 0.2
        turn = state.copy()
        turn.phase = TURNS
        if state.card[seat] not in (NO_CARD, HIDDEN):
            turn.hand[seat] |= card_bit(state.card[seat])
        turn.hand[seat] &= ~card_bit(card)
        turn.card[seat] = card
        begin_turn(turn, seat)
        out = [0] * MOST_LEGAL
        count = legal(turn, seat, out)
        ranks = [-9.0] * CANOES
        for number in out[:count]:
            move = Move(number)
            if move.kind == "canoe":
                ranks[move.canoe] = max(ranks[move.canoe], self.rank_canoe(turn, seat, move))
        needed = [rank for canoe, rank in enumerate(ranks) if turn.must & 1 << canoe] or [max(ranks)]
        more = [max(rank, 0.0) for canoe, rank in enumerate(ranks) if turn.must and turn.may & 1 << canoe]
        return sum(needed) + sum(more) - card / 50

    def rank_canoe(self, state: State, seat: int, move: Move) -> float:
        """What a canoe does, from the best to the worst."""
        space, cargo, stolen = end_of(state, seat, move)
        before = state.cargo[seat][move.canoe]
        if space == LOST:
            return -8.0
        if space == JETTY:
            return 6.0 + self.wanted(state, seat, cargo) if cargo != NO_GEM else -1.0
        return self.rank_afloat(state, seat, End(space, cargo, stolen), before)

    def rank_afloat(self, state: State, seat: int, end: End, before: int) -> float:
        """The same for a canoe that stays on the river, and what it carried before."""
        cargo, depth = end.cargo, depth_of(end.space)
        if depth + min(state.card[seat], USUAL) + state.weather > LAST_DEPTH:
            return -4.0
        if end.stolen:
            return 5.0 + self.wanted(state, seat, cargo) - 0.1 * depth
        if cargo != NO_GEM:
            return 2.5 - 0.4 * depth if cargo == before else 3.5 + self.wanted(state, seat, cargo) - 0.35 * depth
        if before != NO_GEM:
            return -2.0
        return 1.0 if FIRST_SITE_DEPTH <= depth <= FORK - 1 else 0.0 - 0.2 * max(depth - FORK, 0)

    def wanted(self, state: State, seat: int, gem: int) -> float:
        """A colour that is still missing, or one of which there are most: half a place higher."""
        landed = state.landed[seat]
        return 0.5 if landed[gem] == 0 or landed[gem] == max(landed) else 0.0
