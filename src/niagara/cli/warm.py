"""Telling the user when the rules are being compiled."""

from __future__ import annotations

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


def warm() -> None:
    """Compile the bots now, so that the first game starts at once."""
    with warming_up("bots"):
        from niagara.server.bots import try_all_levels

        try_all_levels()
