"""When to look for garbage: not while moves are made, but whenever about as many rooms have left as there are."""

from __future__ import annotations

import asyncio
import gc

# A look through young objects stops every move for as long as it takes. They hardly ever hold any garbage, so this is
# only a backstop for whatever makes more of it than rooms do.
YOUNG_OBJECTS = 300_000
FEWEST_ROOMS = 100
PAUSE_SECONDS = 1.0  # for rooms to finish what they were at


def put_away() -> None:
    """What was imported stays, and need never be looked through."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 1, 1)


class Broom:
    """Sweeps after rooms, whose parts hold on to each other."""

    def __init__(self) -> None:
        self._left = 0

    def room_left(self, others: int) -> None:
        """Sweep once as many have left as are still here: then it costs each no more than a look at one other."""
        self._left += 1
        if self._left >= max(FEWEST_ROOMS, others):
            self._left = 0
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, gc.collect)
