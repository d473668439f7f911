"""Types that say nothing stay rare: where one is easier to write than the real type, the real type is missing."""

from __future__ import annotations

import io
import tokenize
from collections import Counter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "niagara"
ANY_PER_THOUSAND_LINES = 4
MOST = {"cast": 2, "object": 15, "type: ignore": 5}


def holes(text: str) -> Counter[str]:
    """How often a module names a type that says nothing; SQL's `cast` counts too, sentences do not."""
    found: Counter[str] = Counter()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and token.string in ("Any", "cast", "object"):
            found[token.string] += 1
        elif token.type == tokenize.COMMENT and "type: ignore" in token.string:
            found["type: ignore"] += 1
    return found


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """Every module of the package."""
    return [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]


def test_any_is_rare(texts: list[str]) -> None:
    lines = sum(text.count("\n") for text in texts)
    count = sum((holes(text) for text in texts), Counter())["Any"]
    assert 1000 * count <= ANY_PER_THOUSAND_LINES * lines


@pytest.mark.parametrize("word", MOST)
def test_other_ways_round_the_types_do_not_grow(texts: list[str], word: str) -> None:
    assert sum((holes(text) for text in texts), Counter())[word] <= MOST[word]


def test_what_is_counted() -> None:
    text = 'from typing import Any, cast\n"Any object"\nx: Any = cast(object, 1)  # type: ignore[misc]\n'
    assert holes(text) == Counter({"Any": 2, "cast": 2, "object": 1, "type: ignore": 1})
