"""Bots by name, and the named levels that people choose from; a new bot is one file and one line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from niagara.bots.bot import Bot

# name: module and class, imported when first asked for (compiled bots take a moment)
BOTS = {
    "drifter": ("niagara.bots.players.drifter", "Drifter"),
    "splasher": ("niagara.bots.players.splasher", "Splasher"),
    "dabbler": ("niagara.bots.players.dabbler", "Dabbler"),
    "paddler": ("niagara.bots.players.paddler", "Paddler"),
    "navigator": ("niagara.bots.players.navigator", "Navigator"),
    "voyageur": ("niagara.bots.players.voyageur", "Voyageur"),
    "pathfinder": ("niagara.bots.players.pathfinder", "Pathfinder"),
    "norwester": ("niagara.bots.players.norwester", "Norwester"),
    "fledgling": ("niagara.bots.players.fledgling", "Fledgling"),
    "rafter": ("niagara.bots.players.rafter", "Rafter"),
    "sculler": ("niagara.bots.players.sculler", "Sculler"),
    "steersman": ("niagara.bots.players.steersman", "Steersman"),
    "wayfinder": ("niagara.bots.players.wayfinder", "Wayfinder"),
    "coureur": ("niagara.bots.players.coureur", "Coureur"),
}


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play as people see it.

    An id means one bot for ever, since stored games name it: an animal that gets another bot gets the next number.
    """

    id: str
    name: str
    sentence: str
    bot: str
    rating: int  # Elo, with Voyageur at 2000 (docs/bots.md)


DUCKLING = "On the river for the first time: robs nobody, and does not hear the falls yet."
OTTER = "Splashes about for fun and is surprised by the river every time."
DUCK = "Counts your cards, and is still learning what a gem is worth."
BEAVER = "Has worked this river for years and wastes no card."
HERON = "Stands still, thinks through what you might play, and strikes."
BEAR = "Looks rounds ahead, and would rather have your salmon than catch its own."

# What people choose from, weakest first.
LEVELS = (
    Level("duckling", "Duckling", DUCKLING, "fledgling", 1250),
    Level("otter2", "Otter", OTTER, "rafter", 1410),
    Level("duck2", "Duck", DUCK, "sculler", 1520),
    Level("beaver2", "Beaver", BEAVER, "steersman", 1650),
    Level("heron", "Heron", HERON, "navigator", 1860),
    Level("bear2", "Bear", BEAR, "coureur", 2130),
)
# What stored games may still name.
EARLIER_LEVELS = (
    Level("otter", "Otter", OTTER, "splasher", 1390),
    Level("duck", "Duck", DUCK, "dabbler", 1510),
    Level("beaver", "Beaver", BEAVER, "paddler", 1670),
    Level("bear", "Bear", BEAR, "norwester", 2020),
)
DEFAULT_LEVEL = "beaver2"  # where nobody has chosen one


def find_level(name: str) -> Level | None:
    """The level with this id, offered or not."""
    return next((level for level in (*LEVELS, *EARLIER_LEVELS) if level.id == name), None)


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its registered name, by the id of a level, or of your own: `module:Class`, or `exec:program`."""
    level = find_level(name)
    name = level.bot if level else name
    if name.partition(":")[0].partition("@")[0] == "exec" and ":" in name:
        from niagara.bots.executable import make_exec_bot

        return make_exec_bot(name, seed)
    if ":" in name:
        module, attribute = name.split(":", 1)
    elif name in BOTS:
        module, attribute = BOTS[name]
    else:
        known = ", ".join([*(level.id for level in LEVELS), *BOTS])
        raise ValueError(f"no bot is called {name!r}; there are {known}, module:Class or exec:program")
    bot_class: Callable[[int | None], Bot] = getattr(import_module(module), attribute)
    return bot_class(seed)
