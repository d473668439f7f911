"""No bot's decision depends on a card that its seat may not know, at either speed; and the tests notice a leak."""

import random
import time

import numpy as np
import pytest

from niagara.bots import BOTS, View, make_bot
from niagara.bots.mind.selfplay import play_games
from niagara.bots.packed import mind_of
from niagara.rules.actions import Move
from niagara.rules.board import CLOUD, NO_CARD, card_bit
from niagara.rules.packed import pack
from niagara.rules.setup import new_state
from niagara.rules.state import CHOOSE, State
from niagara.rules.view import view
from niagara.testing import BadBot, check_bot
from niagara.testing.bots import permuted
from niagara.testing.generators import scattered


def last_to_choose(seed: int) -> tuple[State, int]:
    """A position in which one seat alone has still to choose its card."""
    chance = random.Random(seed)
    while True:
        state = scattered(chance, new_state(chance.choice((3, 4, 5)), max_rounds=90))
        if state.phase != CHOOSE:
            continue
        seat = state.card.index(NO_CARD)
        for other in range(state.players):
            if other != seat and state.card[other] == NO_CARD:
                hand = [card for card in range(1, CLOUD + 1) if state.hand[other] & card_bit(card)]
                state.card[other] = chance.choice(hand)
                state.hand[other] &= ~card_bit(state.card[other])
        return state, seat


def card_played_compiled(name: str, state: State, seat: int) -> int:
    """The card that a bot plays in compiled self-play when it is the last to choose, read off its hand afterwards."""
    minds = mind_of(make_bot(name, 0))
    assert minds is not None
    games = pack([state])
    games["max_rounds"] = games["round"]  # the game ends with this round, cards still on the table
    play_games(games, np.zeros((1, state.players), np.int64), np.array([12345], np.uint64), minds)
    return int(games[0]["card"][seat])


@pytest.mark.parametrize("positions", [20, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", BOTS)
def test_secret_cards_never_change_a_decision(name: str, positions: int) -> None:
    chance = random.Random(9)
    exchanged = 0
    for number in range(positions):
        state = scattered(chance)
        for seat in range(state.players):
            other = permuted(state, seat, chance)
            moves = [Move(n) for n in _legal(state, seat)]
            if not moves:
                continue
            exchanged += other != state
            choices = [
                make_bot(name, number).choose(View(seat, view(each, seat)), moves, 30.0) for each in (state, other)
            ]
            assert choices[0] == choices[1]
    assert exchanged > positions / 2


@pytest.mark.parametrize("positions", [10, pytest.param(25, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", [name for name in BOTS if mind_of(make_bot(name, 0))])
def test_secret_cards_never_change_a_decision_in_compiled_games(name: str, positions: int) -> None:
    chance = random.Random(4)
    for seed in range(positions):
        state, seat = last_to_choose(seed)
        played = card_played_compiled(name, state, seat)
        assert state.hand[seat] & card_bit(played)
        assert card_played_compiled(name, permuted(state, seat, chance), seat) == played


def test_a_planted_leak_is_found() -> None:
    class Peeker:
        """Plays by the sum of all cards it is shown, as a bot with a leaky view would."""

        def __init__(self, seed: int | None = None) -> None:
            del seed

        def choose(self, view: View, moves: list[Move], budget: float) -> Move:
            del budget
            return moves[sum(view.state.card) % len(moves)]

    chance = random.Random(2)
    changed = 0
    for seed in range(40):
        state, seat = last_to_choose(seed)
        moves = [Move(n) for n in _legal(state, seat)]
        leaky = [Peeker().choose(View(seat, each), moves, 1.0) for each in (state, permuted(state, seat, chance))]
        changed += leaky[0] != leaky[1]
        honest = [
            Peeker().choose(View(seat, view(each, seat)), moves, 1.0) for each in (state, permuted(state, seat, chance))
        ]
        assert honest[0] == honest[1]
    assert changed > 10


@pytest.mark.parametrize("positions", [15, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_passes_the_check(name: str, positions: int) -> None:
    report = check_bot(name, positions=positions, budget=0.05)
    assert report.decisions > positions


class Cheat:
    """Answers well until it does not."""

    def __init__(self, seed: int | None = None) -> None:
        del seed

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """The first move."""
        del view, budget
        return moves[0]


class Inventor(Cheat):
    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        del view, budget
        return Move((moves[0].number + 1) % 8)


class Thief(Cheat):
    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        del budget
        view.state.landed[view.seat][0] += 1
        return moves[0]


class Moody(Cheat):
    luck = random.Random(1)

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        del view, budget
        return self.luck.choice(moves)


class Dreamer(Cheat):
    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        del view
        time.sleep(budget + 0.2 if budget < 1 else 0)
        return moves[0]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Dreamer, "it thought for"),
        (Inventor, "none of the moves"),
        (Thief, "changed the view"),
        (Moody, "besides its seed"),
    ],
)
def test_the_check_says_what_a_bad_bot_did(bot: type[Cheat], words: str) -> None:
    with pytest.raises(BadBot, match=words):
        check_bot(bot, positions=30)


def _legal(state: State, seat: int) -> list[int]:
    from niagara.testing.generators import actions_of

    return actions_of(state, seat)
