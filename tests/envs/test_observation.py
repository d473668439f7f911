"""Observations say what the table of parts says, from the observer's side, and nothing secret."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from niagara.envs.observation import HIGH, LAYOUT, SIZE, Observations, write_observation
from niagara.rules.board import CLOUD, GEMS, SPACE_NAMES, card_bit
from niagara.rules.packed import RECORD, pack
from niagara.rules.river import lowest_number
from niagara.rules.state import CHOOSE, State
from niagara.rules.view import view
from niagara.testing.bots import permuted
from niagara.testing.generators import scattered


def seen(state: State, seat: int) -> Observations:
    out = np.full(SIZE, 99, np.int8)
    write_observation(pack([state]), 0, seat, np.zeros(1, RECORD), out)
    return out


def part(observation: Observations, name: str, player: int | None = None) -> list[int]:
    place = next(place for place in LAYOUT if place.part.name == name and place.player == player)
    numbers: list[int] = observation[place.start : place.stop].tolist()
    return numbers


def test_the_parts_lie_side_by_side() -> None:
    assert LAYOUT[0].start == 0
    assert all(one.stop == other.start for one, other in pairwise(LAYOUT))
    assert LAYOUT[-1].stop == SIZE == len(HIGH) == 441


def test_every_part_shows_what_the_view_has() -> None:
    chance = random.Random(5)
    for _ in range(400):
        state = scattered(chance)
        observer = chance.randrange(state.players)
        observation = seen(state, observer)
        assert (observation >= 0).all()
        assert (observation <= HIGH).all()
        known = view(state, observer)
        for turn in range(5):
            seat = (observer + turn) % state.players
            present = turn < state.players
            assert part(observation, "present", turn) == [int(present)]
            if not present:
                assert not any(part(observation, "hand", turn))
                continue
            for canoe, name in enumerate("ab"):
                at = part(observation, f"canoe {name} at", turn)
                assert at == [int(space == known.at[seat][canoe]) for space in range(len(SPACE_NAMES))]
                cargo = part(observation, f"canoe {name} cargo", turn)
                assert cargo == [int(gem == known.cargo[seat][canoe]) for gem in range(GEMS)]
            landed = np.array(part(observation, "landed", turn)).reshape(GEMS, 4).sum(axis=1).tolist()
            assert landed == [min(count, 4) for count in known.landed[seat]]
            assert part(observation, "landed in all", turn) == [sum(known.landed[seat])]
            assert part(observation, "colours", turn) == [sum(count > 0 for count in known.landed[seat])]
            assert part(observation, "most alike", turn) == [max(known.landed[seat])]
            hand = [int(bool(known.hand[seat] & card_bit(card))) for card in range(1, CLOUD + 1)]
            assert part(observation, "hand", turn) == hand
            assert part(observation, "card", turn) == [int(card == known.card[seat]) for card in range(1, CLOUD + 2)]
            assert part(observation, "order", turn).index(1) == (seat - state.first) % state.players
        assert part(observation, "sites") == [count for site in state.sites for count in site]
        assert part(observation, "weather").index(1) == state.weather + 1
        assert part(observation, "lowest").index(1) == lowest_number(known)
        assert part(observation, "seats").index(1) == state.players - 2
        assert part(observation, "round") == [min(state.round, 127)]
        assert part(observation, "must move") == [state.must & 1, state.must >> 1]


@pytest.mark.parametrize("positions", [300, pytest.param(1500, marks=pytest.mark.slow)])
def test_exchanging_secret_cards_changes_no_observation(positions: int) -> None:
    chance = random.Random(6)
    exchanged = 0
    for _ in range(positions):
        state = scattered(chance)
        observer = chance.randrange(state.players)
        other = permuted(state, observer, chance)
        exchanged += other != state
        assert (seen(state, observer) == seen(other, observer)).all()
    assert exchanged > positions / 15


def test_a_seat_sees_its_own_card() -> None:
    chance = random.Random(7)
    state = scattered(chance)
    while state.phase != CHOOSE or not state.card[0]:
        state = scattered(chance)
    other = state.copy()
    other.card[0] = state.card[0] % CLOUD + 1
    assert (seen(state, 0) != seen(other, 0)).any()
