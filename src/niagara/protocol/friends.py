"""Bodies of the requests about people one has played with, and invitations to a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from niagara.protocol.table import TableInfo


class Friend(msgspec.Struct, frozen=True):
    """Somebody one has played with: in how many games, and when last (milliseconds since 1970)."""

    id: str
    name: str
    face: str
    games: int
    last: int


class Friends(msgspec.Struct, frozen=True):
    """GET /api/me/friends: those one has played with, the last first."""

    people: tuple[Friend, ...]


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/invite: call one of them to an open seat of the table at which one sits."""

    friend: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class Invitation(msgspec.Struct, frozen=True):
    """A table to which one is invited, and by whom."""

    table: TableInfo
    by: str
