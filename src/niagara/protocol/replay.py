"""Watching a game again, over HTTP."""

from __future__ import annotations

import msgspec

from niagara.events import AnyEvent
from niagara.protocol.server import Position
from niagara.protocol.table import TableInfo


class ReplayStep(msgspec.Struct, frozen=True):
    """One move of the log (`seat` 5 is the river) and how things stood after it, for the eyes that look.

    `text` is empty where the move was a card that these eyes could not see. `can_go_on` says that somebody had to
    decide next, so that a new game can begin here.
    """

    seq: int
    seat: int
    round: int
    text: str
    events: tuple[AnyEvent, ...]
    position: Position
    can_go_on: bool


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/replay?eyes=all|spectator|0…4: a game, seen with somebody's eyes.

    `start` is how things stood after the draws with which a game begins; `open` says whose secret cards are shown.
    While a game goes on only those who sit there may look, through their own eyes. `choices` are the eyes that may
    be asked for.
    """

    table: TableInfo
    eyes: str
    choices: tuple[str, ...]
    open: tuple[int, ...]
    finished: bool
    start: Position
    steps: tuple[ReplayStep, ...]
