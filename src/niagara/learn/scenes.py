"""The lessons of the tutorial, in the order in which they are best played.

Each is a position on the real board, the aim, when it is judged, and what the other seats will do, in moves of
preference. The words (title, task, hint, what was learned, what went wrong) are the client's, by the scene's id.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from niagara.learn.aims import Aim, All, Bought, CanoeOut, Carrying, Landed, Robbed, WeatherIs, Won

Until = Literal["buy", "turn", "round"]
Replies = Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Scene:
    """One lesson: it is judged when the seat's buying, its turn, or the whole round is over; the last of its `rounds`.

    With `threats` the others do, after the seat has put its last card down, the first of them that keeps it from the
    aim whatever it does; without, or if none does, what `replies` say.
    """

    id: str
    position: str
    aim: Aim
    until: Until
    rule: str
    seat: int = 0
    replies: Replies = field(default_factory=dict)
    rounds: int = 1
    threats: tuple[Replies, ...] = ()


BOOK = "3 alternate shared stealing - | "

SCENES: tuple[Scene, ...] = (
    Scene(
        "launch",
        BOOK + "1 0 +0 L choose | P7 C7 Y7 B7 R7 | 123456C - - J J | 12456C 3 - J J | 12345C 6 - J J",
        CanoeOut(),
        "turn",
        "R5.3",
    ),
    Scene(
        "load",
        BOOK + "1 0 +0 L turns | P7 C7 Y7 B7 R7 | 12346C 5! - J J | 12456C 3 - J J | 12345C 6 - J J | 0",
        CanoeOut(gem="P"),
        "turn",
        "R6.2",
    ),
    Scene(
        "landing",
        BOOK + "2 0 +0 L turns | P7 C6 Y7 B7 R7 | 1234C 5! - 2+C J | 12456 3 - J J | 2356C 1 - 5 J | 0",
        Landed("C"),
        "turn",
        "R6.6",
    ),
    Scene(
        "pickhome",
        BOOK + "3 0 +0 L choose | P7 C6 Y7 B7 R7 | 1236C - - 5+C J | 1256 4 - J J | 236C 5 - 2 J",
        Landed("C"),
        "turn",
        "R4.4",
    ),
    Scene(
        "pickload",
        BOOK + "3 0 +0 L choose | P7 C7 Y7 B7 R7 | 12456 - - 1 J | 1236 4 - J J | 236C 5 - 2 J",
        CanoeOut(gem="C"),
        "turn",
        "R4.4",
    ),
    Scene(
        "both",
        BOOK + "3 0 +0 L turns | P6 C7 Y6 B7 R7 | 134C 2! - 2+P 4 | 1356 4 - 1 J | 2456 C - 6R+Y J | 0",
        All((Landed("P"), CanoeOut(gem="C"))),
        "turn",
        "R5.3",
    ),
    Scene(
        "flow",
        BOOK + "2 1 +0 L turns | P6 C7 Y7 B7 R7 | 2356C 4! - 1 J | 13456 2! - 2 J | 1246C 5! - 3+P J | 0",
        CanoeOut(at="5"),
        "round",
        "R7.1",
    ),
    Scene(
        "fork",
        BOOK + "3 1 +0 L turns | P7 C6 Y7 B7 R7 | 125C 4! - 5 J | 2346 1! - 1 J | 135C 6! - 3+C J | 0",
        CanoeOut(gem="R"),
        "round",
        "R7.2",
    ),
    Scene(
        "weather",
        BOOK + "4 1 +0 R turns | P6 C7 Y7 B7 R6 | 125 C! - 7R+R J | 236 1! - 2 J | 15C 3! - 4+P J | 0",
        All((WeatherIs(-1), CanoeOut(gem="R"))),
        "round",
        "R5.2",
    ),
    Scene(
        "steal",
        BOOK + "3 0 +0 L turns | P7 C7 Y6 B7 R6 | 125C 3! - 6L J | 1236 4 - 3+Y J | 134C 5 - 7R+R J | 0",
        Robbed(1),
        "turn",
        "R6.8",
    ),
    Scene(
        "unload",
        BOOK + "3 0 +0 R turns | P6 C7 Y7 B7 R6 | 124C 5! - 5+P J | 1236 4 - 1 J | 134C 2 - 2+R J | 0",
        Robbed(2),
        "turn",
        "R6.8",
    ),
    Scene(
        "swap",
        BOOK + "3 0 +0 L turns | P6 C6 Y7 B7 R7 | 124C 5! - 5+C J | 1236 4 - 2+P J | 134C 2 - 4 J | 0",
        CanoeOut(gem="B"),
        "turn",
        "R6.2",
    ),
    Scene(
        "falls",
        BOOK + "5 0 +1 L buy_back | P4 C5 Y6 B7 R7 | 14C - P3C X 3 | 236 - C 2 J | 15C - - 4+Y J | 0",
        All((Bought(), Landed("PPP"))),
        "buy",
        "R4.1",
    ),
    Scene(
        "last",
        BOOK + "7 0 -1 L turns | P7 C7 Y7 B7 R7 | - 4! - 5 J | - 3 - 6L J | - 1 - 2 J | 0",
        Carrying(),
        "round",
        "R3.3",
        replies={1: ("a >3 x0a", "a >3 x0b", "a +B >5", "done"), 2: ("a >1", "done")},
    ),
    Scene(
        "win",
        BOOK + "8 1 +0 L turns | P2CY C4 Y5 B7 R6 | 12346C 5! P3CY 3 J | 12456C 3! P2C 2 J | 13456C 2! - 4+R J | 0",
        Won(),
        "round",
        "R8.1",
    ),
)

BY_ID: Mapping[str, Scene] = {scene.id: scene for scene in SCENES}
