"""`niagara serve`: host games on this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from niagara.cli import BadInput, RedisAddress, Switch, Wish
from niagara.cli.checks import check_address, check_machine, check_number, check_port, has_page
from niagara.cli.sources import read_text
from niagara.cli.words import speak

MOST_WORKERS = 64
MOST_SECONDS = 86_400
MOST_DAYS = 36_500
MOST_ALLOWANCE = 1000


def check_mail(smtp: str, sender: str, public_url: str) -> None:
    """Refuse a mail server that cannot be meant, or mails without an address to lead to."""
    from niagara.server.reach.mail import BadMailServer, mail_server

    try:
        mail_server(smtp, sender)
    except BadMailServer as problem:
        raise BadInput(f"--{problem}") from problem
    if not public_url:
        raise BadInput(speak()("bad-address", flag="--public-url", value="", example="https://niagara.example.org"))


def read_words(file: Path) -> frozenset[str]:
    """The words of a file, one on each line; empty lines and those that begin with # are passed over."""
    from niagara.tables.words import is_word

    lines = enumerate(read_text(file).splitlines(), 1)
    words = {at: line.strip() for at, line in lines if line.strip() and not line.startswith("#")}
    for at, word in words.items():
        if not is_word(word):
            raise BadInput(speak()("bad-word", file=str(file), line=str(at), word=word))
    return frozenset(words.values())


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: Wish = "",
    workers: int = 1,
    redis: RedisAddress = "",
    open: Switch = False,
    secure: Switch = False,
    public_url: Wish = "",
    own_push: Wish = "",
    smtp: Wish = "",
    mail_from: Wish = "",
    grace: float = 60.0,
    allowance: float = 1.0,
    keep_nobodys: float = 7.0,
    keep_imports: float = 90.0,
    keep_games: float = 0.0,
    keep_sessions: float = 400.0,
    leaderboard: bool = True,
    ladder: Switch = False,
    unwelcome_words: Path | None = None,
    static: Path | None = None,
    metrics_port: int = 0,
    log_format: Literal["text", "json"] = "text",
    language: Wish = "",
) -> None:
    """Serve Niagara to browsers until stopped.

    Parameters
    ----------
    host: str
        Address to listen at; 0.0.0.0 lets other devices in.
    port: int
        Port to listen at; by default 8080, or a free one, which is printed, if that is taken.
    database: str
        Where games are kept, such as sqlite:///niagara.sqlite or postgresql://user@host/niagara; by default a file in
        the user's data folder.
    workers: int
        How many processes serve; more than one need PostgreSQL. SIGHUP replaces them one by one.
    redis: str
        A Redis or Valkey such as redis://localhost:6379, by which processes on one PostgreSQL call each other; without
        it, or while it is away, they look for each other's moves once a second. One with a password is better in the
        environment, as NIAGARA_REDIS.
    open: bool
        Open a browser at the server's address.
    secure: bool
        The server stands behind HTTPS: mark cookies accordingly, and tell browsers to come by HTTPS alone.
    public_url: str
        The address by which visitors know this server, such as https://niagara.example.org: push services are told whom
        to ask about messages.
    own_push: str
        A push service in your own network, such as 192.168.1.5:8443, that messages to players may be sent to; all
        others have to be public, by HTTPS.
    smtp: str
        A mail server, such as smtp://user:password@mail.example.org:587 (or smtps://), for players who want an e-mail
        when it is their turn; needs --public-url and --mail-from. Better in the environment, as NIAGARA_SMTP: other
        users of the machine see what stands here.
    mail_from: str
        The address that mails come from, such as niagara@example.org.
    grace: float
        Seconds after which a bot paddles for an absent player, at tables that want that, and an absent host of an
        open table is replaced.
    allowance: float
        How many times as much as usual one network may ask for: more where a school or a club comes from one address.
    keep_nobodys: float
        Days for which games of bots alone are kept; 0, here and below: for ever.
    keep_imports: float
        Days for which games are kept that were played elsewhere and brought in.
    keep_games: float
        Days after their last move for which all other games are kept.
    keep_sessions: float
        Days for which a device that does not come back is remembered.
    leaderboard: bool
        Whether everybody can see who plays how well here, by rated games; everybody always sees their own rating.
    ladder: bool
        Keep a ladder: programs that connect with a token play round the clock against each other and the levels, and
        are rated at /ladder. Their bots think in a process that stands back behind everybody else. One process keeps
        it, so not with --workers.
    unwelcome_words: Path
        File with a word on each line that is hidden in chat and refused in names; without it nothing is.
    static: Path
        Folder of the built browser client, if not the one in the package.
    metrics_port: int
        Port at which figures for Prometheus are served, at 127.0.0.1 alone; several processes take the next ones too.
    log_format: str
        Whether the log on standard error is text or one JSON object a line.
    language: str
        Language of the line that says where the game is, such as de or fr; the environment's (LANG) without it.
    """
    check_port(port)
    check_port(metrics_port, "--metrics-port")
    check_address("--public-url", public_url)
    check_machine("--own-push", own_push)
    smtp = smtp or os.environ.get("NIAGARA_SMTP", "")
    if smtp:
        check_mail(smtp, mail_from, public_url)
    check_number("--workers", workers, 1, MOST_WORKERS)
    check_number("--grace", grace, 0, MOST_SECONDS)
    check_number("--allowance", allowance, 0.1, MOST_ALLOWANCE)
    kept = {"nobodys": keep_nobodys, "imports": keep_imports, "games": keep_games, "sessions": keep_sessions}
    for what, days in kept.items():
        check_number(f"--keep-{what}", days, 0, MOST_DAYS)
    words = speak(language)
    if ladder and workers > 1:
        raise BadInput("--ladder: one process keeps it; please leave --workers out")
    if static is not None and not has_page(static):
        raise BadInput(words("no-client", folder=str(static)))
    from niagara.server.cluster.notify import BadRedis
    from niagara.server.runner import BadPort, run
    from niagara.server.settings import STATIC, Settings, default_database
    from niagara.server.store import BadDatabase

    settings = Settings(
        database=database or default_database(),
        redis=redis,
        static=static or STATIC,
        secure=secure,
        public_url=public_url.rstrip("/"),
        own_push=own_push,
        smtp=smtp,
        mail_from=mail_from,
        grace=grace,
        allowance=allowance,
        keep_nobodys=keep_nobodys,
        keep_imports=keep_imports,
        keep_games=keep_games,
        keep_sessions=keep_sessions,
        leaderboard=leaderboard,
        ladder=ladder,
        unwelcome_words=frozenset() if unwelcome_words is None else read_words(unwelcome_words),
        metrics_port=metrics_port,
        log_format=log_format,
    )

    def announce(address: str, taken: int | None) -> None:
        if taken is not None:
            print(words("port-taken", port=str(taken)))
        print(words("served-at", address=address), flush=True)

    try:
        run(settings, host, port, open_browser=open, workers=workers, announce=announce)
    except (BadDatabase, BadPort, BadRedis) as problem:
        raise BadInput(f"--{problem}") from problem
