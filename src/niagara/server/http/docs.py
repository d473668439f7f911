"""The documentation under /docs, where it has been built (`make docs`)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from niagara.server.limits.headers import DOCS
from niagara.tables.refusals import Refusal

SITE = Path(__file__).parents[1] / DOCS


def find_page(address: str, site: Path = SITE) -> Path | str:
    """The file that an address below /docs stands for, or the address to go to instead.

    Pages are folders, and their links are relative, so that their addresses have to end in a slash.
    """
    if not site.is_dir():
        raise Refusal(404, "not_found", "The documentation is not built; 'make docs' builds it.")
    name = address.removeprefix(f"/{DOCS}").strip("/")
    with suppress(OSError, ValueError):  # no file can have such a name
        path = (site / name).resolve()
        if path.is_relative_to(site.resolve()):
            if path.is_file():
                return path
            if (path / "index.html").is_file():
                return path / "index.html" if address.endswith("/") else address + "/"
    raise Refusal(404, "not_found", "There is no such page of the documentation.")
