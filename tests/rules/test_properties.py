"""What holds in every position, whatever is played (R1-R9)."""

from __future__ import annotations

import random

from hypothesis import given

from niagara.notation.checks import check
from niagara.rules.actions import ACTIONS, CANOE, LOAD_AFTER, NOTHING, UNLOAD_STEAL, Move
from niagara.rules.apply import apply
from niagara.rules.board import FULL_HAND, LOST, NO_GEM, NOBODY, RIVER
from niagara.rules.ending import anyone_at_goal
from niagara.rules.legal import MOST_LEGAL, decider
from niagara.rules.setup import new_state
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State
from niagara.rules.why import why_not
from niagara.testing.generators import actions_of, play_on
from tests.strategies import seeds, starts, states
from tests.table import moves, table


def gems_of(state: State) -> list[int]:
    """How many gems of each colour there are anywhere."""
    counts = [sum(site[gem] for site in state.sites) for gem in range(5)]
    for seat in range(5):
        for gem in range(5):
            counts[gem] += state.landed[seat][gem] + state.cargo[seat].count(gem)
    return counts


def check_what_always_holds(state: State) -> None:
    assert gems_of(state) == [7, 7, 7, 7, 7]
    assert all(count >= 0 for table in (*state.sites, *state.landed) for count in table)
    for seat in range(state.players):
        for canoe in range(2):
            space = state.at[seat][canoe]
            assert 0 <= space <= LOST
            assert 0 < space < LOST or state.cargo[seat][canoe] == NO_GEM
    assert -1 <= state.weather <= 2
    seat = decider(state)
    assert (seat == NOBODY) == (state.phase == OVER)
    if seat != NOBODY:
        assert actions_of(state, seat), "somebody can always decide"
    if state.phase in (BUY_BACK, CHOOSE):
        assert not anyone_at_goal(state), "the round in which a goal was reached was the last"


@given(starts, seeds)
def test_gems_stay_and_somebody_can_always_decide_in_whole_games(start: State, seed: int) -> None:
    """R1.3, R6.10, R8.2, and hands in step (R3.2)."""
    chance = random.Random(seed)
    state = start.copy()
    for made, step in enumerate(play_on(state, chance, minds_change=True)):
        check_what_always_holds(step.state)
        sizes = {
            bin(state.hand[seat]).count("1") + (state.card[seat] > 0 and not state.revealed[seat])
            for seat in range(state.players)
            if not state.revealed[seat]
        }
        assert len(sizes) <= 1
        if made == 400:
            break


@given(states)
def test_every_listed_move_plays_into_a_sound_position(state: State) -> None:
    """R1.3, R4-R7: each legal move, one by one; positions between moves can stand on a table."""
    for seat in (*range(state.players), RIVER):
        for action in actions_of(state, seat):
            after = state.copy()
            apply(after, seat, action)
            assert after != state
            check_what_always_holds(after)
            if after.phase in (BUY_BACK, CHOOSE, TURNS, OVER):
                check(after)


@given(states)
def test_listed_moves_are_exactly_those_without_a_reason_against_them(state: State) -> None:
    """R1-R9: every unlisted one is refused with a rule and a sentence, for every seat and none."""
    for seat in (-1, *range(state.players + 1), RIVER):
        listed = set(actions_of(state, seat))
        for action in range(-1, ACTIONS + 1):
            reason = why_not(state, seat, action)
            assert (reason is None) == (action in listed)
            if reason is not None:
                assert reason.rule.startswith("R")
                assert len(reason.text) > 10
                assert "{" not in reason.text


@given(states)
def test_only_those_whose_decision_it_is_have_moves(state: State) -> None:
    """R3.1, R4.4, R5.1: while cards are chosen all seats, otherwise one."""
    with_moves = {seat for seat in range(-2, 8) if actions_of(state, seat)}
    if state.phase == CHOOSE:
        assert with_moves == {seat for seat in range(state.players) if state.hand[seat]}
    else:
        assert with_moves == {decider(state)} - {NOBODY}


@given(states)
def test_lists_have_no_move_twice_and_fit_their_buffer(state: State) -> None:
    for seat in range(state.players):
        listed = actions_of(state, seat)
        assert len(set(listed)) == len(listed) < MOST_LEGAL


def over_the_falls_with_a_deed(action: int) -> bool:
    """Loading ruby at the rubies and going over gives it back at once: two moves to one position."""
    move = Move(action)
    before = NOTHING < move.deed < LOAD_AFTER or move.deed >= UNLOAD_STEAL
    return action >= CANOE and move.end == LOST and before


@given(states)
def test_distinct_moves_lead_to_distinct_positions(state: State) -> None:
    """No move is listed under two numbers; only a disc of the river may find nobody to carry."""
    for seat in range(state.players):
        outcomes = []
        for action in actions_of(state, seat):
            if not over_the_falls_with_a_deed(action):
                after = state.copy()
                apply(after, seat, action)
                outcomes.append(after)
        for index, after in enumerate(outcomes):
            assert after not in outcomes[:index]


def test_a_crowded_list_is_far_from_the_end_of_the_buffer() -> None:
    """R6: an empty and a loaded canoe on 5, all colours at all sites, eight canoes to steal from."""
    others = ["1 - 3+P 3+C", "1 - 3+Y 3+B", "1 - 3+P 3+C", "1 - 3+Y 3+B"]
    sites = {"P": "CYBR", "C": "PYBR", "Y": "PCBR", "B": "PCYR", "R": "PCYB"}
    longest = {len(moves(table([f"{card} - 5 5+R", *others], lie=sites))) for card in range(1, 7)}
    assert max(longest) == 52, "with a 4: 32 for the empty one, 20 for the loaded"
    assert max(longest) < MOST_LEGAL // 2


@given(seeds)
def test_hands_are_full_when_a_cycle_starts(seed: int) -> None:
    """R3.2: rounds 1, 8, 15 … start with seven cards each."""
    state = new_state(3, max_rounds=16)
    for step in play_on(state, random.Random(seed)):
        if step.state.phase == BUY_BACK or (step.state.phase == CHOOSE and not any(step.state.card)):
            played = (step.state.round - 1) % 7
            assert all(bin(hand).count("1") == 7 - played for hand in step.state.hand[:3])
            assert played or step.state.hand[:3] == [FULL_HAND] * 3
