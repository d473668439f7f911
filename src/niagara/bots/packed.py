"""A bot's mind by itself, for games that are played in compiled code."""

from __future__ import annotations

from niagara.bots.bot import Bot
from niagara.bots.mind.minds import Minds, make_mind
from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.native import minds_of
from niagara.bots.players.drifter import Drifter
from niagara.bots.thinker import Thinker

AT_RANDOM = 1e9  # the temperature at which a first opinion is none


def mind_of(bot: Bot) -> Minds | None:
    """A bot's mind, in an array of length one, or None if it has none."""
    if isinstance(bot, Thinker):
        return minds_of(bot.opinion, bot.settings, bot.nets, bot.large_nets)
    if isinstance(bot, Drifter):
        return make_mind(Weights(), Settings(temperature=AT_RANDOM))
    return None
