"""Every sentence keeps the typographic conventions of its language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from niagara.cli.words import languages, words_folder

# A no-break space, wide or narrow.
FIXED = "\u00a0\u202f"
QUOTES = {
    "cs": ("„", "“"),
    "de": ("„", "“"),
    "en": ("“", "”"),
    "es": ("«", "»"),
    "fr": ("«", "»"),
    "it": ("«", "»"),
    "nl": ("“", "”"),
    "pl": ("„", "”"),
    "ro": ("„", "”"),
    "ru": ("«", "»"),
}
FOR_ALL = {
    r"['\"]": "a straight quote",
    r"\.\.": "dots instead of an ellipsis",
    r"(?<![\w-])-\d": "a hyphen for a minus",
    r"(?<!^)  (?!\()": "two spaces",
    r"[ \t]$": "a space at the end",
}
FOR_ONE = {
    # The key `?` of the terminal is a word of its own, here and in Spanish.
    "fr": {
        rf"(?<![{FIXED}])[:;!»]|(?<![{FIXED}])\?(?! [a-z])": "no no-break space before the mark",
        rf"«(?![{FIXED}])": "no no-break space after «",
    },
    "es": {r"^[^¿]*\?(?! [a-z])|^[^¡]*!": "a question or an exclamation that nothing opens"},
}
# In German an ellipsis that stands for words has a space before it.
ELLIPSIS = {"de": (r"\w…", "no space before the ellipsis")}


def patterns(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern and of the variants within it, with a letter for every gap."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        assert isinstance(element, ast.Placeable)
        text += "" if isinstance(element.expression, ast.StringLiteral) else "X"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from patterns(variant.value)
    yield text


def sentences(language: str) -> Iterator[tuple[str, str]]:
    for path in sorted((words_folder() / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for text in patterns(entry.value):
                    yield f"{path.name}: {entry.id.name}", text


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a sentence of this language."""
    ellipsis = ELLIPSIS.get(language, (r"\s…", "a space before the ellipsis"))
    rules = [*FOR_ALL.items(), *FOR_ONE.get(language, {}).items(), ellipsis]
    found = [fault for mark, fault in rules if re.search(mark, text, re.MULTILINE)]
    if language in QUOTES:
        start, end = QUOTES[language]
        if re.sub(rf"[^{start}{end}]", "", text).replace(start + end, "") or re.search(rf"[{foreign(language)}]", text):
            found.append(f"quotes that are not {start}{end}")
    return found


def foreign(language: str) -> str:
    """The quotation marks of the other languages."""
    return "".join(sorted({*"„“”«»"} - {*QUOTES[language]}))


@pytest.mark.parametrize("language", languages())
def test_every_sentence_keeps_the_conventions_of_its_language(language: str) -> None:
    found = [(where, fault, text) for where, text in sentences(language) for fault in faults(language, text)]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The river's arm"),
        ("en", 'Tap "Play"'),
        ("en", "One moment …"),
        ("en", "from -1 to +2"),
        ("fr", "Trop loin : il faut"),
        ("fr", "Bravo!"),
        ("fr", "« Valider\u00a0»"),
        ("fr", "«\u00a0Valider »"),
        ("de", "wie “Teilen“ es gibt"),
        ("de", "Moment…"),
        ("cs", "jak „Sdílet” dává"),
        ("ro", "cum dă „Distribuie“"),
        ("it", "come “Condividi”"),
        ("ru", "даёт «Поделиться"),
    ],
)
def test_a_slip_is_found(language: str, text: str) -> None:
    assert len(faults(language, text)) == 1
