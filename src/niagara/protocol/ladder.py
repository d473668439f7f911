"""The ladder: what its page is told, and what it and the programs say to each other (docs/bot-protocol.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

from niagara.notation.position import PositionDict
from niagara.protocol.refusals import RefusalCode

PROTOCOL = 1
ForfeitReason = Literal["late", "left", "illegal"]


class LadderRow(msgspec.Struct, frozen=True):
    """A program or a level on the ladder: its rating with the ends of its 95 % interval, if it has one yet.

    `level` is empty for a program; a level's rating was measured before and stays. `won`: its share of wins, in games.
    """

    name: str
    level: str
    rating: int | None
    low: int | None
    high: int | None
    games: int
    won: float
    forfeits: int
    connected: bool
    yours: bool


class LadderSeat(msgspec.Struct, frozen=True):
    """Who sat in a seat of a game of the ladder; without a name it is a program that is no longer known."""

    name: str
    level: str
    place: int
    forfeit: ForfeitReason | None


class LadderGame(msgspec.Struct, frozen=True):
    """A game of the ladder, running (`ended` is None) or over; `kept`: the game itself can still be seen."""

    id: str
    began: int
    ended: int | None
    kept: bool
    seats: tuple[LadderSeat, ...]


class Ladder(msgspec.Struct, frozen=True):
    """GET /api/ladder: the ladder's table, the strongest first, and its last games, the latest first.

    `kept` is false where whoever runs the server keeps no ladder. `seconds`: for a decision; `counted`: the games that
    ratings are worked out from.
    """

    kept: bool
    seconds: float
    counted: int
    rows: tuple[LadderRow, ...]
    running: tuple[LadderGame, ...]
    games: tuple[LadderGame, ...]


class ProgramHello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=False):
    """The first message of a program: the name by which it plays."""

    name: str


class ProgramMove(msgspec.Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=False):
    """The answer to a question, with the question's number and one of its moves."""

    id: int
    move: str


AnyProgramMessage = ProgramHello | ProgramMove


class LadderHello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The ladder's first message."""

    seed: int
    protocol: int = PROTOCOL


class LadderWelcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The program is on the ladder, by this name."""

    name: str
    seconds: float


class LadderBegins(msgspec.Struct, frozen=True, tag_field="type", tag="game"):
    """A game begins in which the program plays in a seat, or goes on after it was away; `link` is where to watch."""

    game: str
    seat: int
    names: tuple[str, ...]
    link: str


class LadderChoose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """A decision, with what the seat may see and all its legal moves."""

    id: int
    game: str
    seat: int
    seconds: float
    moves: tuple[str, ...]
    position: PositionDict


class LadderRefused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was not accepted: the name, or an answer (`id`), which may be given again while there is time."""

    code: RefusalCode
    text: str
    id: int = 0


class LadderOver(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """A game is over, for the program: its place, or why it forfeited."""

    game: str
    place: int
    forfeit: ForfeitReason | None = None


AnyLadderMessage = LadderHello | LadderWelcome | LadderBegins | LadderChoose | LadderRefused | LadderOver
