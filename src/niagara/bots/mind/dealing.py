"""Cards that a seat may not know: how many there may be, how likely each is, and one of them dealt."""

from __future__ import annotations

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.evaluate import known_hand
from niagara.bots.mind.minds import CARDS_IN
from niagara.bots.mind.net import Odds, expect, expect_card
from niagara.bots.mind.policy import FINE
from niagara.bots.mind.records import Mind, Workspace
from niagara.fast import helper, wide
from niagara.fast.rng import Generator, below
from niagara.rules.board import CLOUD, card_bit
from niagara.rules.state import CHOOSE, TURNS, State

AllOdds = list[list[float]]  # by seat and card


@helper
def nth_card(hand: int, skip: int) -> int:
    """The card of a hand that comes after so many lower ones."""
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            if skip == 0:
                return card
            skip -= 1
    return CLOUD


@helper
def is_hidden(state: State, seat: int, other: int) -> bool:
    """Whether another seat's card of this round is, or will be, secret from this seat (R3.3)."""
    if state.phase != CHOOSE and state.phase != TURNS:
        return False
    return other != seat and state.revealed[other] == 0


@helper
def count_combinations(state: State, seat: int) -> int:
    """In how many ways the others may have chosen their secret cards."""
    combinations = 1
    for other in range(wide(state.players)):
        if is_hidden(state, seat, other):
            combinations *= CARDS_IN[known_hand(state, other)]
    return combinations


@compiled
def predict_hidden_cards(state: State, seat: int, mind: Mind, workspace: Workspace, odds: AllOdds) -> None:
    """Write how likely each secret card is, for a mind with a card net; others take all cards of a hand as alike."""
    if mind.card_net_weight > 0.0:
        expect(state, mind, workspace)
        for other in range(wide(state.players)):
            if is_hidden(state, seat, other):
                hand = known_hand(state, other)
                expect_card(state, other, hand, mind.card_net_weight, mind, workspace, odds[other])


@helper
def draw_card(hand: int, odds: Odds, rng: Generator) -> int:
    """A card of a hand, drawn by how likely each is."""
    left = (below(rng, FINE) + 0.5) / FINE
    last = CLOUD
    for card in range(1, CLOUD + 1):
        if hand & card_bit(card):
            last = card
            left -= odds[card]
            if left < 0.0:
                break
    return last


@compiled
def deal_hidden_cards(state: State, seat: int, number: int, mind: Mind, odds: AllOdds, rng: Generator) -> float:
    """Give every other seat whose card is secret one that it may have chosen; how much this deal counts.

    Combination `number` counts as much as it is likely; with -1 cards are drawn by their odds and count alike.
    """
    weight = 1.0
    for other in range(wide(state.players)):
        if is_hidden(state, seat, other):
            hand = known_hand(state, other)
            cards = wide(CARDS_IN[hand])
            if number >= 0:
                card = nth_card(hand, number % cards)
                number //= cards
                if mind.card_net_weight > 0.0:
                    weight *= odds[other][card]
            elif mind.card_net_weight > 0.0:
                card = draw_card(hand, odds[other], rng)
            else:
                card = nth_card(hand, below(rng, cards))
            state.card[other] = card
            state.hand[other] = hand & ~card_bit(card)
    return weight
