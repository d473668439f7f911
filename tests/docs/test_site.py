"""The documentation site: it builds without a warning, links lead somewhere, and it keeps to the server's policy."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from niagara.server.http.docs import find_page
from niagara.tables.refusals import Refusal

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder.parent), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


class Page(HTMLParser):
    """What a page asks for, and what its policy would forbid."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.wanted: list[str] = []
        self.ids: set[str] = set()
        self.forbidden: list[str] = []
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids |= {value for name, value in attrs if name in ("id", "name") and value}
        target = given.get("href") or given.get("src")
        if target:
            self.wanted.append(target)
        self.forbidden += [f"{tag} {name}" for name, _ in attrs if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and not given.get("src") and given.get("type") != "application/json"):
            self.forbidden.append(f"inline {tag}")


def test_every_link_leads_somewhere_and_nothing_comes_from_elsewhere(site: Path) -> None:
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    assert len(pages) > 15
    lost = []
    for path, page in pages.items():
        assert page.forbidden == [], path
        for target in page.wanted:
            address, anchor = urldefrag(target)
            if re.match(r"[a-z]+:", address):
                assert not target.endswith((".js", ".css", ".woff2")), f"{path} takes {target} from elsewhere"
                continue
            place = (path.parent / unquote(address)).resolve() if address else path
            place = place / "index.html" if place.is_dir() else place
            if not place.is_file() or (anchor and place in pages and anchor not in pages[place].ids):
                lost.append(f"{path.relative_to(site)} -> {target}")
    assert lost == []


def test_the_server_finds_its_pages(site: Path) -> None:
    assert find_page("/docs", site) == "/docs/"
    assert find_page("/docs/", site) == site.resolve() / "index.html"
    assert find_page("/docs/rules", site) == "/docs/rules/"
    assert find_page("/docs/rules/", site) == site.resolve() / "rules" / "index.html"
    for wrong in ("/docs/nothing", "/docs/../pages.py", "/docs/%2e%2e/pages.py"):
        with pytest.raises(Refusal):
            find_page(wrong, site)
    with pytest.raises(Refusal, match="make docs"):
        find_page("/docs/", site / "not-built")


def test_every_message_and_every_number_has_its_place(site: Path) -> None:
    protocol = (site / "protocol" / "index.html").read_text(encoding="utf-8")
    assert all(f"<code>{name}</code>" in protocol for name in ("play", "snapshot", "accepted"))
    tables = (site / "environment-tables" / "index.html").read_text(encoding="utf-8")
    assert "noop" in tables
    assert "rounds left" in tables
