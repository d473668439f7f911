"""Everybody's chance to win, in many games or from what an observer sees of one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.dealing import deal_hidden_cards, predict_hidden_cards
from niagara.bots.mind.evaluate import win_chance
from niagara.bots.mind.imagination import play_on
from niagara.bots.mind.policy import play_move
from niagara.bots.mind.records import Mind, Workspace
from niagara.fast import wide
from niagara.fast.rng import Generator
from niagara.rules.actions import CARD
from niagara.rules.packed import Records
from niagara.rules.state import CHOOSE, State

Chances = npt.NDArray[np.float64]


@compiled
def fill_chances(games: Records, mind: Mind, workspace: Workspace, out: Chances) -> None:
    """Write the chance of every seat of every game."""
    for index in range(len(games)):
        state: State = games[index]
        for seat in range(wide(state.players)):
            out[index][seat] = win_chance(state, seat, mind, workspace)


@compiled
def fill_forecast(
    scratch: Records,
    observer: int,
    draws: int,
    mind: Mind,
    workspace: Workspace,
    rng: Generator,
    out: npt.NDArray[np.float64],
) -> None:
    """Write each seat's chance in the view `scratch[0]`: the mean of what comes of the round with drawn cards."""
    predict_hidden_cards(scratch[0], observer, mind, workspace, workspace.odds)
    for _ in range(draws):
        scratch[1] = scratch[0]
        state: State = scratch[1]
        deal_hidden_cards(state, observer, -1, mind, workspace.odds, rng)
        if state.phase == CHOOSE:  # dealt cards begin no turns; putting one down again does (R4.4)
            play_move(state, 0, CARD + state.card[0])
        play_on(state, state.round, mind, workspace, rng)
        for seat in range(wide(state.players)):
            out[seat] += win_chance(state, seat, mind, workspace) / draws
