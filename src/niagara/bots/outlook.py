"""Each seat's chance to win, as the shared judgement sees a position at the start of a round."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from niagara.bots.judgement import Desk, chance, new_desk
from niagara.bots.mind import Mind, Temperament, Vector, make_mind
from niagara.bots.weights import JUDGEMENT, OPINION
from niagara.fast import compiled
from niagara.rules.state import Records


@compiled
def fill_chances(games: Records, mind: Mind, desk: Desk, out: npt.NDArray[np.float64]) -> None:
    """Write the chance of every seat of every game."""
    for index in range(len(games)):
        state = games[index]
        for seat in range(state.players):
            out[index][seat] = chance(state, seat, mind, desk)


def win_chances(games: Records, judgement: Vector = JUDGEMENT) -> npt.NDArray[np.float64]:
    """The chances of all seats, one row a game; all games have as many seats as the first."""
    out = np.zeros((len(games), int(games[0]["players"])))
    fill_chances(games, make_mind(OPINION, Temperament(), judgement)[0], new_desk()[0], out)
    return out
