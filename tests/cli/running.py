"""The command line as a user runs it, without a process of its own, which would mostly be busy with loading Python.

`test_commands.py` runs a few commands as real processes.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from niagara.cli import main

SPOKEN = {"LANGUAGE": "en", "COLUMNS": "200"}


@dataclass(frozen=True, slots=True)
class Done:
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, text: str = "", folder: Path | None = None) -> Done:
    """Run a command with a text as its input, in a folder; what is no exit of its own is an error of the test."""
    typed = io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with (
        patch.dict(os.environ, SPOKEN),
        patch.object(sys, "stdin", typed),
        redirect_stdout(out),
        redirect_stderr(err),
        chdir(folder or "."),
    ):
        try:
            main(list(arguments))
            code: str | int | None = 0
        except SystemExit as stopped:
            code = stopped.code
    return Done(int(code or 0), *(stream.buffer.getvalue().decode() for stream in (out, err)))
