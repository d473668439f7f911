"""The drawings that browser and library share: layers, pieces and places, as the client's own components make them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "drawings.json"
Point = tuple[float, float]


class NoDrawings(RuntimeError):
    """The drawings come with the built client, which is not there."""


class Pose(msgspec.Struct, frozen=True, array_like=True):
    """Where a piece lies: its centre, how it is turned in degrees, its size."""

    x: float
    y: float
    angle: float
    scale: float


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """A canoe's place on a disc, along and across the current."""

    along: float
    across: float
    scale: float


class Sites(msgspec.Struct, frozen=True):
    """The stone tables with their gems."""

    table: str
    badge: str
    badge_mixed: str
    at: dict[str, Point]
    heap: list[Point]


class Hull(msgspec.Struct, frozen=True):
    """A seat's canoe."""

    empty: str
    loaded: str


class Drawings(msgspec.Struct, frozen=True):
    """Everything on the board; colours are names of the palette, which has them by day and at dusk."""

    palette: dict[str, tuple[str, str]]
    size: tuple[int, int]
    back: str
    light: dict[int, str]
    sky: dict[int, str]
    jetty: dict[int, str]
    discs: str
    numbers: str
    arrow: dict[str, str]
    sites: Sites
    gems: dict[str, str]
    canoes: list[Hull]
    rings: dict[str, str]
    spaces: dict[str, Pose]
    slots: dict[int, list[Slot]]
    berths: dict[int, list[tuple[Pose, Pose]]]
    lips: dict[str, Pose]
    ways: dict[str, list[Point]]


@cache
def drawings() -> Drawings:
    """The drawings, read once."""
    try:
        return msgspec.json.decode(FILE.read_bytes(), type=Drawings)
    except FileNotFoundError:
        raise NoDrawings("the drawings come with the browser client, which is not built: run 'make client'") from None
