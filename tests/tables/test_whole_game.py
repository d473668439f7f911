"""A table needs neither compiler, nor web framework, nor database: a whole game is played without them.

In Pyodide too (Python 3.14 as WebAssembly), where NIAGARA_PYODIDE names a folder that has it, and msgspec's wheel:

    npm install --prefix FOLDER pyodide@314.0.7
    pip download msgspec --no-deps --only-binary=:all: --dest FOLDER \\
        --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src" / "niagara"
FOLDER = os.environ.get("NIAGARA_PYODIDE", "")


def played(*command: str) -> str:
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-2000:]
    return result.stdout


def test_a_whole_game_is_played_through_tables_alone() -> None:
    version = f"Python {sys.version_info.major}.{sys.version_info.minor}: "
    assert played(sys.executable, str(HERE / "whole_game.py")).startswith(version)


@pytest.mark.skipif(not FOLDER, reason="NIAGARA_PYODIDE names no folder with Pyodide")
@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node to run Pyodide in")
def test_the_same_in_pyodide() -> None:
    (wheel,) = Path(FOLDER).glob("msgspec-*wasm32.whl")
    pyodide = Path(FOLDER) / "node_modules" / "pyodide"
    assert played("node", str(HERE / "pyodide.mjs"), str(pyodide), str(wheel), str(SOURCES)).startswith("Python 3.14: ")
