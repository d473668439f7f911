"""What a reader of the module needs to know, as JSON: functions, records, minds, bots; no offset is written by hand."""

from __future__ import annotations

from typing import TypedDict

from niagara import __version__
from niagara.analysis.engine.compiler import compiled
from niagara.bots.mind.records import SCRATCH
from niagara.bots.registry import BOTS, EARLIER_LEVELS, LEVELS, make_bot
from niagara.bots.thinker import Thinker
from niagara.rules.board import MAX_PLAYERS, MIN_PLAYERS
from niagara.rules.layout import LayoutJson, layout_of, pack_state
from niagara.rules.legal import MOST_LEGAL
from niagara.rules.setup import new_state
from niagara.wasm.functions import FUNCTIONS, RECORDS, ParameterJson
from niagara.wasm.held import Bundle, Part


class HeldJson(TypedDict):
    """A record that the module holds: its type, and the parts of the file that it is made of."""

    record: str
    parts: list[Part]


class BotJson(TypedDict):
    """A bot: the function that it thinks with, and its mind."""

    function: str
    mind: str


class Description(TypedDict):
    """All there is to know."""

    version: str
    source: str  # a name for the very source that the module was made of
    records: dict[str, LayoutJson]
    functions: dict[str, list[ParameterJson]]
    held: dict[str, HeldJson]
    bots: dict[str, BotJson]
    levels: dict[str, str]  # the bot of each level
    scratch: int  # states that a search works on; the view is the first
    starts: dict[str, list[int]]  # by the number of seats: the record of a new game, as the book has it
    most_legal: int  # room for the legal moves of any position


def describe(bundle: Bundle) -> Description:
    """The description of the module and of the minds beside it."""
    bots: dict[str, BotJson] = {}
    for name in BOTS:
        bot = make_bot(name, 0)
        if isinstance(bot, Thinker):
            bots[name] = {"function": bot.driver.rpartition(".")[2], "mind": bot.name}
    return {
        "version": __version__,
        "source": compiled.source_hash,
        "records": {name: layout_of(declaration).as_json() for name, declaration in RECORDS.items()},
        "functions": {name: function.parameters() for name, function in FUNCTIONS.items()},
        "held": {name: {"record": "mind", "parts": parts} for name, parts in bundle.parts.items()},
        "bots": bots,
        "levels": {level.id: level.bot for level in (*LEVELS, *EARLIER_LEVELS)},
        "scratch": SCRATCH,
        "starts": {str(seats): list(pack_state(new_state(seats))) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        "most_legal": MOST_LEGAL,
    }
