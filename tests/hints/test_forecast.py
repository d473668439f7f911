"""The river forecast: what the engine does when the rest of a round is played out, and nothing that is secret."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt
from typing import TypeVar

import pytest

from niagara.game import Game
from niagara.hints.forecast import forecasts
from niagara.protocol.server import Forecast
from niagara.rules.board import CLOUD, LOST, NO_CARD, RIVER, SPACE_NAMES, card_bit
from niagara.rules.river import river_speed
from niagara.rules.state import CHOOSE, FLOW, TURNS, State

RIVER_SPACES = SPACE_NAMES[1:LOST]


def moments(seed: int, players: int, fork: str, wanted: int = 400) -> list[Game]:
    """A game played at random, as it was at every decision about a card or a turn."""
    chance = random.Random(seed)
    game = Game.new(players, seed=seed, fork=fork, max_rounds=40)
    seen: list[Game] = []
    while game.to_decide and len(seen) < wanted:
        if game.state.phase in (CHOOSE, TURNS):
            seen.append(game.copy())
        seat = chance.choice(game.to_decide)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return seen


def play_round_out(view: State, seat: int, forecast: Forecast, start: int, chance: random.Random) -> tuple[int, int]:
    """Finish the round at random with cards that the others may hold: how fast the river ran, and where it carried."""
    state = view.copy()
    for other in range(state.players):
        if other != seat and not state.revealed[other]:
            hand = state.hand[other]
            card = chance.choice([card for card in range(1, CLOUD + 1) if hand & card_bit(card)])
            state.card[other], state.hand[other] = card, hand & ~card_bit(card)
    if state.phase == CHOOSE and state.card[seat] != NO_CARD:
        state.hand[seat] |= card_bit(state.card[seat])
        state.card[seat] = NO_CARD
    game = Game(state, river="waits")
    if state.phase == CHOOSE:
        game.play(seat, f"card {forecast.card}")
    elif forecast.weather:
        game.play(seat, "weather +" if forecast.weather > 0 else "weather -")
    while game.state.phase == TURNS:
        mover = game.to_decide[0]
        game.play(mover, chance.choice(game.legal_moves(mover)))
    if game.state.phase != FLOW and game.state.round == view.round:
        return -1, -1  # somebody won, and the river rests (R7.1)
    speed = river_speed(game.state) if game.state.phase == FLOW else 0
    if game.state.phase != FLOW:
        return 0, start
    game.state = game.state.copy()
    game.state.at[seat] = [start, start]
    game.state.landed[seat][0] += 1  # a lost canoe is not given back free (R4.2)
    while game.to_decide == [RIVER]:
        game.play(RIVER, chance.choice(game.legal_moves(RIVER)))
    return speed, game.state.at[seat][0]


@pytest.mark.parametrize(("seed", "players", "fork"), [(1, 3, "alternate"), (2, 4, "alternate"), (3, 5, "chance")])
def test_the_forecast_is_what_the_engine_does(seed: int, players: int, fork: str) -> None:
    compare_with_samples(seed, players, fork, moments_each=3, samples=400)


def compare_with_samples(seed: int, players: int, fork: str, moments_each: int, samples: int) -> int:
    """Every forecast of some moments beside sampled endings of the round; how many endings were sampled."""
    chance = random.Random(seed)
    sampled = 0
    for game in chance.sample(moments(seed, players, fork), moments_each):
        seat = game.to_decide[0]
        view = game.observe(seat)
        for forecast in forecasts(view, seat):
            start = chance.randrange(1, LOST)
            found = [play_round_out(view, seat, forecast, start, chance) for _ in range(samples)]
            flowed = [each for each in found if each != (-1, -1)]
            sampled += len(flowed)
            agrees(Counter(speed for speed, _end in flowed), forecast.speeds)
            agrees(Counter(SPACE_NAMES[end] for _speed, end in flowed), forecast.spaces[SPACE_NAMES[start]])
    return sampled


Outcome = TypeVar("Outcome", int, str)


def agrees(counted: Counter[Outcome], expected: dict[Outcome, float]) -> None:
    """Nothing happened that was not foretold, and everything about as often as it was: within five standard errors."""
    samples = counted.total()
    assert set(counted) <= set(expected)
    for outcome, chance in expected.items():
        error = 5 * sqrt(max(chance * (1 - chance), 1e-4) / samples)
        assert abs(counted[outcome] / samples - chance) < error, (outcome, counted, expected)


@pytest.mark.parametrize("fork", ["alternate", "chance"])
def test_chances_add_up(fork: str) -> None:
    for game in moments(7, 4, fork):
        for seat in game.to_decide:
            for forecast in forecasts(game.observe(seat), seat):
                assert sum(forecast.speeds.values()) == pytest.approx(1, abs=0.001)
                assert set(forecast.spaces) == set(RIVER_SPACES)
                for ends in forecast.spaces.values():
                    assert sum(ends.values()) == pytest.approx(1, abs=0.001)


def test_the_last_to_move_is_told_for_certain() -> None:
    certain = 0
    for game in moments(4, 4, "alternate"):
        seat = game.to_decide[0]
        state = game.state
        if state.phase == TURNS and all(state.revealed[: state.players]):
            for forecast in forecasts(game.observe(seat), seat):
                certain += 1
                assert list(forecast.speeds.values()) == [1.0]
                assert all(list(ends.values()) == [1.0] for ends in forecast.spaces.values())
    assert certain > 10


def test_a_hidden_card_changes_nothing() -> None:
    chance = random.Random(8)
    pairs = 0
    for game in moments(5, 5, "alternate"):
        seat = game.to_decide[0]
        other_world = game.state.copy()
        for other in range(other_world.players):
            card, hand = other_world.card[other], other_world.hand[other]
            if other != seat and card != NO_CARD and not other_world.revealed[other]:
                held = [each for each in range(1, CLOUD + 1) if (hand | card_bit(card)) & card_bit(each)]
                swapped = chance.choice(held)
                other_world.hand[other] = (hand | card_bit(card)) & ~card_bit(swapped)
                other_world.card[other] = swapped
                pairs += swapped != card
        there = Game(other_world, river="waits").observe(seat)
        assert forecasts(game.observe(seat), seat) == forecasts(there, seat)
    assert pairs > 100


def test_once_somebody_has_won_the_river_rests() -> None:
    game = next(each for each in moments(6, 4, "alternate") if each.state.phase == TURNS)
    seat = game.to_decide[0]
    view = game.observe(seat)
    view.landed[(seat + 1) % 4][0] = 4
    assert [forecast.speeds for forecast in forecasts(view, seat)] == [{0: 1.0}] * len(forecasts(view, seat))


def test_nobody_else_is_told() -> None:
    game = next(each for each in moments(6, 4, "alternate") if each.state.phase == TURNS)
    other = (game.to_decide[0] + 1) % 4
    assert forecasts(game.observe(other), other) == ()


@pytest.mark.slow
def test_the_forecast_against_a_hundred_thousand_endings() -> None:
    sampled = sum(
        compare_with_samples(seed, players, fork, moments_each=10, samples=1000)
        for seed, (players, fork) in enumerate(
            (players, fork) for players in (2, 3, 4, 5) for fork in ("alternate", "chance")
        )
    )
    print(f"{sampled} sampled endings of a round agree with their forecasts")
    assert sampled >= 100_000
