"""Every puzzle has a name of its own, in every language."""

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
