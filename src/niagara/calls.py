"""A call of compiled code as a value: what thinks yields its calls, and any host can carry them out.

A machine with Numba does so at once, a browser tab asks a worker with WebAssembly and waits. Nothing here needs NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from struct import calcsize, pack_into, unpack, unpack_from
from typing import TypeAlias, TypedDict, TypeVar

from niagara.rules.layout import FORMATS, layout_of, pack_state
from niagara.rules.state import State

Found = TypeVar("Found")
Buffer: TypeAlias = bytes | bytearray | memoryview
Result: TypeAlias = int  # 0 of a function that says nothing


class Block:
    """Numbers of one type (such as `f8`), or records of one class, in an array or alone; compiled code changes them."""

    __slots__ = ("data", "kind", "shape")

    def __init__(self, kind: str | type, shape: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.shape = shape
        size = calcsize(FORMATS[kind]) if isinstance(kind, str) else layout_of(kind).size
        self.data = bytearray(size * prod(shape))

    def read(self) -> tuple[float, ...]:
        """Its numbers, in one row."""
        found: tuple[float, ...] = unpack(self._format(), self.data)
        return found

    def write(self, numbers: Iterable[float]) -> None:
        """Write its numbers, given in one row."""
        pack_into(self._format(), self.data, 0, *numbers)

    def get(self, name: str) -> int:
        """A whole number of the first record, by its field."""
        dtype, offset = self._place(name)
        found: tuple[int] = unpack_from(FORMATS[dtype], self.data, offset)
        return found[0]

    def set(self, name: str, number: int) -> None:
        """Write a whole number of the first record."""
        dtype, offset = self._place(name)
        pack_into(FORMATS[dtype], self.data, offset, number)

    def put(self, state: State) -> None:
        """Write a state into the first record."""
        packed = pack_state(state)
        self.data[: len(packed)] = packed

    def _format(self) -> str:
        if not isinstance(self.kind, str):
            raise TypeError(f"records of {self.kind.__name__} are no numbers")
        return f"<{prod(self.shape)}{FORMATS[self.kind]}"

    def _place(self, name: str) -> tuple[str, int]:
        if isinstance(self.kind, str):
            raise TypeError(f"numbers of type {self.kind} have no fields")
        field = layout_of(self.kind).fields[name]
        return field.dtype, field.offset


@dataclass(frozen=True, slots=True)
class Held:
    """A record that whoever carries out the call has at hand, such as a bot's mind."""

    name: str


Argument: TypeAlias = int | float | Block | Held


class BlockMessage(TypedDict):
    """A block as it travels."""

    bytes: memoryview
    shape: list[int]


class HeldMessage(TypedDict):
    """The name of something that does not travel."""

    held: str


class CallMessage(TypedDict):
    """A call as it travels; the answer has its result, and the blocks in their order as they are afterwards."""

    function: str
    arguments: list[int | float | BlockMessage | HeldMessage]


@dataclass(frozen=True, slots=True)
class Call:
    """A compiled function by its name, and what it is given."""

    function: str
    arguments: tuple[Argument, ...]

    @property
    def blocks(self) -> list[Block]:
        """The arguments that the function may change."""
        return [argument for argument in self.arguments if isinstance(argument, Block)]

    def message(self) -> CallMessage:
        """The call for a host elsewhere."""
        return {"function": self.function, "arguments": [_message(argument) for argument in self.arguments]}

    def take(self, blocks: Sequence[Buffer]) -> None:
        """Take in what came back: the blocks as they are after the call."""
        for block, found in zip(self.blocks, blocks, strict=True):
            if len(found) != len(block.data):
                raise ValueError(f"{self.function}: a block has {len(block.data)} bytes, but {len(found)} came back")
            block.data[:] = found


def _message(argument: Argument) -> int | float | BlockMessage | HeldMessage:
    if isinstance(argument, Block):
        return {"bytes": memoryview(argument.data), "shape": list(argument.shape)}
    if isinstance(argument, Held):
        return {"held": argument.name}
    return argument


Steps: TypeAlias = Generator[Call, Result, Found]  # yields calls, is sent their results, returns what was found
Engine: TypeAlias = Callable[[Call], Result]  # carries a call out at once


def carry_out(steps: Steps[Found], engine: Engine) -> Found:
    """Carry out every call at once; what was found in the end."""
    try:
        call = next(steps)
        while True:
            call = steps.send(engine(call))
    except StopIteration as end:
        found: Found = end.value
        return found
