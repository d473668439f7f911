"""Names and chat as people type them, made harmless: no control characters, no marks that turn writing round."""

from __future__ import annotations

import unicodedata

_LEFT_OUT = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # some scripts and emoji need them


def clean(text: str, length: int) -> str:
    """The text on one line, without invisible characters, cut to a length."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or char in _JOINERS or unicodedata.category(char) not in _LEFT_OUT
    )
    return " ".join(kept.split())[:length].strip()
