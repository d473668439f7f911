"""Rounds played in imagination, and by whom: the policy of imagined players is first opinions, a net or a tiny search.

A policy is a function that takes a position, who moves, a mind and room to think, and returns a move. It knows no card
that its mover may not know: where others have chosen in secret, it deals anew. What looks further is only as good as
those who play there, so a better policy is worth more than more samples.
"""

from __future__ import annotations

from typing import Final

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.dealing import count_combinations, deal_hidden_cards, draw_card, predict_hidden_cards
from niagara.bots.mind.evaluate import win_chance
from niagara.bots.mind.move_facts import score_moves
from niagara.bots.mind.net import expect, expect_card, has_three_heads
from niagara.bots.mind.policy import list_moves, pick_move, play_move, rate_moves
from niagara.bots.mind.records import Mind, Workspace
from niagara.fast import helper, inlined, wide
from niagara.fast.rng import Generator, below
from niagara.rules.actions import CANOE, CARD, canoe_parts
from niagara.rules.board import LOST, NOBODY, RIVER
from niagara.rules.legal import decider
from niagara.rules.packed import Records
from niagara.rules.state import CHOOSE, TURNS, State

OPINIONS: Final = 0  # imagined players play at once: their first opinion, or what a net says where a mind has one
TINY_SEARCH: Final = 1  # … they try a few moves out, to the end of the round and by first opinions
DEALT, TRIED = 4, 5  # the states of `scratch` that a tiny search works on


@helper
def goes_over_falls(action: int) -> bool:
    """Whether a move takes its canoe over the falls."""
    return action >= CANOE and canoe_parts(action)[1] == LOST


@helper
def rank_falls_last(count: int, workspace: Workspace) -> int:
    """Put moves over the falls below all others, if there are others; how many are left to try out.

    They are hardly ever better, and what a net makes of a canoe that nobody needed to lose is guesswork.
    """
    left = 0
    for index in range(count):
        if not goes_over_falls(wide(workspace.moves[index])):
            left += 1
    if left == 0:
        return count
    for index in range(count):
        if goes_over_falls(wide(workspace.moves[index])):
            workspace.worth[index] = -1e9
    return left


@compiled
def weigh_moves(state: State, seat: int, mind: Mind, workspace: Workspace) -> int:
    """List the legal moves with what a mind thinks of each at once: its net for moves if it has one, or its opinion."""
    if state.phase == TURNS and mind.net_plays_turns > 0 and has_three_heads(mind, workspace):
        return score_moves(state, seat, mind, workspace)
    return rate_moves(state, seat, mind, workspace)


@inlined
def first_thought(state: State, mover: int, looked: int, mind: Mind, workspace: Workspace, rng: Generator) -> int:
    """What an imagined player does at once, or chance; `looked` is the round for which the card net has been asked."""
    if mover == RIVER:
        return wide(workspace.moves[below(rng, list_moves(state, mover, workspace.moves))])
    temperature = 0.0
    if state.phase == CHOOSE:
        temperature = mind.playout_temperature
        if mind.net_plays_cards:
            if looked != state.round:
                expect(state, mind, workspace)
            hand = wide(state.hand[mover])
            expect_card(state, mover, hand, 1.0, mind, workspace, workspace.guess)
            return CARD + draw_card(hand, workspace.guess, rng)
    if state.phase == TURNS and mind.net_plays_turns > 1 and has_three_heads(mind, workspace):
        return pick_move(score_moves(state, mover, mind, workspace), 0.0, workspace, rng)
    return pick_move(rate_moves(state, mover, mind, workspace), temperature, workspace, rng)


@compiled
def play_on(state: State, last: int, mind: Mind, workspace: Workspace, rng: Generator) -> None:
    """Play to the end of a round, or of the game, by first opinions; who foresees draws cards by its net."""
    looked = -1  # the round whose cards the net was asked for
    while True:
        mover = decider(state)
        if mover == NOBODY or state.round > last:
            return
        action = first_thought(state, mover, looked, mind, workspace, rng)
        if state.phase == CHOOSE:
            looked = wide(state.round)
        play_move(state, mover, action)


@compiled
def search_briefly(state: State, mover: int, scratch: Records, mind: Mind, workspace: Workspace, rng: Generator) -> int:
    """The move of an imagined player that tries its most promising moves out to the end of the round."""
    count = weigh_moves(state, mover, mind, workspace)
    kept = count
    if state.phase == TURNS:
        kept = rank_falls_last(count, workspace)
    kept = min(kept, mind.imagined_breadth)
    if kept <= 1:
        return pick_move(count, 0.0, workspace, rng)
    for place in range(kept):
        best = 0
        for index in range(count):
            if workspace.worth[index] > workspace.worth[best]:
                best = index
        workspace.options[place] = workspace.moves[best]
        workspace.worth[best] = -1e9
        workspace.hopes[place] = 0.0
    samples = mind.imagined_samples
    known = state.phase == TURNS and mind.imagined_peeks != 0
    if known or (state.phase == TURNS and count_combinations(state, mover) == 1):
        samples = 1
    if not known:
        predict_hidden_cards(state, mover, mind, workspace, workspace.dealt_odds)
    for _ in range(samples):
        scratch[DEALT] = state
        if not known:
            deal_hidden_cards(scratch[DEALT], mover, -1, mind, workspace.dealt_odds, rng)
        luck = rng[0]
        for place in range(kept):
            rng[0] = luck
            scratch[TRIED] = scratch[DEALT]
            tried: State = scratch[TRIED]
            play_move(tried, mover, wide(workspace.options[place]))
            play_on(tried, wide(state.round), mind, workspace, rng)
            workspace.hopes[place] += win_chance(tried, mover, mind, workspace)
    best = 0
    for place in range(kept):
        if workspace.hopes[place] > workspace.hopes[best]:
            best = place
    return wide(workspace.options[best])


@compiled
def take_turn(
    state: State, mover: int, policy: int, scratch: Records, mind: Mind, workspace: Workspace, rng: Generator
) -> None:
    """Play one move of a turn by a policy."""
    if policy == TINY_SEARCH:
        play_move(state, mover, search_briefly(state, mover, scratch, mind, workspace, rng))
    else:
        play_move(state, mover, first_thought(state, mover, -1, mind, workspace, rng))


@compiled
def imagine(
    state: State, last: int, policy: int, scratch: Records, mind: Mind, workspace: Workspace, rng: Generator
) -> None:
    """Play to the end of a round, or of the game, by a policy."""
    if policy == OPINIONS:
        play_on(state, last, mind, workspace, rng)
        return
    looked = -1
    while True:
        mover = decider(state)
        if mover == NOBODY or state.round > last:
            return
        if mover != RIVER and (state.phase == TURNS or (state.phase == CHOOSE and mind.imagined_cards)):
            play_move(state, mover, search_briefly(state, mover, scratch, mind, workspace, rng))
            continue
        action = first_thought(state, mover, looked, mind, workspace, rng)
        if state.phase == CHOOSE:
            looked = wide(state.round)
        play_move(state, mover, action)
