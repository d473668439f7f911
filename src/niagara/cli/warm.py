"""Telling the user when the rules are being compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def warming_up() -> Iterator[None]:
    """Say so while the rules are compiled, which happens once after every change of them."""
    from niagara.fast import is_warm

    if is_warm():
        yield
        return
    with Console(stderr=True).status("Compiling the rules, once: this takes up to 20 seconds …"):
        yield
