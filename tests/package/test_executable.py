"""One file for people without Python. The quick part needs nothing built; the rest comes after `make executable`."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package.test_installed import play_in_browser

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "scripts"
sys.path.insert(0, str(SCRIPTS))

from executable import executable_name  # noqa: E402 - a script beside others, not a package


def test_each_system_has_a_name_of_its_own() -> None:
    assert executable_name("Linux", "x86_64") == "niagara-linux-x86_64"
    assert executable_name("Linux", "aarch64") == "niagara-linux-arm64"
    assert executable_name("Darwin", "arm64") == "niagara-macos-arm64"
    assert executable_name("Windows", "AMD64") == "niagara-windows-x86_64.exe"


def test_what_is_packed_is_there_and_what_it_starts_plays(tmp_path: Path) -> None:
    """The same start, by this Python: the environment is given back to children, and without arguments it plays."""
    packed = ast.parse((SCRIPTS / "niagara.spec").read_text("utf-8"))
    (carried,) = (
        ast.literal_eval(line.value)
        for line in packed.body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "CARRIED"
    )
    assert set(carried) == {"site", "words", "server/docs", "picture/drawings.json"}
    program = (
        "import os, runpy, sys; sys.argv = ['niagara']; import niagara.cli; "
        "niagara.cli.main = lambda given: print(given, os.environ.get('LD_LIBRARY_PATH')); "
        f"runpy.run_path({str(SCRIPTS / 'started.py')!r}, run_name='__main__')"
    )
    for before, said in (({}, "['play'] None"), ({"LD_LIBRARY_PATH_ORIG": "/mine"}, "['play'] /mine")):
        environment = {"LD_LIBRARY_PATH": str(tmp_path), **before}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
        )
        assert done.stdout.strip() == said, done.stderr


@pytest.fixture(scope="module")
def executable() -> Path:
    """What `make executable` made."""
    made = ROOT / "dist" / executable_name()
    assert made.is_file(), "make release executable first"
    return made


@pytest.fixture
def started(executable: Path, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The executable alone in an empty folder, with nothing in its path; its address, and what a browser was told."""
    told = tmp_path / "told"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1 ${{LD_LIBRARY_PATH-none}}" > {told}\n')
    browser.chmod(0o755)
    (tmp_path / "empty").mkdir()
    environment = {"PATH": "", "HOME": str(tmp_path), "LANG": "C.UTF-8", "BROWSER": f"{browser} %s"}
    with subprocess.Popen(
        [executable, "play", "--port", "0"],
        cwd=tmp_path / "empty",
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        yield found[0], told
        process.terminate()


@pytest.mark.package
def test_it_needs_no_python_opens_the_browser_and_plays(started: tuple[str, Path], tmp_path: Path) -> None:
    address, told = started
    deadline = time.monotonic() + 20
    while not told.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert told.read_text().split() == [address, "none"]
    play_in_browser(address, tmp_path / "end.png")


@pytest.mark.package
@pytest.mark.parametrize("command", ["show", "replay", "picture", "serve", "arena", "admin tables", "train"])
def test_every_command_answers_in_a_line_or_two(executable: Path, command: str, tmp_path: Path) -> None:
    answer = subprocess.run(
        [executable, *command.split()],
        env={"PATH": "", "HOME": str(tmp_path)},
        input="nonsense",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert answer.returncode == 2
    assert answer.stderr.startswith("niagara: ")
    assert "Traceback" not in answer.stderr


@pytest.mark.package
def test_its_help_pages_are_there(executable: Path, tmp_path: Path) -> None:
    for command in ([], ["play"], ["picture"]):
        said = subprocess.run(
            [executable, *command, "--help"],
            env={"PATH": "", "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert "Usage: niagara" in said.stdout


@pytest.mark.package
def test_it_is_one_file_of_a_size_to_send(executable: Path) -> None:
    assert executable.stat().st_size < 60e6
