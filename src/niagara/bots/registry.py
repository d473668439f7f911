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
}


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play as people see it, weakest first in LEVELS."""

    id: str
    name: str
    sentence: str
    bot: str
    rating: int  # Elo, with Voyageur at 2000 (docs/bots.md)


LEVELS = (
    Level("otter", "Otter", "Splashes about for fun and is surprised by the river every time.", "splasher", 1390),
    Level("duck", "Duck", "Counts your cards, and is still learning what a gem is worth.", "dabbler", 1510),
    Level("beaver", "Beaver", "Has worked this river for years and wastes no card.", "paddler", 1670),
    Level("heron", "Heron", "Stands still, thinks through what you might play, and strikes.", "navigator", 1860),
    Level(
        "bear", "Bear", "Looks rounds ahead, and would rather have your salmon than catch its own.", "norwester", 2020
    ),
)
DEFAULT_LEVEL = LEVELS[len(LEVELS) // 2].id  # where nobody has chosen one


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its registered name, by the id of a level, or of your own: `module:Class`, or `exec:program`."""
    name = next((level.bot for level in LEVELS if level.id == name), name)
    if name.partition(":")[0].partition("@")[0] == "exec" and ":" in name:
        from niagara.bots.executable import make_exec_bot

        return make_exec_bot(name, seed)
    if ":" in name:
        module, attribute = name.split(":", 1)
    elif name in BOTS:
        module, attribute = BOTS[name]
    else:
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOTS)}, module:Class or exec:program")
    bot_class: Callable[[int | None], Bot] = getattr(import_module(module), attribute)
    return bot_class(seed)
