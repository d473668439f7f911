"""Compiled analysis is never answered from a stale cache, and words about it do not cost a compilation."""

from __future__ import annotations

from pathlib import Path

import pytest

from niagara import fast

ANALYSIS = Path(fast.PACKAGE) / "analysis"


def test_all_that_is_compiled_stands_in_the_file_that_names_the_cache() -> None:
    drivers = [path.name for path in ANALYSIS.glob("*.py") if "@compiled" in path.read_text()]
    assert drivers == ["kernel.py"]


def test_the_cache_is_named_after_kernel_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("rules/a.py", "fast/b.py", "bots/net.py", "analysis/kernel.py", "analysis/report.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(fast, "PACKAGE", tmp_path)

    def named() -> str:
        fast.cache_folder.cache_clear()
        return fast.cache_folder("analysis").name

    try:
        first = named()
        (tmp_path / "analysis/report.py").write_text("two")
        assert named() == first
        for part in ("analysis/kernel.py", "bots/net.py", "rules/a.py"):
            (tmp_path / part).write_text("two")
            assert named() != first
            first = named()
    finally:
        fast.cache_folder.cache_clear()
