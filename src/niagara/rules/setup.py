"""A new game, before the river's first draws (R2)."""

from __future__ import annotations

from niagara.rules._mark import rule
from niagara.rules.board import (
    CANOES,
    FULL_HAND,
    GEMS,
    GEMS_PER_COLOUR,
    JETTY,
    MAX_PLAYERS,
    NO_ARM,
    NO_CARD,
    NO_GEM,
)
from niagara.rules.state import DRAW_FIRST, State


@rule
def set_up(state: State, players: int, fork: int, tie_break: int, stealing: int, max_rounds: int) -> None:
    """All canoes at the jetty, full hands, weather 0, seven gems at each site (R2.1)."""
    state.players = players
    state.fork = fork
    state.tie_break = tie_break
    state.stealing = stealing
    state.max_rounds = max_rounds
    state.round = 1
    state.first = 0
    state.phase = DRAW_FIRST
    state.seat = 0
    state.must = 0
    state.may = 0
    state.done = 0
    state.weather = 0
    state.next_arm = NO_ARM
    state.discs = 0
    for site in range(GEMS):
        for gem in range(GEMS):
            state.sites[site][gem] = 0
        state.sites[site][site] = GEMS_PER_COLOUR
    for seat in range(MAX_PLAYERS):
        state.hand[seat] = 0
        if seat < players:
            state.hand[seat] = FULL_HAND
        state.card[seat] = NO_CARD
        state.revealed[seat] = 0
        for gem in range(GEMS):
            state.landed[seat][gem] = 0
        for canoe in range(CANOES):
            state.at[seat][canoe] = JETTY
            state.cargo[seat][canoe] = NO_GEM
