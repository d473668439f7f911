"""Compiling the same driver in one process at a time: whoever waits finds it on disk afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numba.core.compiler_lock import global_compiler_lock

try:
    import fcntl
except ImportError:  # Windows: there each process compiles for itself
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock between processes; a process that dies lets go of it, and where no file can be made there is none."""
    if fcntl is None:
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("w")
    except OSError:
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_in_one_process(dispatcher: Any, lock: Path) -> None:
    """Let a driver that Numba caches be compiled by one process while the others wait for it."""
    compile_for: Callable[[Any], Any] = dispatcher.compile

    def waiting(signature: Any) -> Any:
        # Numba's own lock first: threads that took them in different orders would wait for each other for ever.
        with global_compiler_lock:
            if dispatcher.is_compiling:  # a driver that calls itself
                return compile_for(signature)
            with locked(lock):
                return compile_for(signature)

    dispatcher.compile = waiting
