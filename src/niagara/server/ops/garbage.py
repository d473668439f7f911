"""When to look for garbage: hardly ever, since rooms and connections leave none."""

from __future__ import annotations

import gc

# A look through young objects stops every move for as long as it takes. They hardly ever hold any garbage, so this is
# only a backstop for whatever does.
YOUNG_OBJECTS = 300_000


def settle_down() -> None:
    """What was imported stays, and need never be looked through."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 1, 1)
