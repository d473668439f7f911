"""Hermit keeps out of everybody's way: it goes where nobody can reach it, and never robs."""

from __future__ import annotations

from niagara.rules.actions import Move
from niagara.rules.board import CANOES, CLOUD, FULL_HAND, JETTY, LOST, NO_GEM, card_bit, depth_of, upriver
from niagara.rules.state import State
from niagara.train.pool.greedy import End, Greedy, Odds, end_of


class Hermit(Greedy):
    """Company costs: a gem within anyone's reach is half lost, and a busy space is no place to be."""

    falls_cost = 0.4

    def end(self, state: State, seat: int, move: Move, flow: Odds) -> float:
        """What belongs to others is left to them."""
        end = end_of(state, seat, move)
        return -1.0 if end.stolen else self.canoe(state, seat, end, flow)

    def canoe(self, state: State, seat: int, end: End, flow: Odds) -> float:
        """Less for every empty canoe that could come up to it, and a little less for every canoe that is near."""
        worth = super().canoe(state, seat, end, flow)
        if not JETTY < end.space < LOST:
            return worth
        safe = 1.0
        for other in range(state.players):
            for canoe in range(CANOES):
                place = state.at[other][canoe]
                if other == seat or not JETTY < place < LOST:
                    continue
                worth -= 0.02 * (abs(depth_of(place) - depth_of(end.space)) <= 1)
                if end.cargo != NO_GEM and state.cargo[other][canoe] == NO_GEM and state.stealing:
                    hand = self.hand(state, other) or FULL_HAND
                    reach = sum(upriver(place, c) == end.space for c in range(1, CLOUD) if hand & card_bit(c))
                    safe *= 1.0 - 0.8 * reach / hand.bit_count()
        return worth * safe if worth > 0 else worth
