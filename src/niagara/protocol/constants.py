"""What the browser must know of the game to show it: names, sites, goals and limits, as a TypeScript module.

`python -m niagara.protocol.constants` prints it; `npm run protocol` in `web/` keeps it as `src/rules.gen.ts`, so that
the client states no rule of its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from niagara.bots import DEFAULT_LEVEL, LEVELS
from niagara.game import Game
from niagara.notation.line import to_line
from niagara.notation.reader import MAX_ROUND
from niagara.protocol import schema
from niagara.protocol.http import PACES
from niagara.protocol.limits import CHAT_LENGTH, COLOURS, NAME_LENGTH, RECORD_LENGTH
from niagara.rules import board
from niagara.rules.ending import ANY_SEVEN, FIVE_COLOURS, FOUR_ALIKE, GOAL_NAMES
from niagara.rules.options import BOOK, OPTIONS, Choice, Flag, Limit

Value: TypeAlias = "str | int | Sequence[Value] | Mapping[str, Value] | None"

HEAD = """\
// Made by `npm run protocol` from the rules in Python: change them there.
// Beside it, protocol.gen.ts has the messages whose description has the SHA-256 {digest}.
"""


def constants() -> dict[str, tuple[str, Value]]:
    """Give every constant: by its name, what it is and its value."""
    gems = board.GEM_LETTERS
    river = {name: space for space, name in enumerate(board.SPACE_NAMES) if space not in (board.JETTY, board.LOST)}
    sites = {name: gems[board.site_at(space)] for name, space in river.items() if board.site_at(space) != board.NO_SITE}
    return {
        "PLAYERS": ("How many can play (R1.1, R9.4).", range(board.MIN_PLAYERS, board.MAX_PLAYERS + 1)),
        "CARDS": ("A full hand (R1.1).", board.CARD_NAMES[1 : board.CLOUD + 1]),
        "CLOUD": ("The card that moves the weather (R5.2).", board.CARD_NAMES[board.CLOUD]),
        "HIDDEN": ("A card that is down and secret (R5.1).", board.CARD_NAMES[board.HIDDEN]),
        "GEMS": ("Gems, and their sites down the river (R1.3).", list(gems)),
        "GEM_LETTERS": ("Gems by name.", dict(zip(board.GEM_NAMES, gems, strict=True))),
        "JETTY": ("Where canoes start and gems are landed (R1.2).", board.SPACE_NAMES[board.JETTY]),
        "FALLS": ("Where a lost canoe is (R1.2).", board.SPACE_NAMES[board.LOST]),
        "RIVER_SPACES": ("From the jetty to the falls (R1.2).", list(river)),
        "ARMS": ("Of the fork, left and right (R1.2).", board.ARM_NAMES),
        "SITE_AT": ("The site beside a space (R1.3).", sites),
        "SITE_SPACES": (
            "The spaces beside a site (R1.3).",
            {gem: [space for space, site in sites.items() if site == gem] for gem in gems},
        ),
        "WEATHERS": ("What weather adds to the river's speed (R1.5).", range(board.MIN_WEATHER, board.MAX_WEATHER + 1)),
        "GOALS": (
            "Goals, and how many landed gems of which kind each needs (R8.1).",
            [
                {"name": GOAL_NAMES[FOUR_ALIKE], "gems": "alike", "need": board.GOAL_ALIKE},
                {"name": GOAL_NAMES[FIVE_COLOURS], "gems": "colours", "need": board.GOAL_COLOURS},
                {"name": GOAL_NAMES[ANY_SEVEN], "gems": "any", "need": board.GOAL_ANY},
            ],
        ),
        "OPTIONS": (
            "House rules (R9); the book has the first value of a choice, and no limit.",
            [_option(name, option) for name, option in OPTIONS.items()],
        ),
        "BOOK": ("No house rules: all options as in the book (R9).", BOOK),
        "START": ("A game of four before the first card, in one line (R2.1).", _start()),
        "LEVELS": (
            "The bots' levels, weakest first.",
            [{"id": each.id, "name": each.name, "sentence": each.sentence, "rating": each.rating} for each in LEVELS],
        ),
        "DEFAULT_LEVEL": ("The level where nobody has chosen one.", DEFAULT_LEVEL),
        "PACES": (
            "At which people play who look for others, each with its clock.",
            [{"id": pace, "clock": msgspec.to_builtins(clock)} for pace, clock in PACES.items()],
        ),
        "MAX_ROUND": ("The highest round that a position can have.", MAX_ROUND),
        "NAME_LENGTH": ("The longest name of a player.", NAME_LENGTH),
        "COLOURS": ("How many colours canoes can have.", COLOURS),
        "CHAT_LENGTH": ("The longest line of chat.", CHAT_LENGTH),
        "RECORD_LENGTH": ("The longest record of a game.", RECORD_LENGTH),
    }


def _option(name: str, option: Choice | Flag | Limit) -> Mapping[str, Value]:
    match option:
        case Choice():
            return {"name": name, "kind": "choice", "values": option.values}
        case Flag():
            return {"name": name, "kind": "flag"}
        case Limit():
            return {"name": name, "kind": "limit", "low": option.low, "high": option.high}


def _start() -> str:
    game = Game.new(players=4, river="waits")
    game.play(board.RIVER, "first 0")
    game.play(board.RIVER, "arm L")
    return to_line(game.state)


def dump() -> str:
    """Give the module as the text that is kept in `web/src/rules.gen.ts`."""
    lines = (f"/** {meaning} */\n{_statement(name, value)}" for name, (meaning, value) in constants().items())
    head = HEAD.format(digest=hashlib.sha256(schema.dump().encode()).hexdigest())
    return "\n".join([head, *lines, ""])


def _statement(name: str, value: Value) -> str:
    text = json.dumps(value, default=list)
    if isinstance(value, Mapping):  # asked with whatever name a message has, so the answer may be missing
        for kind, ours in (("string", str), ("readonly string[]", list)):
            if all(isinstance(each, ours) for each in value.values()):
                return f"export const {name}: Readonly<Record<string, {kind}>> = {text};"
    return f"export const {name} = {text} as const;"


if __name__ == "__main__":
    print(dump(), end="")
