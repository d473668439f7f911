"""What a host may set, in one place."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from niagara.bots import DEFAULT_LEVEL, LEVELS
from niagara.server.ops.logs import LogFormat

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """A SQLite file in the user's own data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'niagara' / 'niagara.sqlite'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can differ between two servers."""

    database: str = field(default_factory=default_database)
    redis: str = ""  # rings between processes on one PostgreSQL; without it they look for news by the clock
    poll: float = 1.0  # seconds between two such looks
    static: Path = STATIC
    secure: bool = False  # behind HTTPS: cookies are marked Secure
    origins: frozenset[str] = frozenset()  # further hosts whose pages may open sockets here
    public_url: str = ""  # the address by which visitors know this server, such as https://niagara.example.org
    smtp: str = ""  # the mail server, such as smtp://user:password@mail.example.org:587; without it nobody gets e-mail
    mail_from: str = ""  # the address that mails come from
    own_push: str = ""  # a push service (host:port) within one's own network; all others have to be public, by HTTPS
    grace: float = 60.0  # seconds after which a bot plays for an absent player, where a table wants that
    match_wait: float = 30.0  # seconds for which people who want to play now wait for others before bots are taken
    clock_tick: float = 0.5  # seconds between two looks at whose time has run out
    lobby_pause: float = 0.5  # seconds for which changes of the lobby are gathered
    idle: float = 60.0  # seconds after which a table that nobody looks at leaves the memory
    warm: bool = True  # load and compile the bots when the server starts
    bot_threads: int = field(default_factory=lambda: max(1, min(4, os.cpu_count() or 1)))
    bot_budget: float = 1.0  # seconds a bot may think about one move
    analysis_processes: int = field(default_factory=lambda: max(1, min(2, os.cpu_count() or 1)))
    helpers: int = 1  # processes that write records and replays; 0: threads do
    allowance: float = 1.0  # how many times as much as usual one visitor may ask for
    message_rate: float = 20.0  # messages a second from one socket, and how many may come at once
    message_burst: float = 60.0
    chat_rate: float = 0.5
    chat_burst: float = 5.0
    request_rate: float = 25.0  # requests and new sockets a second from one address, and how many may come at once
    request_burst: float = 500.0
    sockets_per_address: int = 1000
    connections_per_address: int = 400  # that are no sockets
    slow_request: float = 10.0  # seconds in which the headers of a request, and then its body, have to come
    proxies: frozenset[str] = frozenset({"127.0.0.1", "::1"})  # addresses that speak for many visitors
    table_rate: float = 0.5  # new tables a second from one address, and how many may come at once
    table_burst: float = 30.0
    retelling_rate: float = 1.0  # records, replays and statistics a second from one address, and how many at once
    retelling_burst: float = 100.0
    people_rate: float = 0.5  # changes of who somebody is a second from one address, and how many may come at once
    people_burst: float = 60.0
    keep_open: float = 2.0  # days for which a table is kept at which nothing was played; 0, here and below: for ever
    keep_nobodys: float = 7.0  # days for which games of bots alone are kept
    keep_imports: float = 90.0  # days for which games are kept that were played elsewhere
    keep_games: float = 0.0  # days for which all other games are kept
    keep_sessions: float = 400.0  # days for which a device that does not come back is remembered
    slow_reader: float = 10.0  # seconds a socket may be behind before it is closed
    sockets_per_session: int = 32
    unwelcome_words: frozenset[str] = frozenset()  # hidden in chat, refused in names
    ladder: bool = False  # whether programs that connect play here round the clock, and are rated
    ladder_seconds: float = 5.0  # for a program's decision, the way there and back included
    ladder_first: float = 20.0  # for its first decision in a game, since many programs are started then
    ladder_return: float = 60.0  # seconds for which a program that lost its connection is waited for
    ladder_pause: int = 200  # milliseconds that everybody takes for a move at least, so that games can be watched
    ladder_levels: tuple[str, ...] = tuple(level.id for level in LEVELS)
    ladder_opening: str = ""  # the position that its games begin with; by default a fair one for each block
    leaderboard: bool = True  # whether everybody sees who plays how well here
    metrics_port: int = 0  # where figures are served, on this machine alone; 0: nowhere
    log_format: LogFormat = "text"
    stand_in: str = DEFAULT_LEVEL  # the level that plays for the absent
