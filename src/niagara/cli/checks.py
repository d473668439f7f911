"""Values of the command line that a type cannot check: one sentence for all, in the user's language."""

from __future__ import annotations

import math
import os
from errno import EACCES, EISDIR, ENOTDIR
from pathlib import Path
from urllib.parse import urlsplit

from niagara.cli import BadInput
from niagara.cli.words import speak

HIGHEST_PORT = 65_535


def check_number(flag: str, value: float, least: float, most: float = math.inf) -> None:
    """Refuse a number outside its range."""
    if least <= value <= most:
        return
    given = f"{value:.12g}"
    if most == math.inf:
        raise BadInput(speak()("bad-least", flag=flag, value=given, least=f"{least:.12g}"))
    raise BadInput(speak()("bad-range", flag=flag, value=given, least=f"{least:.12g}", most=f"{most:.12g}"))


def check_port(port: int | None, flag: str = "--port") -> None:
    """Refuse what is no port; 0, or none, is any that is free."""
    check_number(flag, port or 0, 0, HIGHEST_PORT)


def check_address(flag: str, value: str) -> None:
    """Refuse what is no address of a site; nothing is fine."""
    try:
        parts = urlsplit(value)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        good = good and not (parts.query or parts.fragment or "@" in parts.netloc) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if value and not good:
        raise BadInput(speak()("bad-address", flag=flag, value=value, example="https://niagara.example.org"))


def check_machine(flag: str, value: str) -> None:
    """Refuse what is no machine with a port; nothing is fine."""
    host, _, port = value.rpartition(":")
    if value and not (host and port.isascii() and port.isdigit() and 0 < int(port) <= HIGHEST_PORT):
        raise BadInput(speak()("bad-address", flag=flag, value=value, example="192.168.1.5:8443"))


def has_page(folder: Path) -> bool:
    """Whether a folder holds a page to serve; one that cannot be has none."""
    try:
        return (folder / "index.html").is_file()
    except (OSError, ValueError):
        return False


def check_file(flag: str, path: Path | None) -> None:
    """Refuse, before any work, a file that could not be written after it; none is fine."""
    if path is None:
        return
    try:
        if path.parent.exists() and not path.parent.is_dir():
            raise _refused_by_system(ENOTDIR)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.is_dir():
            raise _refused_by_system(EISDIR)
        if not os.access(path.parent, os.W_OK):
            raise _refused_by_system(EACCES)
    except (OSError, ValueError) as problem:  # ValueError: no file can have such a name
        raise BadInput(f"{flag} {path}: {getattr(problem, 'strerror', None) or problem}") from problem


def _refused_by_system(code: int) -> OSError:
    return OSError(code, os.strerror(code))


def check_seats(players: int) -> None:
    """Refuse a table of more or fewer seats than there are (R1.1, R9.4)."""
    from niagara.rules.board import MAX_PLAYERS, MIN_PLAYERS

    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadInput(speak()("bad-players", players=players, fewest=MIN_PLAYERS, most=MAX_PLAYERS))
