"""Batches: many games at once do what one game does."""

from __future__ import annotations

import numpy as np
import pytest

from niagara.fast.batch import FINISHED, ILLEGAL, STEPPED, Batch
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY, RIVER
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.packed import unpack
from niagara.rules.state import CHOOSE


@pytest.mark.parametrize("threads", [1, 2])
def test_stepping_a_batch_equals_stepping_each_game(threads: int) -> None:
    batch = Batch(24, players=4, max_rounds=6, seed=3, threads=threads)
    draw = np.random.default_rng(1)
    out = [0] * MOST_LEGAL
    for _ in range(400):
        before = [unpack(record) for record in batch.records]
        seats = batch.seats.copy()
        choices = (draw.random(24) * batch.counts).astype(int)
        chosen = batch.actions[np.arange(24), choices]
        status = batch.step(chosen)
        for index, state in enumerate(before):
            if seats[index] == NOBODY:
                assert status[index] == FINISHED
                continue
            assert status[index] == STEPPED
            apply(state, int(seats[index]), int(chosen[index]))
            while decider(state) == RIVER:
                legal(state, RIVER, out)
                apply(state, RIVER, out[0])
            assert state == unpack(batch.records[index])
            count = legal(state, int(batch.seats[index]), out) if batch.seats[index] != NOBODY else 0
            assert out[:count] == batch.actions[index][: batch.counts[index]].tolist()
    assert (batch.seats == NOBODY).all()


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(3, seed=1)
    before = batch.records.copy()
    assert batch.step(np.array([0, 1, 2000], np.int16)).tolist() == [ILLEGAL, STEPPED, ILLEGAL]
    assert batch.records[0] == before[0]
    assert batch.records[2] == before[2]
    assert batch.records[1] != before[1]


@pytest.mark.parametrize("actions", [[1], [1, 1, 1, 1], [1.0, 1.0, 1.0], [[1], [1], [1]]])
def test_actions_of_the_wrong_shape_or_kind_are_refused(actions: list[int]) -> None:
    batch = Batch(3, seed=1)
    with pytest.raises(ValueError, match="3 integers expected"):
        batch.step(np.array(actions))


def test_a_number_too_large_for_its_field_is_illegal() -> None:
    assert Batch(2, seed=1).step(np.array([65537, -1])).tolist() == [ILLEGAL, ILLEGAL]


def test_random_play_counts_decisions_and_starts_anew() -> None:
    batch = Batch(16, players=3, max_rounds=2, seed=5)
    made = batch.play_random(300)
    assert 16 * 250 < made < 16 * 300
    assert all(unpack(record).phase >= CHOOSE - 1 for record in batch.records)


def test_equal_seeds_play_alike_on_any_number_of_threads() -> None:
    one, two = (Batch(10, seed=9, fork="chance", threads=threads) for threads in (1, 2))
    one.play_random(200)
    two.play_random(200)
    assert one.records.tobytes() == two.records.tobytes()
