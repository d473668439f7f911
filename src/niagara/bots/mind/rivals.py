"""How alike a rival is, learnt within a game from the cards that it shows.

Three guesses are made of every secret card: what one would play in the rival's place, what the card net says, and any
card of the hand. Each counts as much as the cards shown so far were likely by it. What is remembered belongs to a seat
and is of what everyone has seen; where it does not fit the view (another game has begun), it is forgotten.
"""

from __future__ import annotations

from typing import Final

from niagara.bots.mind.dealing import is_hidden
from niagara.bots.mind.evaluate import known_hand
from niagara.bots.mind.minds import CARDS_IN
from niagara.bots.mind.records import GUESSES, Mind, Workspace
from niagara.fast import helper, inlined, wide
from niagara.rules.board import CLOUD, card_bit
from niagara.rules.state import State

LIKE_ME, LIKE_MANY, LIKE_NOBODY = 0, 1, 2  # the guesses
SURPRISE: Final = 0.1  # no card is quite out of the question
FORGETTING: Final = 0.03  # of what was learnt, a round


@helper
def trust_at_first(guess: int, mind: Mind) -> float:
    """How far a guess is trusted before a card is shown."""
    if guess == LIKE_ME:
        return float(mind.rival_weight)
    if guess == LIKE_MANY:
        return (1.0 - mind.rival_weight) * mind.card_net_weight
    return (1.0 - mind.rival_weight) * (1.0 - mind.card_net_weight)


@helper
def card_shown(before: int, now: int) -> int:
    """The card that left a hand in one round, or 0 if that is not what happened."""
    gone = before & ~now
    if now & ~before:
        return 0
    for card in range(1, CLOUD + 1):
        if gone == card_bit(card):
            return card
    return 0


@inlined
def is_remembered(view: State, seat: int, passed: int, workspace: Workspace) -> bool:
    """Whether the guesses so many rounds ago were made in this game, as far as the hands tell."""
    if workspace.guessed_round[seat] == 0 or passed < 0 or passed > 2:
        return False
    if passed == 1:
        for other in range(wide(view.players)):
            hand = wide(workspace.guessed_hand[seat][other])
            if CARDS_IN[hand] > 1 and card_shown(hand, known_hand(view, other)) == 0:
                return False
    return True


@inlined
def learn(view: State, seat: int, mind: Mind, workspace: Workspace) -> None:
    """Weigh the guesses of the last round by the cards that were shown then; nobody's last card tells anything."""
    passed = wide(view.round) - wide(workspace.guessed_round[seat])
    remembered = is_remembered(view, seat, passed, workspace)
    for other in range(wide(view.players)):
        trust = workspace.trust[seat][other]
        hand = wide(workspace.guessed_hand[seat][other])
        if not remembered:
            for guess in range(GUESSES):
                trust[guess] = trust_at_first(guess, mind)
        elif passed == 1 and CARDS_IN[hand] > 1:
            card = card_shown(hand, known_hand(view, other))
            total = 0.0
            for guess in range(GUESSES):
                likely = workspace.guessed[seat][other][guess][card]
                trust[guess] *= (1.0 - SURPRISE) * likely + SURPRISE / CARDS_IN[hand]
                total += trust[guess]
            for guess in range(GUESSES):
                trust[guess] = (1.0 - FORGETTING) * trust[guess] / total + FORGETTING * trust_at_first(guess, mind)


@inlined
def expect_cards(view: State, seat: int, mind: Mind, workspace: Workspace) -> None:
    """Put the guesses together to the odds of every secret card, and remember them until the cards are shown."""
    learn(view, seat, mind, workspace)
    workspace.guessed_round[seat] = view.round
    for other in range(wide(view.players)):
        hand = known_hand(view, other)
        workspace.guessed_hand[seat][other] = hand
        if is_hidden(view, seat, other):
            guessed, trust = workspace.guessed[seat][other], workspace.trust[seat][other]
            for card in range(1, CLOUD + 1):
                guessed[LIKE_ME][card] = workspace.belief[other][card]
                guessed[LIKE_MANY][card] = workspace.odds[other][card]
                guessed[LIKE_NOBODY][card] = 0.0
                if hand & card_bit(card):
                    guessed[LIKE_NOBODY][card] = 1.0 / CARDS_IN[hand]
                odds = 0.0
                for guess in range(GUESSES):
                    odds += trust[guess] * guessed[guess][card]
                workspace.odds[other][card] = odds
