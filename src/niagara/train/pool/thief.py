"""Thief lets others fetch the gems: it waits below them with the cards that reach them, and robs."""

from __future__ import annotations

from niagara.rules.actions import Move
from niagara.rules.board import CANOES, CLOUD, FULL_HAND, JETTY, LOST, NO_GEM, card_bit, upriver
from niagara.rules.state import State
from niagara.train.pool.greedy import Greedy, Odds, end_of


class Thief(Greedy):
    """A stolen gem is worth what it adds here and what it takes there."""

    keeps = (0.0, 0.03, 0.05, 0.06, 0.06, 0.06, 0.08, 0.0)

    def end(self, state: State, seat: int, move: Move, flow: Odds) -> float:
        """A theft is worth half as much again."""
        end = end_of(state, seat, move)
        return self.canoe(state, seat, end, flow) * (1.5 if end.stolen else 1.0)

    def hope(self, state: State, seat: int, space: int) -> float:
        """An empty canoe hopes for what it can rob from here with the cards that are left, as for what lies there."""
        hand = state.hand[seat] or FULL_HAND
        prey = 0.0
        for card in range(1, CLOUD):
            if space != JETTY and hand & card_bit(card):
                reached = upriver(space, card)
                for other in range(state.players):
                    for canoe in range(CANOES):
                        cargo = state.cargo[other][canoe]
                        if other != seat and cargo != NO_GEM and JETTY < state.at[other][canoe] == reached < LOST:
                            prey = max(prey, self.gain(state, seat, cargo))
        return max(super().hope(state, seat, space), 0.5 * prey)
