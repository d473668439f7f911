"""The browser's copy of the game's constants is what the rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from niagara.notation.line import from_line
from niagara.protocol import constants

KEPT = Path(__file__).parents[2] / "web" / "src" / "rules.gen.ts"


@pytest.mark.skipif(not KEPT.exists(), reason="the browser client is not part of this checkout")
def test_the_browsers_copy_is_current() -> None:
    assert KEPT.read_text(encoding="utf-8") == constants.dump(), "run `npm run protocol` in web/"


def test_the_line_of_the_start_can_be_read() -> None:
    _, start = constants.constants()["START"]
    assert isinstance(start, str)
    assert from_line(start).round == 1
