"""What a call says: that it is somebody's turn, and with whom. Nothing of the game goes out of the house."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

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


def push_message(table: str, others: Sequence[str], locale: str) -> bytes:
    """That it is somebody's turn at a table, with these others."""
    words = words_of(locale)
    body = words("call-with", names=", ".join(others)) if others else ""
    return msgspec.json.encode(PushMessage(table, words("call-turn"), body))
