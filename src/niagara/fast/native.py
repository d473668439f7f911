"""Calls of compiled code (`niagara.calls`) carried out at once, by this machine's own compiled code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from niagara.calls import Argument, Block, Call, Held, Result
from niagara.fast.records import record_type
from niagara.rules.packed import RECORD
from niagara.rules.state import State

Drivers = Mapping[str, Callable[..., Any]]  # compiled, by the name that a call has for each


@cache
def numpy_type(kind: str | type) -> np.dtype[Any]:
    """The type of a block's elements."""
    if isinstance(kind, str):
        return np.dtype(kind)
    return RECORD if kind is State else record_type(kind)


def array_of(block: Block) -> npt.NDArray[Any]:
    """The block itself as an array."""
    return np.frombuffer(block.data, numpy_type(block.kind)).reshape(block.shape or 1)


class NativeEngine:
    """Carries calls out with some drivers; `held` are the records that calls name."""

    def __init__(self, drivers: Drivers, held: Mapping[str, np.void]) -> None:
        self._drivers = drivers
        self._held = held

    def __call__(self, call: Call) -> Result:
        """What the driver says; the call's blocks are as it left them."""
        found = self._drivers[call.function](*[self._value(argument) for argument in call.arguments])
        return int(found or 0)

    def _value(self, argument: Argument) -> Any:
        if isinstance(argument, Held):
            return self._held[argument.name]
        if not isinstance(argument, Block):
            return argument
        return array_of(argument) if argument.shape else array_of(argument)[0]
