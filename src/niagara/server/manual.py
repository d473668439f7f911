"""The documentation under /docs, where it has been built (`make docs`)."""

from __future__ import annotations

from pathlib import Path

from niagara.server.problems import TableProblem

MANUAL = "docs"  # the first part of its addresses
SITE = Path(__file__).parent / "docs"


def find_page(address: str, site: Path = SITE) -> Path | str:
    """The file that an address below /docs stands for, or the address to go to instead.

    Pages are folders, and their links are relative, so that their addresses have to end in a slash.
    """
    if not site.is_dir():
        raise TableProblem(404, "not_found", "The documentation is not built; 'make docs' builds it.")
    name = address.removeprefix(f"/{MANUAL}").strip("/")
    path = (site / name).resolve()
    if path.is_relative_to(site.resolve()):
        if path.is_file():
            return path
        if (path / "index.html").is_file():
            return path / "index.html" if address.endswith("/") else address + "/"
    raise TableProblem(404, "not_found", "There is no such page of the documentation.")
