"""The command line's words for players: complete in every language, the browser's where both speak, and spoken."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import niagara.cli
from niagara.bots import LEVELS
from niagara.cli import BadInput
from niagara.cli.words import LANGUAGES, Words, speak
from niagara.rules.board import GEM_LETTERS
from niagara.rules.ending import GOAL_NAMES
from niagara.rules.why import REASONS

HERE = Path(niagara.cli.__file__).parent
BROWSER = Path(__file__).parents[2] / "web/src/i18n"
FAMILIES = {
    *(f"gem-{gem}" for gem in GEM_LETTERS),
    *(f"gem-{gem}-one" for gem in GEM_LETTERS),
    *(f"goal-{goal}" for goal in GOAL_NAMES if goal),
    *(f"level-{level.id}" for level in LEVELS),
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


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse((folder / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def gaps(message: ast.Message) -> set[str]:
    found = Gaps()
    found.visit(message)
    return found.names


def text_words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def run(*arguments: str, text: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "niagara", *arguments]
    spoken = {**os.environ, "LANGUAGE": "en", "PYTHONUTF8": "1", "COLUMNS": "200"}
    return subprocess.run(
        command, input=text, capture_output=True, encoding="utf-8", timeout=120, check=False, env=spoken, cwd=folder
    )


def analysed() -> set[str]:
    """What the browser has words for in an analysis: the terminal tells of the same."""
    return {name for name in messages(BROWSER / "replay", "en") if name.startswith(("moment-", "grade-"))}


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    there = set(messages(HERE / "words", "en"))
    asked_by_name = there - FAMILIES - analysed()
    assert {name for name in asked_by_name if f'"{name}"' not in code and f"'{name}'" not in code} == set()
    used = set(re.findall(r"""words\(\s*["']([\w-]+)["']""", code))
    assert used
    assert (used | FAMILIES | analysed()) - FOR_PROGRAMS - there == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_message_with_the_same_gaps(language: str) -> None:
    english, other = messages(HERE / "words", "en"), messages(HERE / "words", language)
    assert {name: gaps(message) for name, message in other.items()} == {
        name: gaps(message) for name, message in english.items()
    }
    words = Words(language)
    for name, message in other.items():
        assert words(name, **dict.fromkeys(gaps(message), 1))  # raises where Fluent finds an error


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_what_the_browser_says(language: str) -> None:
    browser = messages(BROWSER, language) | messages(BROWSER / "replay", language)
    shared = {name: message for name, message in messages(HERE / "words", language).items() if name in browser}
    assert len(shared) > 80
    assert [name for name, message in shared.items() if not message.equals(browser[name], ["comment"])] == []


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
    english = text_words((HERE / "words/en.ftl").read_text("utf-8"))
    own = text_words((HERE / f"words/{language}.ftl").read_text("utf-8"))
    assert text_words(shown.stdout) & (english - own) == set()
    assert not re.search(r"[{}]|\b(event|because|board|move|deed|gem|space|goal)-", shown.stdout)


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
        ("", {"LANG": "de_DE.UTF-8", "LANGUAGE": "pl:ro:it"}, "ro"),
        ("cs", {"LANG": "de_DE.UTF-8"}, "cs"),
        ("ru-RU", {}, "ru"),
    ],
)
def test_the_language_is_the_wish_then_the_environments_then_english(
    wish: str, environment: dict[str, str], language: str
) -> None:
    assert speak(wish, environment).language == language


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match=r"^--language xx: Es gibt cs, de, en, fr, it, ro, ru$"):
        speak("xx", {"LANG": "de_DE.UTF-8"})
    answer = run("play", "--language", "xx")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == "niagara: --language xx: there are cs, de, en, fr, it, ro, ru\n"


def test_play_says_where_the_game_is(tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1", "LANGUAGE": "fr:en"}
    command = [sys.executable, "-m", "niagara", "play", "--no-open-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=home) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        server.terminate()
    assert re.fullmatch(r"Niagara t’attend sur http://localhost:\d+  \(Ctrl\+C pour arrêter\)\n", line)
