"""docs/security.md and docs/asvs.md name real tests, the first at least one in every row."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE, STANDARD = ((ROOT / "docs" / name).read_text() for name in ("security.md", "asvs.md"))


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


def test_every_item_of_the_standard_has_a_test_or_a_reason() -> None:
    rows = [row for row in STANDARD.splitlines() if re.match(r"\| (\d|At)", row)]
    assert len(rows) > 40
    shown = {row: row.rstrip(" |").rpartition("|")[2].strip() for row in rows}
    assert [row for row, how in shown.items() if not how] == []
    assert all(f"## V{chapter} " in STANDARD or f"V{chapter} " in STANDARD for chapter in range(1, 18))
