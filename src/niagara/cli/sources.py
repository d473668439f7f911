"""Reading positions and records that commands are given: a file, or standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from niagara.cli import BadInput
from niagara.notation.line import from_line
from niagara.notation.position import from_dict
from niagara.record import Record, read_record
from niagara.rules.state import State


def read_text(path: Path | None) -> str:
    """The text of a file, or of standard input."""
    if path is None or str(path) == "-":
        return sys.stdin.read()
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BadInput(f"{path}: not a text in UTF-8") from problem
    except (OSError, ValueError) as problem:  # ValueError: no file can have such a name
        raise BadInput(f"{path}: {getattr(problem, 'strerror', None) or problem}") from problem


def parse_position(text: str, *, hidden: bool = False) -> State:
    """A position given as JSON or as one line."""
    if not text.lstrip().startswith("{"):
        return from_line(text, hidden=hidden)
    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadInput(f"the position is not JSON: {problem}") from problem
    return from_dict(position, hidden=hidden)


def parse_any(text: str) -> State | Record:
    """A record, or a position given as JSON or as one line."""
    if text.lstrip().startswith(("[", "#")):
        return read_record(text)
    return parse_position(text, hidden=True)
