"""Positions for tests: some reached by random play, some scattered at random over everything the rules allow.

Random play lands few gems and loses many canoes, so it seldom comes near a goal; scattered positions do.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from niagara.rules.apply import apply, begin_turn
from niagara.rules.board import (
    CANOES,
    CLOUD,
    FULL_HAND,
    GEMS,
    GEMS_PER_COLOUR,
    JETTY,
    LOST,
    MAX_PLAYERS,
    MAX_WEATHER,
    MIN_PLAYERS,
    MIN_WEATHER,
    NO_ARM,
    NO_CARD,
    NOBODY,
    card_bit,
)
from niagara.rules.ending import anyone_at_goal, gems_landed
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.options import FORK_CHANCE, OPTIONS, Choice, Flag, Limit, Unchecked, Value
from niagara.rules.setup import new_state
from niagara.rules.state import BUY_BACK, CHOOSE, TURNS, State


class Step(NamedTuple):
    """A state and the move that is about to be made in it."""

    state: State
    seat: int
    action: int


def every_start(limit: int = 30) -> list[State]:
    """A new game of every table size with every value of every option (R9); of limits, none and one by that number."""
    values = [_values(option, limit) for option in OPTIONS.values()]
    choices: list[Unchecked] = [dict(zip(OPTIONS, chosen, strict=True)) for chosen in product(*values)]
    return [new_state(players, **options) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1) for options in choices]


def _values(option: Choice | Flag | Limit, limit: int) -> tuple[Value, ...]:
    match option:
        case Choice():
            return option.values
        case Flag():
            return (option.book, not option.book)
        case Limit():
            return (option.book, within(option, limit))


def within(option: Limit, number: int) -> int:
    """The number itself if the option can have it, else another that it can have."""
    return option.low + (number - option.low) % (option.high - option.low + 1)


def any_start(chance: random.Random) -> State:
    """Some new game."""
    return chance.choice(every_start(chance.randint(1, 40)))


def actions_of(state: State, seat: int) -> list[int]:
    """The legal actions of a seat."""
    out = [0] * MOST_LEGAL
    return out[: legal(state, seat, out)]


def play_on(state: State, chance: random.Random, *, minds_change: bool = False) -> Iterator[Step]:
    """Play the state on at random, in place, one step at a time; with `minds_change` cards are sometimes changed."""
    while (seat := decider(state)) != NOBODY:
        if minds_change and state.phase == CHOOSE and chance.random() < 0.3:
            choices = [s for s in range(state.players) if actions_of(state, s)]
            seat = chance.choice(choices)
        action = chance.choice(actions_of(state, seat))
        yield Step(state, seat, action)
        apply(state, seat, action)


def reached(chance: random.Random, moves: int, start: State | None = None) -> State:
    """A state that random play reached in at most so many moves."""
    state = (start or any_start(chance)).copy()
    for made, _ in enumerate(play_on(state, chance, minds_change=True)):
        if made == moves:
            break
    return state


def scattered(chance: random.Random, start: State | None = None, *, crowded: bool = False) -> State:
    """A position in which anything the rules allow may be anywhere; `crowded` keeps all canoes on few spaces."""
    state = (start or any_start(chance)).copy()
    state.round = chance.randint(1, state.max_rounds or 60)
    state.first = chance.randrange(state.players)
    state.weather = chance.randint(MIN_WEATHER, MAX_WEATHER)
    state.next_arm = NO_ARM if state.fork == FORK_CHANCE else chance.randrange(2)
    _scatter_canoes(state, chance, crowded)
    _scatter_gems(state, chance)
    state.phase = chance.choice([BUY_BACK, CHOOSE, TURNS, TURNS, TURNS])
    _deal_hands(state, chance)
    if state.phase == BUY_BACK:
        _ask_a_buyer(state, chance)
    if state.phase != BUY_BACK:
        _everyone_has_a_canoe(state)
        _lay_cards(state, chance)
    return state


def _scatter_canoes(state: State, chance: random.Random, crowded: bool) -> None:
    spaces = chance.sample(range(1, LOST), 2) if crowded else [*range(LOST + 1), JETTY, LOST]
    for seat in range(state.players):
        for canoe in range(CANOES):
            state.at[seat][canoe] = chance.choice(spaces)


def _scatter_gems(state: State, chance: random.Random) -> None:
    """Each gem lies at a site (mostly its own), is on board, or has landed where that makes no goal yet."""
    for gem in range(GEMS):
        state.sites[gem][gem] = 0
    gems = [gem for gem in range(GEMS) for _ in range(GEMS_PER_COLOUR)]
    chance.shuffle(gems)
    for seat in range(state.players):
        for canoe in range(CANOES):
            if state.at[seat][canoe] not in (JETTY, LOST) and chance.random() < 0.5:
                state.cargo[seat][canoe] = gems.pop()
    thrift = chance.random()
    for gem in gems:
        seat = chance.randrange(state.players)
        state.landed[seat][gem] += 1
        if chance.random() < thrift or anyone_at_goal(state):
            state.landed[seat][gem] -= 1
            state.sites[gem if chance.random() < 0.6 else chance.randrange(GEMS)][gem] += 1


def _deal_hands(state: State, chance: random.Random) -> None:
    """Hands run in step (R3.2): all have played equally many cards of this cycle."""
    left = chance.randint(1, CLOUD)
    for seat in range(state.players):
        state.hand[seat] = sum(card_bit(card) for card in chance.sample(range(1, CLOUD + 1), left))
    assert all(0 < state.hand[seat] <= FULL_HAND for seat in range(state.players))


def _ask_a_buyer(state: State, chance: random.Random) -> None:
    """Somebody who may buy is asked, those before are done (R4); without such a seat, cards are chosen."""
    order = [(state.first + steps) % state.players for steps in range(state.players)]
    buyers = [seat for seat in order if LOST in state.at[seat] and gems_landed(state, seat)]
    if not buyers:
        state.phase = CHOOSE
        return
    state.seat = chance.choice(buyers)
    for seat in order[: order.index(state.seat)]:
        if state.at[seat] == [LOST, LOST]:
            state.at[seat][0] = JETTY


def _everyone_has_a_canoe(state: State) -> None:
    for seat in range(state.players):
        if state.at[seat] == [LOST, LOST]:
            state.at[seat][0] = JETTY


def _lay_cards(state: State, chance: random.Random) -> None:
    """While cards are chosen some are down; in the turns all are, and those of seats that have acted are open."""
    waiting = chance.randrange(state.players)
    for seat in range(state.players):
        if state.phase == TURNS or (seat != waiting and chance.random() < 0.5):
            cards = [card for card in range(1, CLOUD + 1) if state.hand[seat] & card_bit(card)]
            state.card[seat] = chance.choice(cards)
            state.hand[seat] &= ~card_bit(state.card[seat])
    assert state.phase == TURNS or NO_CARD in state.card[: state.players]
    if state.phase == TURNS:
        acted = chance.randrange(state.players)
        for steps in range(acted + 1):
            begin_turn(state, (state.first + steps) % state.players)


__all__ = [
    "Step",
    "actions_of",
    "any_start",
    "every_start",
    "play_on",
    "reached",
    "scattered",
]
