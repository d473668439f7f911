"""Children read the lessons, the puzzles and the tips: their words are no harder than a fourth form reads, and as short
as home promises. English by Flesch and Kincaid, German by the first Vienna formula for prose (Bamberger and Vanecek).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from niagara.learn.attempt import solution
from niagara.learn.scenes import SCENES

WORDS = Path(__file__).parents[2] / "words"
FORM = 4.0  # the school year in which a child of ten is
HARDEST = 6.0  # of a single lesson: a few words are too few to be sure
VOWELS = {"en": "aeiouy", "de": "aeiouyäöü"}
DECISION = 10.0  # seconds for a card or a canoe, thought about and shown
READING = 140.0  # words a minute, as a child of ten reads silently
PROMISED = 10.0  # minutes: `home-learn-note`


def messages(language: str, pattern: str) -> dict[str, str]:
    """Sentences by their id; of one with variants, all of them."""
    found = {}
    for name in ("learn", "table", "coach"):
        text = (WORDS / language / f"{name}.ftl").read_text(encoding="utf-8")
        for key, said in re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.M):
            if re.fullmatch(pattern, key):
                plain = re.sub(r"\{ \$\w+ ->|\[\w+\]|\*|[{}]|\$\w+", " ", said)
                found[key] = " ".join(plain.split())
    return found


def syllables(word: str, language: str) -> int:
    """Groups of vowels; a silent e at the end of an English word is none, and German diphthongs are one."""
    word = word.casefold()
    groups = re.findall(f"[{VOWELS[language]}]+", word)
    silent = language == "en" and len(groups) > 1 and re.search(r"[^aeiouyl]e(s|d)?$", word) is not None
    return max(1, len(groups) - int(silent))


def grade(texts: list[str], language: str) -> float:
    """The school year that reads this easily."""
    sentences = [each for text in texts for each in re.split(r"[.!?:;]+\s|[.!?]$", text) if re.search(r"\w", each)]
    words = [word for each in sentences for word in re.findall(r"[^\W\d_’']+(?:’[a-z]+)?", each)]
    length = len(words) / len(sentences)
    counts = [syllables(word, language) for word in words]
    if language == "en":
        return 0.39 * length + 11.8 * sum(counts) / len(words) - 15.59
    many, one = sum(count >= 3 for count in counts), sum(count == 1 for count in counts)
    long = sum(len(word) > 6 for word in words)
    share = 100 / len(words)
    return 0.1935 * share * many + 0.1672 * length + 0.1297 * share * long - 0.0327 * share * one - 0.875


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_child_can_read_the_lessons_the_puzzles_and_the_tips(language: str) -> None:
    said = messages(language, r"(scene|miss|tip|coach-(why|missed|grade|warn))-.*")
    assert len(said) > 100
    assert grade(list(said.values()), language) <= FORM
    for scene in SCENES:
        own = [text for key, text in said.items() if key.startswith(f"scene-{scene.id}-")]
        assert len(own) == 5
        assert grade(own, language) <= HARDEST, scene.id
    puzzles = messages(language, r"puzzle-(task|two|hint|miss|well).*")
    assert len(puzzles) > 15
    assert grade(list(puzzles.values()), language) <= FORM


def test_the_formulas_tell_easy_from_hard() -> None:
    assert grade(["The cat sat on the mat. It was fat."], "en") < 1
    assert grade(["Considerable institutional deliberation necessarily precedes implementation."], "en") > 15
    assert grade(["Das Kanu ist rot. Es ist da."], "de") < 2
    assert grade(["Die Donaudampfschifffahrtsgesellschaft veröffentlicht Geschäftsbedingungen."], "de") > 15


def test_home_promises_as_many_minutes_as_the_lessons_take() -> None:
    """What is read and what is decided, once through, with a hint and no miss; not all of it, nor twice as much."""
    said = messages("en", r"scene-.*-(title|task|hint|well)")
    read = sum(len(text.split()) for text in said.values()) / READING
    decided = sum(len(solution(scene)) for scene in SCENES) * DECISION / 60
    assert 0.6 * PROMISED <= read + decided <= PROMISED, f"{read:.1f} and {decided:.1f} minutes"
