"""Compiled analysis is never answered from a stale cache, and words about it do not cost a compilation."""

from __future__ import annotations

from pathlib import Path

import pytest

from niagara import fast
from niagara.analysis.engine.compiler import compiled


def test_the_cache_is_named_after_kernel_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = ("rules/a.py", "seeding.py", "fast/b.py", "bots/mind/net.py", "analysis/engine/kernel.py")
    for name in (*parts, "analysis/report.py", "bots/registry.py", "bots/players/bear.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(fast, "PACKAGE", tmp_path)

    def named() -> str:
        return fast.Compiler(*compiled.packages).source_hash

    first = named()
    for other in ("analysis/report.py", "bots/registry.py", "bots/players/bear.py"):
        (tmp_path / other).write_text("two")
        assert named() == first
    for part in parts:
        (tmp_path / part).write_text("two")
        assert named() != first
        first = named()
