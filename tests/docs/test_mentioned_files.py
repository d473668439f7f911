"""The documentation names only files that are there."""

from __future__ import annotations

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "RULES.md", *sorted((ROOT / "docs").rglob("*.md"))]
MENTION = re.compile(r"`([\w.*<>/@-]+(?:\.(?:py|ts|mjs|svelte|css|md|ftl|toml|yml)|/))`")


def tracked() -> list[str]:
    """Every file that is kept, and every folder of one, as `/…`."""
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    folders = {f"{parent}/" for name in names for parent in Path(name).parents}
    return [f"/{name}" for name in (*names, *folders)]


def is_built(name: str) -> bool:
    """Whether a command makes it: a file into a folder of one's own, or what git is told to ignore."""
    return (
        "/" not in name
        or subprocess.run(["git", "check-ignore", "--quiet", name], cwd=ROOT, check=False).returncode == 0
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    known = tracked()
    mentions = {re.sub(r"<[^>]*>", "*", name) for name in MENTION.findall(page.read_text("utf-8"))}
    missing = [name for name in sorted(mentions) if not any(fnmatch(path, f"*/{name}") for path in known)]
    assert [name for name in missing if page.name == "CONTRIBUTING.md" or not is_built(name)] == []
