"""Watches the event loop: whatever runs on it for long makes everybody wait.

What counts is processor time of the loop's own thread, not time on the wall, so that a busy machine accuses nobody;
time spent looking for garbage is not the work's own.
"""

from __future__ import annotations

import gc
import time
from asyncio import Handle, Task
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

LONGEST = 0.05  # seconds


@dataclass(frozen=True, slots=True)
class Standstill:
    """Something that held the loop: what it was, in which file, and for how many seconds of processor time."""

    what: str
    file: str
    seconds: float


class _Garbage:
    """How much processor time the look for garbage has taken in all."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._begun = 0.0

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._begun


@contextmanager
def watched_loop(noticed: Callable[[Standstill], None], longest: float = LONGEST) -> Iterator[None]:
    """Tell of everything that holds a loop of this process for longer than that, while the block runs."""
    run = Handle._run
    garbage = _Garbage()

    def timed(handle: Handle) -> None:
        begun, collected = time.thread_time(), garbage.seconds
        what, file = _name(handle)  # a task that ends has forgotten it afterwards
        run(handle)
        taken = time.thread_time() - begun - (garbage.seconds - collected)
        if taken > longest:
            noticed(Standstill(what, file, taken))

    gc.callbacks.append(garbage)
    setattr(Handle, "_run", timed)  # noqa: B010 - a method is replaced, which types do not allow
    try:
        yield
    finally:
        setattr(Handle, "_run", run)  # noqa: B010
        gc.callbacks.remove(garbage)


def _name(handle: Handle) -> tuple[str, str]:
    """What a handle runs: the function, or the coroutine of a task."""
    called = getattr(handle, "_callback", None)
    task = getattr(called, "__self__", None)
    coroutine = task.get_coro() if isinstance(task, Task) else None
    code = getattr(coroutine, "cr_code", None) or getattr(called, "__code__", None)
    if code is None:
        return getattr(called, "__qualname__", "") or repr(called), ""
    return code.co_qualname if hasattr(code, "co_qualname") else code.co_name, code.co_filename
