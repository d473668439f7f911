"""The options of a game (R9) as messages have them, made of the table in `rules.options`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from niagara.rules.options import ALWAYS, OPTIONS, Choice, Flag, Limit

if TYPE_CHECKING:  # nothing here reads an option by its name, so that the types need not know them

    class NewOptions(msgspec.Struct, frozen=True):
        """The options of R9; what is left out is as in the book."""

    class OptionsView(msgspec.Struct, frozen=True):
        """The options of R9 that this game is played with."""

else:

    def _type(option: Choice | Flag | Limit) -> type:
        match option:
            case Choice():
                return Literal[option.values]
            case Flag():
                return bool
            case Limit():
                return Annotated[int, msgspec.Meta(ge=option.low, le=option.high)] | None

    NewOptions = msgspec.defstruct(
        "NewOptions",
        [(name, _type(option), option.book) for name, option in OPTIONS.items()],
        namespace={"__doc__": "The options of R9; what is left out is as in the book."},
        frozen=True,
        forbid_unknown_fields=True,
    )
    OptionsView = msgspec.defstruct(
        "OptionsView",
        [(name, _type(option), *[option.book] * (at >= ALWAYS)) for at, (name, option) in enumerate(OPTIONS.items())],
        namespace={"__doc__": "The options of R9 that this game is played with."},
        frozen=True,
    )
