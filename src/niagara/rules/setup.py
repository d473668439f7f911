"""A new game, before the river's first draws (R2)."""

from __future__ import annotations

from typing import Unpack

from niagara.rules.board import (
    CANOES,
    FULL_HAND,
    GEMS,
    GEMS_PER_COLOUR,
    JETTY,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_ARM,
    NO_CARD,
    NO_GEM,
)
from niagara.rules.options import Options, set_options
from niagara.rules.state import DRAW_FIRST, State


def new_state(players: int, **options: Unpack[Options]) -> State:
    """All canoes at the jetty, full hands, weather 0, seven gems at each site (R2.1), with the options of R9."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"players: {players}, but there are {MIN_PLAYERS} to {MAX_PLAYERS} seats (R1.1, R9.4)")
    state = State()
    set_options(state, options)
    state.players = players
    state.round = 1
    state.phase = DRAW_FIRST
    state.weather = 0
    state.next_arm = NO_ARM
    for site in range(GEMS):
        state.sites[site][site] = GEMS_PER_COLOUR
    for seat in range(MAX_PLAYERS):
        state.hand[seat] = FULL_HAND if seat < players else 0
        state.card[seat] = NO_CARD
        for canoe in range(CANOES):
            state.at[seat][canoe] = JETTY
            state.cargo[seat][canoe] = NO_GEM
    return state
