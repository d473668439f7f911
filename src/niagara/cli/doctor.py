"""`niagara doctor`: looks at a server's surroundings and says what to do."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from niagara.cli import RedisAddress, Wish
from niagara.cli.checks import has_page

SIGNS = {"good": "[green]✓[/]", "doubtful": "[yellow]![/]", "bad": "[red]✗[/]"}


def doctor(*, database: Wish = "", redis: RedisAddress = "", address: Wish = "", static: Path | None = None) -> None:
    """Look at database, Redis, open files, clock, disk, versions, proxy and TLS, and say what to do; changes nothing.

    The exit code is 1 where something is bad. Give it what you give to `niagara serve`.

    Parameters
    ----------
    database
        Where games are kept; by default the file in the user's data folder.
    redis
        The Redis or Valkey, if there is one.
    address
        The server's address as visitors type it, such as https://niagara.example.org; the server has to be running.
    static
        Folder of the built browser client, if not the one in the package.
    """
    from niagara.server.doctor.machine import check_client, check_clock, check_disk, check_files, check_versions
    from niagara.server.doctor.stores import check_database, check_redis_server
    from niagara.server.doctor.web import check_address, check_proxies
    from niagara.server.http.docs import SITE
    from niagara.server.settings import STATIC, default_database

    kept = database or default_database()
    folder = Path(kept.removeprefix("sqlite:///")).parent if kept.startswith("sqlite:///") else Path.home()
    findings = [
        check_versions(),
        *check_database(kept),
        *([check_redis_server(redis)] if redis else []),
        check_disk(folder),
        check_files(),
        check_clock(),
        check_client(static or STATIC, has_page(static or STATIC), has_page(SITE)),
        check_proxies(),
        *(check_address(address) if address else []),
    ]
    console = Console(soft_wrap=True, highlight=False)
    for finding in findings:
        console.print(f"{SIGNS[finding.health]} {finding.what:<11}{escape(finding.says)}")
        if finding.advice:
            console.print(f"  {'':<11}→ {escape(finding.advice)}")
    bad = sum(finding.health == "bad" for finding in findings)
    console.print(f"{bad} to mend" if bad else "All is well.")
    sys.exit(1 if bad else 0)
