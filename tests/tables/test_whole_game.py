"""A table needs neither compiler, nor web framework, nor database: a whole game is played without them.

In Pyodide too, Python 3.14 as WebAssembly, with what `make site` has installed and fetched.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src" / "niagara"
MODULES = HERE.parents[1] / "web" / "node_modules"
WHEELS = list(MODULES.glob(".cache/niagara/msgspec-*wasm32.whl"))


def played(*command: str) -> str:
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-2000:]
    return result.stdout


def test_a_whole_game_is_played_through_tables_alone() -> None:
    version = f"Python {sys.version_info.major}.{sys.version_info.minor}: "
    assert played(sys.executable, str(HERE / "whole_game.py")).startswith(version)


@pytest.mark.skipif(not WHEELS, reason="`make site` fetches what Pyodide needs")
@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node to run Pyodide in")
def test_the_same_in_pyodide() -> None:
    command = ("node", str(HERE / "pyodide.mjs"), str(MODULES / "pyodide"), str(WHEELS[-1]), str(SOURCES))
    assert played(*command).startswith("Python 3.14: ")
