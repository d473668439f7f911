"""What the project is made of is pinned by hash, comes from no other site at run time, and holds no secret."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PRIVATE = re.compile(rb"-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|ghp_[A-Za-z0-9]{36}|xox[bp]-[0-9A-Za-z-]{20}")


def test_every_python_package_is_pinned_by_hash() -> None:
    packages = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    files = [
        file
        for package in packages
        if "registry" in package["source"]
        for file in [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
    ]
    assert len(files) > 100
    assert [file["url"] for file in files if not file.get("hash", "").startswith("sha256:")] == []


def test_every_browser_package_is_pinned_by_hash() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    fetched = {name: package for name, package in packages.items() if name and not package.get("link")}
    assert len(fetched) > 20
    assert [name for name, package in fetched.items() if not package.get("integrity", "").startswith("sha")] == []


def test_the_page_asks_no_other_site_for_anything() -> None:
    page = (ROOT / "web" / "index.html").read_text()
    assert not re.findall(r"""(?:src|href)=["'](?:https?:)?//""", page)


def test_no_text_becomes_markup_in_the_browser() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    assert len(sources) > 20
    raw = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")
    assert [path.name for path in sources if raw.search(path.read_text())] == []


def test_no_secret_is_kept_in_the_repository() -> None:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0")
    paths = [ROOT / name.decode() for name in names if name]
    assert len(paths) > 100
    assert [path for path in paths if path.is_file() and PRIVATE.search(path.read_bytes())] == []
    # The kept databases of earlier versions hold made-up games of made-up people, nothing else.
    theirs = [path for path in paths if ROOT / "data" / "databases" not in path.parents]
    assert [path for path in theirs if path.name.startswith(".env") or path.suffix in (".pem", ".key", ".sqlite")] == []
