"""The built wheel alone: in an empty folder, without Node, on each Python of this machine (`make release` first)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.databases import free_port

pytestmark = pytest.mark.package

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
UV = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
CARRIED = (
    "niagara/server/static/index.html",
    "niagara/server/docs/index.html",
    "niagara/site/index.html",
    "niagara/site/engine/niagara.wasm",
    "niagara/bots/weights/nets.npz",
    "niagara/words/en/game.ftl",
    "niagara/py.typed",
)


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel of the last release."""
    found = list((ROOT / "dist").glob("*.whl"))
    assert len(found) == 1, "make release first"
    return found[0]


@pytest.fixture(scope="module", params=VERSIONS)
def installed(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the base package, and nothing else in the path."""
    folder = tmp_path_factory.mktemp(f"python{request.param}")
    # pyenv has its Pythons where nobody looks for them.
    kept = [str(path) for path in sorted(Path.home().glob(f".pyenv/versions/{request.param}.*/bin"))]
    made = subprocess.run(
        [UV, "venv", "--quiet", "--no-python-downloads", "--python", request.param, folder / "venv"],
        env={**os.environ, "PATH": os.pathsep.join([*kept, os.environ["PATH"]])},
        check=False,
        capture_output=True,
        text=True,
    )
    if made.returncode:
        pytest.skip(f"no Python {request.param} on this machine")
    python = folder / "venv" / "bin" / "python"
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, wheel], check=True)
    (folder / "empty").mkdir()
    return folder


def play_in_browser(address: str, picture: Path | None = None) -> None:
    """A whole game by one click, its analysis, a lesson and the documentation, in headless Chromium."""
    here = {**os.environ, "NIAGARA_ADDRESS": address, "NIAGARA_PICTURE": str(picture or "")}
    command = ["npx", "playwright", "test", "--config", "playwright.installed.config.ts"]
    played = subprocess.run(command, cwd=WEB, env=here, capture_output=True, text=True, check=False, timeout=900)
    assert played.returncode == 0, played.stdout[-3000:]


def environment(installed: Path) -> dict[str, str]:
    return {"PATH": str(installed / "venv" / "bin"), "HOME": str(installed), "LANG": "C.UTF-8"}


def run(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(installed / "venv" / "bin" / "niagara"), *arguments]
    return subprocess.run(
        command,
        cwd=installed / "empty",
        env=environment(installed),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.fixture
def address(installed: Path) -> Iterator[str]:
    """What `uvx niagara-game` starts, without its browser."""
    command = [str(installed / "venv" / "bin" / "niagara-game"), "play", "--no-open-browser", "--port", "0"]
    with subprocess.Popen(
        command, cwd=installed / "empty", env=environment(installed), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        yield found[0]
        process.terminate()


def test_the_page_its_engine_and_the_documentation_answer(address: str) -> None:
    with urlopen(address) as page:
        assert b"Content-Security-Policy" in page.read()
    with urlopen(f"{address}/engine/niagara.wasm") as engine:
        assert engine.headers["content-type"] == "application/wasm"
        assert engine.read(4) == b"\0asm"
    with urlopen(f"{address}/docs/") as docs:
        assert b"Niagara" in docs.read()


def test_one_click_is_a_whole_game_in_the_browser(address: str) -> None:
    play_in_browser(address)


def test_the_library_plays_and_the_command_line_speaks(installed: Path) -> None:
    assert run(installed, "--version").returncode == 0
    line = "4 alternate shared stealing - | 1 0 +0 L choose | P7 C7 Y7 B7 R7" + " | 123456C - - J J" * 4
    (installed / "empty" / "position.txt").write_text(line)
    drawn = run(installed, "show", "position.txt")
    assert drawn.returncode == 0, drawn.stderr
    assert "Round 1" in drawn.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("serve",), "server"),
        (("play", "--server"), "server"),
        (("play", "--terminal"), "fast"),
        (("arena", "--table", "otter,duck,otter,duck"), "fast"),
        (("bench", "rules"), "fast"),
        (("connect", "http://localhost:8080/t/abc"), "server"),
        (("doctor", "--database", "sqlite:///x.sqlite"), "server"),
    ],
)
def test_who_lacks_an_extra_is_told_which(installed: Path, arguments: tuple[str, ...], extra: str) -> None:
    answer = run(installed, *arguments)
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1, answer.stderr
    assert f"pip install 'niagara-game[{extra}]'" in answer.stderr


def test_the_commands_of_the_container_run_in_a_bare_environment(wheel: Path, tmp_path: Path) -> None:
    """What deploy/Containerfile installs, serves and asks for its health, without the container."""
    described = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    (extra,) = re.findall(r"niagara_game-\*\.whl\)(\[\w+\])", described)
    subprocess.run([UV, "venv", "--quiet", tmp_path / "venv"], check=True)
    binaries = tmp_path / "venv" / "bin"
    subprocess.run([UV, "pip", "install", "--quiet", "--python", binaries / "python", f"{wheel}{extra}"], check=True)
    bare = {"PATH": str(binaries), "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    (served,) = re.findall(r"^CMD (\[.*\])$", described, re.MULTILINE)
    port = free_port()
    command = [part.replace("8080", str(port)) for part in json.loads(served)]
    (asked,) = re.findall(r"^HEALTHCHECK .* CMD (\[.*\])$", described, re.MULTILINE)
    health = [part.replace("8080", str(port)) for part in json.loads(asked)]
    with subprocess.Popen(
        [binaries / "niagara", *command], cwd=tmp_path, env=bare, stderr=subprocess.DEVNULL
    ) as server:
        deadline = time.monotonic() + 60
        while (answer := subprocess.run(health, env=bare, check=False, stderr=subprocess.DEVNULL).returncode) != 0:
            assert time.monotonic() < deadline
            time.sleep(0.5)
        assert answer == 0
        server.terminate()
    said = subprocess.run(
        [binaries / "niagara", "doctor"], env=bare, capture_output=True, text=True, check=False, timeout=60
    )
    assert "All is well." in said.stdout, said.stdout


def test_the_base_is_small(installed: Path) -> None:
    files = [path for path in (installed / "venv" / "lib").rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < 100e6


def test_wheel_and_sdist_carry_the_whole_game(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [part for part in CARRIED if part not in names] == []
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        sources = {name.partition("/")[2] for name in packed.getnames()}
    assert {"site/engine/niagara.wasm", "src/niagara/server/docs/index.html", "words/de/game.ftl"} <= sources


def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    subprocess.run([UV, "build", "--quiet", "--wheel", "--out-dir", tmp_path, sdist], check=True)
    again = zipfile.ZipFile(tmp_path / wheel.name).namelist()
    assert sorted(again) == sorted(zipfile.ZipFile(wheel).namelist())


def test_checksums_are_right() -> None:
    subprocess.run(["sha256sum", "--quiet", "--check", "SHA256SUMS"], cwd=ROOT / "dist", check=True, env=os.environ)
