"""Bots at the table of somebody who learns: they and the river play on until that seat has to decide. Compiled."""

from __future__ import annotations

from niagara.bots.bot import Bot
from niagara.bots.drifter import Drifter
from niagara.bots.judgement import Desk
from niagara.bots.mind import Minds, Temperament, Weights, make_mind
from niagara.bots.opinion import do
from niagara.bots.search import think
from niagara.bots.thinker import Thinker
from niagara.fast import compiled
from niagara.fast.batch import Integers, settle
from niagara.fast.rng import Generator
from niagara.rules.board import NOBODY
from niagara.rules.state import Records
from niagara.rules.view import fill_view

AT_RANDOM = 1e9  # a first opinion that wavers so much is none


def mind_of(bot: Bot) -> Minds | None:
    """A bot's mind, in an array of length one, or None if it has none."""
    if isinstance(bot, Thinker):
        return bot.minds
    if isinstance(bot, Drifter):
        return make_mind(Weights(), Temperament(wavering=AT_RANDOM))
    return None


@compiled
def play_partners(
    records: Records,
    chance: Generator,
    actions: Integers,
    counts: Integers,
    seats: Integers,
    learner: int,
    minds: Minds,
    scratch: Records,
    desk: Desk,
    low: int,
    high: int,
) -> None:
    """Play games `low` to `high` on until seat `learner` decides or the game is over; seat s has mind `minds[s]`.

    Every mind is given its seat's view and nothing else. The arrays are those of `fast.batch`.
    """
    for index in range(low, high):
        while seats[index] != learner and seats[index] != NOBODY:
            seat = seats[index]
            mind = minds[seat]
            fill_view(records[index], seat, scratch[0])
            desk.candidates = 0
            move = think(scratch, seat, mind.samples, mind, desk, chance[index : index + 1])
            do(records[index], seat, move)
            settle(records, chance, actions, counts, seats, index)
