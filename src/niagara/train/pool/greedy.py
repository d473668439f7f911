"""What the unlike players have in common: a plain look at each move of the turn, with odds of the river.

Nothing here is shared with the bots' minds but the map of the river; each player says what gems, risks and cards are
worth to it.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from niagara.bots.bot import View
from niagara.bots.mind.minds import CARRIED
from niagara.rules.actions import STAY, STEAL, UNLOAD_AFTER, UNLOAD_BEFORE, WEATHER_UP, Move
from niagara.rules.apply import begin_turn
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FIRST_SITE_DEPTH,
    FULL_HAND,
    GEMS,
    HIDDEN,
    JETTY,
    LOST,
    NO_CARD,
    NO_GEM,
    card_bit,
    depth_of,
)
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.state import TURNS, State

Odds = dict[int, float]  # of the lowest number of the others, CLOUD for none


class End(NamedTuple):
    """Where a canoe ends its turn, and with what."""

    space: int
    cargo: int
    stolen: bool = False


class Greedy:
    """Takes the best move of its turn as it sees it; a card is worth the best turn that it allows."""

    falls_cost = 0.3  # of a lost canoe
    deepest = 7  # where it still goes for gems
    keeps = (0.0, 0.0, 0.0, 0.02, 0.04, 0.08, 0.12, 0.04)  # what a card is worth in the hand

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        """The move that looks best; among equals, any."""
        state, seat = view.state, view.seat
        return max(moves, key=lambda move: self.worth(state, seat, move, moves) + 1e-6 * self.random.random())

    def worth(self, state: State, seat: int, move: Move, moves: list[Move]) -> float:
        """What a move of any kind is worth."""
        if move.kind == "card":
            return self.card(state, seat, move.card)
        if move.kind == "buy":
            return self.ashore(state, seat) + 0.1 - self.gain(state, seat, move.gem)
        if move.kind == "weather":
            return self.weather(state, seat, 1 if move.number == WEATHER_UP else -1)
        if move.kind == "canoe":
            flow = self.flow(state, seat, state.card[seat])
            other = [self.end(state, seat, each, flow) for each in moves if each.canoe == 1 - move.canoe]
            return self.end(state, seat, move, flow) + max(other, default=0.0)
        return 0.0

    def card(self, state: State, seat: int, card: int) -> float:
        """What a card is worth: the best turn with it, less what it is worth in the hand."""
        if card == CLOUD:
            ways = [self.weather(state, seat, way) for way in (-1, 1) if -1 <= state.weather + way <= 2]
            return max(ways) - self.keeps[CLOUD]
        turn = state.copy()
        turn.phase = TURNS
        turn.hand[seat] = self.hand(state, seat) & ~card_bit(card)
        turn.card[seat] = card
        begin_turn(turn, seat)
        moves = _legal(turn, seat)
        flow = self.flow(turn, seat, card)
        best = [max((self.end(turn, seat, m, flow) for m in moves if m.canoe == c), default=0.0) for c in range(CANOES)]
        both = turn.must.bit_count() == 2 or (turn.must and turn.may)
        return (sum(best) if both else max(best)) - self.keeps[card]

    def weather(self, state: State, seat: int, way: int) -> float:
        """What it is worth to leave the canoes where they are, with other weather."""
        flow = {speed: odds for speed, odds in self.flow(state, seat, CLOUD, way).items() if odds}
        ends = [End(state.at[seat][c], state.cargo[seat][c]) for c in range(CANOES)]
        return sum(self.canoe(state, seat, end, flow) for end in ends if JETTY < end.space < LOST)

    def end(self, state: State, seat: int, move: Move, flow: Odds) -> float:
        """What a canoe's move is worth."""
        return self.canoe(state, seat, end_of(state, seat, move), flow)

    def canoe(self, state: State, seat: int, end: End, flow: Odds) -> float:
        """What a canoe is worth that ends its turn somewhere, over what the river may do with it."""
        if end.space == LOST:
            return -self.falls_cost - self.ashore(state, seat)
        if end.space == JETTY:
            return self.gain(state, seat, end.cargo) if end.cargo != NO_GEM else 0.0
        arm = max(state.next_arm, 0)
        return sum(odds * self.afloat(state, seat, int(CARRIED[arm, s, end.space]), end) for s, odds in flow.items())

    def afloat(self, state: State, seat: int, space: int, end: End) -> float:
        """What a canoe is worth where the river has taken it."""
        if space == LOST:
            return -self.falls_cost - self.ashore(state, seat)
        if end.cargo == NO_GEM:
            return self.hope(state, seat, space)
        return self.gain(state, seat, end.cargo) * self.home(state, seat, space)

    def home(self, state: State, seat: int, space: int) -> float:
        """How likely a gem comes home from a space: at once with a card that is high enough, else perhaps."""
        hand = state.hand[seat] or FULL_HAND
        depth = depth_of(space)
        if any(hand & card_bit(card) for card in range(depth, CLOUD)):
            return 0.9 - 0.02 * depth
        return max(0.65 - 0.08 * depth, 0.1)

    def hope(self, state: State, seat: int, space: int) -> float:
        """What an empty canoe may still fetch: the best gem, less for the way to it."""
        depth = depth_of(space)
        found = [
            self.gain(state, seat, gem) * max(0.45 - 0.06 * abs(gem + FIRST_SITE_DEPTH - depth), 0.05)
            for gem in range(GEMS)
            if state.sites[gem][gem] and gem + FIRST_SITE_DEPTH <= self.deepest
        ]
        return max(found, default=0.0)

    def ashore(self, state: State, seat: int) -> float:
        """What a canoe at the jetty is worth."""
        return self.hope(state, seat, JETTY)

    def gain(self, state: State, seat: int, gem: int) -> float:
        """What landing a gem is worth: the largest set, the colours, all, and a win most of all."""
        return self.standing(state, seat, gem) - self.standing(state, seat, NO_GEM)

    def standing(self, state: State, seat: int, more: int) -> float:
        """What the landed gems are worth with one more of a colour."""
        landed = state.landed[seat].copy()
        if more != NO_GEM:
            landed[more] += 1
        alike, colours, total = max(landed) / 4, sum(map(bool, landed)) / 5, sum(landed) / 7
        return self.mix(alike, colours, total) + (2.0 if max(alike, colours, total) >= 1 else 0.0)

    def mix(self, alike: float, colours: float, total: float) -> float:
        """What parts of the three goals are worth."""
        return float(0.5 * alike**2 + 0.6 * colours**2 + 0.5 * total**1.5)

    def hand(self, state: State, seat: int) -> int:
        """The own cards, with one that is down and may be taken back."""
        down = state.card[seat]
        return state.hand[seat] | (card_bit(down) if down not in (NO_CARD, HIDDEN) and not state.revealed[seat] else 0)

    def flow(self, state: State, seat: int, card: int, way: int = 0) -> Odds:
        """How fast the river may flow when this card is played, all cards of the others being alike."""
        at_least = dict.fromkeys(range(1, CLOUD + 1), 1.0)
        for other in range(state.players):
            if other != seat:
                if state.revealed[other]:
                    hand = card_bit(state.card[other])
                else:
                    hand = self.hand(state, other) or FULL_HAND
                for least in at_least:
                    at_least[least] *= sum(bool(hand & card_bit(c)) for c in range(least, CLOUD + 1)) / hand.bit_count()
        flow: Odds = {}
        for lowest in range(1, CLOUD + 1):
            odds = at_least[lowest] - at_least.get(lowest + 1, 0.0)
            number = min(lowest, card)
            speed = max((0 if number == CLOUD else number) + state.weather + way, 0)
            flow[speed] = flow.get(speed, 0.0) + odds
        return flow


def end_of(state: State, seat: int, move: Move) -> End:
    """Where a canoe's move ends, and with what on board."""
    space = state.at[seat][move.canoe] if move.end == STAY else move.end
    if move.victim is not None:
        victim, canoe = move.victim
        return End(space, state.cargo[victim][canoe], stolen=True)
    if move.deed in (UNLOAD_BEFORE, UNLOAD_AFTER):
        return End(space, NO_GEM)
    assert move.deed < STEAL
    return End(space, move.gem if move.gem != NO_GEM else state.cargo[seat][move.canoe])


def _legal(state: State, seat: int) -> list[Move]:
    """The moves of a seat."""
    out = [0] * MOST_LEGAL
    count = legal(state, seat, out)
    return [Move(number) for number in out[:count]]
