"""Bodies of the requests about manners: whom one does not want to hear or meet, and what one reports to the host."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from niagara.protocol.limits import CHAT_LENGTH

MannerKind = Literal["none", "mute", "block"]


class Companion(msgspec.Struct, frozen=True):
    """Somebody else at a table: who sits there (`seat`), or spoke without a seat (-1; `number` is a line they said)."""

    seat: int
    number: int
    name: str
    kind: MannerKind


class Companions(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/manners: the others at a table, and whether one has muted or blocked them."""

    people: tuple[Companion, ...]


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/manners: mute or block somebody, by their seat, or, where that is -1, by a line of theirs.

    Who is muted is not heard by one any more, at any table; who is blocked cannot sit at one's waiting tables either.
    """

    kind: MannerKind
    seat: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    line: Annotated[int, msgspec.Meta(ge=0)] = 0


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/report: tell whoever runs this server about somebody, with lines of theirs."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    line: Annotated[int, msgspec.Meta(ge=0)] = 0
    lines: Annotated[tuple[int, ...], msgspec.Meta(max_length=50)] = ()
    reason: Annotated[str, msgspec.Meta(max_length=CHAT_LENGTH)] = ""


class Unwanted(msgspec.Struct, frozen=True):
    """Somebody whom one has muted or blocked, by the name they had then; `at` is in milliseconds since 1970."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class UnwantedPeople(msgspec.Struct, frozen=True):
    """GET /api/me/manners: everybody whom one has muted or blocked."""

    people: tuple[Unwanted, ...]
