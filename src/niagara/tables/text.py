"""Names and chat as people type them, made harmless: no control characters, no marks that turn writing round."""

from __future__ import annotations

import unicodedata

_LEFT_OUT = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # some scripts and emoji need them
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs by category, but nothing to see


def clean(text: str, length: int) -> str:
    """The text on one line, without invisible characters, cut to a length."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or char in _JOINERS or (char not in _BLANK and unicodedata.category(char) not in _LEFT_OUT)
    )
    cut = " ".join(kept.split())[:length].strip()
    return cut if any(_is_seen(char) for char in cut) else ""


def _is_seen(char: str) -> bool:
    """Whether a character shows by itself: marks and joiners need another."""
    return char not in _JOINERS and not unicodedata.category(char).startswith("M")
