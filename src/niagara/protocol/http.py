"""Bodies of the HTTP requests and answers under `/api`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from niagara.protocol.server import OptionsView, TableInfo

PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Level = Annotated[str, msgspec.Meta(max_length=24)]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `me` (on this device; several make a hot-seat game), `open` for a friend, or `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    level: Level = ""


class NewOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of R9; what is left out is as in the book."""

    fork: Literal["alternate", "chance"] = "alternate"
    tie_break: Literal["shared", "gem_value"] = "shared"
    stealing: bool = True
    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=10000)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: it starts at once when no seat is open."""

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=5)]
    options: NewOptions = NewOptions()
    public: bool = False
    pause: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 600


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take an open seat."""

    name: PlayerName
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start: open seats become bots of level `fill`; without one there must be none."""

    fill: Level = ""


class TableLink(msgspec.Struct, frozen=True):
    """Answer to making, joining or rematching a table."""

    id: str
    seats: tuple[int, ...]


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of play a bot seat can have, weakest first."""

    id: str
    name: str
    sentence: str
    rating: int | None = None


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: public tables to join or watch, and this session's own."""

    open: tuple[TableInfo, ...]
    playing: tuple[TableInfo, ...]
    yours: tuple[TableInfo, ...]
    levels: tuple[LevelInfo, ...]


class Problem(msgspec.Struct, frozen=True):
    """An error answer: which field or rule, in words; nothing was changed."""

    code: str
    text: str
    field: str = ""


__all__ = [
    "Join",
    "LevelInfo",
    "Lobby",
    "NewOptions",
    "NewSeat",
    "NewTable",
    "OptionsView",
    "Problem",
    "Start",
    "TableLink",
]
