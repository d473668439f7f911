"""Each seat's chance to win: by the shared judgement at the start of a round, by the nets at any moment."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from niagara.bots.judgement import Desk, chance, new_desk
from niagara.bots.mind import Mind, Minds, Temperament, Vector, make_mind
from niagara.bots.nets import shipped_nets
from niagara.bots.opinion import do
from niagara.bots.search import deal_hidden, expect_hidden, new_scratch, play_on
from niagara.bots.weights import JUDGEMENT, OPINION
from niagara.fast import compiled, wide
from niagara.fast.rng import Generator, generator
from niagara.rules.actions import CARD
from niagara.rules.board import HIDDEN, NO_CARD, SPECTATOR
from niagara.rules.state import CHOOSE, OVER, Records, State, pack
from niagara.rules.view import view

DRAWS = 48  # ways in which a round that has begun may end, tried out for its chances


@compiled
def fill_chances(games: Records, mind: Mind, desk: Desk, out: npt.NDArray[np.float64]) -> None:
    """Write the chance of every seat of every game."""
    for index in range(len(games)):
        state = games[index]
        for seat in range(wide(state.players)):
            out[index][seat] = chance(state, seat, mind, desk)


def win_chances(games: Records, judgement: Vector = JUDGEMENT) -> npt.NDArray[np.float64]:
    """The chances of all seats, one row a game; all games have as many seats as the first."""
    out = np.zeros((len(games), int(games[0]["players"])))
    fill_chances(games, make_mind(OPINION, Temperament(), judgement)[0], new_desk()[0], out)
    return out


@compiled
def fill_prospects(
    scratch: Records, observer: int, draws: int, mind: Mind, desk: Desk, rng: Generator, out: npt.NDArray[np.float64]
) -> None:
    """Write each seat's chance in the view `scratch[0]`: the mean of what comes of the round with drawn cards."""
    expect_hidden(scratch[0], observer, mind, desk)
    for _ in range(draws):
        scratch[1] = scratch[0]
        state = scratch[1]
        deal_hidden(state, observer, -1, mind, desk, rng)
        if state.phase == CHOOSE:  # dealt cards begin no turns; putting one down again does (R4.4)
            do(state, 0, CARD + state.card[0])
        play_on(state, state.round, mind, desk, rng)
        for seat in range(wide(state.players)):
            out[seat] += chance(state, seat, mind, desk) / draws


@cache
def _prophet() -> Minds:
    """The mind that foretells: first opinions for the rest of a round, the nets for cards and for what follows."""
    learnt = Temperament(knows_value=True, trust=1.0, foresees=True)
    return make_mind(OPINION, learnt, None, shipped_nets())


def win_probability(state: State, seat: int = SPECTATOR, draws: int = DRAWS) -> list[float]:
    """Each seat's chance to win in a position, as seat `seat` or a spectator sees it; wins are shared.

    Cards that the observer may not know play no part, whether `state` shows them or is a view that hides them.
    At the start of a round this is the value net's answer; within a round, the mean over drawn ends of the round.
    """
    scratch = new_scratch()
    scratch[0] = pack([state if HIDDEN in state.card else view(state, seat)])[0]  # a view is not viewed again
    mind, desk = _prophet()[0], new_desk()[0]
    out = np.zeros((1, state.players))
    untouched = state.phase == CHOOSE and not any(state.card[: state.players])
    if state.phase == OVER or untouched:
        fill_chances(scratch[:1], mind, desk, out)
    else:
        chosen = seat != SPECTATOR and state.card[seat] != NO_CARD
        observer = seat if chosen else SPECTATOR
        fill_prospects(scratch, observer, draws, mind, desk, generator(1), out[0])
    return [float(chance) for chance in out[0]]
