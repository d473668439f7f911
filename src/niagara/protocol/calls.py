"""Bodies of the requests about being called while one's page is closed."""

from __future__ import annotations

from typing import Annotated

import msgspec

MINUTES = 24 * 60
Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when one does not want to be called: minutes of the day, in a time zone such as Europe/Berlin."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class MailInfo(msgspec.Struct, frozen=True):
    """Where one wants e-mail, and whether its owner said yes there."""

    address: str
    confirmed: bool


class Calls(msgspec.Struct, frozen=True):
    """GET /api/me/calls: how one is called. `key` is what a browser needs to take messages from this server."""

    key: str
    here: bool  # whether this device is called
    devices: int
    quiet: QuietHours | None
    mails: bool  # whether this server sends e-mail
    mail: MailInfo | None
    hushed: tuple[str, ...]  # tables at which one does not want to be called


class PushTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/push: call this device from now on, where its browser's push service says, with its keys."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    language: Annotated[str, msgspec.Meta(max_length=16)]


class MailTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/mail: ask the owner of an address whether they want e-mail there."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
    language: Annotated[str, msgspec.Meta(max_length=16)]


class MailAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mail: what the owner of an address says, with the code of a mail."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    yes: bool


class QuietWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/quiet: one's quiet hours, or none."""

    quiet: QuietHours | None


class Hush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/hush: whether one does not want to be called at a table."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    on: bool
