"""What a client may say over the socket of one table.

A command never names its player: the seats a session holds come from its cookie, and `seat` only picks one of them
(one device may hold several in hot-seat play).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from niagara.protocol.limits import CHAT_LENGTH, NAME_LENGTH

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\s)$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=2047)]
Moves = Annotated[tuple[ActionNumber, ...], msgspec.Meta(min_length=1, max_length=3)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str, forbid_unknown_fields=True):
    """Anything a client sends."""


class Play(Message, frozen=True, tag="play"):
    """Play one move, or the moves of one turn at once.

    `round` guards a secret card choice (all seats choose at once, so the number of the last update says nothing);
    `seq` guards everything else. A repeated `id` gets the first answer again.
    """

    id: CommandId
    seat: Seat
    moves: Moves
    round: int
    seq: int


class Preview(Message, frozen=True, tag="preview"):
    """Ask what follows if these moves of one's own turn were played; nothing is recorded."""

    id: CommandId
    seat: Seat
    moves: Moves
    seq: int


class Why(Message, frozen=True, tag="why"):
    """Ask which rule keeps `canoe` (`a` or `b`) from ending on `space` now, after `moves` of the same turn."""

    id: CommandId
    seat: Seat
    canoe: Annotated[str, msgspec.Meta(pattern=r"^[ab](?!\s)$")]
    space: Annotated[str, msgspec.Meta(max_length=2)]
    moves: Annotated[tuple[ActionNumber, ...], msgspec.Meta(max_length=3)] = ()


class Foresee(Message, frozen=True, tag="foresee"):
    """Ask what the river may do at the end of this round, as a seat can tell that has to decide."""

    id: CommandId
    seat: Seat


class Chat(Message, frozen=True, tag="chat"):
    """A preset phrase (by key) or a short text; a repeated `id` is said once. `name`: of one who only watches."""

    id: CommandId
    phrase: Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[a-z-]*(?!\s)$")] = ""
    text: Annotated[str, msgspec.Meta(max_length=CHAT_LENGTH)] = ""
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""


class Resume(Message, frozen=True, tag="resume"):
    """Ask for everything after update `since` (a snapshot comes where that is too far back)."""

    since: int


class History(Message, frozen=True, tag="history"):
    """Ask for the updates before update `before`, for a log and a chart that are whole after a reload.

    The answer holds the last of them; whoever wants more asks again.
    """

    before: Annotated[int, msgspec.Meta(ge=1)]


class Back(Message, frozen=True, tag="back"):
    """Say that one decides again oneself, after a clock ran out; any move played says so too."""

    seat: Seat


class Mute(Message, frozen=True, tag="mute"):
    """Let the chat of a seat (-1: of all spectators) be heard no more, or again; only the host may."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=4)]
    on: bool = True


class Pace(Message, frozen=True, tag="pace"):
    """Set how long bots pause before they act, in milliseconds (a table full of bots may be watched at a speed)."""

    pause: Annotated[int, msgspec.Meta(ge=0, le=5000)]


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether anybody is there; `pong` is the answer."""


AnyMessage = Play | Preview | Why | Foresee | Chat | Resume | History | Back | Mute | Pace | Ping
