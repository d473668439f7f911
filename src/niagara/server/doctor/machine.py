"""The machine: versions, open files, clock, disk, the package's own parts."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import subprocess
import time
from datetime import UTC, datetime
from pathlib import Path

import niagara
from niagara.server.doctor.findings import Finding, Health

OLDEST_SQLITE = (3, 35, 0)
FEW_FILES, ENOUGH_FILES = 1024, 4096
LITTLE_DISK, NO_DISK = 1_000_000_000, 100_000_000
BUILT = datetime(2026, 1, 1, tzinfo=UTC).timestamp()  # no clock that is right shows less


def check_versions(sqlite: tuple[int, ...] = sqlite3.sqlite_version_info) -> Finding:
    """Whether Python and SQLite are new enough."""
    said = f"Niagara {niagara.__version__}, Python {platform.python_version()}, SQLite {'.'.join(map(str, sqlite))}"
    if sqlite < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        return Finding(
            "versions", "bad", said, f"SQLite has to be {wanted} or newer: use a newer Python, or PostgreSQL"
        )
    return Finding("versions", "good", said)


def check_files(limit: int | None = None) -> Finding:
    """Whether enough files may be open: every visitor holds one."""
    if limit is None:
        try:
            import resource
        except ImportError:  # Windows has no such limit
            return Finding("open files", "good", "this system has no limit")
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        if limit == resource.RLIM_INFINITY:
            return Finding("open files", "good", "no limit")
    health: Health = "good" if limit >= ENOUGH_FILES else "doubtful" if limit >= FEW_FILES else "bad"
    advice = "" if health == "good" else "raise the hard limit: LimitNOFILE=65536 in the systemd unit, or ulimit -Hn"
    return Finding("open files", health, f"at most {limit:,}", advice)


def check_clock(now: float | None = None) -> Finding:
    """Whether the time of day can be right, and somebody keeps it so."""
    now = time.time() if now is None else now
    said = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    if now < BUILT:
        return Finding("clock", "bad", said, "set the clock: cookies and certificates are judged by it")
    if _kept_by_network() is False:
        return Finding("clock", "doubtful", f"{said}, kept by nobody", "timedatectl set-ntp true")
    return Finding("clock", "good", said)


def _kept_by_network() -> bool | None:
    """Whether network time keeps the clock; None where nobody knows."""
    if not shutil.which("timedatectl"):
        return None
    asked = subprocess.run(
        ["timedatectl", "show", "--property=NTPSynchronized", "--value"],
        capture_output=True,
        text=True,
        check=False,
        timeout=5,
    )
    return {"yes": True, "no": False}.get(asked.stdout.strip())


def check_disk(folder: Path, free: int | None = None) -> Finding:
    """Whether there is room where games and compiled code are kept."""
    while not folder.is_dir():
        folder = folder.parent
    if free is None:
        free = shutil.disk_usage(folder).free
    said = f"{free / 1e9:.1f} GB free at {folder}"
    if free < NO_DISK:
        return Finding("disk", "bad", said, "make room: a move that cannot be written is refused")
    if free < LITTLE_DISK:
        return Finding("disk", "doubtful", said, "make room, or let old games go: niagara serve --keep-games")
    if not os.access(folder, os.W_OK):
        return Finding("disk", "bad", f"{folder} cannot be written to", "let the server's user own it: chown niagara")
    return Finding("disk", "good", said)


def check_client(static: Path, has_page: bool, has_docs: bool) -> Finding:
    """Whether there is a page to serve."""
    if not has_page:
        return Finding("client", "bad", f"no page in {static}", "install the package anew; in a clone, 'make client'")
    if not has_docs:
        return Finding("client", "doubtful", "the page is there, the documentation is not", "'make docs' in a clone")
    return Finding("client", "good", "page and documentation are there")
