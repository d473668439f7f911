"""Moves tried out in imagination: draw the cards one may not know, play on with first opinions, judge. Compiled."""

from __future__ import annotations

from math import exp

import numpy as np

from niagara.bots.judgement import Desk, chance, known_hand
from niagara.bots.mind import CARDS_IN, Mind
from niagara.bots.net import Odds, expect_cards, look
from niagara.bots.opinion import FINE, do, favourite, list_moves, rate
from niagara.fast import compiled, helper, part, wide
from niagara.fast.rng import Generator, below
from niagara.rules.actions import CANOE, CARD, DEEDS, ENDS
from niagara.rules.apply import begin_turn
from niagara.rules.board import CLOUD, LOST, NO_CARD, NOBODY, RIVER, card_bit
from niagara.rules.legal import decider
from niagara.rules.state import CHOOSE, TURNS, Records, State

# records that a search needs: the view, the view with cards drawn, a game played on, and the own view, put aside while
# thinking for a rival
SCRATCH = 4


def new_scratch() -> Records:
    """Room for a search; the view goes into the first record."""
    from niagara.rules.state import RECORD

    return np.zeros(SCRATCH, RECORD)


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


@part
def count_combinations(state: State, seat: int) -> int:
    """In how many ways the others may have chosen their secret cards."""
    combinations = 1
    for other in range(wide(state.players)):
        if is_hidden(state, seat, other):
            combinations *= CARDS_IN[known_hand(state, other)]
    return combinations


@compiled
def expect_hidden(state: State, seat: int, mind: Mind, desk: Desk) -> None:
    """Write how likely each secret card is, for a mind with a card net; others take all cards of a hand as alike."""
    if mind.trust > 0.0:
        look(state, mind.card_net, desk)
        for other in range(wide(state.players)):
            if is_hidden(state, seat, other):
                hand = known_hand(state, other)
                expect_cards(state, other, hand, mind.trust, mind.card_net, desk, desk.odds[other])


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
def deal_hidden(state: State, seat: int, number: int, mind: Mind, desk: Desk, rng: Generator) -> float:
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
                if mind.trust > 0.0:
                    weight *= desk.odds[other][card]
            elif mind.trust > 0.0:
                card = draw_card(hand, desk.odds[other], rng)
            else:
                card = nth_card(hand, below(rng, cards))
            state.card[other] = card
            state.hand[other] = hand & ~card_bit(card)
    return weight


@part
def pick_candidates(count: int, kept: int, desk: Desk) -> None:
    """Write down the moves of the best first opinion, to be tried out."""
    for place in range(kept):
        best = 0
        for index in range(count):
            if desk.worth[index] > desk.worth[best]:
                best = index
        desk.tried[place] = desk.moves[best]
        desk.worth[best] = -1e9
        desk.outcome[place] = 0.0


@helper
def goes_over(action: int) -> bool:
    """Whether a move takes its canoe over the falls."""
    return action >= CANOE and (action - CANOE) // DEEDS % ENDS == LOST


@part
def disdain_falls(count: int, desk: Desk) -> int:
    """Put moves over the falls below all others, if there are others; how many are left to try out.

    They are hardly ever better, and what a net makes of a canoe that nobody needed to lose is guesswork.
    """
    left = 0
    for index in range(count):
        if not goes_over(wide(desk.moves[index])):
            left += 1
    if left == 0:
        return count
    for index in range(count):
        if goes_over(wide(desk.moves[index])):
            desk.worth[index] = -1e9
    return left


@part
def drop_worse_half(desk: Desk) -> None:
    """Try out only the better half of the candidates from now on, the best first."""
    kept = (desk.candidates + 1) // 2
    for place in range(kept):
        best = place
        for index in range(place + 1, desk.candidates):
            if desk.outcome[index] > desk.outcome[best]:
                best = index
        move, outcome = desk.tried[best], desk.outcome[best]
        desk.tried[best], desk.outcome[best] = desk.tried[place], desk.outcome[place]
        desk.tried[place], desk.outcome[place] = move, outcome
    desk.candidates = kept


@part
def best_tried(desk: Desk) -> int:
    """The candidate with the best outcome; the first opinion decides where there is no difference."""
    best = 0
    for index in range(desk.candidates):
        if desk.outcome[index] > desk.outcome[best]:
            best = index
    return wide(desk.tried[best])


@compiled
def play_on(state: State, last: int, mind: Mind, desk: Desk, rng: Generator) -> None:
    """Play to the end of a round, or of the game, by first opinions; who foresees draws cards by its net."""
    looked = -1  # the round whose cards the net was asked for
    while True:
        mover = decider(state)
        if mover == NOBODY or state.round > last:
            return
        if mover == RIVER:
            do(state, mover, wide(desk.moves[below(rng, list_moves(state, mover, desk.moves))]))
            continue
        wavering = 0.0
        if state.phase == CHOOSE:
            wavering = mind.loose
            if mind.foresees:
                if looked != state.round:
                    looked = state.round
                    look(state, mind.card_net, desk)
                hand = wide(state.hand[mover])
                expect_cards(state, mover, hand, 1.0, mind.card_net, desk, desk.guess)
                do(state, mover, CARD + draw_card(hand, desk.guess, rng))
                continue
        do(state, mover, favourite(rate(state, mover, mind, desk), wavering, desk, rng))


@compiled
def begin(scratch: Records, seat: int, mind: Mind, desk: Desk) -> int:
    """Write the candidates down for the view in `scratch[0]`, if they are to be tried out; how many moves are legal."""
    view = scratch[0]
    desk.candidates = 0
    desk.sampled = 0
    count = rate(view, seat, mind, desk)
    if mind.searches == 0 or count == 1:
        return count
    desk.candidates = count
    if view.phase == TURNS:
        desk.candidates = min(disdain_falls(count, desk), mind.breadth)
    pick_candidates(count, desk.candidates, desk)
    desk.combinations = count_combinations(view, seat)
    expect_hidden(view, seat, mind, desk)
    return count


@part
def await_turn(state: State, seat: int, action: int, mind: Mind, desk: Desk, rng: Generator) -> None:
    """Put a card down, the last of all, and play the turns before one's own: nobody there knows the card."""
    do(state, seat, action)
    while state.seat != seat:
        mover = wide(state.seat)
        do(state, mover, favourite(rate(state, mover, mind, desk), 0.0, desk, rng))


@part
def show_card(state: State, seat: int, card: int) -> None:
    """Begin one's turn with this card in place of the one that is open."""
    state.hand[seat] |= card_bit(state.card[seat])
    state.hand[seat] &= ~card_bit(card)
    state.card[seat] = card
    begin_turn(state, seat)


@compiled
def try_out(scratch: Records, seat: int, samples: int, planned: int, mind: Mind, desk: Desk, rng: Generator) -> None:
    """Try every candidate out with so many drawings of the secret cards.

    If more are `planned`, or all combinations, the worse ones are dropped on the way.
    """
    for _ in range(samples):
        number = -1
        if desk.combinations <= planned:
            if desk.sampled == desk.combinations and mind.rounds == 0:
                break  # all have been tried
            number = desk.sampled % desk.combinations
        elif planned > 0 and (desk.sampled == planned // 3 or desk.sampled == 2 * planned // 3):
            drop_worse_half(desk)
        desk.sampled += 1
        scratch[1] = scratch[0]
        weight = deal_hidden(scratch[1], seat, number, mind, desk, rng)
        choosing = scratch[0].phase == CHOOSE and desk.candidates > 0
        if choosing:
            await_turn(scratch[1], seat, wide(desk.tried[0]), mind, desk, rng)
        luck = rng[0]
        for index in range(desk.candidates):
            rng[0] = luck  # the same river and the same wavering for every candidate
            scratch[2] = scratch[1]
            state = scratch[2]
            last = state.round + mind.rounds
            if choosing:
                show_card(state, seat, wide(desk.tried[index]) - CARD)
            else:
                do(state, seat, wide(desk.tried[index]))
            play_on(state, last, mind, desk, rng)
            desk.outcome[index] += weight * chance(state, seat, mind, desk)


@part
def believe(other: int, mind: Mind, desk: Desk) -> None:
    """Write how likely each card of a rival is, having tried them out in its place: a softmax of what came of them."""
    for card in range(CLOUD + 1):
        desk.belief[other][card] = 0.0
    if desk.candidates == 0:
        desk.belief[other][desk.moves[0] - CARD] = 1.0  # its last card
        return
    best = -1e9
    for index in range(desk.candidates):
        best = max(best, desk.outcome[index])
    total = 0.0
    for index in range(desk.candidates):
        likely = exp((desk.outcome[index] - best) / (mind.doubt * desk.sampled))
        desk.belief[other][desk.tried[index] - CARD] = likely
        total += likely
    for card in range(CLOUD + 1):
        desk.belief[other][card] /= total


@part
def imagine_rivals(scratch: Records, seat: int, mind: Mind, desk: Desk, rng: Generator) -> None:
    """Think for every rival as one would in its place, and write down which cards it seems likely to choose.

    Until cards are shown all seats see the same but for their own choice, so nothing is used that is secret.
    """
    scratch[3] = scratch[0]
    view = scratch[0]
    for other in range(wide(view.players)):
        view.hand[other] = known_hand(scratch[3], other)
        view.card[other] = NO_CARD
    for other in range(wide(view.players)):
        if other != seat:
            begin(scratch, other, mind, desk)
            try_out(scratch, other, mind.empathy, wide(0), mind, desk, rng)
            believe(other, mind, desk)
    scratch[0] = scratch[3]


@compiled
def think(scratch: Records, seat: int, samples: int, mind: Mind, desk: Desk, rng: Generator) -> int:
    """The move of a mind for the view in `scratch[0]`, which is left as it is.

    A mind that searches tries each candidate out with `samples` drawings of the secret cards: with all combinations
    where these are few, else dropping the worse half after each third. It plays the round to its end by first
    opinions, `mind.rounds` more after it, and takes the seat's chance there. Outcomes add up on the desk, so calling
    again thinks on; set `desk.candidates` to 0 for a new position. Who has empathy thinks for its rivals first.
    """
    if desk.candidates == 0:
        empathic = mind.empathy > 0 and samples > 0 and scratch[0].phase == CHOOSE
        if empathic:
            imagine_rivals(scratch, seat, mind, desk, rng)
        count = begin(scratch, seat, mind, desk)
        if desk.candidates == 0:
            return favourite(count, mind.wavering, desk, rng)
        if empathic:
            for other in range(wide(scratch[0].players)):
                if is_hidden(scratch[0], seat, other):
                    for card in range(CLOUD + 1):
                        more = desk.belief[other][card] - desk.odds[other][card]
                        desk.odds[other][card] += mind.likeness * more
    try_out(scratch, seat, samples, mind.samples, mind, desk, rng)
    return best_tried(desk)
