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


Shapes = list[tuple[str, str]]  # colour and outline; `hair` and `skin` stand for a person's own


class Style(msgspec.Struct, frozen=True):
    """What is behind a face and before it; one that covers lets nothing of the hair be seen."""

    back: Shapes
    front: Shapes
    covers: bool = False


class People(msgspec.Struct, frozen=True):
    """The parts of people's faces, one of each to be chosen."""

    seed: int
    skin: list[str]
    colours: list[str]
    hair: list[Style]
    hats: list[Style]
    more: list[Shapes]
    glasses: int
    moods: dict[str, str]


class Faces(msgspec.Struct, frozen=True):
    """Animals by level and by mood, and people."""

    families: dict[str, list[str]]
    animals: dict[str, dict[str, str]]
    people: People


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
    faces: Faces


@cache
def drawings() -> Drawings:
    """The drawings, read once."""
    try:
        return msgspec.json.decode(FILE.read_bytes(), type=Drawings)
    except FileNotFoundError:
        raise NoDrawings("the drawings come with the browser client, which is not built: run 'make client'") from None
