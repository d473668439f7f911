"""Figures that stand in several places are the same in all of them, and those that the code has are the code's."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from niagara.cli.words import languages
from niagara.envs.actions import ACTIONS as ENVIRONMENT_ACTIONS
from niagara.rules.actions import ACTIONS
from niagara.server.settings import Settings

ROOT = Path(__file__).parents[2]
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
PYTHON = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"].removeprefix(">=")
LONGER = round(len((ROOT / "examples" / "train_ppo.py").read_text("utf-8").splitlines()), -1)
DAYS = Settings(database="")


def found(page: str, pattern: str) -> list[str]:
    """What a page says there, in whichever lines it stands."""
    text = " ".join((ROOT / page).read_text("utf-8").split())
    figures = re.findall(pattern, text)
    assert figures, f"{page} no longer says {pattern!r}"
    return figures


@pytest.mark.parametrize(
    ("readme", "benchmarks"),
    [
        (r"compiled, random games \| (\S+ \w+)", r"compiled (\d+ \w+)"),
        (r"the same rules, plain Python \| (\S+ \w+)", r"plain Python (\d+ \w+)"),
        (r"legal lists and events \| (\S+ \w+)", r"and events (\d+ \w+)"),
    ],
)
def test_the_speed_of_the_rules(readme: str, benchmarks: str) -> None:
    assert found("README.md", readme) == found("docs/benchmarks.md", benchmarks)[:1]


@pytest.mark.parametrize(
    ("page", "pattern", "value"),
    [
        ("docs/compare.md", r"this version has (\w+) languages", WORDS[len(languages())]),
        ("docs/tour.md", r"## In (\w+) languages", WORDS[len(languages())]),
        ("docs/decisions.md", r"spoken to in (\w+) languages", WORDS[len(languages())]),
        ("docs/decisions.md", r"(\d+) instead of \d+ numbers", str(ENVIRONMENT_ACTIONS)),
        ("docs/decisions.md", r"\d+ instead of (\d+) numbers", str(ACTIONS)),
        ("docs/decisions.md", r"about (\d+) lines to read", str(LONGER)),
        ("docs/train-an-agent.md", r"one file of about (\d+) lines", str(LONGER)),
        ("README.md", r"You need Python ([\d.]+) or newer", PYTHON),
        ("docs/index.md", r"You need Python ([\d.]+) or newer", PYTHON),
        ("docs/hosting.md", r"nothing was played \| (\d+) days", f"{DAYS.keep_open:g}"),
        ("docs/hosting.md", r"bots alone \| (\d+) days", f"{DAYS.keep_nobodys:g}"),
        ("docs/hosting.md", r"imported games \| (\d+) days", f"{DAYS.keep_imports:g}"),
        ("docs/hosting.md", r"does not come back \| (\d+) days", f"{DAYS.keep_sessions:g}"),
    ],
)
def test_what_the_code_has(page: str, pattern: str, value: str) -> None:
    assert set(found(page, pattern)) == {value}


def test_how_long_a_game_is() -> None:
    (measured,) = set(found("docs/facts.md", r"A game of four takes ([\d.]+) rounds on average"))
    assert round(float(measured)) == 17
    assert found("docs/environments.md", r"games of about (\w+) rounds") == ["seventeen"]
    for page in sorted((ROOT / "docs").glob("*.md")):
        said = re.findall(r"about (\w+) rounds", " ".join(page.read_text("utf-8").split()))
        assert set(said) <= {"seventeen"}, page.name


def test_both_commands_keep_games_as_long() -> None:
    import inspect

    from niagara.cli.admin import KEEP_OPEN, retention
    from niagara.cli.serve import serve

    told = [inspect.signature(command).parameters for command in (serve, retention)]
    for name in ("keep_nobodys", "keep_imports", "keep_games", "keep_sessions"):
        assert told[0][name].default == told[1][name].default == getattr(DAYS, name)
    assert DAYS.keep_open == KEEP_OPEN
