"""Each seat's chance to win: by weighted features at the start of a round, by the nets at any moment."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.chances import fill_chances, fill_forecast
from niagara.bots.mind.minds import Minds, Vector, make_mind, new_scratch, new_workspace
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.nets import shipped_nets
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION
from niagara.fast.rng import generator
from niagara.rules.board import HIDDEN, NO_CARD, SPECTATOR
from niagara.rules.packed import Records, pack
from niagara.rules.state import CHOOSE, OVER, State
from niagara.rules.view import view

DRAWS = 48  # ways in which a round that has begun may end, tried out for its chances


def win_chances(games: Records, feature_weights: Vector = FEATURE_WEIGHTS) -> npt.NDArray[np.float64]:
    """The chances of all seats, one row a game; all games have as many seats as the first."""
    out = np.zeros((len(games), int(games[0]["players"])))
    fill_chances(games, make_mind(OPINION, Settings(), feature_weights)[0], new_workspace()[0], out)
    return out


@cache
def _forecaster() -> Minds:
    """The mind that forecasts: first opinions for the rest of a round, the nets for cards and for what follows."""
    learnt = Settings(uses_value_net=True, card_net_weight=1.0, net_plays_cards=True)
    return make_mind(OPINION, learnt, None, shipped_nets())


def win_probability(state: State, seat: int = SPECTATOR, draws: int = DRAWS) -> list[float]:
    """Each seat's chance to win in a position, as seat `seat` or a spectator sees it; wins are shared.

    Cards that the observer may not know play no part, whether `state` shows them or is a view that hides them.
    At the start of a round this is the value net's answer; within a round, the mean over drawn ends of the round.
    """
    scratch = new_scratch()
    scratch[0] = pack([state if HIDDEN in state.card else view(state, seat)])[0]  # a view is not viewed again
    mind, workspace = _forecaster()[0], new_workspace()[0]
    out = np.zeros((1, state.players))
    untouched = state.phase == CHOOSE and not any(state.card[: state.players])
    if state.phase == OVER or untouched:
        fill_chances(scratch[:1], mind, workspace, out)
    else:
        chosen = seat != SPECTATOR and state.card[seat] != NO_CARD
        observer = seat if chosen else SPECTATOR
        fill_forecast(scratch, observer, draws, mind, workspace, generator(1), out[0])
    return [float(chance) for chance in out[0]]
