"""Bots as somebody types them: an animal is the level that people choose today, all else is the registry's."""

from __future__ import annotations

from collections.abc import Iterable

from niagara.bots import BOTS, LEVELS, find_level, make_bot
from niagara.cli import BadInput
from niagara.cli.extras import missing_extra
from niagara.cli.words import Words, speak

ANIMALS = {level.name.lower(): level.id for level in LEVELS}


def bot_called(name: str, flag: str, words: Words, *others: str) -> str:
    """What the registry calls a bot of ours; who mistypes it is told all of them, and what else may stand there."""
    found = ANIMALS.get(name.lower(), name)
    if found in BOTS or find_level(found):
        return found
    raise BadInput(words("bad-choice", flag=flag, value=name, known=", ".join([*ANIMALS, *BOTS, *others])).lstrip())


def check_bots(names: Iterable[str]) -> tuple[str, ...]:
    """The bots as the registry calls them, each of which can be made; also somebody's own."""
    found = []
    for name in names:
        bot = name if ":" in name else bot_called(name, "", speak(), "module:Class", "exec:program")
        try:
            make_bot(bot, 0)
        except (ValueError, ImportError, AttributeError, TypeError) as problem:
            if missing_extra(problem):
                raise
            raise BadInput(f"{name}: {problem}") from problem
        found.append(bot)
    return tuple(found)
