"""Telling the user when something is being compiled, and compiling the bots beforehand."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def warming_up(room: str = "fast") -> Iterator[None]:
    """Say so while a room's code is compiled, which happens once after every change of it."""
    from niagara.fast import is_warm

    if is_warm(room):
        yield
        return
    what = {"bots": "the bots", "analysis": "the analysis"}.get(room, "the rules")
    with Console(stderr=True).status(f"Compiling {what}, once: this takes some seconds …"):
        yield


def warm(*, first: bool = False) -> None:
    """Compile the bots now, on two cores, so that the first game starts at once.

    Parameters
    ----------
    first
        Only what a first game needs; a server compiles the rest while that is being played.
    """
    from niagara.bots.warmth import IN_ORDER, OUTLOOK, is_compiled, rehearse_elsewhere

    levels = IN_ORDER[:1] if first else IN_ORDER
    if all(map(is_compiled, levels)):
        return
    steps = [[levels]] if first else [[levels[:1], [OUTLOOK]], [levels[1:]]]
    with warming_up("bots"):
        for step in steps:
            codes = [process.wait() for process in [rehearse_elsewhere(names) for names in step]]
            if any(codes):
                sys.exit(1)
