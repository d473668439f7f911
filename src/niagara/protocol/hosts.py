"""Bodies of the requests about a server's own page, for whoever runs it; none of them holds a card or a token."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from niagara.protocol.limits import NAME_LENGTH
from niagara.protocol.table import TableInfo


class HostFigures(msgspec.Struct, frozen=True):
    """What the process that answers sees: people now, and the last minute.

    `moves`: in the last minute; `waiting`: bots that wait for their turn to think; `lag`: the most by which something
    was late, in milliseconds; `database`: its bytes; `tables`: in memory; `since`: when the process began (milliseconds
    since 1970); `processes`: how many serve this database.
    """

    players: int
    watchers: int
    sockets: int
    tables: int
    moves: int
    waiting: int
    lag: int
    database: int
    since: int
    processes: int


class HostQuota(msgspec.Struct, frozen=True):
    """What one network, or one session, may ask for of a kind: so many a second, and so many at once."""

    kind: str
    a_second: float
    at_once: float
    session: bool


class HostKeeping(msgspec.Struct, frozen=True):
    """For how many days something is kept; 0: for ever."""

    kind: Literal["open", "nobodys", "imports", "games", "sessions"]
    days: float


class HostLimits(msgspec.Struct, frozen=True):
    """The limits in force. `words`: how many are unwelcome; `sockets`, `connections`: of one address."""

    quotas: tuple[HostQuota, ...]
    keeping: tuple[HostKeeping, ...]
    sockets: int
    connections: int
    words: int
    leaderboard: bool


class HostOverview(msgspec.Struct, frozen=True):
    """GET /api/host: until when this browser is the host's, figures and limits."""

    until: int
    version: str
    figures: HostFigures
    limits: HostLimits


class HostTable(msgspec.Struct, frozen=True):
    """A table as a spectator may know it, and when it was made (milliseconds since 1970)."""

    table: TableInfo
    created: int


class HostTables(msgspec.Struct, frozen=True):
    """GET /api/host/tables: tables that wait or are played at, the latest changed first.

    `more`: there are others, changed longer ago.
    """

    tables: tuple[HostTable, ...]
    more: bool


class HostLine(msgspec.Struct, frozen=True):
    """A line of chat as it was reported; `there`: it can still be read at the table, and taken away."""

    number: int
    name: str
    phrase: str
    text: str
    there: bool


class HostReport(msgspec.Struct, frozen=True):
    """What somebody told the host: about whom, by the name of then and of now, and by whom.

    `called` and `by` are empty where a person is forgotten or has no name; `known`: the reported person is not
    forgotten.
    """

    id: str
    at: int
    table: str
    name: str
    called: str
    known: bool
    by: str
    reason: str
    lines: tuple[HostLine, ...]
    settled: bool


class HostReports(msgspec.Struct, frozen=True):
    """GET /api/host/reports?settled=…: the latest reports, those too that were seen to where they are wanted."""

    reports: tuple[HostReport, ...]


class HostRemoval(msgspec.Struct, frozen=True):
    """Something that was taken away on this page: a table, a line of chat, a name (`name` is the new one), devices."""

    id: str
    at: int
    kind: Literal["table", "line", "name", "devices"]
    table: str
    name: str


class HostRemovals(msgspec.Struct, frozen=True):
    """GET /api/host/removals: what was taken away of late, the latest first."""

    removals: tuple[HostRemoval, ...]


class HostLineGone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host/reports/{id}/remove_line: take a reported line of chat away."""

    number: Annotated[int, msgspec.Meta(ge=1)]


class HostMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host/people/sign_out: whom a report is about, or who sits in a seat of a table."""

    report: Annotated[str, msgspec.Meta(max_length=16)] = ""
    table: Annotated[str, msgspec.Meta(max_length=32)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class HostRename(HostMeant, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/host/people/rename: call somebody otherwise."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
