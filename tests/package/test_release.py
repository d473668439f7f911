"""What `make release` puts beside the packages, as far as that needs no build."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import niagara

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from release import checksums, notes_of  # noqa: E402 - a script beside others, not a package

OLD = "## [0.1.0] - 2026-01-01\n\nThe first.\n"
NEW = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n"


def test_notes_are_those_of_the_version() -> None:
    assert notes_of(OLD, "0.1.0") == "# Niagara 0.1.0\n\nThe first.\n"
    assert notes_of(NEW + OLD, "0.2.0.dev0") == "# Niagara 0.2.0.dev0\n\n### Added\n\n- A thing.\n"


def test_what_is_unreleased_does_not_go_out_under_an_old_version() -> None:
    with pytest.raises(SystemExit, match="raise __version__"):
        notes_of(NEW + OLD, "0.1.0")
    with pytest.raises(SystemExit, match=r"says nothing of version 0\.3\.0"):
        notes_of(OLD, "0.3.0")


def test_our_own_changelog_has_notes_for_our_own_version() -> None:
    notes = notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), niagara.__version__)
    assert re.match(r"# Niagara [\d.]+", notes)


def test_checksums_are_of_every_file_but_themselves(tmp_path: Path) -> None:
    for name in ("a.whl", "SHA256SUMS", ".gitignore"):
        (tmp_path / name).write_bytes(b"")
    assert checksums(tmp_path) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.whl\n"
