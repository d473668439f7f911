"""Every code block of the documentation runs.

Python blocks of a page run in their order, as one program. Shell blocks run too, unless the line before says why not
(`<!-- not run: … -->`): then their commands, options and files must at least exist. `<!-- slow -->` moves a block to
the slow tests; `<!-- project -->` has it run in the project's folder. JSON blocks are JSON. `game.txt` is a record that
every page may read, and `examples/` is on the path.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from niagara.game import Game
from niagara.record import write_record

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
BLOCK = re.compile(r"((?:^<!--[^\n]*-->\n)*)^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ENVIRONMENT = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "120"}
TOOLS = ("niagara", "python", "make")


class Block(NamedTuple):
    page: str
    notes: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text.splitlines()[0][:40]}"


BLOCKS = [Block(page.name, *found) for page in PAGES for found in BLOCK.findall(page.read_text(encoding="utf-8"))]
PYTHON = [block for block in BLOCKS if block.language == "python"]
SLOW_PAGES = {block.page for block in PYTHON if "slow" in block.notes}
SHELL = [block for block in BLOCKS if block.language == "sh"]
TO_RUN = [block for block in SHELL if "not run" not in block.notes]


def a_record() -> str:
    """The game that pages call `game.txt`: two rounds of one."""
    game = Game.new(3, seed=5)
    while game.state.round < 3:
        seat = game.to_decide[0]
        game.play(seat, game.legal_moves(seat)[0])
    return write_record(game, ("Ada", "Bob", "Cleo"))


def run(block: Block, tmp_path: Path) -> None:
    folder = ROOT if "<!-- project -->" in block.notes else tmp_path
    environment = {**ENVIRONMENT, "PYTHONPATH": str(ROOT / "examples")}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.text],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def run_python(page: str, tmp_path: Path) -> None:
    program = "\n".join(block.text for block in PYTHON if block.page == page)
    (tmp_path / "game.txt").write_text(a_record(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() or "print(" not in program


@pytest.mark.parametrize("page", sorted({block.page for block in PYTHON} - SLOW_PAGES))
def test_python_blocks_of_a_page_run_in_order(page: str, tmp_path: Path) -> None:
    run_python(page, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted(SLOW_PAGES))
def test_python_blocks_of_a_slow_page_run_in_order(page: str, tmp_path: Path) -> None:
    run_python(page, tmp_path)


@pytest.mark.parametrize("block", [block for block in TO_RUN if "slow" not in block.notes], ids=str)
def test_shell_blocks_run(block: Block, tmp_path: Path) -> None:
    run(block, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("block", [block for block in TO_RUN if "slow" in block.notes], ids=str)
def test_slow_shell_blocks_run(block: Block, tmp_path: Path) -> None:
    run(block, tmp_path)


@pytest.mark.parametrize("block", [block for block in SHELL if "not run" in block.notes], ids=str)
def test_what_is_not_run_exists(block: Block) -> None:
    assert re.search(r"not run: \S+ \S+", block.notes), "say why it is not run"
    for line in block.text.replace("\\\n", " ").splitlines():
        words = [word for word in shlex.split(line, comments=True) if "=" not in word.split("/")[0] or word[0] == "-"]
        if not words or Path(words[0]).name not in TOOLS:
            continue
        options = [word.split("=")[0] for word in words if word.startswith("--")]
        match Path(words[0]).name:
            case "make":
                assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line
            case "niagara":
                known = help_of([sys.executable, "-m", "niagara", words[1]])
                assert [option for option in options if option not in known] == [], line
            case "python":
                module = words[1] == "-m"
                script = ROOT / (f"src/{words[2].replace('.', '/')}.py" if module else words[1])
                assert script.is_file(), line
                known = script.read_text(encoding="utf-8")
                assert [option for option in options if option not in known] == [], line


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "json"], ids=str)
def test_json_blocks_are_json(block: Block) -> None:
    assert json.loads(block.text)


def help_of(command: list[str]) -> str:
    done = subprocess.run([*command, "--help"], env=ENVIRONMENT, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout
