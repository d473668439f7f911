"""Compiling that takes long is told on the error stream; what is quick is not."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numba
from numba.core import event

from niagara.telling import Teller


class Screen(io.StringIO):
    """A terminal to write to."""

    def isatty(self) -> bool:
        return True


@contextmanager
def hearing(teller: Teller) -> Iterator[None]:
    event.register("numba:compile", teller)
    try:
        yield
    finally:
        event.unregister("numba:compile", teller)


def fresh() -> Callable[[int], int]:
    """A function that has not been compiled."""

    @numba.njit(cache=False)
    def double(number: int) -> int:
        return 2 * number

    found: Callable[[int], int] = double
    return found


def wait_for(stream: io.StringIO, text: str) -> str:
    deadline = time.monotonic() + 20
    while text not in stream.getvalue() and time.monotonic() < deadline:
        time.sleep(0.02)
    return stream.getvalue()


def test_what_takes_long_is_told_in_a_line_with_a_bar_on_a_terminal() -> None:
    screen, pipe = Screen(), io.StringIO()
    with hearing(Teller(screen, patience=0.0)), hearing(Teller(pipe, patience=0.0)):
        assert fresh()(21) == 42
        event.start_event("numba:compile", {})  # and a long one
        wait_for(screen, "s, ")
        wait_for(pipe, "compiles its code")
        event.end_event("numba:compile", {})
        seen, read = wait_for(screen, "Compiled"), wait_for(pipe, "Compiled")
    assert seen.startswith("Niagara compiles its code for this machine, once")
    assert "\r[" in seen
    assert "Compiled 2 functions in" in seen
    assert read.count("\n") == 2
    assert "\r" not in read


def test_what_is_quick_is_not_told() -> None:
    stream = io.StringIO()
    teller = Teller(stream, patience=60.0)
    with hearing(teller):
        assert fresh()(1) == 2
        deadline = time.monotonic() + 20
        while teller._thread is not None and time.monotonic() < deadline:
            time.sleep(0.02)
    assert teller._thread is None
    assert stream.getvalue() == ""
