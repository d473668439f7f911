"""Bodies of the requests under `/api/me`: one's devices and programs, moving to another device, and the end of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from niagara.protocol.limits import LABEL_LENGTH

LinkCode = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class DeviceInfo(msgspec.Struct, frozen=True):
    """One of one's own devices, or a program with a token. Moments are milliseconds since 1970, `seen` to the day."""

    id: str
    kind: Literal["device", "program"]
    label: str
    created: int
    seen: int
    here: bool


class PasskeyInfo(msgspec.Struct, frozen=True):
    """One of one's passkeys: on what it was made, and when (milliseconds since 1970)."""

    id: str
    label: str
    created: int


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys and /api/passkey/use: what a browser made or shows, as WebAuthn has it in JSON."""

    credential: dict[str, Any]


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is on the bots' own scale, give or take `within`, after so many rated games.

    `handle` leads to the profile; `ranked`: enough games were played to be listed.
    """

    handle: str
    rating: int
    within: int
    games: int
    won: int
    ranked: bool


class Me(msgspec.Struct, frozen=True):
    """GET /api/me: who asks, as far as this server knows; one who only looks has no device here yet.

    `passkey_site` is the address at which passkeys work, if there is one; `rating` is None before a rated game. `face`
    and `colour` were chosen with the name (-1: any colour).
    """

    name: str
    devices: tuple[DeviceInfo, ...]
    games: int
    passkeys: tuple[PasskeyInfo, ...]
    passkey_site: str
    rating: RatingInfo | None = None
    face: str = ""
    colour: int = -1


class DeviceLink(msgspec.Struct, frozen=True):
    """POST /api/me/link: a code that makes one more device one's own, once, within so many seconds."""

    code: str
    seconds: int


class LinkUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/link/look and /api/me/link/use: the code of a link, on the device that it is to make one's own."""

    code: LinkCode


class LinkOwner(msgspec.Struct, frozen=True):
    """Whose a link is, and how many games this device has so far and would let go of."""

    name: str
    games: int


class NewProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/programs: a token for a program that plays for one."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=LABEL_LENGTH)]


class ProgramToken(msgspec.Struct, frozen=True):
    """The token for `Authorization: Bearer`, told this once."""

    id: str
    token: str


class ExportedMove(msgspec.Struct, frozen=True):
    """One of one's own moves: its number in the game's log, when it was made, and what it was."""

    seq: int
    at: int
    seat: int
    move: str


class ExportedLine(msgspec.Struct, frozen=True):
    """Something one said."""

    at: int
    phrase: str
    text: str


class ExportedGame(msgspec.Struct, frozen=True):
    """A table at which one sits, which one made, or at which one spoke."""

    id: str
    created: int
    ended: int | None
    status: str
    host: bool
    imported: bool
    names: tuple[str, ...]
    seats: tuple[int, ...]
    moves: tuple[ExportedMove, ...]
    chat: tuple[ExportedLine, ...]


class ExportedCalls(msgspec.Struct, frozen=True):
    """How one is called while the page is closed: push addresses, e-mail, quiet hours, silenced tables."""

    addresses: tuple[str, ...]
    mail: str
    quiet: str
    hushed: tuple[str, ...]


class ExportedRated(msgspec.Struct, frozen=True):
    """A rated game: when it ended, one's place, and one's rating after it."""

    game: str
    ended: int
    place: int
    rating: float


class ExportedAverse(msgspec.Struct, frozen=True):
    """Somebody whom one has muted or blocked."""

    name: str
    kind: str
    at: int


class ExportedReport(msgspec.Struct, frozen=True):
    """What one reported to the host, and of whom."""

    at: int
    game: str
    name: str
    reason: str


class Export(msgspec.Struct, frozen=True):
    """GET /api/me/export: everything that this server keeps of one; `ladder` has the names of one's programs there."""

    name: str
    face: str
    colour: int
    created: int
    devices: tuple[DeviceInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    calls: ExportedCalls
    rated: tuple[ExportedRated, ...]
    unwanted: tuple[ExportedAverse, ...]
    reports: tuple[ExportedReport, ...]
    ladder: tuple[str, ...]
    games: tuple[ExportedGame, ...]
