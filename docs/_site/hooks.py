"""What MkDocs does here besides Markdown: pages made from code, pages kept elsewhere, and no script within a page."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))  # MkDocs loads this file by its path
from notebook import notebook_page
from tables import environment_tables, protocol_page

ROOT = Path(__file__).parents[2]
KEPT_ELSEWHERE = {"rules.md": "RULES.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
INLINE_SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)
INLINE_STYLE = re.compile(r"<style>(.+?)</style>", re.DOTALL)


def made_pages() -> dict[str, str]:
    """The pages that are made from code."""
    return {"environment-tables.md": environment_tables(), "protocol.md": protocol_page()}


def on_config(config: Any) -> Any:
    """Leave pages out of the navigation that do not exist."""
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    there |= set(KEPT_ELSEWHERE) | {"environment-tables.md", "protocol.md", "notebook.md"}
    config["nav"] = _existing(config["nav"], there)
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages made from code and those that lie at the top of the project."""
    pages = made_pages()
    for name, source in KEPT_ELSEWHERE.items():
        pages[name] = _links_from_top((ROOT / source).read_text(encoding="utf-8"))
    pages["notebook.md"], pictures = notebook_page(ROOT / "docs" / "notebook.ipynb")
    for name, text in {**pages, **pictures}.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Move scripts and styles out of the page into files, so that a strict content policy holds."""
    output = INLINE_SCRIPT.sub(lambda found: f'<script src="{_kept(found[1], "js", page, config)}"></script>', output)
    return INLINE_STYLE.sub(
        lambda found: f'<link rel="stylesheet" href="{_kept(found[1], "css", page, config)}">', output
    )


def on_post_template(output_content: str, template_name: str, config: Any) -> str:  # noqa: ARG001
    """No page that says that there is no such page: the game server has its own words for that."""
    return "" if template_name == "404.html" else output_content


def _existing(nav: list[Any], there: set[str]) -> list[Any]:
    """The parts of a navigation that lead somewhere."""
    kept: list[Any] = []
    for entry in nav:
        [(title, target)] = entry.items()
        if isinstance(target, list):
            target = _existing(target, there)
            if target:
                kept.append({title: target})
        elif target in there:
            kept.append(entry)
    return kept


def _links_from_top(text: str) -> str:
    """A page of the top folder with its links as they are from within docs/."""
    text = text.replace("](docs/", "](")
    for name, source in KEPT_ELSEWHERE.items():
        text = text.replace(f"]({source}", f"]({name}")
    return text


def _kept(text: str, kind: str, page: Any, config: Any) -> str:
    """Write a piece of script or style to a file of its own; its address as seen from the page."""
    name = f"assets/inline/{hashlib.sha256(text.encode()).hexdigest()[:16]}.{kind}"
    path = Path(config["site_dir"]) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return "../" * str(page.url).count("/") + name
