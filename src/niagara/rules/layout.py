"""Where each field of a packed record lies, from its declaration alone; compiled code on every host reads it so.

A record is declared as a class with annotated fields, as `State` is. Fields follow each other without gaps, in the
order of their declaration; NumPy's dtype is made from the same declaration, and WebAssembly needs no NumPy.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import prod
from struct import Struct
from typing import Annotated, Final, NotRequired, TypedDict, get_args, get_origin, get_type_hints

from niagara.rules.state import FIELDS, Packed, State

# NumPy's names of the types of numbers, and what `struct` and `memoryview` call them.
FORMATS: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}


class FieldJson(TypedDict):
    """A field as JSON; `record` stands where the field is one."""

    offset: int
    dtype: str
    shape: list[int]
    record: NotRequired[LayoutJson]


class LayoutJson(TypedDict):
    """A layout as JSON."""

    size: int
    fields: dict[str, FieldJson]


@dataclass(frozen=True, slots=True)
class Field:
    """One field: numbers of NumPy's type `dtype` (such as `f8`), or a record, in an array of `shape` or alone."""

    offset: int
    dtype: str
    shape: tuple[int, ...]
    record: Layout | None = None

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        size = int(self.dtype[1:]) if self.record is None else self.record.size
        for count in self.shape:
            size *= count
        return size


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole record: its size in bytes, and its fields by name."""

    size: int
    fields: dict[str, Field]

    def as_json(self) -> LayoutJson:
        """The layout, ready for JSON."""
        fields: dict[str, FieldJson] = {}
        for name, field in self.fields.items():
            fields[name] = {"offset": field.offset, "dtype": field.dtype, "shape": list(field.shape)}
            if field.record is not None:
                fields[name]["record"] = field.record.as_json()
        return {"size": self.size, "fields": fields}


@cache
def layout_of(declaration: type) -> Layout:
    """The layout of a record that is declared as a class."""
    fields: dict[str, Field] = {}
    offset = 0
    hints = get_type_hints(declaration, include_extras=True)
    if declaration is State:  # whose options stand in a table of their own
        hints = {name: Annotated[int, packed] for name, packed in FIELDS.items()}
    for name, hint in hints.items():
        if get_origin(hint) is Annotated:
            packed = next(each for each in get_args(hint) if isinstance(each, Packed))
            fields[name] = Field(offset, packed.dtype, packed.shape)
        else:
            fields[name] = Field(offset, "", (), layout_of(hint))
        offset += fields[name].size
    return Layout(offset, fields)


_STATE: Final = Struct("<" + "".join(FORMATS[each.dtype] * prod(each.shape) for each in FIELDS.values()))


def pack_state(state: State) -> bytes:
    """A state as the bytes of its record, without NumPy."""
    numbers: list[int] = []
    for name, packed in FIELDS.items():
        value = getattr(state, name)
        if not packed.shape:
            numbers.append(value)
        elif len(packed.shape) == 1:
            numbers += value
        else:
            for row in value:
                numbers += row
    return _STATE.pack(*numbers)


def unpack_state(data: bytes) -> State:
    """The state in the bytes of its record, without NumPy."""
    numbers = iter(_STATE.unpack(data))
    state = State.__new__(State)
    for name, packed in FIELDS.items():
        if not packed.shape:
            value: int | list[int] | list[list[int]] = next(numbers)
        elif len(packed.shape) == 1:
            value = list(islice(numbers, packed.shape[0]))
        else:
            value = [list(islice(numbers, packed.shape[1])) for _ in range(packed.shape[0])]
        setattr(state, name, value)
    return state
