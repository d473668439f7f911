"""Copies of a bot that cheat: how much there is to gain by knowing what nobody may know. For measuring alone.

A cheat chooses its card last. It is then given a view in which the others' cards lie open: the very ones, or those
that an independent copy of each rival's mind, with other luck, would have chosen.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from niagara.bots.mind.minds import Minds, new_scratch, new_workspace
from niagara.bots.mind.policy import list_moves, play_move
from niagara.bots.mind.records import Mind, Workspace
from niagara.bots.mind.search import think
from niagara.bots.mind.selfplay import Seating, Shares, share_win
from niagara.fast import compiled, helper, wide
from niagara.fast.rng import Generator, below, generator
from niagara.rules.board import NO_CARD, NOBODY, RIVER, card_bit
from niagara.rules.legal import decider
from niagara.rules.packed import Records
from niagara.rules.state import CHOOSE, TURNS, State
from niagara.rules.view import fill_view

HONEST, SEES_ALL, KNOWS_THEM = 0, 1, 2
CHEAT: Final = 0  # the number of its mind


def cheat_games(games: Records, seating: Seating, seeds: Generator, minds: Minds, cheat: int) -> Shares:
    """Play games in which mind 0 cheats; every seat's share of the win."""
    shares = np.zeros(seating.shape)
    play_cheats(games, seating, seeds, shares, minds, cheat, new_scratch(), new_workspace()[0], generator(1))
    return shares


@compiled
def play_cheats(
    games: Records,
    seating: Seating,
    seeds: Generator,
    shares: Shares,
    minds: Minds,
    cheat: int,
    scratch: Records,
    workspace: Workspace,
    rng: Generator,
) -> None:
    """Play every game, each with its own luck."""
    for index in range(len(games)):
        state: State = games[index]
        rng[0] = seeds[index]
        while True:
            seat = next_to_decide(state, seating[index])
            if seat == NOBODY:
                break
            if seat == RIVER:
                play_move(state, seat, wide(workspace.moves[below(rng, list_moves(state, seat, workspace.moves))]))
                continue
            mind: Mind = minds[seating[index][seat]]
            if seating[index][seat] == CHEAT and state.phase == CHOOSE:
                peek(state, seat, seating[index], minds, cheat, scratch, workspace, rng)
            elif seating[index][seat] == CHEAT and cheat == SEES_ALL and state.phase == TURNS:
                lay_open(state, seat, scratch[0])
            else:
                fill_view(state, seat, scratch[0])
            workspace.candidates = 0
            play_move(state, seat, think(scratch, seat, mind.samples, mind, workspace, rng))
        share_win(games[index], shares[index])


@helper
def next_to_decide(state: State, seats: Seating) -> int:
    """Who decides; while cards are chosen, the cheat comes last."""
    if state.phase == CHOOSE:
        for seat in range(wide(state.players)):
            if state.card[seat] == NO_CARD and seats[seat] != CHEAT:
                return seat
    return decider(state)


@helper
def lay_open(state: State, seat: int, seen: State) -> None:
    """Write what a seat sees for which the others' cards lie open."""
    fill_view(state, seat, seen)
    for other in range(wide(state.players)):
        if other != seat and state.card[other] != NO_CARD:
            seen.card[other] = state.card[other]
            seen.hand[other] = state.hand[other]
            seen.revealed[other] = 1


@helper
def peek(
    state: State,
    seat: int,
    seats: Seating,
    minds: Minds,
    cheat: int,
    scratch: Records,
    workspace: Workspace,
    rng: Generator,
) -> None:
    """Write what the cheat sees before it chooses: the others' cards, or what copies of them would choose."""
    if cheat == SEES_ALL:
        lay_open(state, seat, scratch[0])
        return
    guessed = np.zeros(len(workspace.needs), np.int64)
    for other in range(wide(state.players)):
        if other != seat:
            fill_view(state, other, scratch[0])
            scratch[0].hand[other] |= card_bit(state.card[other])
            scratch[0].card[other] = NO_CARD
            mind: Mind = minds[seats[other]]
            workspace.candidates = 0
            guessed[other] = think(scratch, other, mind.samples, mind, workspace, rng)
    fill_view(state, seat, scratch[0])
    for other in range(wide(state.players)):
        if other != seat:
            scratch[0].hand[other] &= ~card_bit(guessed[other])
            scratch[0].card[other] = guessed[other]
            scratch[0].revealed[other] = 1
