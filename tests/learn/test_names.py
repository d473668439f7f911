"""Every puzzle has a name of its own, and so has everybody that a task speaks of, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from niagara.learn.puzzles import names, puzzles

WORDS = Path(__file__).parents[2] / "words"


@pytest.mark.parametrize("language", sorted(path.name for path in WORDS.iterdir()))
def test_every_puzzle_has_a_name_of_its_own(language: str) -> None:
    text = (WORDS / language / "puzzles.ftl").read_text("utf-8")
    told = dict(re.findall(r"^puzzle-name-([\w-]+) = (.+)$", text, re.MULTILINE))
    assert set(told) == {names()[puzzle.id] for puzzle in puzzles()}
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("language", sorted(path.name for path in WORDS.iterdir()))
def test_nobody_is_named_by_colour_alone(language: str) -> None:
    """A task that tells a colour tells the name too."""
    colours = re.findall(r"^colour-\d = (\w+)", (WORDS / language / "home.ftl").read_text("utf-8"), re.MULTILINE)
    assert len(colours) > 3
    said = "".join((WORDS / language / f"{name}.ftl").read_text("utf-8") for name in ("learn", "puzzles"))
    lines = re.findall(r"^(?:scene|puzzle-(?:task|two|hint|miss))\S* = .*(?:\n .*)*", said, re.MULTILINE)
    coloured = re.compile(rf"\b(?:{'|'.join(colours)})\b", re.IGNORECASE)
    assert [line for line in lines if coloured.search(line) and "{ $name }" not in line] == []
