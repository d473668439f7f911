"""The notebook of the documentation runs in a real kernel, and says what the kept one says.

`python -m tests.docs.test_notebook` runs it and keeps what it shows, for the documentation's page.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FILE = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


def run(folder: Path) -> Any:
    """The notebook, run from its first cell to its last in an empty folder."""
    book = nbformat.read(FILE, as_version=4)  # type: ignore[no-untyped-call]
    kernel = {"PYTHONWARNINGS": "ignore", "NIAGARA_QUIET": "1"}
    NotebookClient(book, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(folder)}}).execute(
        env={**os.environ, **kernel, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    )
    return book


def shown(book: Any) -> list[list[dict[str, str]]]:
    """What each cell of code shows, by kind; of drawings only that they are there."""
    cells = [cell for cell in book.cells if cell.cell_type == "code"]
    return [[_content(output) for output in cell.outputs] for cell in cells]


def _content(output: Any) -> dict[str, str]:
    if output.output_type == "stream":
        return {"text": output.text}
    return {kind: "" if kind.startswith("image/") else _steady(text) for kind, text in output.data.items()}


def _steady(text: str) -> str:
    return re.sub(r"0x[0-9a-f]+", "0x", text)


def test_the_notebook_runs_and_shows_what_is_kept(tmp_path: Path) -> None:
    kept = nbformat.read(FILE, as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(kept)
    assert shown(run(tmp_path)) == shown(kept)
    assert sum("image/svg+xml" in output for cell in shown(kept) for output in cell) >= 3
    assert (tmp_path / "film.webp").read_bytes()[8:12] == b"WEBP"


def test_the_page_of_the_documentation_has_its_cells_and_pictures() -> None:
    sys.path.insert(0, str(FILE.parent / "_site"))
    from notebook import notebook_page

    text, pictures = notebook_page(FILE)
    assert text.count("```python") == sum(
        cell.cell_type == "code"
        for cell in nbformat.read(FILE, as_version=4).cells  # type: ignore[no-untyped-call]
    )
    assert len(pictures) >= 3
    for name, picture in pictures.items():
        assert f"]({name})" in text
        assert picture.startswith(("<svg", "<?xml"))


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        ran = run(Path(folder))
    for cell in ran.cells:
        cell.metadata.pop("execution", None)
    nbformat.write(ran, FILE)  # type: ignore[no-untyped-call]
