"""Plurals by grammar: whatever chooses its words by a number has them for every form that whole numbers take there.

The words of `*[other]` may serve for one form of whole numbers, no more, unless they are known to suit them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from niagara.cli.words import languages, words_folder

FORMS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = range(131)
# Here only a verb or nothing at all follows the number, and it is the same for all that are more than one.
ALIKE = {"event-won", "games-won", "who-waiting-count"}


class Choices(visitor.Visitor):
    """Collects what a message chooses between."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def plurals(path: Path) -> Iterator[tuple[str, str, set[str], set[int]]]:
    """Every choice by number in a file: its message, its variable, its forms, and numbers with words of their own."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        choices = Choices()
        choices.visit(entry)
        for choice in choices.found:
            keys = [variant.key for variant in choice.variants]
            names = {key.name for key in keys if isinstance(key, ast.Identifier)}
            exact = {int(float(key.value)) for key in keys if isinstance(key, ast.NumberLiteral)}
            if names <= FORMS and names - {"other"}:
                variable = getattr(getattr(choice.selector, "id", None), "name", "")
                yield entry.id.name, variable, names, exact


def reached(language: str, exact: set[int]) -> set[str]:
    """The forms that whole numbers take, but those that have their own words."""
    form = Locale.parse(language.replace("-", "_")).plural_form
    return {form(number) for number in NUMBERS if number not in exact}


@pytest.mark.parametrize("language", languages())
def test_every_form_that_a_number_takes_has_its_words(language: str) -> None:
    unsaid = []
    for path in sorted((words_folder() / language).glob("*.ftl")):
        for message, variable, names, exact in plurals(path):
            forms = reached(language, exact)
            left = sorted((forms - names) | (forms & {"other"}))
            if len(left) > 1 and message not in ALIKE:
                unsaid.append(f"{path.name}: {message} ({variable}) has the same words for {left}")
    assert unsaid == []


def test_a_missing_form_is_found(tmp_path: Path) -> None:
    path = tmp_path / "odd.ftl"
    path.write_text("points = { $count ->\n    [one] punkt\n   *[other] punktów\n  }\n")
    ((_, variable, names, exact),) = plurals(path)
    assert variable == "count"
    assert reached("pl", exact) - names == {"few", "many"}
    assert reached("de", exact) - names == set()
    assert reached("ru", {1}) == {"one", "few", "many"}, "21 is one, too"
