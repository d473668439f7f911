"""A package without the whole game is not built, and says what is missing; nothing is installed or built for this."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from niagara.cli.extras import DISTRIBUTION, EXTRAS, extra_of

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PARTS = (
    "src/niagara/server/static/index.html",
    "src/niagara/picture/drawings.json",
    "src/niagara/server/docs/index.html",
    "site/index.html",
    "site/engine/niagara.wasm",
    "words/en/terminal.ftl",
    "src/niagara/bots/weights/nets.npz",
    "src/niagara/bots/weights/large.npz",
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The smallest folder that has every part."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/niagara/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for part in PARTS:
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / part).write_text("built")
    return tmp_path


def build(project: Path) -> Iterator[str]:
    return WheelBuilder(str(project)).build(directory=str(project / "dist"), versions=["standard"])


def test_a_whole_folder_becomes_a_wheel(project: Path) -> None:
    (wheel,) = build(project)
    assert Path(wheel).name.startswith("niagara_game-")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_missing_is_named(project: Path, part: str) -> None:
    (project / part).unlink()
    with pytest.raises(SystemExit, match=rf"cannot be built:\n  .* is missing \({part}\): run '"):
        list(build(project))
    assert not list(project.glob("dist/*.whl"))


def test_every_extra_is_known_by_the_modules_that_it_brings() -> None:
    brought = {
        extra: {wanted.split(">")[0].split("[")[0] for wanted in wanted_by if not wanted.startswith(DISTRIBUTION)}
        for extra, wanted_by in PROJECT["optional-dependencies"].items()
    }
    assert brought.keys() == EXTRAS.keys()
    for extra, modules in EXTRAS.items():
        names = {name.replace("-", "_") for name in brought[extra]}
        assert names & {*modules, "open_spiel"}, extra
        assert all(extra_of(module) == extra for module in modules)
    assert PROJECT["name"] == DISTRIBUTION
