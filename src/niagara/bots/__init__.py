"""Players made of code: the `Bot` protocol, the registry with the levels for people, and one file per bot."""

from niagara.bots.bot import Bot, View
from niagara.bots.registry import BOTS, DEFAULT_LEVEL, EARLIER_LEVELS, LEVELS, Level, find_level, make_bot

__all__ = ["BOTS", "DEFAULT_LEVEL", "EARLIER_LEVELS", "LEVELS", "Bot", "Level", "View", "find_level", "make_bot"]
