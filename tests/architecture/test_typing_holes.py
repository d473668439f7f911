"""Types that say nothing stay rare: where one is easier to write than the real type, the real type is missing."""

from __future__ import annotations

import io
import tokenize
from collections import Counter
from pathlib import Path

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


def test_types_that_say_nothing_are_rare_and_do_not_grow() -> None:
    texts = [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]
    lines = sum(text.count("\n") for text in texts)
    found = sum((holes(text) for text in texts), Counter[str]())
    assert 1000 * found["Any"] <= ANY_PER_THOUSAND_LINES * lines
    assert {word: found[word] for word, most in MOST.items() if found[word] > most} == {}


def test_what_is_counted() -> None:
    text = 'from typing import Any, cast\n"Any object"\nx: Any = cast(object, 1)  # type: ignore[misc]\n'
    assert holes(text) == Counter({"Any": 2, "cast": 2, "object": 1, "type: ignore": 1})
