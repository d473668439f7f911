"""docs/security.md and docs/asvs.md name real tests; the first in every row, and the second leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE, STANDARD = ((ROOT / "docs" / name).read_text() for name in ("security.md", "asvs.md"))
REASONS = ("by construction", "host", "this page", "nothing yet", "–")

Item = tuple[str, str]  # a number and its level
LIST = Path(__file__).with_name("asvs-5.0.0.txt")
LEVELS: list[Item] = re.findall(r"^([\d.]+) (\d)$", LIST.read_text(), re.MULTILINE)


def requirements() -> list[tuple[list[Item], list[str]]]:
    """The rows of the page on the ASVS: which requirements each is about, and its other cells."""
    rows = [row.strip("| ").split(" | ") for row in STANDARD.splitlines() if re.match(r"\| \d+\.\d+\.\d+ ", row)]
    return [(re.findall(r"([\d.]+) \((\d)\)", first), rest) for first, *rest in rows]


REQUIREMENTS = requirements()


def test_every_row_names_a_test_that_attacks_it() -> None:
    tables = PAGE[PAGE.index("## Who attacks") : PAGE.index("## The long run")].splitlines()
    rows = [row for row in tables if row.startswith("| ") and not row.startswith(("| attack |", "| trouble |"))]
    assert len(rows) > 25
    assert [row for row in rows if "`tests/" not in row] == []


def test_every_named_test_is_there() -> None:
    names = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE + STANDARD)
    assert len(names) > 100
    sources = {path: (ROOT / path).read_text() for path, _ in names}
    assert [f"{path}::{name}" for path, name in names if f"def {name}(" not in sources[path]] == []


def test_every_requirement_of_the_asvs_is_there_once_in_order_with_its_level() -> None:
    assert [item for items, _ in REQUIREMENTS for item in items] == LEVELS


def test_every_requirement_of_the_asvs_has_a_test_or_a_reason() -> None:
    wrong = []
    for items, (asks, how, shown) in REQUIREMENTS:
        named = re.sub(r"`tests/[\w/]+\.py::\w+`", "", shown)
        reason = named.strip() in REASONS or (named.strip() == "" and "`tests/" in shown)
        if not (asks and how and reason and len(asks.split()) <= 12):
            wrong.append(items)
    assert wrong == []
    assert all(f"## V{chapter} " in STANDARD for chapter in range(1, 18))


def test_what_is_open_in_the_asvs_is_listed_at_its_head() -> None:
    head = STANDARD[STANDARD.index("## What is open") : STANDARD.index("## V1 ")]
    listed = set(re.findall(r"\d+\.\d+\.\d+", head))
    marked = {number for items, (_, how, _) in REQUIREMENTS if how.startswith("**Open**") for number, _ in items}
    assert listed == marked
