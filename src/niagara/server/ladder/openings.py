"""Where the games of a block begin: after two or three rounds, where all seats have about equal chances."""

from __future__ import annotations

import secrets

from niagara.notation.line import to_line
from niagara.server.ladder.pairing import SEATS


def fair_opening() -> str:
    """A new one, as a line; it needs compiled code, so a helper works it out."""
    from niagara.arena.openings import opening_book
    from niagara.rules.packed import unpack

    return to_line(unpack(opening_book(SEATS, 1, secrets.randbits(32))[0]))
