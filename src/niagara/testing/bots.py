"""Whether a bot keeps the rules of being one: `check_bot(MyBot)` before it meets others."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from niagara.bots.bot import Bot, View
from niagara.bots.registry import make_bot
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.board import CLOUD, NO_CARD, card_bit
from niagara.rules.legal import decider
from niagara.rules.state import State
from niagara.rules.view import view
from niagara.testing.generators import actions_of, scattered

GRACE = 0.1  # seconds over the budget that a busy machine may add
SECOND_CHANCES = 6  # a busy machine can stop a bot for longer; it is slow only if it is slow each time


class BadBot(AssertionError):
    """What a bot did that it may not, in words."""


@dataclass(frozen=True, slots=True)
class BotReport:
    """What a bot did while it was checked."""

    decisions: int
    slowest: float


def check_bot(maker: str | Callable[[int | None], Bot], *, positions: int = 200, budget: float = 0.1) -> BotReport:
    """Ask a bot, by name or by its class, in many positions and two whole games; BadBot says what it did wrong.

    It answers with one of the moves it was given, within its budget, leaves what it was given as it was, copes with
    every option of the rules, plays equally with equal seeds, and its choice never depends on a card that its seat
    may not know.
    """
    make = maker if callable(maker) else lambda seed: make_bot(maker, seed)
    _ask(make(0), Game.new(4, seed=0).state, 0, 60.0)  # compiled bots load or compile now
    chance = random.Random(1)
    slowest = 0.0
    decisions = 0
    while decisions < positions:
        state = scattered(chance)
        seat = decider(state)
        if not 0 <= seat < state.players:
            continue
        seed = chance.randrange(1 << 30)
        took = _time(make(seed), state, seat, budget)
        for _ in range(SECOND_CHANCES):
            if took > budget + GRACE:
                took = _time(make(seed), state, seat, budget)
        if took > budget + GRACE:
            raise BadBot(f"it thought for {took:.3f} s; its budget was {budget} s")
        slowest = max(slowest, took)
        decisions += 1
        _check_secrets(make, state, seat, seed, 20 * budget, chance)
    for players in (3, 5):
        decisions += _play_a_game(make, players, budget)
    return BotReport(decisions, slowest)


def permuted(state: State, seat: int, chance: random.Random) -> State:
    """The same position as `seat` sees it: every card it may not know is exchanged for another its owner may hold."""
    other = state.copy()
    for owner in range(state.players):
        if owner == seat or state.revealed[owner] or state.card[owner] == NO_CARD:
            continue
        hand = state.hand[owner] | card_bit(state.card[owner])
        other.card[owner] = chance.choice([card for card in range(1, CLOUD + 1) if hand & card_bit(card)])
        other.hand[owner] = hand & ~card_bit(other.card[owner])
    return other


def _ask(bot: Bot, state: State, seat: int, budget: float) -> Move:
    """One decision, with everything that must hold of it."""
    seen = view(state, seat)
    moves = [Move(number) for number in actions_of(seen, seat)]
    shown, offered = seen.copy(), moves.copy()
    move = bot.choose(View(seat, seen), moves, budget)
    if move not in offered:
        raise BadBot(f"it answered {move!r}, which is none of the moves it was given")
    if seen != shown or moves != offered:
        raise BadBot("it changed the view or the list of moves that it was given")
    return move


def _time(bot: Bot, state: State, seat: int, budget: float) -> float:
    """Seconds for one decision."""
    started = perf_counter()
    _ask(bot, state, seat, budget)
    return perf_counter() - started


def _check_secrets(
    make: Callable[[int | None], Bot], state: State, seat: int, seed: int, budget: float, chance: random.Random
) -> None:
    """With secret cards exchanged the seat sees the same, so a bot with the same seed must do the same."""
    first = _ask(make(seed), state, seat, budget)
    if _ask(make(seed), permuted(state, seat, chance), seat, budget) != first:
        raise BadBot("its choice depends on something besides its seed and its view")


def _play_a_game(make: Callable[[int | None], Bot], players: int, budget: float) -> int:
    """A short game with itself; how many decisions it took."""
    game = Game.new(players, seed=players, max_rounds=8)
    bots = [make(seat) for seat in range(players)]
    decisions = 0
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, _ask(bots[seat], game.state, seat, budget))
        decisions += 1
    return decisions
