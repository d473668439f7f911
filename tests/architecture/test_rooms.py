"""The shape of the house: who imports whom, what may be in a room, and that every rule can be found by its number."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src" / "niagara").rglob("*.py"))
LONGEST = 420  # "about 400 lines"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_rooms_import_only_rooms_below_them() -> None:
    """The contracts of pyproject.toml."""
    result = run(str(Path(sys.executable).parent / "lint-imports"), "--no-cache")
    assert result.returncode == 0, result.stdout + result.stderr


PLAIN = """
import importlib, pkgutil, sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "numba", "litestar", "sqlalchemy"}:
            raise ImportError(f"{name} is not here")

sys.meta_path.insert(0, Refuse())
for room in ("rules", "notation", "protocol", "learn"):
    package = importlib.import_module(f"niagara.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"niagara.{room}."):
        if module.name != "niagara.rules.packed":
            importlib.import_module(module.name)

import niagara
from niagara.record import read_record, write_record
from niagara.record_json import read_json, write_json

game = niagara.Game.new(players=3, seed=1, max_rounds=30)
while not game.outcome:
    for seat in game.to_decide:
        game.play(seat, game.legal_moves(seat)[-1])
same = [read_record(write_record(game)).game, read_json(write_json(game)).game]
print("played to the end" if all(other.history == game.history for other in same) else "read otherwise")
"""


def test_playing_reading_writing_and_learning_need_no_compiled_code() -> None:
    """With NumPy, Numba, the server's and the database's packages out of reach, a game is played, written and read."""
    result = run(sys.executable, "-c", PLAIN)
    assert result.stdout.strip() == "played to the end", result.stderr


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_files_say_what_they_are_and_fit_the_head(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert ast.get_docstring(ast.parse(text)), "a module docstring says what lives here"


def rules_in(*folders: str) -> set[str]:
    """The rule numbers that files under the folders cite."""
    texts = (path.read_text(encoding="utf-8") for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return {rule for text in texts for rule in re.findall(r"\bR\d\.\d+\b", text)}


def test_every_rule_is_found_by_its_number_in_code_tests_and_words() -> None:
    book = set(re.findall(r"^\s*-?\s*\**(R\d\.\d+)\b", (ROOT / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert len(book) >= 40
    assert book - rules_in("src/niagara/rules") == set()
    assert book - rules_in("tests/rules") == set()
    assert rules_in("src", "tests") - book == set(), "no number is cited that the book does not have"
    told = (ROOT / "words" / "en" / "rules.ftl").read_text(encoding="utf-8")
    assert {f"R{rule.replace('-', '.')}" for rule in re.findall(r"^r(\d-\d+) =", told, re.MULTILINE)} == book
