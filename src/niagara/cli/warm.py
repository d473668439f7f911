"""Telling the user when something is being compiled, and compiling the bots beforehand."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from rich.console import Console
from rich.progress import BarColumn, Progress, TimeElapsedColumn

from niagara.cli import Switch
from niagara.cli.words import Words, speak

Room = Literal["fast", "bots", "analysis"]


def is_warm(room: Room) -> bool:
    """Whether a room's code has been compiled."""
    if room == "bots":
        from niagara.bots.mind.compiler import compiled

        return compiled.is_warm()
    if room == "analysis":
        from niagara.analysis.engine.compiler import compiled

        return compiled.is_warm()
    from niagara.fast import compiler_of

    return compiler_of("niagara.fast").is_warm()


@contextmanager
def warming_up(room: Room = "fast") -> Iterator[None]:
    """Say so while a room's code is compiled, which happens once after every change of it."""
    if is_warm(room):
        yield
        return
    with compiling(speak()):
        yield


@contextmanager
def compiling(words: Words) -> Iterator[None]:
    """A line on the error stream and, in a terminal, a bar below it: how long it takes is known to nobody."""
    console = Console(stderr=True)
    console.print(words("compiling"), markup=False, highlight=False)
    with Progress(
        BarColumn(), TimeElapsedColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        bar.add_task("", total=None)
        yield


def warm(*, first: Switch = False) -> None:
    """Compile the bots now, on two cores, so that the first game starts at once.

    Parameters
    ----------
    first
        Only what a first game needs; a server compiles the rest while that is being played.
    """
    from niagara.bots.compiling import CHANCES, COMPILE_ORDER, compile_elsewhere, is_compiled

    levels = COMPILE_ORDER[:1] if first else COMPILE_ORDER
    if all(map(is_compiled, levels)):
        return
    steps = [[levels]] if first else [[levels[:1], [CHANCES]], [levels[1:]]]
    with warming_up("bots"):
        for step in steps:
            codes = [process.wait() for process in [compile_elsewhere(names) for names in step]]
            if any(codes):
                sys.exit(1)
