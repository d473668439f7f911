"""Who plays whom on the ladder, and what their games say of their strength."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from niagara.server.ladder.pairing import (
    PROGRAMS,
    SEATS,
    Block,
    Lineup,
    lineup_of,
    next_lineup,
    open_blocks,
    ready_block,
)
from niagara.server.ladder.rating import Outcome, rate

LEVELS = {"duckling": 1250.0, "otter2": 1410.0, "duck2": 1520.0, "beaver2": 1650.0, "heron": 1860.0, "bear": 2020.0}
A, B, C = "program:a", "program:b", "program:c"


def test_in_a_block_everybody_sits_in_every_seat_once() -> None:
    block = Block("x", "", (A, B, "bear", "heron"))
    lineups = [lineup_of(block, turn) for turn in range(SEATS)]
    for seat in range(SEATS):
        assert {lineup[seat] for lineup in lineups} == set(block.lineup)
    for lineup in lineups:
        after = {each: lineup[(at + 1) % SEATS] for at, each in enumerate(lineup)}
        assert after == {A: B, B: "bear", "bear": "heron", "heron": A}, "everybody keeps their neighbours"


def test_nobody_plays_where_nobody_waits() -> None:
    assert next_lineup({A: "ada"}, (), LEVELS, LEVELS, []) == ()


def test_who_has_played_least_comes_first_and_meets_whom_it_has_met_least() -> None:
    here = {A: "ada", B: "bob"}
    played: list[Lineup] = [(A, "duck2", "beaver2", "otter2")] * SEATS
    assert next_lineup(here, {A, B}, LEVELS, LEVELS, played)[0] == B
    again = next_lineup(here, {A}, LEVELS, LEVELS, played)
    assert again[0] == A
    assert {B, "duckling"} <= {*again} or {B, "heron"} <= {*again}, again


def test_rivals_are_near_in_strength() -> None:
    strong = next_lineup({A: "ada"}, {A}, LEVELS, {**LEVELS, A: 2100.0}, [])
    weak = next_lineup({A: "ada"}, {A}, LEVELS, {**LEVELS, A: 900.0}, [])
    assert strong == (A, "bear", "heron", "beaver2")
    assert weak == (A, "duckling", "otter2", "duck2")


@given(
    owners=st.dictionaries(st.sampled_from([f"program:{at}" for at in range(8)]), st.sampled_from("abc"), min_size=1),
    levels=st.sets(st.sampled_from(sorted(LEVELS)), min_size=1),
    seed=st.integers(0, 1000),
)
def test_a_table_has_levels_and_never_two_programs_of_one_person(
    owners: dict[str, str], levels: set[str], seed: int
) -> None:
    chance = random.Random(seed)
    everybody = [*owners, *levels]
    played = [tuple(chance.choices(everybody, k=SEATS)) for _ in range(chance.randrange(20))]
    lineup = next_lineup(owners, owners.keys(), levels, LEVELS, played)
    programs = [each for each in lineup if each in owners]
    assert len(lineup) == SEATS
    assert 1 <= len(programs) <= PROGRAMS
    assert len({owners[each] for each in programs}) == len(programs)
    assert len({*lineup} - levels) == len(programs)


def test_blocks_go_on_with_those_who_are_there_those_with_most_programs_first() -> None:
    alone, both = Block("1", "", (A, "bear", "bear", "bear"), 2), Block("2", "", (A, B, "bear", "bear"), 1)
    done, away = Block("3", "", (A, "bear", "bear", "bear"), SEATS), Block("4", "", (A, C, "bear", "bear"))
    blocks = [alone, both, done, away]
    assert open_blocks(blocks, {A, B}, LEVELS) == [alone, both]
    assert ready_block(blocks, {A, B}, LEVELS) == both
    assert ready_block(blocks, {A}, LEVELS) == alone
    assert ready_block(blocks, {B}, LEVELS) is None
    assert open_blocks([alone], {A}, ("heron",)) == [], "a level that is offered no more"


def test_programs_that_go_on_for_long_meet_everybody_alike() -> None:
    here = {A: "ada", B: "bob", C: "cleo"}
    played: list[Lineup] = []
    for _ in range(120):
        played.append(next_lineup(here, here.keys(), LEVELS, LEVELS, played))
    games = Counter(each for lineup in played for each in lineup)
    assert max(games[each] for each in here) - min(games[each] for each in here) <= 2
    met = Counter(other for lineup in played if A in lineup for other in lineup)
    assert min(met[B], met[C]) > 10


# Ratings


def games_between(strengths: dict[str, float], count: int, seed: int) -> list[Outcome]:
    """Games in which everybody wins as often as their strength says, a block for every four."""
    chance = random.Random(seed)
    outcomes = []
    for number in range(count):
        entrants = (A, *chance.sample(sorted(strengths.keys() - {A}), SEATS - 1))
        odds = [10 ** (strengths[each] / 400) for each in entrants]
        winner = chance.choices(range(SEATS), odds)[0]
        shares = tuple(float(at == winner) for at in range(SEATS))
        outcomes.append(Outcome(str(number // SEATS), entrants, shares))
    return outcomes


def test_nobody_to_rate_is_no_trouble() -> None:
    assert rate([], LEVELS) == {}
    assert rate([Outcome("1", ("bear", "heron", "bear", "duck2"), (1.0, 0.0, 0.0, 0.0))], LEVELS) == {}


def test_a_first_game_says_little_and_many_say_much() -> None:
    [first] = rate(games_between({**LEVELS, A: 1700.0}, 1, 1), LEVELS).values()
    [many] = rate(games_between({**LEVELS, A: 1700.0}, 800, 1), LEVELS).values()
    assert first.high - first.low > 700
    assert many.low < 1700 < many.high
    assert many.high - many.low < 110


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_never_or_always_won_has_a_rating(won: float) -> None:
    outcome = Outcome("1", (A, "duck2", "duck2", "duck2"), (won, 1.0 - won, 0.0, 0.0))
    [found] = rate([outcome] * 40, LEVELS).values()
    assert 500 < found.value < 2600
    assert (found.value > 1520) == (won == 1.0)


def test_intervals_hold_what_they_promise() -> None:
    inside = 0
    for seed in range(60):
        found = rate(games_between({**LEVELS, A: 1600.0}, 120, seed), LEVELS)[A]
        inside += found.low <= 1600 <= found.high
    assert 52 <= inside <= 60, inside


def test_games_of_one_block_are_not_as_good_as_games_of_many() -> None:
    outcomes = games_between({**LEVELS, A: 1600.0}, 80, 3)
    alike = [
        Outcome(str(number // 20), outcomes[number // 20].entrants, outcomes[number // 20].shares)
        for number in range(80)
    ]
    apart = [Outcome(str(number), each.entrants, each.shares) for number, each in enumerate(alike)]
    together, single = rate(alike, LEVELS)[A], rate(apart, LEVELS)[A]
    assert together.value == pytest.approx(single.value)
    assert together.high - together.low > 1.5 * (single.high - single.low)


def test_levels_stay_what_they_are_and_programs_are_rated_by_each_other_too() -> None:
    chance = random.Random(4)
    outcomes = []
    for number in range(300):
        entrants = (A, B, "duck2", "beaver2")
        winner = chance.choices(range(SEATS), [4, 1, 1, 2])[0]
        outcomes.append(Outcome(str(number), entrants, tuple(float(at == winner) for at in range(SEATS))))
    found = rate(outcomes, LEVELS)
    assert found.keys() == {A, B}
    assert found[A].low > found[B].high
