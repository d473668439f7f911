"""What runs in a tab asks for no part of Python's library that a tab is not sent."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKER = ROOT / "web" / "scripts" / "pack_engine.py"
LOADED = (
    "import niagara.tab.browser, sys; print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('niagara')))"
)


def _left_out() -> set[str]:
    for node in ast.parse(PACKER.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED":
            return set(ast.literal_eval(node.value))
    raise AssertionError("the packer has no list of what is left out")


def _asked_for(source: str) -> Iterator[str]:
    """The first names of all that is imported, but for what only a type checker reads."""
    tree = ast.parse(source)
    typing = {id(part) for node in ast.walk(tree) if _is_for_types(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in typing:
            continue
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_a_tab_asks_for_nothing_that_is_left_out() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, cwd=ROOT)
    files = [Path(name) for name in told.stdout.split()]
    left_out = _left_out()
    assert len(files) > 50
    assert [
        (file.name, name) for file in files for name in _asked_for(file.read_text("utf-8")) if name in left_out
    ] == []
    assert "statistics" in left_out
    assert "statistics" in set(_asked_for("def mean():\n    from statistics import fmean"))
