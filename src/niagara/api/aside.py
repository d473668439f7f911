"""Work that takes a while is done aside, as far as a host can: on a server by another process, in a tab at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Aside(Protocol):
    """Where such work is done; it may be sent there, so it is a `partial` of a module's function."""

    def __call__(self, work: Callable[[], Result], /) -> Awaitable[Result]:
        """Do it, and give what came of it."""
        ...
