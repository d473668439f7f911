"""The command line's words for players: complete in every language, in every package, and spoken."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import niagara.cli
from niagara.bots import LEVELS
from niagara.cli import BadInput
from niagara.cli.tell import reason_words
from niagara.cli.warm import compiling
from niagara.cli.words import FILES, Words, languages, speak, words_folder
from niagara.rules.board import GEM_LETTERS
from niagara.rules.ending import GOAL_NAMES
from niagara.rules.why import REASONS, Reason
from tests.cli.running import run

HERE = Path(niagara.cli.__file__).parent
ROOT = Path(__file__).parents[2]


def animal(level: str) -> str:
    """The animal of a level: its id without the number."""
    return level.rstrip("0123456789")


FAMILIES = {
    *(f"gem-{gem}" for gem in GEM_LETTERS),
    *(f"gem-{gem}-one" for gem in GEM_LETTERS),
    *(f"goal-{goal}" for goal in GOAL_NAMES if goal),
    *(f"level-{animal(level.id)}" for level in LEVELS),
    *(f"because-{code}" for code in REASONS),
}
# Reasons that need a program to run into them; the terminal says there that this is no move.
FOR_PROGRAMS = {f"because-{code}" for code in ("no_such_action", "no_such_seat", "river_moves_itself", "no_such_canoe")}


class Gaps(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, *files: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name in files or FILES:
        body = FluentParser(with_spans=False).parse((words_folder() / language / f"{name}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


def gaps(message: ast.Message) -> set[str]:
    found = Gaps()
    found.visit(message)
    return found.names


def text_words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def all_text(language: str) -> str:
    return "".join((words_folder() / language / f"{name}.ftl").read_text("utf-8") for name in FILES)


def analysed() -> set[str]:
    """What there are words for in an analysis: the terminal tells of the same as the browser."""
    return {name for name in messages("en", "analysis") if name.startswith(("moment-", "grade-"))}


def test_every_message_of_the_terminal_is_used_and_every_one_used_is_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    only_here = messages("en", "terminal")
    assert {name for name in only_here if f'"{name}"' not in code and f"'{name}'" not in code} == set()
    used = set(re.findall(r"""words\(\s*["']([\w-]+)["']""", code))
    assert used
    assert (used | FAMILIES | analysed()) - FOR_PROGRAMS - set(messages("en")) == set()


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_message_with_the_same_gaps(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {name: gaps(message) for name, message in other.items()} == {
        name: gaps(message) for name, message in english.items()
    }
    words = Words(language)
    for name, message in other.items():
        assert words(name, **dict.fromkeys(gaps(message), 1))  # raises where Fluent finds an error


def test_the_languages_are_the_folders_of_words_at_the_root() -> None:
    assert words_folder() == ROOT / "words"
    assert languages() == sorted(path.name for path in (ROOT / "words").iterdir())


def test_a_new_folder_is_a_new_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "pt-BR"):
        shutil.copytree(ROOT / "words/en", tmp_path / language)
    monkeypatch.setattr("niagara.speech.words_folder", lambda: tmp_path)
    assert languages() == ["en", "pt-BR"]
    assert speak("", {"LANG": "pt_BR.UTF-8"}).language == "pt-BR"
    assert speak("pt-br")("event-river", speed=3, sum="") == "The river flows 3 discs ()."


@pytest.mark.package
def test_a_built_wheel_carries_every_word_and_speaks(tmp_path: Path) -> None:
    wheel_builder = pytest.importorskip("hatchling.builders.wheel", reason="`make setup` installs what builds wheels")
    (wheel,) = wheel_builder.WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as packed:
        carried = {name for name in packed.namelist() if name.startswith("niagara/words/")}
        packed.extractall(tmp_path / "installed")
    there = {f"niagara/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "words").glob("*/*.ftl")}
    assert there
    assert carried == there
    ask = "from niagara.cli.words import speak, words_folder; print(words_folder()); print(speak('de')('ask-buy'))"
    spoken = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "PYTHONUTF8": "1"}
    said = subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, encoding="utf-8", check=True, env=spoken, cwd=tmp_path
    )
    assert said.stdout.splitlines() == [str(tmp_path / "installed/niagara/words"), Words("de")("ask-buy")]


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_game_to_its_end_has_no_english_word_and_no_bare_id(language: str, tmp_path: Path) -> None:
    # Every card is tried in turn: one that is gone is refused with its rule, and 1 is always a canoe's move.
    script = "u\nswim\n" + "1\n2\n3\n4\n5\n6\nc\n" * 40
    options = ("--players", "3", "--level", "drifter", "--seed", "7", "--max-rounds", "9", "--language", language)
    shown = run("play", "--terminal", *options, text=script, folder=tmp_path)
    assert shown.returncode == 0, shown.stderr
    words = Words(language)
    (kept,) = tmp_path.iterdir()  # the script goes on after the game, which is then saved by the name of a card
    assert words("saved-game", file=kept.name) in shown.stdout
    for sentence in ("nothing-to-take-back", "event-refilled"):
        assert words(sentence) in shown.stdout
    assert words("no-such-move", answer="swim") in shown.stdout
    assert any(words("because-card_gone", card=str(card)) in shown.stdout for card in range(1, 7))
    assert words("event-won", count=0, names="", goal="") in shown.stdout
    english, own = text_words(all_text("en")), text_words(all_text(language))
    assert text_words(shown.stdout) & (english - own) == set()
    assert not re.search(r"[{}]|\b(event|because|board|move|deed|gem|space|goal)-", shown.stdout)


@pytest.mark.parametrize(
    ("language", "needed", "sentence"),
    [
        ("en", "1", "Too near: that takes one point, and all 5 must be spent. (Rule R6.5)"),
        ("en", "3", "Too near: that takes 3 points, and all 5 must be spent. (Rule R6.5)"),
        ("de", "1", "Zu nah: Das kostet einen Punkt, und alle 5 müssen weg. (Regel R6.5)"),
    ],
)
def test_a_reason_counts_in_words(language: str, needed: str, sentence: str) -> None:
    assert reason_words(Reason("points_left", {"needed": needed, "points": "5"}), [], Words(language)) == sentence


def test_a_level_says_the_same_of_itself_everywhere() -> None:
    english = Words("en")
    assert {level.id: level.sentence for level in LEVELS} == {
        level.id: english(f"level-{animal(level.id)}-note") for level in LEVELS
    }


def test_somebody_wins_in_words() -> None:
    shown = run("play", "--terminal", "--auto", "--players", "2", "--level", "otter", "--seed", "1", "--language", "it")
    assert shown.returncode == 0, shown.stderr
    assert re.search(r"Lontra 1 vince: |Capitano vince: |vincono insieme", shown.stdout)


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("", {}, "en"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "de_AT.UTF-8"}, "de"),
        ("", {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ("", {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ("", {"LANG": "de_DE.UTF-8", "LANGUAGE": "hu:ro:it"}, "ro"),
        ("cs", {"LANG": "de_DE.UTF-8"}, "cs"),
        ("ru-RU", {}, "ru"),
        ("DE", {}, "de"),
    ],
)
def test_the_language_is_the_wish_then_the_environments_then_english(
    wish: str, environment: dict[str, str], language: str
) -> None:
    assert speak(wish, environment).language == language


def test_an_unknown_language_is_named() -> None:
    known = ", ".join(languages())
    with pytest.raises(BadInput, match=rf"^--language xx: Zur Wahl stehen {known}$"):
        speak("xx", {"LANG": "de_DE.UTF-8"})
    answer = run("play", "--language", "xx")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == f"niagara: --language xx: choose from {known}\n"


def test_play_says_where_the_game_is(tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1", "LANGUAGE": "fr:en"}
    command = [sys.executable, "-m", "niagara", "play", "--no-open-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=home) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        server.terminate()
    assert re.fullmatch(r"Niagara t’attend sur http://localhost:\d+  \(Ctrl\+C pour arrêter\)\n", line)


@pytest.mark.parametrize("language", languages())
def test_compiling_is_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with compiling(Words(language)):
        pass
    told = capsys.readouterr()
    assert told.out == ""
    assert " ".join(told.err.split()) == " ".join(Words(language)("compiling").split())
