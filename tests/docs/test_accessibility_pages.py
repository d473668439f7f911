"""docs/wcag.md has every criterion with a test or a reason, and what it and docs/accessibility.md name is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
STANDARD, PAGE = ((ROOT / "docs" / name).read_text() for name in ("wcag.md", "accessibility.md"))

# Success criteria of WCAG 2.2 at levels A and AA; 4.1.1 is no longer one.
CRITERIA = {
    "A": "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 "
    "2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
    "AA": "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 "
    "3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
}


def test_every_criterion_has_a_test_or_a_reason() -> None:
    rows = re.findall(r"^\| (\d\.\d\.\d+) [^|]+\| (A+) \| ([^|]+) \| ([^|]+) \|$", STANDARD, re.M)
    for level, numbers in CRITERIA.items():
        assert {number for number, of, _, _ in rows if of == level} == set(numbers.split())
    shown = re.compile(r"(axe|by construction|`(web|tests)/[\w./]+(\.spec\.ts|\.test\.ts|elements\.json|\.py)`)")
    assert [row for row in rows if not all(shown.fullmatch(each) for each in row[3].strip().split(", "))] == []


def test_every_named_file_is_there() -> None:
    named = set(re.findall(r"`((?:web|tests)/[\w./-]+\.\w+)`", STANDARD + PAGE))
    assert len(named) > 20
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_every_chapter_names_the_tests_of_what_it_claims() -> None:
    chapters = re.split(r"^## ", PAGE, flags=re.M)[1:]
    assert len(chapters) > 8
    tests = re.compile(r"`(web|tests)/[\w./-]+(\.spec\.ts|\.test\.ts|elements\.json|\.py)`")
    assert [chapter.splitlines()[0] for chapter in chapters if not tests.search(chapter)] == []


def test_every_name_of_a_control_is_in_a_tree_or_among_the_sentences() -> None:
    """Names begin with a capital in their column; what follows a comma or a bracket explains them."""
    controls = PAGE.split("## Every control")[1].split("\n## ")[0]
    cells = re.findall(r"^\| [^|]+ \| [^|]+ \| ([^|]+) \|$", controls, re.M)
    parts = [part for cell in cells if cell != "Accessible name" for part in re.split(r"; |, or |, (?=[A-Z])|: ", cell)]
    names = {re.split(r", | or (?=[A-Z])| …| \(|…|”", part)[0] for part in parts if part[:1].isupper()}
    assert len(names) > 100
    trees = "".join(tree.read_text() for tree in (ROOT / "web" / "tests" / "trees").rglob("*.yml"))
    sentences = "".join(words.read_text() for words in (ROOT / "words" / "en").glob("*.ftl"))
    assert [name for name in sorted(names) if name not in trees and name not in sentences] == []
