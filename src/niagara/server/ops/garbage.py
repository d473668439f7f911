"""When to look for garbage: a little at a time, since rooms and connections leave hardly any."""

from __future__ import annotations

import gc

# A look stops every move for as long as it takes: about a millisecond for so many new objects, a tenth of a second for
# 300,000. What it finds in use is not looked at again for a long while.
YOUNG_OBJECTS = 2_000
LOOKS_BEFORE_OLD = 5_000


def settle_down() -> None:
    """What was imported stays, and need never be looked through."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, LOOKS_BEFORE_OLD, LOOKS_BEFORE_OLD)
