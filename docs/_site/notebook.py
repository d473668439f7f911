"""A notebook as a page: its text, its code, and what the code showed when it was last run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FENCE = "```"


def notebook_page(path: Path) -> tuple[str, dict[str, str]]:
    """The page as Markdown, and its pictures by the names that the page has for them."""
    book = json.loads(path.read_text(encoding="utf-8"))
    pictures: dict[str, str] = {}
    parts: list[str] = []
    for cell in book["cells"]:
        source = _text(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"{FENCE}python\n{source}\n{FENCE}")
        for output in cell["outputs"]:
            parts.append(_shown(output, path.stem, pictures))
    return "\n\n".join(parts) + "\n", pictures


def _shown(output: dict[str, Any], stem: str, pictures: dict[str, str]) -> str:
    if output["output_type"] == "stream":
        return f"{FENCE}text\n{_text(output['text']).rstrip()}\n{FENCE}"
    data = output["data"]
    if "image/svg+xml" in data:
        name = f"pictures/{stem}-{len(pictures) + 1}.svg"
        pictures[name] = _text(data["image/svg+xml"])
        return f"![What the cell above shows]({name})"
    return f"{FENCE}text\n{_text(data['text/plain'])}\n{FENCE}"


def _text(source: str | list[str]) -> str:
    return source if isinstance(source, str) else "".join(source)
