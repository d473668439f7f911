"""The same rules at two speeds: state, legal moves and every other answer are equal after every move."""

from __future__ import annotations

import os
import random

import numpy as np
import pytest
from hypothesis import given, settings

from niagara.notation.options import to_words
from niagara.rules.board import NOBODY, RIVER, SPECTATOR
from niagara.rules.ending import gem_value, goal_of, has_won
from niagara.rules.legal import MOST_LEGAL, decider
from niagara.rules.packed import RECORD, pack, unpack
from niagara.rules.river import lowest_number, river_speed
from niagara.rules.setup import new_state
from niagara.rules.state import State
from niagara.rules.view import view
from niagara.testing.generators import actions_of, every_start, play_on, scattered
from tests.differential.drivers import ASKED, NOTES, replay, view_into
from tests.rules.test_view import same_to
from tests.strategies import seeds, states

A_MILLION = int(os.environ.get("NIAGARA_DECISIONS", "1_000_000"))


def notes_of(state: State) -> list[int]:
    """What the compiled driver notes, asked of the plain rules."""
    return [
        decider(state),
        *(goal_of(state, seat) for seat in range(5)),
        *(int(has_won(state, seat)) for seat in range(5)),
        sum(gem_value(state, seat) * (seat + 1) for seat in range(5)),
        lowest_number(state),
        river_speed(state),
    ]


def compare(state: State, chance: random.Random, most_moves: int, *, notes_every: int = 1) -> int:
    """Play on in plain Python, replay compiled, compare everything; how many decisions were made."""
    plain = [state.copy()]
    moves: list[tuple[int, int]] = []
    for step in play_on(state, chance, minds_change=True):
        if moves:
            plain.append(step.state.copy())
        if len(moves) == most_moves:
            break
        moves.append((step.seat, step.action))
    else:
        plain.append(state.copy())
    expected = pack(plain)
    records = np.zeros(len(plain), RECORD)
    records[0] = expected[0]
    seats, actions = (np.array(column, np.int16) for column in zip(*moves, strict=True))
    lists = np.zeros((len(plain), ASKED, MOST_LEGAL), np.int16)
    notes = np.zeros((len(plain), NOTES), np.int32)
    replay(records, seats, actions, lists, notes)
    for number in range(len(plain) if records.tobytes() != expected.tobytes() else 0):
        assert unpack(records[number]) == plain[number], f"after {moves[:number][-3:]}"
    for number in range(0, len(plain), notes_every):
        assert notes[number].tolist() == notes_of(plain[number])
        for seat in range(ASKED):
            listed = actions_of(plain[number], seat)
            assert lists[number, seat, : len(listed) + 1].tolist() == [*listed, -1]
    return sum(seat != RIVER for seat, _ in moves)


@pytest.mark.parametrize("start", every_start(12), ids=lambda start: "-".join([str(start.players), *to_words(start)]))
def test_whole_games_with_every_option(start: State) -> None:
    """R1-R9, from the river's first draws on; some hundred moves for every table size and option."""
    chance = random.Random(str(start))
    assert compare(start.copy(), chance, 300) > 30


def test_many_short_ways_from_anywhere() -> None:
    """Scattered positions, where goals, thefts and buy-backs are near."""
    decisions = 0
    for seed in range(150):
        chance = random.Random(seed)
        decisions += compare(scattered(chance, crowded=seed % 3 == 0), chance, 12)
    assert decisions > 1000


@pytest.mark.slow
def test_a_million_decisions() -> None:
    decisions, seed = 0, 0
    starts = every_start(50)
    while decisions < A_MILLION:
        chance = random.Random(seed)
        start = starts[seed % len(starts)]
        state = start.copy() if seed % 2 else scattered(chance, start)
        decisions += compare(state, chance, 2000, notes_every=10)
        seed += 1
    assert decisions >= A_MILLION


@settings(max_examples=60)
@given(states, seeds)
def test_views_are_equal_at_both_speeds_and_hide_the_same(state: State, seed: int) -> None:
    """R3.3: for every observer, and for two states that differ only in what it may not know."""
    for observer in (SPECTATOR, *range(state.players)):
        twin = same_to(observer, state, random.Random(seed))
        seen = []
        for source in (state, twin):
            records = pack([source, source])
            view_into(records, observer)
            seen.append(records[1].tobytes())
            assert unpack(records[1]) == view(source, observer)
            assert unpack(records[0]) == source
        assert seen[0] == seen[1]


def test_a_finished_game_is_finished_at_both_speeds() -> None:
    """R8.2: nobody decides."""
    state = new_state(2, max_rounds=1)
    assert compare(state, random.Random(1), 10_000) > 0
    assert decider(state) == NOBODY
