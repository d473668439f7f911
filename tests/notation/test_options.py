"""Options as words: what was written before an option was thought of is read on, and written alike."""

from __future__ import annotations

import pytest

from niagara.game import Game
from niagara.notation.line import from_line, to_line
from niagara.notation.options import HEADERS, from_headers, from_words, to_headers, to_words
from niagara.rules.options import ALWAYS, OPTIONS, BadOption, Flag, Limit, OptionFields

BOOK = ["alternate", "shared", "stealing", "-"]


class Later(OptionFields):
    """The options of some later version."""

    __slots__ = ("ice", "longest")

    def __init__(self, *numbers: int) -> None:
        for name, number in zip(OPTIONS, numbers, strict=True):
            setattr(self, name, number)


@pytest.fixture
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more options than in the beginning, a flag and a limit."""
    for header, name in tuple(HEADERS.items())[ALWAYS:]:
        monkeypatch.delitem(OPTIONS, name)
        monkeypatch.delitem(HEADERS, header)
    for name, option in (("ice", Flag("R9.1", False, ("thaw", "ice"))), ("longest", Limit("R9.1", 2, 9))):
        monkeypatch.setitem(OPTIONS, name, option)
        monkeypatch.setitem(HEADERS, name.title(), name)


@pytest.mark.usefixtures("_later")
@pytest.mark.parametrize(
    ("numbers", "words", "headers"),
    [
        ((0, 0, 1, 0, 0, 0), BOOK, {}),
        ((1, 1, 0, 40, 0, 0), ["chance", "gem_value", "peaceful", "40"], None),
        ((0, 0, 1, 0, 1, 0), [*BOOK, "ice"], {"Ice": "on"}),
        ((0, 0, 1, 0, 0, 5), [*BOOK, "thaw", "5"], {"Longest": "5"}),
        ((0, 0, 0, 0, 1, 9), ["alternate", "shared", "peaceful", "-", "ice", "9"], None),
    ],
)
def test_later_options_stand_at_the_end_where_they_are_not_the_books(
    numbers: tuple[int, ...], words: list[str], headers: dict[str, str] | None
) -> None:
    """R9."""
    options = Later(*numbers)
    assert to_words(options) == words
    said = {name: option.value(getattr(options, name)) for name, option in OPTIONS.items()}
    book = {name: option.book for name, option in OPTIONS.items()}
    assert {**book, **from_words(words)} == said
    written = to_headers(options)
    assert headers is None or written == headers
    assert {**book, **from_headers({**written, "Event": "regatta"})} == said


def test_a_word_too_many_is_refused() -> None:
    line = to_line(Game.new(players=2, seed=1).state)
    with pytest.raises(ValueError, match="players and options: 5 words expected"):
        from_line(line.replace("stealing -", "stealing -" + " ice" * (len(OPTIONS) - ALWAYS + 1)))


@pytest.mark.parametrize(
    ("header", "text", "problem"),
    [
        ("Stealing", "maybe", "neither on nor off"),
        ("MaxRounds", "many", "not a number"),
        ("MaxRounds", "-", "not a number"),
    ],
)
def test_headers_that_say_nothing(header: str, text: str, problem: str) -> None:
    """R9.3, R9.5."""
    with pytest.raises(BadOption, match=f"{header}: .*{problem}"):
        from_headers({header: text})
