"""The inner loop of analysis: a round played out again and again, every candidate with the same luck.

It draws the cards that the observer may not know as the card net expects them, plays the round to its end and some
more by first opinions, and asks the value net for the chance of every seat.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.analysis.engine.compiler import compiled
from niagara.bots.mind.dealing import deal_hidden_cards, predict_hidden_cards
from niagara.bots.mind.imagination import play_on
from niagara.bots.mind.net import first_layer, later_layers
from niagara.bots.mind.policy import play_move
from niagara.bots.mind.records import Mind, Workspace
from niagara.fast import wide
from niagara.fast.batch import Integers
from niagara.fast.reals import exp
from niagara.fast.rng import Generator, below
from niagara.rules.apply import begin_turn
from niagara.rules.board import SPECTATOR
from niagara.rules.ending import has_won
from niagara.rules.packed import Records
from niagara.rules.state import OVER, TURNS, State

Reals = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]

SEEDS = 1 << 30


@compiled
def fill_shares(state: State, mind: Mind, workspace: Workspace, out: Reals) -> None:
    """Write every seat's share of the win: exact when the game is over, else as the value net expects it."""
    players = wide(state.players)
    total = 0.0
    if state.phase == OVER:
        for seat in range(players):
            out[seat] = 0.0
            if has_won(state, seat):
                out[seat] = 1.0
                total += 1.0
    else:
        first_layer(state, mind.value_net, workspace)
        best = -1e9
        for seat in range(players):
            later_layers(state, seat, 1, mind.value_net, workspace)
            best = max(best, float(workspace.out[seat][0]))
        for seat in range(players):
            out[seat] = exp(float(workspace.out[seat][0]) - best)
            total += out[seat]
    if total > 0.0:
        for seat in range(players):
            out[seat] /= total


@compiled
def see_end(state: State, began: int, doubt: float, mind: Mind, workspace: Workspace, out: Reals) -> None:
    """Write every seat's share after a round was played out and some more.

    Players know more than first opinions do, so what is foreseen beyond the round that `began` counts a little less,
    and with `doubt` every seat wins alike.
    """
    fill_shares(state, mind, workspace, out)
    if state.phase == OVER and state.round == began:
        return
    for seat in range(wide(state.players)):
        out[seat] = (1.0 - doubt) * out[seat] + doubt / state.players


@compiled
def forecast(
    scratch: Records,
    draws: int,
    rounds: int,
    doubt: float,
    mind: Mind,
    workspace: Workspace,
    rng: Generator,
    out: Reals,
) -> None:
    """Write in each row of `out` the shares at the end of one drawing of what a spectator sees in `scratch[0]`.

    Where a seat is about to lay its card open, that card is drawn too.
    """
    predict_hidden_cards(scratch[0], SPECTATOR, mind, workspace, workspace.odds)
    for draw in range(draws):
        scratch[1] = scratch[0]
        state: State = scratch[1]
        if state.phase == TURNS:
            deal_hidden_cards(state, SPECTATOR, -1, mind, workspace.odds, rng)
            if state.revealed[state.seat] == 0:
                begin_turn(state, state.seat)
        began = int(state.round)
        play_on(state, began + rounds, mind, workspace, rng)
        see_end(state, began, doubt, mind, workspace, out[draw])


@compiled
def try_out(
    scratch: Records,
    seat: int,
    plans: Integers,
    alive: Integers,
    rounds: int,
    doubt: float,
    mind: Mind,
    workspace: Workspace,
    rng: Generator,
    own: Singles,
    totals: Reals,
    shares: Reals,
) -> None:
    """Try the plans numbered in `alive` out, in as many drawings of the view in `scratch[0]` as `own` has columns.

    A plan is a row of actions that ends with the first negative one. `own[place][drawing]` becomes the seat's share of
    the win, `totals[plan]` adds up those of all seats. Each drawing has one deal of cards and one luck for all plans.
    """
    predict_hidden_cards(scratch[0], seat, mind, workspace, workspace.odds)
    for drawing in range(own.shape[1]):
        scratch[1] = scratch[0]
        deal_hidden_cards(scratch[1], seat, -1, mind, workspace.odds, rng)
        below(rng, SEEDS)
        luck = rng[0]
        for place in range(len(alive)):
            plan = alive[place]
            rng[0] = luck
            scratch[2] = scratch[1]
            state: State = scratch[2]
            began = int(state.round)
            for action in plans[plan]:
                if action < 0:
                    break
                play_move(state, seat, wide(action))
            play_on(state, began + rounds, mind, workspace, rng)
            see_end(state, began, doubt, mind, workspace, shares)
            own[place][drawing] = shares[seat]
            for other in range(wide(state.players)):
                totals[plan][other] += shares[other]
        rng[0] = luck
        below(rng, SEEDS)
