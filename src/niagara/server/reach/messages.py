"""What a call says: that it is somebody's turn, and with whom, or who invites. Nothing of the game goes out."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from niagara.server.store.reaching import Occasion
from niagara.speech import Words, language_of

FILES = ("calls",)


class PushMessage(msgspec.Struct, frozen=True):
    """What the browser's worker is told, encrypted."""

    table: str
    title: str
    body: str


@lru_cache(maxsize=32)
def words_of(locale: str) -> Words:
    """What is said in a language; in English where there are no words for it."""
    return Words(language_of(locale) or "en", FILES)


def told(occasion: Occasion, words: Words) -> tuple[str, str]:
    """What is said first, and what else: with whom it is somebody's turn, if with anybody."""
    names = ", ".join(occasion.names)
    if occasion.kind == "invited":
        return words("call-invited", name=names), ""
    return words("call-turn"), words("call-with", names=names) if names else ""


def push_message(table: str, occasion: Occasion, locale: str) -> bytes:
    """Why somebody is called to a table."""
    return msgspec.json.encode(PushMessage(table, *told(occasion, words_of(locale))))
